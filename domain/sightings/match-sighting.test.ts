import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import {
  ASK_REASONS,
  isSameMoney,
  type Match,
  matchSighting,
  type PayablePayment,
  SAME_MONEY_WITHIN,
  type SeenMoney,
  SIGHTING_MODES,
  type TimedCredit,
} from './match-sighting.ts';
import type { Credit } from './read-sighting.ts';

const UTR = '633600000101';
const RULES = { accountTails: ['1100'] };
const NOBODY = { name: null, vpa: null };

const credit = (changes: Partial<Credit> = {}): Credit => ({
  kind: 'credit',
  amount: paise(35400),
  utr: UTR,
  payerName: null,
  vpa: null,
  tail: '1100',
  bank: 'HDFC',
  ...changes,
});

const seen = (reading: SeenMoney['reading'] = credit(), changes: Partial<SeenMoney> = {}): SeenMoney => ({
  reading,
  source: 'text',
  senderIsListed: true,
  utrIsCounted: false,
  isLate: false,
  dayIsClosed: false,
  sameMoneySettled: false,
  ...changes,
});

const payment = (id: string, changes: Partial<PayablePayment> = {}): PayablePayment => ({
  id,
  amount: paise(35400),
  reference: null,
  state: 'waiting',
  payer: NOBODY,
  dayIsClosed: false,
  ...changes,
});

const claimed = (id: string, changes: Partial<PayablePayment> = {}) =>
  payment(id, { reference: UTR, ...changes });

const alone = (money: SeenMoney, payments: readonly PayablePayment[]) =>
  matchSighting(money, payments, 'alone', RULES);

// SIGHT-2
describe('a text with the UTR and the amount of one payment', () => {
  it('confirms it in the mode in which sightings act alone', () => {
    expect(alone(seen(), [claimed('a'), payment('b')])).toEqual({ kind: 'confirm', payment: 'a' });
  });

  it('proposes it in the mode before, and does nothing in the first', () => {
    const [watching, proposing] = SIGHTING_MODES.map((mode) =>
      matchSighting(seen(), [claimed('a')], mode, RULES),
    );
    expect(watching).toEqual({ kind: 'none', reason: 'watching' });
    expect(proposing).toEqual({ kind: 'propose', payment: 'a' });
  });

  it('confirms it from a statement, and proposes it from a notification', () => {
    expect(alone(seen(credit(), { source: 'statement' }), [claimed('a')]).kind).toBe('confirm');
    expect(alone(seen(credit(), { source: 'notification' }), [claimed('a')]).kind).toBe('propose');
  });

  const doubts: [string, Match['kind'], string, SeenMoney, PayablePayment[]][] = [
    ['another amount', 'ask', 'otherAmount', seen(credit({ amount: paise(35300) })), [claimed('a')]],
    ['two payments that name it', 'ask', 'severalNameUtr', seen(), [claimed('a'), claimed('b')]],
    [
      'a payer with another name',
      'ask',
      'otherPayer',
      seen(credit({ payerName: 'RAVI RAO' })),
      [claimed('a', { payer: { name: 'Meena Das', vpa: null } })],
    ],
    [
      'a payer with another UPI id',
      'ask',
      'otherPayer',
      seen(credit({ vpa: 'ravi@ybl' })),
      [claimed('a', { payer: { name: 'Meena', vpa: 'meena@oksbi' } })],
    ],
    ['another account', 'ask', 'otherAccount', seen(credit({ tail: '2200' })), [claimed('a')]],
    ['an order that was cancelled', 'ask', 'ended', seen(), [claimed('a', { state: 'ended' })]],
    ['an order of a closed day', 'ask', 'dayClosed', seen(), [claimed('a', { dayIsClosed: true })]],
    ['money of long ago', 'ask', 'late', seen(credit(), { isLate: true }), [claimed('a')]],
    ['a closed day', 'ask', 'dayClosed', seen(credit(), { dayIsClosed: true }), [claimed('a')]],
    [
      'money that was counted by another text',
      'ask',
      'seenTwice',
      seen(credit(), { sameMoneySettled: true }),
      [claimed('a')],
    ],
    ['a UTR that was counted', 'none', 'counted', seen(credit(), { utrIsCounted: true }), [claimed('a')]],
    ['a payment that is paid with it', 'none', 'counted', seen(), [claimed('a', { state: 'paid' })]],
    [
      'a sender that is not listed',
      'none',
      'notListed',
      seen(credit(), { senderIsListed: false }),
      [claimed('a')],
    ],
  ];
  it.each(doubts)('does not confirm it with %s: %s, %s', (_what, kind, reason, money, payments) => {
    expect(alone(money, payments)).toMatchObject({ kind, reason });
  });
});

// SIGHT-2
describe('a text that only its amount speaks for', () => {
  const silent = credit({ utr: null });

  it('proposes the only payment that waits for it, and never confirms', () => {
    expect(alone(seen(silent), [payment('a'), payment('b', { amount: paise(100) })])).toEqual({
      kind: 'propose',
      payment: 'a',
    });
  });

  it('asks which of two, the likelier first', () => {
    const meena = payment('b', { payer: { name: 'Meena Das', vpa: null } });
    expect(alone(seen(credit({ payerName: 'MEENA DAS' })), [payment('a'), meena])).toEqual({
      kind: 'ask',
      reason: 'severalOfAmount',
      choices: ['b', 'a'],
    });
  });

  it('asks if the customer has typed another UTR', () => {
    expect(alone(seen(), [payment('a', { reference: '633600000999' })])).toMatchObject({
      reason: 'otherUtr',
    });
  });

  it('asks if staff have just recorded the same amount without its UTR', () => {
    expect(alone(seen(), [payment('a'), payment('b', { state: 'paid' })])).toMatchObject({
      reason: 'severalOfAmount',
      choices: ['a', 'b'],
    });
  });

  it('is money that staff recorded, if nothing else waits for it', () => {
    expect(alone(seen(), [payment('a', { state: 'paid' })])).toEqual({ kind: 'none', reason: 'recorded' });
  });

  it('asks about a second payment of one customer', () => {
    const paid = claimed('a', {
      reference: '633600000999',
      state: 'paid',
      payer: { name: 'Meena Das', vpa: null },
    });
    expect(alone(seen(credit({ payerName: 'MEENA DAS' })), [paid])).toMatchObject({
      reason: 'secondPayment',
    });
    expect(alone(seen(credit({ payerName: 'RAVI RAO' })), [paid])).toEqual({
      kind: 'none',
      reason: 'notOurs',
    });
  });

  it('is not counted again when an app and the bank tell of one transfer', () => {
    expect(alone(seen(silent, { sameMoneySettled: true }), [payment('b')])).toEqual({
      kind: 'none',
      reason: 'seenAlready',
    });
  });
});

// SIGHT-2
it('a reversal takes nothing back: staff are asked about the payment with its UTR', () => {
  const payments = [claimed('a', { state: 'paid' }), claimed('b')];
  expect(alone(seen({ kind: 'reversal', amount: paise(35400), utr: UTR }), payments)).toEqual({
    kind: 'ask',
    reason: 'reversal',
    choices: ['a'],
  });
  expect(ASK_REASONS).toContain('reversal');
});

// SIGHT-2
it('two sightings are of one transfer by their UTR, or by amount, time and payer', () => {
  const at = (receivedAt: number, changes: Partial<Credit> = {}): TimedCredit => ({
    credit: credit(changes),
    receivedAt,
  });
  expect(isSameMoney(at(0), at(99 * SAME_MONEY_WITHIN))).toBe(true);
  expect(isSameMoney(at(0), at(0, { utr: '633600000102' }))).toBe(false);
  expect(isSameMoney(at(0), at(SAME_MONEY_WITHIN, { utr: null }))).toBe(true);
  expect(isSameMoney(at(0), at(SAME_MONEY_WITHIN + 1, { utr: null }))).toBe(false);
  expect(isSameMoney(at(0), at(0, { utr: null, amount: paise(1) }))).toBe(false);
});

/** Utrs, amounts and payers are few, so that sightings often look alike. */
const utrs = fc.constantFrom('633600000001', '633600000002');
const amounts = fc.constantFrom(35400, 35400, 12000).map(paise);
const payers = fc.constantFrom(
  NOBODY,
  { name: 'Meena Das', vpa: null },
  { name: 'Ravi Rao', vpa: 'ravi@ybl' },
);

const anyPayment = fc.record({
  amount: amounts,
  reference: fc.option(utrs, { freq: 4 }),
  state: fc.constantFrom('waiting', 'waiting', 'paid', 'ended'),
  payer: payers,
  dayIsClosed: fc.integer({ min: 0, max: 9 }).map((n) => n === 9),
});
const anySighting = fc.record({
  utr: fc.option(utrs, { freq: 4 }),
  amount: amounts,
  payer: payers,
  source: fc.constantFrom('text', 'notification', 'statement'),
  senderIsListed: fc.integer({ min: 0, max: 9 }).map((n) => n !== 9),
  dayIsClosed: fc.integer({ min: 0, max: 9 }).map((n) => n === 9),
  receivedAt: fc.integer({ min: 0, max: 3 * SAME_MONEY_WITHIN }),
});

/** A payment and its text, so that there is something to confirm in most histories. */
const PAYABLE = { ...payment(''), reference: '633600000001' };
const PAYING = {
  ...{ utr: PAYABLE.reference, amount: PAYABLE.amount, payer: NOBODY, receivedAt: 0 },
  ...{ source: 'text' as const, senderIsListed: true, dayIsClosed: false },
};

// SIGHT-2
it('no text, repeat or pair of phones confirms more than once, or more than its amount', () => {
  let confirmations = 0;
  const histories = fc.tuple(
    fc.array(anyPayment, { minLength: 2, maxLength: 5 }),
    fc.array(anySighting, { minLength: 3, maxLength: 6 }),
    fc.array(fc.nat(5), { minLength: 8, maxLength: 20 }),
  );
  fc.assert(
    fc.property(histories, ([made, others, order]) => {
      const payments: PayablePayment[] = [...made, PAYABLE].map((each, at) => ({ ...each, id: `${at}` }));
      const sent = [PAYING, ...others];
      const counted = new Set(
        payments.flatMap(({ state, reference }) => (state === 'paid' && reference) || []),
      );
      const settled: TimedCredit[] = [];
      const confirmed: { id: string; utr: string; amount: number }[] = [];
      // Each is sent in any order and any number of times, as two phones and an app that resends do.
      for (const at of order) {
        const sighting = sent[at];
        if (!sighting) continue;
        const { utr, amount, payer, receivedAt, source, senderIsListed, dayIsClosed } = sighting;
        const read = credit({ utr, amount, payerName: payer.name, vpa: payer.vpa });
        const money = seen(read, {
          ...{ source, senderIsListed, dayIsClosed },
          utrIsCounted: utr !== null && counted.has(utr),
          sameMoneySettled: settled.some((earlier) => isSameMoney(earlier, { credit: read, receivedAt })),
        });
        const match = alone(money, payments);
        if (match.kind !== 'confirm') continue;
        const meant = payments.find(({ id }) => id === match.payment);
        expect(meant).toMatchObject({ state: 'waiting', amount, reference: utr });
        expect([source === 'notification', senderIsListed, utr === null]).toEqual([false, true, false]);
        confirmed.push({ id: match.payment, utr: utr ?? '', amount });
        counted.add(utr ?? '');
        settled.push({ credit: read, receivedAt });
        payments.splice(
          payments.findIndex(({ id }) => id === match.payment),
          1,
          {
            ...(meant ?? payment('')),
            state: 'paid',
          },
        );
      }
      confirmations += confirmed.length;
      expect(new Set(confirmed.map(({ id }) => id)).size).toBe(confirmed.length);
      expect(new Set(confirmed.map(({ utr }) => utr)).size).toBe(confirmed.length);
    }),
    { numRuns: 1000 },
  );
  expect(confirmations).toBeGreaterThan(100);
});
