type Piles = Record<string, string[]>;
export function generator(seed: number, stream: number): { readonly next: () => number };
export function hash(text: string): number;
export function dealNumber(id: string, number: number): Piles;
export function dealList(id: string, cards: readonly string[]): Piles;
export function shuffledWaste(waste: readonly string[], seed: number, pass: number): string[];
export function dailyNumber(id: string, day: string): number;
