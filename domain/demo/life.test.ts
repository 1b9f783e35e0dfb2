import { describe, expect, it } from 'vitest';
import { paise, sum } from '#domain/money.ts';
import { ORDER_CHANNELS } from '#domain/orders/channel.ts';
import { ORDER_KINDS } from '#domain/orders/kinds.ts';
import { rolesForStep } from '#domain/orders/lifecycle.ts';
import { COLUMNS, ENDED_STATUSES, isOpen, rowOf } from '#domain/orders/statuses.ts';
import { isLedger, LEDGER_METHODS, MONEY_METHODS } from '#domain/payments/methods.ts';
import { firstSettings } from '#domain/site/settings.ts';
import { QUARTER, quarterOf } from '#domain/slots/quarters.ts';
import { laterBy, promisesFrom, promiseWithRoom, slotsOf } from '#domain/slots/slots.ts';
import { dayAt, timeAt, weekdayOf } from '#domain/time/local-time.ts';
import { ORDERS_PER_QUARTER } from './demo-settings.ts';
import type { DemoDish } from './dishes.ts';
import { slotRows } from './full-house.ts';
import { DEMO_ORDERS, type KitchenLife, kitchenLife } from './life.ts';
import { OPEN_ORDERS } from './open-orders.ts';
import { DEMO_PEOPLE } from './roles.ts';

const ZONE = 'Asia/Kolkata';
const dish = (menuId: string, price: number): DemoDish => ({
  ...{ id: `dish-${menuId}-${price}`, menuId, name: `Dish of ${menuId}`, price: paise(price) },
  ...{ imgUrl: '', taxPercent: null, hsnCode: null },
});
const served = [
  ...['ghar-ki-thali', 'rajma-chawal', 'kadhi-chawal', 'dal-makhani', 'palak-paneer', 'baingan-bharta'],
  ...['veg-pulao', 'curd-rice', 'lemon-rice', 'aloo-paratha', 'phulka', 'puri-bhaji', 'idli-sambar'],
  ...['medu-vada', 'gulab-jamun', 'rice-kheer', 'masala-chaas'],
].map((id, at) => ({ ...dish('thalis', 4_900 + 700 * at), id }));
const others = ['thalis', 'curries', 'rice', 'breads', 'south', 'snacks', 'sweets', 'drinks'].flatMap(
  (menu, at) => [dish(menu, 4_900 + 1_000 * at), dish(menu, 9_900 + 1_100 * at)],
);
const dishes = [...served, ...others];
const madeUp = (now: string, seed?: number) =>
  kitchenLife({ now: new Date(now), first: firstSettings(), dishes, ...(seed !== undefined && { seed }) });
const known = new Map<string, KitchenLife>();
/** Made up once for each moment, which takes a busy machine seconds. */
function lifeAt(now: string): KitchenLife {
  const found = known.get(now) ?? madeUp(now);
  known.set(now, found);
  return found;
}

const NOON = '2026-11-20T07:00:00Z';
const life = lifeAt(NOON);
const past = life.orders.filter(({ data }) => !isOpen(data.status));

// DEMO-2
describe('the life of a demo', () => {
  it('is the same for the same seed and moment, and another for another seed', () => {
    expect(madeUp(NOON)).toEqual(life);
    expect(madeUp(NOON, 7).orders[0]?.data.items).not.toEqual(life.orders[0]?.data.items);
  });

  it.each([NOON, '2026-11-20T21:30:00Z', '2027-04-01T15:00:00Z'])(
    'has all its orders before %s, in order',
    (now) => {
      const { orders } = lifeAt(now);
      expect(orders).toHaveLength(DEMO_ORDERS);
      const open = orders.filter(({ data }) => isOpen(data.status) && data.channel !== 'plan');
      expect(open).toHaveLength(OPEN_ORDERS);
      const times = orders.map(({ data }) => data.orderedOn.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      const moments = orders.flatMap(({ updated, events }) => [
        updated,
        ...events.map((event) => event.created),
      ]);
      expect(Math.max(...moments.map(Number))).toBeLessThanOrEqual(Date.parse(now));
    },
  );

  it('has most orders at lunch and dinner, more on weekends, and none on closed days', () => {
    const ordered = past.filter(({ data }) => data.channel !== 'plan');
    const hours = ordered.map(({ data }) => Number(timeAt(data.orderedOn, ZONE).slice(0, 2)));
    const between = (from: number, to: number) => hours.filter((hour) => hour >= from && hour < to).length;
    expect(between(12, 15) + between(19, 22)).toBeGreaterThan(ordered.length * 0.6);
    expect(between(0, 8) + between(23, 24)).toBe(0);
    const days = ordered.map(({ data }) => dayAt(data.orderedOn, ZONE));
    const ofWeekday = (weekday: number) => days.filter((day) => weekdayOf(day) === weekday).length;
    expect(ofWeekday(5)).toBeGreaterThan(ofWeekday(0) * 1.2);
    expect(life.closed).toHaveLength(3);
    expect(days.filter((day) => life.closed.includes(day))).toEqual([]);
  });

  it('has every channel, kind, way to pay and end, and every column of the board', () => {
    const had = <T>(of: (data: (typeof past)[number]['data']) => T) =>
      new Set(life.orders.map(({ data }) => of(data)));
    expect(had(({ channel }) => channel)).toEqual(new Set(ORDER_CHANNELS));
    expect(had(({ kind }) => kind)).toEqual(new Set(ORDER_KINDS));
    expect(had(({ paymentMethod }) => paymentMethod)).toEqual(new Set([...MONEY_METHODS, ...LEDGER_METHODS]));
    const statuses = had(({ status }) => status);
    expect(ENDED_STATUSES.filter((status) => !statuses.has(status))).toEqual([]);
    expect(new Set([...statuses].flatMap((status) => rowOf(status).column ?? []))).toEqual(new Set(COLUMNS));
  });

  it('has open orders that are late, some for later, and some of the banner’s customer and rider', () => {
    const open = life.orders.filter(({ data }) => isOpen(data.status));
    const now = new Date(NOON);
    expect(open.some(({ data }) => data.promisedAt && data.promisedAt < now)).toBe(true);
    const ahead = open.filter(({ data }) => data.dueAt && data.dueAt > now && data.channel !== 'plan');
    expect(ahead).toHaveLength(2 + 2 * ORDERS_PER_QUARTER);
    const [customer] = DEMO_PEOPLE;
    expect(open.some(({ data }) => data.userId === customer.id)).toBe(true);
  });
});

// DEMO-2, SLOT-1, SLOT-2
describe('the full house of a demo', () => {
  it.each([NOON, '2026-11-20T21:14:59Z', '2027-04-01T15:07:12Z'])(
    'has no room at %s for an order of now, for the next quarter of an hour and for one of the evening',
    (moment) => {
      const now = new Date(moment);
      const { site, orders } = lifeAt(moment);
      const rows = slotRows(orders);
      const loads = new Map(rows.map(({ start, ...load }) => [start.getTime(), load]));
      for (const { start, orders: count } of rows) {
        expect(count).toBeLessThanOrEqual(ORDERS_PER_QUARTER);
        const placed = orders.filter(({ data }) => data.slotAt?.getTime() === start.getTime());
        expect(placed.every(({ data }) => data.promisedAt && data.promisedAt >= start)).toBe(true);
        expect(placed).toHaveLength(count);
      }
      expect(rows.filter((row) => row.orders === ORDERS_PER_QUARTER)).toHaveLength(3);
      const request = { kind: 'delivery', place: undefined, menuIds: [], items: 1 } as const;
      const [soonest, next] = promisesFrom(site, now, request);
      const promise = promiseWithRoom(site, now, request, loads);
      expect(promise?.getTime()).toBe((next?.getTime() ?? 0) + QUARTER);
      expect(laterBy(site, now, request, promise ?? now)).toBeGreaterThanOrEqual(15);
      expect(soonest && loads.get(quarterOf(soonest.getTime()))?.orders).toBe(ORDERS_PER_QUARTER);
      const isChosen = slotsOf(site, now, request).map(Number);
      const ahead = orders.filter(({ data }) => data.slotAt && data.scheduledFor);
      expect(ahead.map(({ data }) => isChosen.includes(Number(data.scheduledFor)))).not.toContain(false);
    },
  );
});

// DEMO-3
describe('the orders of a demo', () => {
  it('take only steps that the product allows', () => {
    for (const { data, events } of life.orders)
      for (const { data: event } of events) {
        if (event.type !== 'step' || !event.to) continue;
        const allowed = rolesForStep(data.kind ?? 'delivery', event.from, event.to);
        expect([event.from, event.to, allowed.includes(event.actorRole)]).toEqual([
          event.from,
          event.to,
          true,
        ]);
      }
  });

  it('have bills whose parts are the total, and payments of it', () => {
    for (const { data, money } of life.orders) {
      const parts = [data.subtotal, data.deliveryFee, data.packing, data.tax, data.tip, data.roundOff];
      expect(sum(...parts.flatMap((part) => part ?? []))).toBe(data.totalAmount);
      expect(money.payment.data.amount).toBe(data.totalAmount);
      const back = sum(...money.refunds.map((refund) => refund.data.amount));
      expect(back).toBe(
        rowOf(data.status).stage === 'failed' && money.payment.data.state === 'paid' ? data.totalAmount : 0,
      );
    }
  });
});

// DEMO-7
describe('the plans of a demo', () => {
  const { plans, menus, subscriptions, mealTimes, meals, pauses } = life.plans;
  const [{ id: customer }] = DEMO_PEOPLE;
  const today = dayAt(new Date(NOON), ZONE);

  it('have about 30 subscribers, some of whom have ended, and serve each meal', () => {
    expect(subscriptions.length).toBeGreaterThan(25);
    const states = subscriptions.map(({ data }) => data.state);
    expect([states.includes('active'), states.includes('ended')]).toEqual([true, true]);
    const times = new Set(mealTimes.map(({ id }) => id));
    for (const { id, data } of plans) {
      expect(data.mealTimeIds.every((mealTimeId) => times.has(mealTimeId))).toBe(true);
      const own = menus.filter((menu) => menu.data.planId === id);
      expect(own).toHaveLength(7 * data.mealTimeIds.length);
    }
  });

  it('have earlier meals in every state, some of them rated, each with its order', () => {
    const had = new Set(meals.map(({ data }) => data.state));
    expect(had).toEqual(new Set(['delivered', 'skipped', 'short', 'missed', 'cooking']));
    expect(meals.filter(({ data }) => data.rating).length).toBeGreaterThan(50);
    const byId = new Map(life.orders.map(({ id, data }) => [id, data]));
    const cooked = meals.filter(({ data }) => data.orderId);
    expect(cooked).toHaveLength(life.orders.filter(({ data }) => data.channel === 'plan').length);
    for (const { data } of cooked) {
      const subscription = subscriptions.find(({ id }) => id === data.subscriptionId);
      const fromBundle = data.fromBundle ?? 0;
      const inBundle = fromBundle * (subscription?.data.bundleMealPrice ?? 0);
      const beside = ((data.quantity ?? 1) - fromBundle) * (subscription?.data.price ?? 0);
      expect(byId.get(data.orderId ?? '')?.totalAmount).toBe(inBundle + beside);
    }
    const days = meals.map(({ data }) => `${data.subscriptionId} ${data.date} ${data.mealTimeId}`);
    expect(new Set(days).size).toBe(days.length);
  });

  it('have the banner’s customer among them, with a meal skipped and a pause to come', () => {
    const own = subscriptions.find(({ data }) => data.userId === customer);
    expect(own?.data.state).toBe('active');
    const skipped = meals.filter(({ data }) => data.subscriptionId === own?.id && data.state === 'skipped');
    expect(skipped.some(({ data }) => data.date > today)).toBe(true);
    expect(pauses.some(({ data }) => data.userId === customer && data.from > today)).toBe(true);
    const { balance } = life.ledger.standings.find(({ userId }) => userId === customer) ?? {};
    expect(balance).toBeGreaterThanOrEqual(3 * (own?.data.price ?? 0));
  });

  it('have a company of six, whose admin is the banner’s customer, with a statement of last month', () => {
    const { company, members } = life.company;
    expect(members).toHaveLength(6);
    expect(members.find(({ data }) => data.role === 'admin')?.data.userId).toBe(customer);
    const eaters = life.ledger.entries.filter(
      ({ data }) => data.userId === company.data.payerId && data.eaterId && data.at < new Date('2026-11-01'),
    );
    expect(new Set(eaters.map(({ data }) => data.eaterId)).size).toBe(5);
  });

  it('have prepared items for what is served', () => {
    const known = new Set(dishes.map(({ id }) => id));
    for (const { data } of life.preparedItems)
      expect(data.uses.every((use) => known.has(use.dishId ?? ''))).toBe(true);
    expect(life.preparedItems.length).toBeGreaterThan(5);
  });
});

// DEMO-2
describe('the ledger of a demo', () => {
  const { entries, standings } = life.ledger;

  it('has an entry for each order and meal that is paid from it, and for what came back of it', () => {
    const causes = life.orders
      .filter(({ data }) => isLedger(data.paymentMethod ?? 'cod'))
      .flatMap(({ money }) => [money.payment.id, ...money.refunds.map(({ id }) => id)]);
    const found = entries.flatMap(({ data }) =>
      data.referenceKind === 'payment' || data.referenceKind === 'refund' ? [data.reference] : [],
    );
    expect(found.toSorted()).toEqual(causes.toSorted());
    expect(causes.length).toBeGreaterThan(50);
  });

  it('has people who owe, for long and for a few days, within their limits, and people who have paid ahead', () => {
    const days = standings.map(({ owedSince }) =>
      owedSince ? (Date.parse(NOON) - owedSince.getTime()) / 86_400_000 : undefined,
    );
    const between = (from: number, to: number) =>
      days.filter((day) => day !== undefined && day >= from && day < to).length;
    for (const [from, to] of [
      [0, 8],
      [8, 31],
      [31, 100],
    ] as const)
      expect(between(from, to)).toBeGreaterThan(0);
    expect(standings.filter(({ balance }) => balance > 0).length).toBeGreaterThan(10);
  });

  it.each([NOON, '2026-11-20T21:30:00Z', '2027-04-01T15:00:00Z'])(
    'has nobody at %s, nor ever before, who owes more than their limit, or more than they have paid ahead',
    (now) => {
      const { entries: all, standings: everybody } = lifeAt(now).ledger;
      for (const { userId, balance, houseLimit } of everybody) {
        let so = 0;
        for (const { data } of all.filter((each) => each.data.userId === userId)) {
          so += (data.credit ?? 0) - (data.debit ?? 0);
          expect(so + (houseLimit ?? 0)).toBeGreaterThanOrEqual(0);
        }
        expect(so).toBe(balance);
      }
    },
  );
});

it('nobody in a demo has an address to which mail could be sent', () => {
  for (const { email } of [...life.people.customers, ...life.people.staff])
    expect(email ?? '@demo.invalid').toMatch(/@demo\.invalid$/);
});
