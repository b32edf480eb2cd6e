/** Russian spacing: short words stay with the next one, a dash with the word before it. */
import { NBSP, holdNumbers } from './typeset.js';

const HELD = /(?<=(?<![\p{L}-])(?:а|во?|и|ко?|об?|со?|у|до|за|из|на|не|ни|но|от|по|под|из-под|или)) | (?=—)/giu;

export const typesetRussian = (text: string): string => holdNumbers(text.replace(HELD, NBSP));
