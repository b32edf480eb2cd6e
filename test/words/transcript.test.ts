/** docs/transcripts: written anew by `npm run transcripts`, to be read by a person. */
import { test, expect } from 'vitest';
import { en, ru } from '../../src/locales/all.js';
import { lines } from '../browser/support/lines.js';
import { transcript } from './transcript.js';

const { record } = lines['kenfild']!;

test('a won game in English', async () => {
  const text = transcript(record, en, {
    title: (game, deal) => `${game}, deal ${deal}, as it is heard`,
    key: 'First the table in short, by the key `T`; then, for every move, the controls that are pressed and **what is announced**. [По-русски](ru.md).',
  });
  await expect(text).toMatchFileSnapshot('../../docs/transcripts/en.md');
});

test('a won game in Russian', async () => {
  const text = transcript(record, ru, {
    title: (game, deal) => `${game}, расклад № ${deal}: как его слышат`,
    key: 'Сначала стол коротко, клавишей `T`; дальше для каждого хода — что нажато и **что сказано**. [In English](en.md).',
  });
  await expect(text).toMatchFileSnapshot('../../docs/transcripts/ru.md');
});
