import { describe, expect, it } from 'vitest';
import { attributesOf } from '#domain/collections.ts';
import { rupees } from '#domain/money.ts';
import type { Attributes } from '#domain/rows/row.ts';
import { AMOUNTS, decoded, encoded, inPaise } from './amounts.ts';

describe('amounts of documents', () => {
  it.each(Object.entries(AMOUNTS))('are those of the rows of %s', (name, names) => {
    const rows: Attributes = attributesOf[name as keyof typeof AMOUNTS];
    const amounts = Object.keys(rows).filter((each) => rows[each]?.type === 'money');
    expect([...names].toSorted()).toEqual(amounts.toSorted());
  });

  it('are paise on pages and rupees on the wire', () => {
    const document = { $id: 'one', amount: 249.5, gatewayFee: null, method: 'upi' };
    const shown = decoded('payments', document);
    expect(shown).toEqual({ ...document, amount: 24950 });
    expect(encoded('payments', shown)).toEqual(document);
  });

  it('are left as they are where a document has none, and in a selection without them', () => {
    expect(decoded('menus', { amount: 5 })).toEqual({ amount: 5 });
    expect(decoded('payments', { state: 'due' })).toEqual({ state: 'due' });
  });

  it('of other answers are those that are named, however deep', () => {
    const answer = { owed: rupees(1.05), due: null, days: 3, people: [{ name: 'Asha', owed: rupees(0.1) }] };
    expect(inPaise(answer, { owed: true })).toEqual({
      ...{ owed: 105, due: null, days: 3 },
      people: [{ name: 'Asha', owed: 10 }],
    });
  });
});
