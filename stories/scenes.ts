/** Tables that the stories show, and the hand that plays on them. */
import { userEvent, waitFor } from 'storybook/test';
import { restore, type Move } from '../src/engine.js';
import type { PatienceElement } from '../src/index.js';
import { lines } from '../test/browser/support/lines.js';

/** A won game up to a part of its moves, as the text of its record. */
export function partOf(id: string, part: number): string {
  const game = restore(lines[id]?.record ?? '');
  const moves = Math.floor(game.moveCount * part);
  while (game.moveCount > moves) game.undo();
  return game.record();
}

/** One move before each of these is seen: the stock's next card is a queen who is paid for. */
export const beforePayment = {
  stroptivye: 'r1_stroptivye-damy_1__n1_.....hl.......',
  tsarstvo: 'r1_tsarstvo-zhenshchin_1__n1_elce.......bl.....',
};

/** The queen of clubs completes her suit, and the ten under it comes free. */
export const beforeFreedom =
  'r1_damy-kuvyrkom_1__n46_ikflcm.bn.bi.bn........bl.bo.bk......bogo.bc.bp.........bpfp....bococo...blfl.......bh.bq.dhjdjpcpchbc.bnen.Bq.bmfmAL.bn.bp....biAeif...be..bkdkdlbd.bg...bp.-.bn.bp.bk...blglglgnbg.blclclcl';
export const freeingMove: Move = { from: 'tableau-6', to: 'foundation-2', count: 1 };

/** A place in Царство женщин that the packet or the waste must fill. */
export const mustRefill =
  'r1_tsarstvo-zhenshchin_1__n1_elcefjaf.....be...............bl......bl....bi.....bh.......bmbe..ekekek';

/** No move is left. */
export const lostGame =
  'r1_korol-dama-valet_1__n2_..bi.bh.bi.bj......bh.bf..bj...bi...bj...bh..bf..bg.....bc.bd.bi..bj..be..bc-......bi.bg..be..bhbh....bd..bf..bc.bf.bj.bg-.be..be..bg.bd.bg..bf.be.bc';

/** A busy machine may take long. */
const PATIENCE = { timeout: 60_000 };

/** The table of a story, drawn. */
export async function tableIn(canvas: HTMLElement): Promise<PatienceElement> {
  const table = canvas.querySelector<PatienceElement>('[lang]');
  if (table === null) throw new Error('The story shows no table.');
  await waitFor(() => {
    if (!table.shadowRoot?.querySelector('.card')) throw new Error('Nothing is drawn.');
  }, PATIENCE);
  await table.updateComplete;
  return table;
}

/** Taps the top of a pile, or its place where it is empty; `count`: the card with so many from it to the top. */
export async function tap(table: PatienceElement, pile: string, count = 1): Promise<void> {
  const size = table.game?.pile(pile).cards.length ?? 0;
  const target = table.shadowRoot?.querySelector(`[data-pile="${pile}"] [data-index="${Math.max(-1, size - count)}"]`);
  if (target === null || target === undefined) throw new Error(`There is nothing to tap on ${pile}.`);
  const { left, top, width } = target.getBoundingClientRect();
  const coords = { clientX: left + width / 2, clientY: top + 6 };
  await userEvent.pointer([{ keys: '[MouseLeft>]', target, coords }, { keys: '[/MouseLeft]' }]);
  await table.updateComplete;
}

/** Taps the cards, then where they go. */
export async function tapTap(table: PatienceElement, { from, to, count }: Move): Promise<void> {
  const before = table.moveCount;
  await tap(table, from, count);
  if (table.moveCount === before) await tap(table, to);
}
