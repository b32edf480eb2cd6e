/** Deals that can be won, with their difficulty; `npm run lists` writes this file (docs/difficulty.md). */
import type { WinnableLists } from '../engine/index.js';

export const lists: WinnableLists = {
  rated: true,
  byRules: {
    '': 'DSB/EPJeJBRhJn/LGhJFIAVIgASAPDaXG4LbASGCAIed/bPObaG/bzMDzRDXnDRae/XYInKxLIZHHKiNXXxCRKiEWc/TrcTjKZZIKvoHIB/fFCcXFU3E0ATBNdCugEC0fHEL',
  },
};
