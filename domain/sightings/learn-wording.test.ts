import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { bankTexts } from '#tests/bank-texts/bank-texts.ts';
import { LONGEST_PATTERN, learnWording } from './learn-wording.ts';
import { LONGEST_TEXT, type MoneyText, readSighting } from './read-sighting.ts';
import type { Wording } from './wordings.ts';

const of = (text: string, source: MoneyText['source'] = 'text', from = 'VM-NEWBNK'): MoneyText => ({
  source,
  from,
  text,
  receivedAt: 0,
});
const FIRST = of(
  'Namaste! An inward remittance of Rs 354.00 was credited in a/c XX2211 from RAVI KUMAR on 05-12-26, txn 633600000113. Bal Rs 900',
);
const MARKS = { amount: paise(35400), reference: '633600000113' };
const learnt = (text: MoneyText, marks = MARKS): Wording => {
  const wording = learnWording(text, marks, 'w1');
  if ('problem' in wording) throw new Error(wording.problem);
  return wording;
};

// SIGHT-3
describe('a wording that a kitchen has learnt', () => {
  it('is the words of the text, with what differs by its form', () => {
    expect(learnt(FIRST)).toEqual({
      id: 'w1',
      source: 'learnt',
      pattern:
        'namaste an inward remittance of {amount} was credited in account {tail} from {name} on {date} txn {utr} bal {balance}',
    });
  });

  it('reads the next text of the kind, with other values', () => {
    const next = of(
      'Namaste! An inward remittance of Rs 1,20,000 was credited in a/c XX2211 from M DAS on 6 Dec 2026 at 11:05, txn 633600000114. Bal Rs 12,900.50',
    );
    expect(readSighting(next, [learnt(FIRST)])).toMatchObject({
      kind: 'credit',
      amount: 12000000,
      utr: '633600000114',
      payerName: 'M DAS',
      tail: '2211',
    });
  });

  it('does not read a text with one other word, another amount or another reference', () => {
    const others = [
      FIRST.text.replace('inward', 'outward'),
      `${FIRST.text} Rs 20`,
      `${FIRST.text} 633600000199`,
      FIRST.text.replace('txn', 'txn no'),
    ];
    for (const text of others) expect(readSighting(of(text), [learnt(FIRST)]).kind, text).toBe('unclear');
  });

  it('makes no money of what came not, whatever was learnt', () => {
    const unclear = bankTexts().filter(({ means }) => means.kind === 'unclear');
    const wordings = unclear.flatMap(({ source, from, text, means }, at) => {
      const marks = { amount: paise(means.amounts?.[0] ?? 0), reference: means.references?.[0] ?? null };
      const wording = learnWording({ ...of(text, source), from }, marks, `w${at}`);
      return 'problem' in wording ? [] : [wording];
    });
    expect(wordings.length).toBeGreaterThan(10);
    const nothing = bankTexts().filter(({ means }) =>
      ['ignored', 'private', 'reversal'].includes(means.kind),
    );
    for (const { source, from, text, means } of nothing)
      expect(readSighting({ ...of(text, source), from }, wordings)).toEqual(means);
  });

  it.each(['Rs 354 debited', 'Rs 354 will be', 'Cashback Rs 354', 'OTP 4411 Rs 354'])(
    'can’t be turned into a reader of %j',
    (words) => {
      const text = FIRST.text.replace('Rs 354.00', words);
      expect(readSighting(of(text), [learnt(FIRST)]).kind).not.toBe('credit');
      expect(learnWording(of(text), MARKS, 'w1')).toEqual({ problem: 'notUnclear' });
    },
  );
});

// SIGHT-3
describe('nothing is learnt', () => {
  it.each([
    ['from a text that is read', 'notUnclear', of('RAVI paid you ₹354', 'notification', 'Google Pay'), MARKS],
    ['with an amount that is not in it', 'notMarked', FIRST, { ...MARKS, amount: paise(1) }],
    ['with a reference that is not in it', 'notMarked', FIRST, { ...MARKS, reference: '633600000999' }],
    ['with an amount that is twice in it', 'notMarked', of(`${FIRST.text} Rs 354`), MARKS],
    ['with another amount', 'twoThings', of(`${FIRST.text} Rs 20`), MARKS],
    ['with a reference that is not marked', 'twoThings', FIRST, { ...MARKS, reference: null }],
    ['with hardly a word', 'tooAlike', of('Rs 354 credited 633600000113'), MARKS],
    ['with too many words', 'tooLong', of(`${FIRST.text} ${'word '.repeat(300)}`), MARKS],
  ] as const)('%s: %s', (_what, problem, text, marks) => {
    expect(learnWording(text, marks, 'w1')).toEqual({ problem });
  });

  it('that could be read as part of a pattern', () => {
    const { pattern } = learnt(of(`{rest} (.*)+ {amount} $& \\d ${FIRST.text}`));
    expect(pattern).toMatch(/^rest \* amount d namaste an inward/);
    expect(pattern.length).toBeLessThan(LONGEST_PATTERN);
  });

  it('that takes long to read', () => {
    const hostile = learnt(of(`${'Rs 354 credited by a 1 b 1 c 1 '}${'a 1 '.repeat(80)} txn 633600000113`));
    const start = performance.now();
    readSighting(of('a 1 '.repeat(LONGEST_TEXT / 4)), [hostile]);
    readSighting(of(`Rs 354 credited by a 1 b 1 c 1 ${'a 1 '.repeat(400)}`), [hostile]);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
