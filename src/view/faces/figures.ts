// Made by scripts/build-faces.mjs.
import type { Court, Indices, Suit } from './types.js';

/** What is held up and worn, the head without its hat, by how many degrees it leans, and whether the right hand is at the belt. */
type Person = readonly [dress: string, head: string, tilt: number, offers: 0 | 1];

export const figures: Readonly<Record<Court, Readonly<Record<Suit, Person>>>> = {
  J: {
  S: ['ap,lEaEaEaEa wn)lK7KTzmMOqbOTk>;7;zm>H;QQOz t>UqBZBktFklRBqF>F4tF7qF;F2tK2zm^Fm^Fm^FqK_Krl8HqH;F2F7B*zm0Jm0JVFF_F_7Kz dFkxR dXdxR wATqD>M>H@OBKBOFKBOFKDOKMFKMHO@OBO;KBK>F@K;D>F;;z eFTlRKmFKK>mOOF>mTF>F', 'hY8cTROeTuq2T*ClE0E0z kLLlF[qOQXFlF/z kX7l&FFTFI>SqFIKIlFJFHFIHHqHOQMZD[/z ALIlFF eHBqKBOFm;>qMCQF EJClFF CGKlKF hX8l8FqFVHeKMRQz', 0, 0],
  H: ['tITlHgHgVBH&H&z b!O^lbFm*T^Fm.T[F gO^oJ gOdoJ w!OXl_KO82Bq>O8O w#Blk>Oh3J3Jz e#Bl_RT2m&oT2m_T27 u.HxT', 'h!OMlOFqHTSKVHO8O@B7O;>7l3F kJMlFZqOOZFlF2z k!O7lXFFbqD[4^ A!UHlFF e!QBqKBOF E!SClFF e!Q>qKCOF eOClBOqFHKH C!OMqIFKD h!O=qKHQKKKOOKBF2l2F', -5, 1],
  C: ['an&q^Z^rt/oqTZKh en&lFbFbFb t2ZlO>gQgQgQFOBFz w!OkqHFKBlH1H1=F e!R[l8OmTK;O d>nxT d^^xR w!OZlOQb4/;q>O8O', 'h!ONlQFqMT[HD8B-t>2l2F kJMlFZqOOZFlF2z k!O7lXFFbqD[4^ A!UHlFF e!QBqKBOF E!SClFF e!Q>qKCOF eOClBOqFHKH C!OMqIFKD h!OIqO@TK>D8D h!O;lQFqHMOZK;F.l2F', 4, 0],
  D: ['e@UqFVBhFVHhme#me#qK^Fw dFgxT dXbxT t!ObcTFbBk;sO8H2q@K7Ot.H gO^oO jO^xR h2OqO>O4tB4q>;2Fl>KOHqBT;rT>_7z w+BqOKRFOV;^@;F/z e-FqHHKFm>MqKHMFmO4qF^/k E->lFF', 'h!OOlQFqMbbXc;@F7>,B>B8B2sF;>4l3F kJMlFZqOOZFlF2z k!O7lXFFbqD[4^ A!UHlFF e!QBqKBOF E!SClFF e!Q>qKCOF eOClBOqFHKH C!OMqIFKD hP6q(K/eT>_/OOV[K.4*z', 0, 1],
},
  Q: {
  S: ['w!OJlXFqO2o/cFO>Z7bBK>O7Rs;K2Kl=F e!hAl4U4Ume7&Z eC_qO^Krm[/m[/q>XBb k!OeqZFo*7B&@l=F b!OeqZFo* d>hxS B!OZqOFT> jO_xS t.Ul/#cO7h2w>l/rz e.Tl?2?2mVoD/D/mKrK/K/ B#BqX4o>', 'h!OMlXFqO;O/t>2l3F kKMlF[qOOVFlF2z k!O7lVFqKZFht6X A!THlFF e!QBqKBOF E!SClFF e!VBlIDm8@qKDOH eOClCOqFFJF C!OKqHFKFDJAJ h!O6qbKZk>/2*', 3, 1],
  H: ['Dp;qF^FrtFhmF)mF)qO>TF>K7H tp/cXF[XRbq7R*BB/V/z ep3qOHKO>K;FF;O7tTOqFO7T tF_lKrb>I4I4q>O2O>F2>z k!OeqZFo*7B&@l=F w8Tq2O;XTFbRtoOqX;e/THT;4>&T;K2O;F2F B!OZqOFT> jO^xR', 'h!OSlTFqOZZeZ>O&c@>@2>(sB27-l2F kKMlF[qOOVFlF2z k!O7lVFqKZFht6X A!THlFF e!QBqKBOF E!SClFF e!VBlIDm8@qKDOH eOClCOqFFJF C!OKqHFKFDJAJ hQ6q&F,ocK4Z/b#qOQVhH2D*t7;z', 3, 0],
  C: ['D2blA+A+mHOq;F7>TBTO D/RqOFT; y,Axe y7JxX r>VlK[qTKbKteBlK/QHqBbKkl%R%R%RqF;H2tH4qF4F#z b@aqVKeKteBm&KFe dAkxS e!O^qOFXB B!OZqOFT>m8TqOFV>', 'h!OLlZFqK;K2t>2l5F kKMlF[qOOVFlF2z k!O7lVFqKZFht6X A!THlFF e!QBqKBOF E!SClFF e!VBlIDm8@qKDOH eOClCOqFFJF C!OKqHFKFDJAJ h!O6qbK[h8;1* h!XHqTMKTTOKVRQHVKTDZ>;B2;>C4;>B7@>F8z e![Ol@CmQZ>BmOZ@C t![_lRFFK;Fz', 2, 1],
  D: ['aoBlFbFb ge7qF2Z/tZ^qFZ2^4B2.z ng7qF4V2tVZ7Z42z Gj;lV4m;^V4 k!OeqZFo*7B&@l=F d_exS w;Sq*O*_VKeOteRlK;q;F/;t7/zmaFmaFmaFqbKb^4K&Ot&TlB;qRB[;tX.z i!iZqHKFNDCF>m6OqHLFODCF>m4QqHKFNDCF> a!OXqOFTB jO_xU', 'h!OMlOFqHTSKVHO8O@B7O;>7l3F kKMlF[qOOVFlF2z k!O7lVFqKZFht6X A!THlFF e!QBqKBOF E!SClFF e!VBlIDm8@qKDOH eOClCOqFFJF C!OKqHFKFDJAJ hM6c4F/Z7eqH>K>cKFI>O>qICM>OQXbcH>H4F-@@8;.;z', 5, 0],
},
  K: {
  S: ['wnOlF-F-F-K8HTF_F_F_z eo*lF_F_F_ ghOcF@b@bFlFK*Fz d;uxT d^gxT wHRq;F2Ft4Kq7O2^VFhKtk[qZ7k2tk>q>722>B4@t2Fz i!jZqHKFNDCF>m4BqHKFNDCF>m>VqHKFNDCF>m4OqHLFODCF>', 'h!ONlQFqMT[HD8B-t>2l2F kJMlFZqOOZFlF2z k!O7lXFFbqD[4^ A!UHlFF e!QBqKBOF E!SClFF e!Q>qKCOF eOClBOqFHKH h!O_qRBX2H>H4tF.qBT8Tl@F e!SQqFTB^ eOOlF^ C!OMqIFKD h!OIqO@TK>D8D', 0, 0],
  H: ['ao3lFfFfFf go0xb gk7lRFFK;Fz tHRl,KVfVfVBV(V(,B7Zz B>VlUbUbm[*m[*8a8a', 'h!OMlOFqHTSKVHO8O@B7O;>7l3F kJMlFZqOOZFlF2z k!O7lXFFbqD[4^ A!UHlFF e!QBqKBOF E!SClFF e!Q>qKCOF eOClBOqFHKH h!OTqQMT@R>K&BT;Tl>F C!OMqIFKD h!OIqO@TK>D8D', -5, 0],
  C: ['g.@lKFFKKFFKBFFM@FF@BFFBKFz g/OoU e(MqTKbFm7KFR eOZlFaFam7&m7&qBZBktFhm[/m[/m[/qO^Kw w!O[lO>TRO44@8F a!OjqTF^;t[* jOkx[', 'h!OOlQFqMbbXc;@F7>,B>B8B2sF;>4l3F kJMlFZqOOZFlF2z k!O7lXFFbqD[4^ A!UHlFF e!QBqKBOF E!SClFF e!Q>qKCOF eOClBOqFHKH h!OTqKOTZK>K/H>H7tD2qCT;Tl>F e!VPqHRFZ C!OMqIFKD h!OIqO@TK>D8D', 3, 1],
  D: ['ap)lEbEbEbEb wr+q_OVk>;4;z er-qROR_ gn(lRFFO;Fz g!OkqTFb@te2qF>;7t&>l6F t!Ogq^Fw2B;/78O,O B!OhqZFw2 gB^xS gObxS g[^xS', 'hY8cVOK^TksBZHbq*K(2lD/D/z kLLlF[qOQXFlF/z kX7l&FFTFI>SqFIKIlFJFHFIHHqHOQMZD[/z ALIlFF eHBqKBOFm;>qMCQF EJClFF CGKlKF hSBqCS;Tl7FqBOHKlKFFJBFqBV>bTB^8tV-lF&>Fz eQLq@V4^', 0, 0],
},
};

/** The index letters decide the costume too. The first of two hats is that of spades and diamonds. */
export const hats: Readonly<Record<Indices, Readonly<Record<Court, readonly [string, string]>>>> = {
  latin: {
  J: ['wH0q@472>@2HTHZez eD2q>22/ r@;c@;F2K*O>^;k>^Ke^Xkq7>(>t(Oz eF4qZ7r@ g!O8qVFeKlF>q7B&B', 'wX0cO2_,e;BBBT2_z e[2qO4[7 rC7qH&b*tZbz t;8cOKe>xBTHZReKB;7>*8;F2F(Ks4O/Oz gT0xT'],
  Q: ['g!O0lO7KVX;q>R>b;B.B w!_+oJ w!T(oJ jO4xQ', 'g!O#qT[eZ>O>_>>/> BD7q[7rF jO.xV'],
  K: ['t!O)qTFbOlB^.F g!O(lTXZ;>bq8B,B g!_)oJ gO&oJ wB;qTB_BtbKlF>q7B*Bt.Hz jO2xS', 't!O)cZFkO_el-F g![8cR/;&,#lFMq_KV_zm,#qKTKelAF gO%xT wA;qTBbBtbKlF;q7B*Bt*Kz iG7lFImVAFImVFFH'],
},
  russian: {
  J: ['rC8cF;K4R.sT8[2cKTZ^Vrz bK4qH7T, f!O2qTFbKtHZq7@(@ gO6xR', 'rC8cF8K/T*sZ>e@q[OVe>2;Hz eT)qVOT_ g_6lOFFR;Fz f!O2qTFbKtHZq7@(@ gO6xR'],
  Q: ['t!O#cOKZRe^sTbOwqB47/t-> b!O6q_Fkb B!O&cVOo^kx dD3xS dZ3xS gO/xV w!V8oI w!R7oI', 't>FcB>@7>2F>H7K2O7Z/k/shOoZKeBrqB77/>@2@t2Oq;K7Zz b!O6q_Fh_ e!X6lO/mObK>m&FH, B;>cB;F2K(sX7h7ceBr_kr gO/xU w!V8oI w!R7oI'],
  K: ['g!O#lHFFKKFFHBFFKCF g!O&q^K_hl-F e!O&qTOOe f!O2qTFbKtHZq7@(@ jO.xR', 'gO&oM t!O(qeFbel*F b!V6qH48. f!O2qTFbKtHZq7@(@ gO/xV'],
},
};

export const body = 'sHSq2F(Kt7OcHRK[OesF[Fhlg:g:g:qF4O*C@8;t(Bz';
export const belt = 'g3vlb>b>b>b>FV*N*N*N*Nz t3xlb>b>b>b>FO*N*N*N*Nz gOroW vOroS uOrxW';
export const skirt = 'r3xq;X#kldFdFdFdFdFdFqF;@2t>7q>42(z e>xqB[;hma4ma4ma4qHTKbtO_m,5m,5Fh';
export const raised = 's;Uq7F/Ot4bq>bKecKFOBV;sT4Z.z s%oqF^VRK>O2tK/l4@q>Z;kz e(rqH>F7 w4al2@H>ZKz k-QqRBTHHHFKHHFKHHFKHHBKl;Dq>;F2z e4Tl>FmOK>FmMK>Fm@4qMHMKBH>F';
export const heartfelt = 's;Uq7F,Ot7eq>eOhODX;tT.z s#pqF_ZZtk*l>7q2V&V;B4Oz e.nq@B>7mTZq@K@Q k>bqR7[8KHFKMFKKKFFKHKDKBK;Oz eF_lODm>MQBm>OOB w@ol82O@TZz';
export const offering = 'sbUqeBrZt;_q;F2Bt7;z s{bqH^2Z4F*BlH2qXH_KcOFZ;ZFz epbqKBO> kbaq7F2KDHHKBHFKFHKHFKRHz eZelODm>MOF wekl;BH/QHz';
