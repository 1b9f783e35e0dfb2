import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bankTexts } from '#tests/bank-texts/bank-texts.ts';
import { readSighting } from './read-sighting.ts';
import { builtInWordings } from './wordings.ts';

/** Texts of the corpus in which a word is added, left out or moved, in ways that none of their authors thought of. */

const texts = bankTexts();
const credits = texts.filter(({ means }) => means.kind === 'credit');
const nothing = texts.filter(({ means }) => means.kind === 'ignored' || means.kind === 'private');

/** What an attacker, a bank's next version or a cut text may put somewhere. */
const added = fc.constantFrom(
  ...['Rs.5,000.00', '₹20', '20', '354', '1,00,000', 'INR', 'lakh', 'cr', '633600009999', '63360000', '0'],
  ...[
    'debited',
    'credited',
    'received',
    'paid you',
    'from',
    'UPI',
    'Ref',
    'on',
    '(',
    ')',
    '-',
    '/',
    '. ',
    'x@ybl',
  ],
  ...['reversed', 'will be', 'failed', 'OTP', '\u200b', '\u202e', '₹', 'XX1100', 'KUMAR', 'नमस्ते'],
);

interface Change {
  kind: 'add' | 'drop' | 'swap';
  at: number;
  word: string;
}
const changeOf = (...kinds: Change['kind'][]): fc.Arbitrary<Change> =>
  fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(60), word: added });

function changed(text: string, { kind, at, word }: Change): string {
  const words = text.split(' ');
  const place = at % words.length;
  const [here = '', next = ''] = words.slice(place, place + 2);
  if (kind === 'add') words.splice(place, 0, word);
  else if (kind === 'drop') words.splice(place, 1);
  else words.splice(place, 2, next, here);
  return words.join(' ');
}

// SIGHT-1
it('a text of money that came, changed by a word, is read as the same money or not at all', () => {
  let read = 0;
  fc.assert(
    fc.property(fc.constantFrom(...credits), changeOf('add', 'drop', 'swap'), (original, each) => {
      const { source, from, means } = original;
      const text = changed(original.text, each);
      const reading = readSighting({ source, from, text, receivedAt: 0 }, builtInWordings);
      if (reading.kind !== 'credit') return;
      read += 1;
      expect({ text, amount: reading.amount }).toEqual({ text, amount: means.amount });
      expect([means.utr, null]).toContain(reading.utr);
    }),
    { numRuns: 2000 },
  );
  expect(read).toBeGreaterThan(50);
});

// SIGHT-1
it('a text that says nothing of money that came, with a word more or moved, is not read as money', () => {
  fc.assert(
    fc.property(fc.constantFrom(...nothing), changeOf('add', 'swap'), (original, each) => {
      const { source, from } = original;
      const text = changed(original.text, each);
      expect(readSighting({ source, from, text, receivedAt: 0 }, builtInWordings).kind, text).not.toBe(
        'credit',
      );
    }),
    { numRuns: 1500 },
  );
});
