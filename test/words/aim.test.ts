import { expect, it } from 'vitest';
import { deal, games } from '../../src/engine.js';
import { en, ru } from '../../src/locales/all.js';
import { statusLine } from '../../src/view/status-line.js';
import { plain } from './plain.js';

/** What a fresh table asks for; once somebody has moved the line is for other things. */
it('tells what is to be built, of every game', () => {
  const told = games.map(({ id }) => {
    const game = deal(id, { deal: 7 });
    return [id, plain(statusLine(ru, game).text), plain(statusLine(en, game).text)];
  });
  expect(told).toMatchInlineSnapshot(`
    [
      [
        "stroptivye-damy",
        "Соберите по масти 8 баз от короля до дамы.",
        "Build 8 foundations in suit from king to queen.",
      ],
      [
        "tsarstvo-zhenshchin",
        "Соберите по масти 8 баз от десятки до девятки.",
        "Build 8 foundations in suit from ten to nine.",
      ],
      [
        "damskiy",
        "Соберите по масти 8 баз от десятки до девятки.",
        "Build 8 foundations in suit from ten to nine.",
      ],
      [
        "otvazhnye-damy",
        "Соберите по масти 8 баз от короля до валета.",
        "Build 8 foundations in suit from king to jack.",
      ],
      [
        "kongress",
        "Соберите по масти 8 баз от туза до короля.",
        "Build 8 foundations in suit from ace to king.",
      ],
      [
        "korol-dama-valet",
        "Соберите по масти 4 базы от пятёрки до короля и 4 от шестёрки до валета.",
        "Build 4 foundations in suit from five to king and 4 from six to jack.",
      ],
      [
        "kenfild",
        "Соберите по масти 4 базы от туза до короля.",
        "Build 4 foundations in suit from ace to king.",
      ],
      [
        "damy-kuvyrkom",
        "Соберите 8 мастей от короля до дамы.",
        "Build 8 suits from king to queen.",
      ],
      [
        "damy-bliznetsy",
        "Соберите по масти 8 баз от короля до дамы.",
        "Build 8 foundations in suit from king to queen.",
      ],
      [
        "skorpion",
        "Соберите 4 масти от короля до туза.",
        "Build 4 suits from king to ace.",
      ],
    ]
  `);
});

it('tells it until the first move, and again when that is taken back', () => {
  const game = deal('kenfild', { deal: 7 });
  const first = statusLine(ru, game).text;
  game.play({ from: 'stock', to: 'waste', count: 3 });
  expect(statusLine(ru, game).text).toBe('');
  game.undo();
  expect(statusLine(ru, game).text).toBe(first);
});
