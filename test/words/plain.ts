/** A text with plain spaces in place of those that do not break, to be compared and read. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
