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
      'r1_stroptivye-damy_1__n46_kh.bn........bo..bm......bpgp.bj..........bq....bpjpjp..bk.bogogk...........bmemKe..blbd.bm.....bh.bj...ji.bn......bqfqfnfq....bhIh.bmememem..bneneqelgl.bg..bg.bdgDgm.....bpfpjpkj.bododododododo...bsisid.bdkdfkfdfefkfibqdqdqdqdqfq.bd.bl.bgIg.bpipbsfsfmbqfnfsfoememboigGI5kFFG4bpblililililililelfebnjnbpbshsjnhshshshsjnjnjrgrgrkngrhsgrgrirererdrdrfr',
  },
  'tsarstvo-zhenshchin': {
    deal: 22,
    rules: {
      payment: 'talon',
      passes: '2',
    },
    moves: 235,
    record:
      'r1_tsarstvo-zhenshchin_1_payment~talon.passes~2_n22_fjcfgjcg.bhfhcf.....bf..bd.....bljljljlcjjlcjjmcjDjcd............bn..bn.....bf.bkhkhkhkchbh.bo.bo..blglcgcg....bd..bphphpch...bqdqdqcdGdcg.....bi...bkhkchehcecifIcfcpjpjpjpcjck..bh.br..bl.bijicjcphphphpbp.bmdmdmdm.bgIj....bhfhfpfkhkhkhkGfIH6ie.bmdmfDHF7hldlblhrhqihifie.bgHgfI.bhGH4gnjnininininiqioilbg...biGiJgbebhbkbjblbobmbqgoememememiqbriqbmgoiqhrhrgoiqdqfohrdqfoinfohrfojnfogohrhrdqhrdrjngrenirfn',
  },
  damskiy: {
    deal: 31,
    rules: {},
    moves: 245,
    record:
      'r1_damskiy_1__n31_gljm.....bk..bj......bm....bjhj.....bf......bhbd.bn..bl....bmfmfm..bmgm.bm....bf..bkhkhkcjcocmbmij....bg......bi....bo.bn...bp.bkjkjkjkjkjkjkcgIj..blel...bl....bn...bk..bfjFcp..bqeqce.br.be.bobo........bm.bm.bqiqcrcphpipiphlhmglglglgiIj.bnjnjnjnbnclelelel..bo.bndndncqhdih.bnencigeco.bphphpcdchHdDH5.Id.EifD..cohohohohohoho.hrgr.gqjq.giei..grer.epfpfpfp.erdrdrdrdrdrdr.dqiqiqiqiqiq',
  },
  'otvazhnye-damy': {
    deal: 169,
    rules: {},
    moves: 227,
    record:
      'r1_otvazhnye-damy_1__n169_hgchjdcjGdcgfecfclEjce.bd......bi.blflcfcgcm..............bmdmdmdmdmdmcdbd..bn...bn.bo..bpgpgpcgcpcmjmjmjmcj......bi...blglcgcq....bg.be.ak........bojojdjljljmhl......brbrbf.beeg....blblhlhf...bpgpgpgpiGij.bs.-.bpdpdpdp.bs.br.bl.bngngngngn...bq..bndnds..bokoakhkbgbobs...bs..beieJijrerjqerererjrdrerjqgqgqhrhoiKgeEi.bninin.bkgkgfgqgqgohogqhshqfoksksksksksksfofohqbq',
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
      'r1_kenfild_1__n336_chfe..bhbifhEfcecjgjgibf..bege...bh...bj.bk.bd-...bf.bd.bg.bkekbkejek.bfef.bkbigigjfjfkcdegFE5bfbdbgbfbidigFbg.bgbiDG4bdbhghgieheiGD4bgbgbhehghbfbjfjdjdieigibdbkfkfjdkfkdjfhejdkbjdhfiek',
  },
  'damy-kuvyrkom': {
    deal: 46,
    rules: {},
    moves: 256,
    record:
      'r1_damy-kuvyrkom_1__n46_ikflcm.bn.bi.bn........bl.bo.bk......bogo.bc.bp.........bpfp....bococo...blfl.......bh.bq.dhjdjpcpchbc.bnen.hC.bmfmDf.bn.bp....biFiif...be..bkdkdlbd.bg...bp.-.bn.bp.bk...blglglgnbg.blclclclhl..bp...bobgbejejofoioioioiowqimhqgqgqgqbjidbgefhihk.bmdh...bhbj.bpjpjpbj.....bnfnenenenbf.bp..be..bmgmbg...bnvmjmej.bqgqbqbfbqbg.bmtm.bmcmbcbq...bigiegjgbjbi.bkgkgkukckxkeksrhrhrdrfeiDdc.beeh.brcrdrdrir.bqjqyrhrerfr',
  },
};
