type Read = 'turn' | 'redeal' | { from: string; to: string; count: number };
export function readMoves(text: string, piles: readonly string[]): Read[];
