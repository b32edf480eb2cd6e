/** English words of what helps a player: hints, verdicts, a card that is picked up. */
import { someCards, target, withMore } from './en-facts.js';
import { thePlace } from './en-piles.js';
import type { HelpTexts } from './locale.js';
import { holdNumbers, typesetAll } from './typeset.js';

const texts: HelpTexts = {
  winnable: 'can still come out',
  lost: 'can no longer come out',
  unknown: 'outcome not known',
  checking: 'checking…',
  lostHere: 'From here the patience can no longer come out.',
  lostDeal: 'This deal cannot come out.',
  goBack: 'Back to where it could still come out',
  goBackUnsure: 'Back to where it was not lost yet',
  wentBack: (count, wins) =>
    `${count === 1 ? 'One move was' : `${count} moves were`} taken back. ${wins ? 'From here the patience can still come out.' : 'Whether it comes out from here is not known.'}`,
  thinking: 'Looking for a move…',
  none: 'There is nothing to suggest: no moves are left.',
  circles: 'Every move leads back to where the game has been.',
  seeking: (tried) => `Looking for a deal that can be won…${tried === 0 ? '' : ` ${tried} tried.`}`,
  anyDeal: 'Take any deal',
  noneFound: 'No deal that can be won was found. Whether this one comes out is not known.',
  failed: 'The hint could not be loaded.',
  unsure: 'Whether it comes out is not known.',
  turn: (count) => `hint: turn ${count === 1 ? 'a card' : someCards(count)} from the stock`,
  redeal: (shuffled) => `hint: ${shuffled ? 'shuffle the waste' : 'turn the waste over'}`,
  move: ({ card, more, from, to, onto, twin }) => {
    const what = card === null ? `a card from ${thePlace(from)}` : `${withMore(card, more)}${more > 0 ? ',' : ''}`;
    return `hint: ${what} to ${target(card, to, onto, twin)}`;
  },
};

export const help = typesetAll(texts, holdNumbers);
