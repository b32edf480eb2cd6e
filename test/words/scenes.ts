/** Played games with the moves whose sentences are read in `moves.test.ts`. */

export interface Scenes {
  readonly record: string;
  /** Which moves are told, from 1. */
  readonly told: readonly number[];
}

export const scenes: Readonly<Record<string, Scenes>> = {
  'stroptivye-damy': {
    record:
      'r1_stroptivye-damy_1__n91_dh.dg........be..bh..bf..bf.ifBn.........bi...bl.........blbl..hn....bn.bmememek....blflflflfl.A6.....kekmgmgkkmkm..........bn..........bp.......bm...biji.bmfmfmfmiqiqiqbq.behehl...bddnenenenen.boko.bf.kgkq-......bl.bj...bpgpgp.....brer.bnjnjn..blhl.bses.....bpepBrBPBrBPBrBP...bkkf.fkBr.kffkBPkffkkfBrfkBP.bfBrBPBrBPBrBP.bqeq.bp.jp.bo.bj...bh.brir',
    told: [12, 28, 32, 124, 147, 148, 150, 151, 154, 182, 191, 201],
  },
  'tsarstvo-zhenshchin': {
    record:
      'r1_tsarstvo-zhenshchin_1__n267_glaghlahhkchgjcgckcmjmjmcjgmcggkagjlcjhech......bi.bejeaj.......bnbdfdaffmcfcgAlci.....boco.bm......bk.bp...bl.bo.bj.bj...bm....bpip...bmdmdmdmjd.djjd.bleleleleldjjdbe..bldjjddjjddjjddj.jddjjddjjd.djjddjjd.bldj.jd.djjddjjd.bndjjddjjddj..biiggiiggi..igbijddjjddjjddjjd.djjd.djjddjjddj.bhBhhd.dhbhAcBBfeCbCz.CbCzbeCb.bqbqCzCbCzCb.CzCbCz.blCbCzCb..bd.brhrhqhqhqdqdqdmfmfofpdoflBRBFBRBFBRBFBRBFBRBFBRBFBRBFBRBFBRBFBR',
    told: [1, 6, 9, 10, 46, 80, 82, 94, 174, 179, 181, 221],
  },
  damskiy: {
    record:
      'r1_damskiy_1__n277_jleg.cl.......bm...bi..bi.cice.jecncn..bhbfbf..bl.....bk...bngn.gncncgCM......be.bh..bkfkfkfkcmcdckfdchjhcoejdododoje.ejjeejje.boej.jeejjeejjeejjeejjeej.bg.igjeejjeejdijeejjeejjeejjeejje.ejje.ej.bpje..be.bmgmgmgmgmgmgmgmgmco...blANArAN.Ar.ANbl.boArANArANArAN.ArANArANArANArAN.Ar.ANArANArAN.bojojoeoeo.eo..bq.blelAk.......bqfq.bmcm.bg.bk.bj..brcrcqbq..bq.bkjkjk.bp.cp.cq.chhndn.dqiq.AVA1.AHAB..',
    told: [3, 12, 21, 25, 68, 73, 141, 181, 202, 204, 227, 234],
  },
  'otvazhnye-damy': {
    record:
      'r1_otvazhnye-damy_1__n371_glag.fjafdecdANceheahhfah.bl.be......bf.bm......bn..bd..........bh.....be.AxcjcmcoAGcd.bp...bl..biininininciAlahfhcj.cn..hffhhfbdfhhffh.hf..bnbqeqeqfheqeqeqeqaehffhhffhhf.br.blflflflaf.akklakglksakAC.gh.glgpelbl..bq.bggogogseskgbkkeak.bqjqjqjq..bddmimimim.gi.ig.bohohogi.iggiiggiiggi..bo.bmiggi.bnininAVAqAVAqAVAqAV-AqAV.AqAVAqAVAq.AVAqAV.AqAVAqAVAqAVAq.AV.bhAqAVAqAVAqhffhhffhAVhiBsfh.brAV.Aq.AVhiihhiihAq',
    told: [17, 26, 56, 77, 117, 124, 126, 131, 142, 183, 184, 191],
  },
  kongress: {
    record:
      'r1_kongress_1__n249_fcikelimfmce.df.cieiie.dfeiieei.bl...ieei.bibhehbg.bhgjihhiihhiihhi.jg.gjjg.ihgjhiihbg.bncnhiic.bnen.beie.bddododheicdhcdichdedfiehcei.ie.bnchhcehhecheccehiiccheiieechiieeh.heciecceihhceichieecciichiceecieehceeiheecce.bninin.hiihehheecbc.hiehiehiehiehiehheehieeiieeiiehiihhiiheiieei.bcheihhiihhiiheiheeh.ieei.heih.ei.heehiehiihhiihhi.bkfkfccfihfchiihcfeiieeihefcihcf.fcbehicfbeihhiihfchicfceecfcfeihefhiihfehieffeceihcfefhifeeffeefihhiihhi.ecfcihhicf',
    told: [2, 5, 6, 7, 19, 26, 28, 29, 51, 57, 121, 200],
  },
  'korol-dama-valet': {
    record:
      'r1_korol-dama-valet_1__n4_.........bd.bf.......bc..bh.....be..be.bg......bf.be..bi..bj..-...bg.bj......bj.bibi.be..bj.bf.bd.bgbg.bg..bh.bf.bc..be.bh..bj..bi-...bd.bi.bc.bhbhbc.bf.bd.bc.bd',
    told: [1, 10, 51, 52, 60, 70, 82, 90, 113, 115],
  },
  kenfild: {
    record:
      'r1_kenfild_1__n336_chfe..bhbifhAG.bdcecjgjgi.bege...bh.bf..bj.bk.-..bf..bd.bg.bkekbkejek..bfbkbigigjejcdgeBN.bf-...bhdhbh.bi.bkbigididhfdbfAGbe.-..bebjbigjdjdifjbdbkgkghgidkfkehekfhbe..bjgjgkejbfbhbifi',
    told: [1, 2, 6, 10, 11, 12, 29, 30, 41, 55, 98, 106],
  },
  'damy-kuvyrkom': {
    record:
      'r1_damy-kuvyrkom_1__n104_hkclcmcmic.....bk.bdbd.......bjfj.bhbh......bnfnfoBtCBjpCzhkA9Aveh...bf....bh..bococoBabh.ehBFB6.BJAYADBaBFAo.AFBqBHAYADBq.BHhcchBabdBFB6BJC8CLBaBFec.....bo......bm....boio.bocobcbd..biieeiieeiieeiieeiie.bj.bqeiieeiieeiieeiieeiieeiieeiie.bmememBs.BXA6jojojojobi..bmfmfmfmfmbm.wmul.bn.br.....bk-.bqcqgcgcgqchhcchgccg.hc.chhcchhcchhcchhcghig.giAMbgBjhg.ghCwCpDS.bkgkgkgkgkgkdkbkA0Bw...B3BwB3.beBwB3BwB3BwB3',
    told: [1, 11, 13, 33, 42, 81, 114, 118, 157, 169, 178, 180],
  },
  'damy-bliznetsy': {
    record:
      'r1_damy-bliznetsy_1__n8_.bi...bi.bkck....bj...bk....blbdbi..bm.bg..bn.bg..bo...bn.bnen...bo......bhch.bgfg.bm...bp..bj.bl...be.bpfp....bq...bn.br.bnjnjnjn.bo.bkhkhkhkjh.bqgqgqgqgqgqjq.bdgdbjbqdqdqdqdq.jh.br....bkikikikikgiegefbk.gf.....bm.bj..br...br...bm.bd.be.....bl.bm..bj.bjgjfj.bncncn.bc-.bf.....bpcpcp.bn.brfrfrfrbpdpdpgfdgdrhrdodojojojojojojohrerhojoeremelilemilipdldmeldmdlhlgmgmfldpflephlipcmjm',
    told: [1, 2, 8, 9, 42, 114, 119, 181, 183, 204, 234, 241],
  },
  skorpion: {
    record:
      'r1_skorpion_1__n31_.BNhfA0ghASEgGADFEMBxHQAkAvCkE9B7ebFoIvAUehBCAsHmGRCrAzCeBocecfchASJ7IEAzKnceBIC2BobgbhE1JDCrE3FzdgFm',
    told: [1, 2, 5, 6, 20, 21, 30, 38, 40, 45, 50, 51],
  },
};
