// Made by scripts/build-faces.mjs.
import type { Suit } from './types.js';

/** The right half of each suit, 50 high, from its middle. */
export const suits: Readonly<Record<Suit, string>> = {
  S: 'mF.cKQ]X]es7R1JqGOLSl>F',
  H: 'mF]q]3]%cF735/B',
  C: 'mF.cPFTTLYN@YHVRs5Q2GqFQLVl>F',
  D: 'mF.qNTY^;P3^',
};

/** The index letters: the width, then strokes, 40 high. No font is needed, so none can be missing. */
export const glyphs: Readonly<Record<string, string>> = {
  0: 'amTGqQGQYt;Y;3Q3z',
  1: 'SmGNqLDN>lFn',
  2: 'amHQqG=Q=tQOcFO8U1al]F',
  3: 'amIHZF;TqQFRQt;Q;=',
  4: 'bmab/FV+Fn',
  5: 'am]H5FEVqIBOBPGPRt;R;>',
  6: 'am]Hq3M2^FRQRtQ;;:;Q',
  7: '_mGH]Fq;X8k',
  8: 'amTYq<E<=tP=OO=O;PqFOQPtQ;qE=;=z',
  9: 'am^TqEQ;Qt;;Q:QQqEX3_',
  A: 'dmHnL3L3Tkm0:XF',
  K: 'bmJFFnmQ2mQ20^mM?V]',
  Q: 'emVGqRGRYt:Y83T3zmGaRT',
  J: ']mYFFbqFQ=Qt><',
  Т: 'bmGHaFm8FFk',
  Д: 'hmHuF=dFFOm,=qIAJ8tG/lVFFk',
  В: 'amJYQFqPGPPt<Pl;FF3F3QFqNGNPt>O',
};
