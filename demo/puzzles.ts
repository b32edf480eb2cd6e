/** Tables of Кэнфилд by the book: each can be won, and of its moves only one keeps it so (a test solves them all). */
export const puzzles: readonly string[] = [
  't1_kenfild_1__4_stock~6h9sac.waste~TC6CJH8DTDKH.reserve~7h9dQC.tableau-1~AS.tableau-2~KDQSJDTS9H8C.tableau-3~AHKCQHJC.tableau-4~ADKSQDJSTH9C8H7C.foundation-1~2H3H4H5H.foundation-2~2C3C4C5C.foundation-3~2S3S4S5S6S7S8S.foundation-4~2D3D4D5D6D7D',
  't1_kenfild_1__4_stock~3sqsad6cas8d2h.waste~5S7S8C7H3H4HKS.reserve~ac4s5D.tableau-1~8H7C6D5C4D3C2D.tableau-2~2S.tableau-3~6H.tableau-4~8S7D6S5H4C3D2CAH.foundation-1~9STSJS.foundation-2~9DTDJDQDKD.foundation-3~9HTHJHQHKH.foundation-4~9CTCJCQCKC',
  't1_kenfild_1__3_stock~2c3h3sjh.waste~4DKC3DASQHQS3C2H9DAD8D2SKH6S.tableau-1~JSTH9S8H7S6D.tableau-2~2DACKDQCJDTS9H8S7D.tableau-3~5D.tableau-4~AHKSQDJCTD.foundation-1~4H5H6H7H.foundation-2~4S5S.foundation-3~4C5C6C7C8C9CTC',
];
