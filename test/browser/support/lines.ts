/** A won game of every patience, as the text of its record. Made by scripts/find-lines.mjs. */
export interface Line {
  readonly deal: number;
  /** Rules that are not the book's. */
  readonly rules: Readonly<Record<string, string>>;
  readonly moves: number;
  readonly record: string;
}

export const lines: Readonly<Record<string, Line>> = {
  'stroptivye-damy': {
    deal: 46,
    rules: {},
    moves: 218,
    record:
      'r1_stroptivye-damy_1__n46_kh.bn........bo..bm......bpgp.bj..........bq....bpjpjp..bk.bogogk...........bmemA5..blbd.bm.....bh.bj...ji.bn......bqfqfnfq....bhAs.bmememem..bneneqelgl.bg..bg.bdBagm.....bpfpjpkj.bododododododo...bsisid.bdkdfkfdfefkfibqdqdqdqdqfq.bd.bl.bgAr.bpipbsfsfmbqfnfsfoememboigDjB8CXbpblililililililelfebnjnbpbshsjnhshshshsjnjnjrgrgrkngrhsgrgrirererdrdrfr',
  },
  'tsarstvo-zhenshchin': {
    deal: 22,
    rules: {
      payment: 'talon',
      passes: '2',
    },
    moves: 235,
    record:
      'r1_tsarstvo-zhenshchin_1_payment~talon.passes~2_n22_fjcfgjcg.bhfhcf.....bf..bd.....bljljljlcjjlcjjmcjAGcd............bn..bn.....bf.bkhkhkhkchbh.bo.bo..blglcgcg....bd..bphphpch...bqdqdqcdAVcg.....bi...bkhkchehceciBGcfcpjpjpjpcjck..bh.br..bl.bijicjcphphphpbp.bmdmdmdm.bgAp....bhfhfpfkhkhkhkAXDxie.bmdmBBEbhldlblhrhqihifie.bgAfBG.bhB9gnjnininininiqioilbg...biAaAtbebhbkbjblbobmbqgoememememiqbriqbmgoiqhrhrgoiqdqfohrdqfoinfohrfojnfogohrhrdqhrdrjngrenirfn',
  },
  damskiy: {
    deal: 31,
    rules: {},
    moves: 245,
    record:
      'r1_damskiy_1__n31_gljm.....bk..bj......bm....bjhj.....bf......bhbd.bn..bl....bmfmfm..bmgm.bm....bf..bkhkhkcjcocmbmij....bg......bi....bo.bn...bp.bkjkjkjkjkjkjkcgAp..blel...bl....bn...bk..bfBfcp..bqeqce.br.be.bobo........bm.bm.bqiqcrcphpipiphlhmglglglgiAp.bnjnjnjnbnclelelel..bo.bndndncqhdih.bnencigeco.bphphpcdchAcCb.Aj.AMBB..cohohohohohoho.hrgr.gqjq.giei..grer.epfpfpfp.erdrdrdrdrdrdr.dqiqiqiqiqiq',
  },
  'otvazhnye-damy': {
    deal: 169,
    rules: {},
    moves: 227,
    record:
      'r1_otvazhnye-damy_1__n169_hgchjdcjAYcgfecfclAOce.bd......bi.blflcfcgcm..............bmdmdmdmdmdmcdbd..bn...bn.bo..bpgpgpcgcpcmjmjmjmcj......bi...blglcgcq....bg.be.ak........bojojdjljljmhl......brbrbf.beeg....blblhlhf...bpgpgpgpBtij.bs.-.bpdpdpdp.bs.br.bl.bngngngngn...bq..bndnds..bokoakhkbgbobs...bs..beieA1jrerjqerererjrdrerjqgqgqhrhoBxgeAN.bninin.bkgkgfgqgqgohogqhshqfoksksksksksksfofohqbq',
  },
  kongress: {
    deal: 76,
    rules: {},
    moves: 238,
    record:
      'r1_kongress_1__n76_ckcghehlfjfehihmhgchcgckcijh....bhfhbcjc.bk...beje..bdjdjc..befecd.....bjfj.bdhd...bk.....bjbj..bnbn.bn.bl..bm.bf..bdgfgk.bkgd.bl...bhgh.bm..bn......boioioilfofodododofhhggf..bp.bdgdbpfd..bqjqejepemen..bobgfgdg.bc..bk.brjrjrjpjljl...bpepdp.bcedek.bnhnhnhnhobnhnhn.biijbjejbjbobighieef.boeobddgbfbkbibebpcpckckfefkfkfjfefhfqfmfqfifdfrfpipfqdqhrdqgrfndqhmhrfrflgmgmdmgqgmhmjljrdrdrfljleqeljqepircqjmipcqdleljmdr',
  },
  'korol-dama-valet': {
    deal: 42,
    rules: {},
    moves: 95,
    record:
      'r1_korol-dama-valet_1__n42_...bj....bdbd.bg.be.bd.bc.bh..bj.bi.bhbh.be.....bg...bi....bf.bh.bd.be..be.bjbjbe.bf...bg.bc-.bc...bj..bc.bg.bc.bibibg.bd.bh.bf.bi.bfbf',
  },
  kenfild: {
    deal: 336,
    rules: {},
    moves: 102,
    record:
      'r1_kenfild_1__n336_chfe..bhbifhAGcecjgjgibf..bege...bh...bj.bk.bd-...bf.bd.bg.bkekbkejek.bfef.bkbigigjfjfkcdegA5bfbdbgbfbidiAebg.bgbiAjbdbhghgieheiAsbgbgbhehghbfbjfjdjdieigibdbkfkfjdkfkdjfhejdkbjdhfiek',
  },
  'damy-kuvyrkom': {
    deal: 46,
    rules: {},
    moves: 256,
    record:
      'r1_damy-kuvyrkom_1__n46_ikflcm.bn.bi.bn........bl.bo.bk......bogo.bc.bp.........bpfp....bococo...blfl.......bh.bq.dhjdjpcpchbc.bnen.Bq.bmfmAL.bn.bp....biAeif...be..bkdkdlbd.bg...bp.-.bn.bp.bk...blglglgnbg.blclclclhl..bp...bobgbejejofoioioioiowqimhqgqgqgqbjidbgefhihk.bmdh...bhbj.bpjpjpbj.....bnfnenenenbf.bp..be..bmgmbg...bnvmjmej.bqgqbqbfbqbg.bmtm.bmcmbcbq...bigiegjgbjbi.bkgkgkukckxkeksrhrhrdrfeBzdc.beeh.brcrdrdrir.bqjqyrhrerfr',
  },
  'damy-bliznetsy': {
    deal: 8,
    rules: {},
    moves: 242,
    record:
      'r1_damy-bliznetsy_1__n8_.bi...bi.bkck....bj...bk....blbdbi..bm.bg..bn.bg..bo...bn.bnen...bo......bhch.bgfg.bm...bp..bj.bl...be.bpfp....bq...bn.br.bnjnjnjn.bo.bkhkhkhkjh.bqgqgqgqgqgqjq.bdgdbjbqdqdqdqdq.jh.br....bkikikikikgiegefbk.gf.....bm.bj..br...br...bm.bd.be.....bl.bm..bj.bjgjfj.bncncn.bc-.bf.....bpcpcp.bn.brfrfrfrbpdpdpgfdgdrhrdodojojojojojojohrerhojoeremelilemilipdldmeldmdlhlgmgmfldpflephlipcmjm',
  },
  skorpion: {
    deal: 31,
    rules: {},
    moves: 51,
    record:
      'r1_skorpion_1__n31_.BNhfA0ghASEgGADFEMBxHQAkAvCkE9B7ebFoIvAUehBCAsHmGRCrAzCeBocecfchASJ7IEAzKnceBIC2BobgbhE1JDCrE3FzdgFm',
  },
};
