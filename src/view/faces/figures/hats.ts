import { svg, type TemplateResult } from 'lit';
import { embroider } from './figure.js';
import { pip } from '../art.js';
import type { Court, Indices, Suit } from '../types.js';

type Hat = (suit: Suit) => TemplateResult;

/** Four pearls or bells of radius `r` in a row of centres. */
const pearls = (r: number, spots: readonly (readonly [x: number, y: number])[]): string =>
  spots.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1${-2 * r} 0`).join('');

/** A closed crown over a cap, with an ermine brim. */
const crown: Hat = (suit) =>
  svg`<path class="trim" d="M-24-114L-28-138Q0-152 28-138L24-114z"></path
    ><path class="gold" d=${
      'M-25-112L-34-144-15-130 0-150 15-130 34-144 25-112Q0-120-25-112z' +
      pearls(4, [
        [-34, -146],
        [0, -152],
        [34, -146],
      ])
    }></path
    ><path class="white" d="M-26-110Q0-118 26-110V-117Q0-126-26-117z"></path
    ><path class="jewel" d=${pip(suit, 0, -130, 13)}></path>`;

/** An open crown with pearls on its points. */
const coronet: Hat = (suit) =>
  svg`<path class="gold" d="M-23-112C-24-124-27-132-32-140L-15-130-9-146 0-131 9-146 15-130 32-140C27-132 24-124 23-112Q0-122-23-112z"></path
    ><path class="white" d=${pearls(4, [
      [-32, -142],
      [-9, -148],
      [9, -148],
      [32, -142],
    ])}></path
    ><path class="jewel" d=${pip(suit, 0, -123, 11)}></path>`;

/** A cap with a feather. */
const beret: Hat = () =>
  svg`<path class="white" d="M-12-136C-20-156-34-162-44-152-36-150-32-140-27-120z"></path
    ><path class="line" d="M-22-130Q-28-150-39-153"></path
    ><path class="robe" d="M-30-110C-40-132-14-150 12-146 34-142 40-124 30-110 12-118-12-118-30-110z"></path
    ><path class="gold" d="M-31-108Q0-120 31-108V-116Q0-128-31-116z"></path>`;

/** The golden cap of the tsars: fur brim, cross on top. */
const monomakh: Hat = (suit) =>
  svg`<path class="gold crest" d="M-2-150V-154H-5V-157H-2V-161H2V-157H5V-154H2V-150z"></path
    ><path class="gold" d="M-25-118C-27-138-14-150 0-153 14-150 27-138 25-118z"></path
    ><path class="line" d="M-11-120Q-13-142 0-152 13-142 11-120"></path
    ><path class="fur" d="M-29-107C-34-112-33-121-26-124Q0-131 26-124C33-121 34-112 29-107Q0-116-29-107z"></path
    ><path class="jewel" d=${pip(suit, 0, -134, 12)}></path>`;

/** A tall embroidered head-dress with pearls along the brow. */
const kokoshnik: Hat = (suit) =>
  svg`<path class="trim" d="M-40-90C-48-128-18-152 0-159 18-152 48-128 40-90 34-110 18-118 0-118-18-118-34-110-40-90z"></path
    ><path class="braid" d="M-37-96C-31-112-16-120 0-120 16-120 31-112 37-96"></path
    ><path class="beads" d="M-37-102C-39-128-16-146 0-152 16-146 39-128 37-102"></path
    ><path class="thread" d=${embroider(suit, 15, [
      [-22, -126],
      [22, -126],
    ])}></path
    ><path class="gold crest" d=${pip(suit, 0, -134, 16)}></path
    ><path class="white" d=${pearls(3, [
      [-15, -116],
      [-5, -118],
      [5, -118],
      [15, -116],
    ])}></path>`;

/** A pointed cap with a fur brim. */
const cap: Hat = (suit) =>
  svg`<path class="robe" d="M-24-116C-24-140-4-146 8-160 12-146 28-136 25-116z"></path
    ><path class="braid" d="M-8-122Q-6-138 6-150"></path
    ><path class="fur" d="M-30-106C-36-112-34-124-27-126Q0-134 27-126C34-124 36-112 30-106Q0-116-30-106z"></path
    ><path class="gold crest" d=${pip(suit, 0, -120, 11)}></path>`;

/** The index letters decide the costume too. */
export const hats: Readonly<Record<Indices, Readonly<Record<Court, Hat>>>> = {
  latin: { J: beret, Q: coronet, K: crown },
  russian: { J: cap, Q: kokoshnik, K: monomakh },
};
