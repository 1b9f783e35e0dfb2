import { describe, expect, it } from 'vitest';
import { bankTexts, lockedFiles } from '#tests/bank-texts/bank-texts.ts';
import { LONGEST_TEXT, readSighting } from './read-sighting.ts';
import { builtInWordings } from './wordings.ts';

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
    expect(performance.now() - start).toBeLessThan(200);
  });
});
