/** What stands around the board once all of it has come. */
import { nothing, type TemplateResult } from 'lit';
import type { FullLocale } from '../locales/index.js';
import { statusTemplate } from '../view/status.js';
import type { ToolbarView } from '../view/frame.js';
import type { AdviceView } from './advice.js';
import { toolbarButtons, type ButtonsHost, type Doings } from './buttons.js';
import type { Desk } from './desk.js';
import { LATER_STYLES, SPEECH } from './parts.js';
import type { Session } from './session.js';

/** What the element knows of it. */
export interface Known {
  readonly locale: FullLocale;
  /** Null while no game has come. */
  readonly session: Session | null;
  /** What is told in place of the quiet state, or null; and whether that is a refusal. */
  readonly note: { readonly text: string | null; readonly refused: boolean };
  readonly advice: AdviceView | undefined;
  readonly bar: Omit<ToolbarView, 'buttons'>;
  readonly barAt: 'top' | 'bottom' | 'none';
  /** The clock is shown. */
  readonly timer: boolean;
  /** The later styles have come, or never will: the buttons are shown. */
  readonly dressed: boolean;
}

export interface Around {
  readonly buttons: unknown;
  readonly status: TemplateResult;
  /** What lies over the felt. */
  readonly sheet: unknown;
  /** What lies open over all of it. */
  readonly panel: unknown;
}

export function aroundOf(
  host: ButtonsHost,
  desk: Desk,
  doings: Pick<Doings, 'newDeal' | 'open'>,
  { locale, session, note, advice, bar, barAt, timer, dressed }: Known,
): Around {
  const game = session?.game ?? null;
  const { question, text, offers, plain, finish, sheet, panel } = desk.view(locale, session);
  const speech = game && SPEECH.now;
  const line = game && (speech?.statusLine(locale, game) ?? null);
  const styled = LATER_STYLES.now !== null;
  return {
    buttons: dressed ? toolbarButtons(host, locale.ui, { ...doings, finish }) : nothing,
    status: statusTemplate({
      text:
        question ??
        advice?.thinking ??
        note.text ??
        advice?.text ??
        text ??
        (game?.status === 'won' ? '' : (line?.text ?? '')),
      refused: note.refused && question === null,
      lost: game?.status === 'lost',
      offers: styled ? (plain && advice?.offers) || offers : nothing,
      meta: styled && line ? [...line.meta, ...(advice?.meta ?? [])] : null,
      signs: [...((game && speech?.indicators(game)) ?? []), ...(advice?.signs ?? [])],
      number: bar,
      below: barAt !== 'none',
      timer,
    }),
    sheet: styled ? sheet : nothing,
    panel,
  };
}
