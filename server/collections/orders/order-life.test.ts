import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rolesForStep, stepsFor } from '#domain/orders/lifecycle.ts';
import { isFailed, ORDER_STATUSES, type OrderStatus } from '#domain/orders/statuses.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { answerLateChanges } from './changes/order-change-expiry.ts';

const kitchen = await closeAfterAll(openOrderKitchen());

interface Standing {
  status: OrderStatus;
  paid: number;
  due: number;
  refunded: number;
  events: number;
  total: number;
  revision: number;
  /** The amount that is still due. */
  owed: number;
  /** Refunds for other reasons than a removed line. */
  given: number;
  openChanges: number;
  revisions: number;
  /** The total and the lines of the last revision; null before the first change. */
  lastTotal: number | null;
  isAsRevised: boolean;
}

async function standing(id: string): Promise<Standing> {
  const [row] = await kitchen.database.query<Standing>(
    sql`select status,
        (select coalesce(sum(amount), 0)::bigint from payments where "orderId" = ${id} and state = 'paid') as paid,
        (select count(*) from payments where "orderId" = ${id} and state = 'due') as due,
        (select coalesce(sum(amount), 0)::bigint from refunds where "orderId" = ${id}) as refunded,
        (select count(*) from "orderEvents" where "orderId" = ${id}) as events,
        "totalAmount" as total, revision,
        (select coalesce(sum(amount), 0)::bigint from payments where "orderId" = ${id} and state = 'due') as owed,
        (select coalesce(sum(amount), 0)::bigint from refunds where "orderId" = ${id} and reason <> 'lineRemoved') as given,
        (select count(*) from "orderChanges" where "orderId" = ${id} and state = 'open') as "openChanges",
        (select count(*) from "orderRevisions" where "orderId" = ${id}) as revisions,
        (select "totalAmount" from "orderRevisions" where "orderId" = ${id} order by revision desc limit 1) as "lastTotal",
        coalesce((select r.items = orders.items from "orderRevisions" r where "orderId" = ${id}
          order by r.revision desc limit 1), true) as "isAsRevised"
      from orders where id = ${id}`,
  );
  if (!row) throw new Error('The order is gone');
  return row;
}

const WHO = ['asha', 'owner', 'cook', 'rider'] as const;
const who = fc.constantFrom(...WHO);
const anyAction = fc.oneof(
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
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('pay', 'takeBack'), who }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constantFrom('pay', 'takeBack'), who: fc.constant('owner') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('refund'), who, amount: fc.integer({ min: 1, max: 400 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('propose'),
      who: fc.constantFrom('owner', 'cook', 'asha'),
      line: fc.nat(2),
      quantity: fc.integer({ min: 1, max: 2 }),
      dish: fc.constantFrom(null, 'phulka', 'appam-stew'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('answer'),
      who: fc.constantFrom('asha', 'cook'),
      state: fc.constantFrom('accepted', 'takenOff', 'orderCancelled', 'withdrawn'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('wait'), who, minutes: fc.integer({ min: 1, max: 4 }) }),
  },
);
type Action = (typeof anyAction extends fc.Arbitrary<infer A> ? A : never) & {
  to?: OrderStatus;
  /** Chooses one of the currently allowed steps. */
  next?: number;
  amount?: number;
  minutes?: number;
  line?: number;
  quantity?: number;
  dish?: string | null;
  state?: string;
};

/** Lets the kitchen propose a change of the current order. */
async function propose(id: string, { who: name, line, quantity, dish }: Action): Promise<number> {
  const { revision } = await standing(id);
  const offer = dish ? { substituteId: dish, substituteQuantity: quantity } : {};
  const data = { orderId: id, revision, line, quantity, reason: 'customerAsked', ...offer };
  return (await kitchen.create(kitchen[name], 'orderChanges', data)).statusCode;
}

/** Answers the order's latest change, which may be open or not. */
async function answer(id: string, { who: name, state }: Action): Promise<number> {
  const [change] = await kitchen.database.query<{ id: string }>(
    sql`select id from "orderChanges" where "orderId" = ${id} order by sequence desc limit 1`,
  );
  const path = at('orderChanges', change?.id ?? 'none');
  return (await kitchen.send(kitchen[name], 'PATCH', path, { data: { state } })).statusCode;
}

/** Performs an action. Returns the status of the answer. */
async function perform(id: string, action: Action, from: OrderStatus) {
  const { what, who: name, to, amount, minutes } = action;
  const person = kitchen[name];
  if (what === 'wait') {
    kitchen.wait(minutes ?? 0);
    await answerLateChanges(kitchen.app.engine, kitchen.app.documents);
    return 0;
  }
  if (what === 'propose') return propose(id, action);
  if (what === 'answer') return answer(id, action);
  if (what === 'refund') {
    const data = { orderId: id, amount, reason: 'goodwill' };
    return (await kitchen.create(person, 'refunds', data)).statusCode;
  }
  if (what === 'takeBack') {
    const [payment] = await kitchen.database.query<{ id: string }>(
      sql`select id from payments where "orderId" = ${id} order by "paidAt" desc nulls last, sequence desc`,
    );
    const path = at('payments', payment?.id ?? '');
    return (await kitchen.send(person, 'PATCH', path, { data: { state: 'due' } })).statusCode;
  }
  if (what === 'pay') {
    const [payment] = await kitchen.database.query<{ id: string }>(
      sql`select id from payments where "orderId" = ${id} order by state = 'due' desc, sequence`,
    );
    const path = at('payments', payment?.id ?? '');
    return (await kitchen.send(person, 'PATCH', path, { data: { state: 'paid' } })).statusCode;
  }
  const said = what === 'answerCancel' ? { to: 'cancelled' } : { to };
  const event = { type: what, from, reason: 'tooBusy', ...said };
  return (await kitchen.event(person, id, event)).statusCode;
}

// LIFE-17
it('status, payments and refunds agree after any sequence of steps, changes, answers, payments and refunds', async () => {
  /** Checks that the order's status, total, payments and refunds agree. */
  function checkMoney(before: Standing, after: Standing): void {
    expect(after.refunded).toBeLessThanOrEqual(after.paid);
    expect(after.revisions).toBe(after.revision === 1 ? 0 : after.revision);
    expect([after.lastTotal ?? after.total, after.isAsRevised]).toEqual([after.total, true]);
    if (!['accepted', 'preparing'].includes(after.status)) expect(after.openChanges).toBe(0);
    if (isFailed(after.status)) {
      expect([after.due, after.refunded]).toEqual([0, after.paid]);
      return;
    }
    // A goodwill refund counts towards the refunds limit, so less may be left to refund for a removed line.
    const kept = after.paid - (after.refunded - after.given) + after.owed;
    if (after.given === 0) expect(kept).toBe(after.total);
    else expect(kept).toBeGreaterThanOrEqual(after.total);
    expect(after.revision).toBeGreaterThanOrEqual(before.revision);
  }
  const owner = { who: 'owner' } as const;
  const offSamosa = { what: 'propose', ...owner, line: 1, quantity: 1, dish: null } as Action;
  const agreed = { what: 'answer', who: 'asha', state: 'takenOff' } as Action;
  /** Payments that are taken back before and after a line came off, with refunds between. */
  const EXAMPLES: [string, boolean, Action[]][] = [
    ['cod', true, [{ what: 'pay', ...owner }, { what: 'takeBack', ...owner }, offSamosa, agreed]],
    [
      'cod',
      true,
      [
        { what: 'pay', ...owner },
        offSamosa,
        agreed,
        { what: 'takeBack', ...owner },
        { what: 'refund', ...owner, amount: 100 },
        { what: 'refund', ...owner, amount: 400 },
        { what: 'step', ...owner, to: 'cancelled' },
      ],
    ],
    [
      'upi',
      true,
      [offSamosa, agreed, { what: 'takeBack', ...owner }, { what: 'refund', ...owner, amount: 50 }],
    ],
  ];
  function checkStep(before: Standing, after: Standing, { what, to }: Action): void {
    if (before.status === after.status) return;
    expect(isFailed(before.status), 'an order that has ended stays so').toBe(false);
    if (what === 'undo') return;
    if (what === 'step') expect(after.status).toBe(to);
    expect(rolesForStep('delivery', before.status, after.status)).not.toEqual([]);
  }
  const paymentMethod = fc.constantFrom('cod', 'upi');
  const sequence = fc.array(anyAction as fc.Arbitrary<Action>, { minLength: 4, maxLength: 18 });
  await fc.assert(
    fc.asyncProperty(paymentMethod, fc.boolean(), sequence, async (method, goesOn, actions) => {
      const id = await kitchen.place(kitchen.asha, { paymentMethod: method });
      if (goesOn) await kitchen.walk(id, 'accepted');
      let before = await standing(id);
      for (const wanted of actions) {
        const legal = stepsFor('delivery', before.status, 'owner');
        const next = wanted.next === undefined ? undefined : legal[wanted.next % legal.length];
        const each = next ? { ...wanted, to: next } : wanted;
        const status = await perform(id, each, before.status);
        expect(status, JSON.stringify(each)).toBeLessThan(500);
        const after = await standing(id);
        checkStep(before, after, each);
        const isEvent = !['pay', 'takeBack', 'refund', 'wait', 'propose', 'answer'].includes(each.what);
        const isEnd = !isEvent && before.status !== after.status;
        expect(after.events - before.events).toBe((isEvent && status === 201) || isEnd ? 1 : 0);
        if (status >= 400) expect(after).toEqual(before);
        if (after.total > before.total) expect([each.what, each.state]).toEqual(['answer', 'accepted']);
        checkMoney(before, after);
        before = after;
      }
    }),
    { numRuns: 25, examples: EXAMPLES },
  );
}, 60_000);
