import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  isFailed,
  ORDER_STATUSES,
  type OrderStatus,
  rolesForStep,
  stepsFor,
} from '#domain/orders/lifecycle.ts';
import { at } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from '#tests/order-kitchen.ts';

let kitchen: OrderKitchen;

beforeAll(async () => {
  kitchen = await openOrderKitchen();
});
afterAll(() => kitchen.close());

interface Standing {
  status: OrderStatus;
  paid: number;
  due: number;
  refunded: number;
  events: number;
}

async function standing(id: string): Promise<Standing> {
  const [row] = await kitchen.database.query<Standing>(
    sql`select status,
        (select coalesce(sum(amount), 0)::bigint from payments where "orderId" = ${id} and state = 'paid') as paid,
        (select count(*) from payments where "orderId" = ${id} and state = 'due') as due,
        (select coalesce(sum(amount), 0)::bigint from refunds where "orderId" = ${id}) as refunded,
        (select count(*) from "orderEvents" where "orderId" = ${id}) as events
      from orders where id = ${id}`,
  );
  if (!row) throw new Error('The order is gone');
  return row;
}

const WHO = ['asha', 'owner', 'cook', 'rider'] as const;
const who = fc.constantFrom(...WHO);
const action = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('step'), who, to: fc.constantFrom(...ORDER_STATUSES) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('step'),
      who: fc.constantFrom('owner', 'cook'),
      next: fc.nat(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('undo', 'askCancel', 'answerCancel'), who }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('pay'), who }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('refund'), who, amount: fc.integer({ min: 1, max: 400 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('wait'), who, minutes: fc.integer({ min: 1, max: 4 }) }),
  },
);
type Action = (typeof action extends fc.Arbitrary<infer A> ? A : never) & {
  to?: OrderStatus;
  /** Chooses among the steps that are legal now. */
  next?: number;
  amount?: number;
  minutes?: number;
};

/** Has somebody do something; answers the status of the answer. */
async function perform(id: string, { what, who: name, to, amount, minutes }: Action, from: OrderStatus) {
  const person = kitchen[name];
  if (what === 'wait') {
    kitchen.wait(minutes ?? 0);
    return 0;
  }
  if (what === 'refund') {
    const data = { orderId: id, amount, reason: 'goodwill' };
    return (await kitchen.send(person, 'POST', at('refunds'), { documentId: 'unique()', data })).statusCode;
  }
  if (what === 'pay') {
    const [payment] = await kitchen.database.query<{ id: string }>(
      sql`select id from payments where "orderId" = ${id}`,
    );
    const path = at('payments', payment?.id ?? '');
    return (await kitchen.send(person, 'PATCH', path, { data: { state: 'paid' } })).statusCode;
  }
  const answer = what === 'answerCancel' ? { to: 'cancelled' } : { to };
  const event = { type: what, from, reason: 'tooBusy', ...answer };
  return (await kitchen.event(person, id, event)).statusCode;
}

function checkStep(before: Standing, after: Standing, { what, to }: Action): void {
  if (before.status === after.status) return;
  expect(isFailed(before.status), 'an order that has ended stays so').toBe(false);
  if (what === 'undo') return;
  if (what === 'step') expect(after.status).toBe(to);
  expect(rolesForStep('delivery', before.status, after.status)).not.toEqual([]);
}

// LIFE-17
it('no sequence of steps, payments and refunds leaves status, payments and ledger at odds', async () => {
  const paymentMethod = fc.constantFrom('cod', 'upi');
  const sequence = fc.array(action as fc.Arbitrary<Action>, { minLength: 4, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(paymentMethod, sequence, async (method, actions) => {
      const id = await kitchen.place(kitchen.asha, { paymentMethod: method });
      let before = await standing(id);
      for (const wanted of actions) {
        const legal = stepsFor('delivery', before.status, 'owner');
        const next = wanted.next === undefined ? undefined : legal[wanted.next % legal.length];
        const each = next ? { ...wanted, to: next } : wanted;
        const status = await perform(id, each, before.status);
        expect(status, JSON.stringify(each)).toBeLessThan(500);
        const after = await standing(id);
        checkStep(before, after, each);
        const isEvent = !['pay', 'refund', 'wait'].includes(each.what);
        expect(after.events - before.events).toBe(isEvent && status === 201 ? 1 : 0);
        if (status >= 400) expect(after).toEqual(before);
        expect(after.refunded).toBeLessThanOrEqual(after.paid);
        if (isFailed(after.status)) expect([after.due, after.refunded]).toEqual([0, after.paid]);
        before = after;
      }
    }),
    { numRuns: 25 },
  );
});
