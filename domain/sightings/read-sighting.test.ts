import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { bankTexts, lockedFiles } from '#tests/bank-texts/bank-texts.ts';
import { LONGEST_TEXT, readSighting } from './read-sighting.ts';
import { builtInWordings, type Wording } from './wordings.ts';

const read = (text: string, from = 'VM-HDFCBK', source: 'text' | 'notification' | 'statement' = 'text') =>
  readSighting({ source, from, text, receivedAt: 0 }, builtInWordings);

// SIGHT-1
describe('the texts of banks that the reader is measured with', () => {
  it('have not changed since they were written', () => {
    expect(lockedFiles()).toEqual([{ file: '01-forty.jsonl', isChanged: false }]);
  });

  it.each(bankTexts())('$about ($from) is read as it is meant', ({ source, from, text, means }) => {
    expect(read(text, from, source)).toEqual(means);
  });
});

// SIGHT-1
describe('the wordings that are known', () => {
  const texts = bankTexts().filter(({ means }) => means.kind === 'credit');
  const readAll = (wordings: readonly Wording[]) =>
    texts.map(({ source, from, text }) => readSighting({ source, from, text, receivedAt: 0 }, wordings));

  it('each have a name of their own and a source', () => {
    expect(new Set(builtInWordings.map(({ id }) => id)).size).toBe(builtInWordings.length);
    expect(builtInWordings.filter(({ source }) => source === '')).toEqual([]);
  });

  it('each read a text, and none otherwise than it is meant', () => {
    for (const wording of builtInWordings) {
      const credits = readAll([wording]).flatMap((reading, at) =>
        reading.kind === 'credit' ? [{ wording: wording.id, reading, means: texts[at]?.means }] : [],
      );
      expect(credits, wording.id).not.toEqual([]);
      expect(credits.filter(({ reading, means }) => !isDeepStrictEqual(reading, means))).toEqual([]);
    }
  });

  it('are needed: without them nothing is money that came', () => {
    expect(readAll([]).filter(({ kind }) => kind === 'credit')).toEqual([]);
  });
});

// SIGHT-1
describe('a hostile text', () => {
  it('that is longer than a text message is dropped unread', () => {
    expect(read(`Credit Alert! ${'x'.repeat(1_000_000)}`)).toEqual({ kind: 'private' });
  });

  it.each([
    ['a long word', 'a'.repeat(LONGEST_TEXT)],
    ['many amounts', 'Rs.1 credited '.repeat(140)],
    ['half UPI ids', 'a.'.repeat(1000)],
    ['numbers with commas', '1,'.repeat(1000)],
    ['names without an end', `Dear SBI User, your A/c X1-credited by Rs.1 on ${'1 '.repeat(900)}`],
  ])('of %s is read in a moment', (_what, text) => {
    const start = performance.now();
    read(text);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
