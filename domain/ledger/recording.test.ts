import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { changeOf, entryProblem, type HandEntry, isForOwners } from './recording.ts';

const entry = (over: Partial<HandEntry>): HandEntry => ({
  kind: 'payment',
  debit: paise(0),
  credit: paise(0),
  paidBy: null,
  reference: null,
  note: null,
  ...over,
});
const cash = { paidBy: 'cash' } as const;

// LEDGER-5
describe('an entry that somebody records', () => {
  it.each([
    ['money that came in cash', { ...cash, credit: paise(100) }, 0, undefined],
    ['money that pays a part of a debt', { ...cash, credit: paise(100) }, -500, undefined],
    ['a transfer with its number', { paidBy: 'bank', credit: paise(100), reference: '4711' }, 0, undefined],
    ['a transfer number of cash', { ...cash, credit: paise(100), reference: '4711' }, 0, 'noTransfer'],
    ['a payment that does not say how', { credit: paise(100) }, 0, 'howPaid'],
    ['goodwill in cash', { ...cash, kind: 'goodwill', credit: paise(100) }, 0, 'notPaid'],
    ['no amount', cash, 0, 'oneSide'],
    ['two amounts', { ...cash, debit: paise(1), credit: paise(1) }, 0, 'oneSide'],
    ['paying out what the customer has', { ...cash, debit: paise(100) }, 100, undefined],
    ['paying out more', { ...cash, debit: paise(101) }, 100, 'moreThanHeld'],
    ['goodwill that takes', { kind: 'goodwill', debit: paise(100) }, 500, 'onlyCredit'],
    ['an adjustment without a reason', { kind: 'adjustment', debit: paise(1) }, 0, 'whyNote'],
    ['an adjustment', { kind: 'adjustment', debit: paise(1), note: 'Tiffin box' }, 0, undefined],
    ['what stood in the notebook', { kind: 'opening', debit: paise(500) }, 0, undefined],
    ['writing off the debt', { kind: 'writeOff', credit: paise(500), note: 'Moved away' }, -500, undefined],
    ['writing off more', { kind: 'writeOff', credit: paise(501), note: 'Moved away' }, -500, 'moreThanOwed'],
    ['writing off credit', { kind: 'writeOff', credit: paise(1), note: 'Moved away' }, 500, 'moreThanOwed'],
    ['an entry of an order', { kind: 'order', debit: paise(100) }, 500, 'notByHand'],
    ['a reversal of nothing', { kind: 'reversal', debit: paise(100) }, 500, 'notByHand'],
  ] as const)('%s: %o at %i paise', (_what, over, balance, problem) => {
    expect(entryProblem(entry(over), paise(balance))).toBe(problem);
  });

  it('is for owners only if it gives up a debt', () => {
    expect((['payment', 'adjustment', 'writeOff', 'order'] as const).map(isForOwners)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});

// LEDGER-3
it('a credit raises the balance and a debit lowers it', () => {
  expect(changeOf({ debit: paise(0), credit: paise(340) })).toBe(340);
  expect(changeOf({ debit: paise(340), credit: paise(0) })).toBe(-340);
});
