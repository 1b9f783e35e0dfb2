import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, sum, ZERO_PAISE } from '#domain/money.ts';
import { type Amounts, isPossible, minus, NOTHING, plus, totalOf } from './amounts.ts';
import { type IssuedDocument, missingDocuments, type SettledOrder } from './settling.ts';

/** Dishes of one rate and code, rounded to a rupee. */
function amounts(...dishes: { taxable: number; percent: number; hsnCode?: string }[]): Amounts {
  const parts = dishes.map(({ taxable, percent, hsnCode = '996331' }) => {
    const half = paise(Math.round((taxable * percent) / 200));
    return { taxed: 'dishes' as const, percent, hsnCode, taxable: paise(taxable), cgst: half, sgst: half };
  });
  const exact = totalOf({ ...NOTHING, parts });
  return { parts, tip: ZERO_PAISE, roundOff: paise(Math.round(exact / 100) * 100 - exact) };
}

const order = (bill: Amounts, over: Partial<SettledOrder> = {}): SettledOrder => ({
  bill,
  hasFailed: false,
  givenBack: ZERO_PAISE,
  ...over,
});

const netOf = (documents: readonly IssuedDocument[]) =>
  documents.reduce((net, each) => (each.isCredit ? minus : plus)(net, each.amounts), NOTHING);

const words = (documents: readonly IssuedDocument[]) =>
  documents.map(({ reason, amounts }) => `${reason ?? 'invoice'} ${totalOf(amounts) / 100}`);

// INVOICE-5
describe('an order', () => {
  const bill = amounts({ taxable: 20_000, percent: 5 }, { taxable: 5_000, percent: 18, hsnCode: '2106' });

  it('has no invoice before it may have one, and none if it failed before', () => {
    expect(missingDocuments([], order(bill), false)).toEqual([]);
    expect(missingDocuments([], order(bill, { hasFailed: true }), true)).toEqual([]);
  });

  it('has one invoice', () => {
    const issued = missingDocuments([], order(bill), true);
    expect(words(issued)).toEqual(['invoice 269']);
    expect(missingDocuments(issued, order(bill), true)).toEqual([]);
  });

  it('that is cancelled after its invoice has a credit note over all that is left', () => {
    const issued = missingDocuments([], order(bill), true);
    issued.push(...missingDocuments(issued, order(bill, { givenBack: paise(6_900) }), true));
    issued.push(...missingDocuments(issued, order(bill, { hasFailed: true }), true));
    expect(words(issued)).toEqual(['invoice 269', 'refunded 69', 'cancelled 200']);
    expect(netOf(issued)).toEqual(NOTHING);
  });

  it('whose bill is lowered has a credit note over the difference of each rate', () => {
    const issued = missingDocuments([], order(bill), true);
    const lower = amounts({ taxable: 20_000, percent: 5 });
    const [note] = missingDocuments(issued, order(lower), false);
    expect(note).toMatchObject({
      reason: 'changed',
      amounts: { parts: [{ percent: 18, hsnCode: '2106', taxable: 5_000, cgst: 450, sgst: 450 }] },
    });
  });

  it('whose bill rises has the whole invoice credited, and the next one when it is ready', () => {
    const issued = missingDocuments([], order(bill), true);
    const higher = amounts({ taxable: 30_000, percent: 5 });
    issued.push(...missingDocuments(issued, order(higher), false));
    expect(words(issued)).toEqual(['invoice 269', 'replaced 269']);
    issued.push(...missingDocuments(issued, order(higher), true));
    expect(words(issued)).toEqual(['invoice 269', 'replaced 269', 'invoice 315']);
  });

  it('of which money was given back before its invoice has a credit note at once', () => {
    const issued = missingDocuments([], order(bill, { givenBack: paise(1_234) }), true);
    expect(words(issued)).toEqual(['invoice 269', 'refunded 12.34']);
    expect(issued[1]?.amounts.parts.every(({ cgst, sgst }) => cgst === sgst)).toBe(true);
  });
});

const bills = fc
  .record({
    dishes: fc.array(
      fc.record({
        taxable: fc.integer({ min: 1, max: 90_000 }),
        percent: fc.constantFrom(0, 0.25, 5, 12, 18, 28),
        hsnCode: fc.constantFrom('996331', '2106'),
      }),
      { maxLength: 4 },
    ),
    tip: fc.constantFrom(0, 0, 2_000, 33),
  })
  .map(({ dishes, tip }) => {
    const one = new Map(dishes.map((dish) => [`${dish.percent} ${dish.hsnCode}`, dish]));
    return { ...amounts(...one.values()), tip: paise(tip) };
  });
const steps = fc.array(
  fc.oneof(
    bills.map((bill) => ({ bill })),
    fc.integer({ min: 1, max: 50_000 }).map((refund) => ({ refund })),
    fc.constantFrom({ mayInvoice: true }, { mayInvoice: false }),
    fc.constant({ removed: 1 }),
  ),
  { maxLength: 12 },
);

// INVOICE-5
it('through any sequence of changes, refunds and an end, invoices minus credit notes are what the order comes to', () => {
  fc.assert(
    fc.property(bills, steps, fc.boolean(), (first, sequence, fails) => {
      let now = order(first);
      let mayInvoice = true;
      const issued: IssuedDocument[] = [];
      const settle = () => {
        const missing = missingDocuments(issued, now, mayInvoice);
        for (const { amounts: each } of missing) {
          expect(isPossible(each)).toBe(true);
          expect(each.parts.every(({ cgst, sgst }) => cgst === sgst)).toBe(true);
        }
        issued.push(...missing);
        const net = netOf(issued);
        expect(isPossible(net)).toBe(true);
        const due = now.hasFailed ? 0 : Math.max(0, totalOf(now.bill) - now.givenBack);
        // Without a valid invoice, the next one waits until the order may have it.
        if (mayInvoice || totalOf(net) > 0 || due === 0) expect(totalOf(net)).toBe(due);
        expect(missingDocuments(issued, now, mayInvoice)).toEqual([]);
      };
      settle();
      for (const step of [...sequence, { mayInvoice: true }]) {
        if ('bill' in step) now = { ...now, bill: step.bill };
        if ('removed' in step) now = { ...now, bill: { ...now.bill, parts: now.bill.parts.slice(1) } };
        if ('refund' in step) now = { ...now, givenBack: sum(now.givenBack, paise(step.refund)) };
        if ('mayInvoice' in step) mayInvoice = step.mayInvoice;
        if (totalOf(now.bill) < 0) return;
        settle();
      }
      now = { ...now, hasFailed: fails };
      settle();
    }),
    { numRuns: 2_000 },
  );
});
