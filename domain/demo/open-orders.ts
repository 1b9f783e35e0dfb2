import { ZERO_PAISE } from '#domain/money.ts';
import { CASH } from '#domain/payments/methods.ts';
import type { PartOfDay } from './calendar.ts';
import { ORDERS_PER_QUARTER } from './demo-settings.ts';
import type { DemoDocument, EventData } from './documents.ts';
import { bookedTimes, rushMoments, timeIn, withPlaces } from './full-house.ts';
import { type DemoWorld, isPrepaid, type OrderPlan, planOrder } from './order-plan.ts';
import { allSteps, type DemoStep } from './order-steps.ts';
import { type DemoOrder, demoOrder } from './orders.ts';
import { DEMO_PEOPLE } from './roles.ts';

const MINUTE = 60_000;

/** The orders that are on the board now: how many steps they have taken since they were paid, and their ages in minutes. */
const ON_THE_BOARD = [
  { taken: 0, ages: [6, 8, 11, 14, 19] },
  { taken: 1, ages: [6, 9, 13] },
  { taken: 2, ages: [12, 17, 22, 28, 35, 52] },
  { taken: 3, ages: [21, 27, 33, 39, 47] },
  { taken: 4, ages: [29, 36, 43, 64] },
] as const;
/** Orders for later besides a full house, in minutes from now. */
const AHEAD = [225, 1_300];
/** How many orders are open: three quarters of an hour are full. */
export const OPEN_ORDERS = ON_THE_BOARD.reduce(
  (sum, { ages }) => sum + ages.length,
  AHEAD.length + 3 * ORDERS_PER_QUARTER,
);

const TAKEN_BY_RIDER = 4;
/** Every third order has more lines than fit on a small ticket. */
const LONG = { each: 3, lines: 4 };

const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE);

/** Spreads the first steps over the age of an order. */
function stepsUntilNow(steps: readonly DemoStep[], count: number, age: number): DemoStep[] {
  const part = (age - 0.5) / (count + 1);
  return steps.slice(0, count).map((step) => ({ ...step, after: part }));
}

/** A rider who has found nobody at the door of the oldest order on the way. */
function attempt(order: DemoOrder, now: Date): DemoOrder {
  const at = ago(now, 3);
  const { riderId = null, userId = null, status } = order.data;
  const data: EventData = {
    ...{ orderId: order.id, type: 'attempt', from: status, to: status, reason: 'notReachable' },
    ...{ userId, riderId, actorId: riderId, actorRole: 'rider', createdAt: at },
  };
  const event: DemoDocument<EventData> = { id: `${order.id}-attempt`, created: at, updated: at, data };
  return {
    ...order,
    updated: at,
    data: { ...order.data, attemptedAt: at, attemptReason: 'notReachable' },
    events: [...order.events, event],
  };
}

/** The open orders of now, oldest first. The customer and the rider of the banner have some of them. */
export function openOrders(world: DemoWorld, firstIndex: number, part: PartOfDay): DemoOrder[] {
  const { random, now, people } = world;
  const [own] = DEMO_PEOPLE;
  const customer = people.customers.find(({ id }) => id === own.id) ?? null;
  const plans = ON_THE_BOARD.flatMap(({ taken, ages }) => ages.map((age) => ({ taken, age })))
    .sort((one, other) => other.age - one.age)
    .map(({ taken, age }, at) => {
      const isLong = at % LONG.each === 0;
      const over: Partial<OrderPlan> & { leastLines?: number } = {
        ...(taken >= TAKEN_BY_RIDER && {
          kind: 'delivery',
          channel: 'online',
          customer: random.pick(people.customers.filter(({ email }) => email)),
        }),
        ...(taken >= TAKEN_BY_RIDER && age === 36 && { customer }),
        ...(isLong && { leastLines: LONG.lines }),
      };
      return { taken, age, plan: planOrder(world, { at: ago(now, age), part, slowness: 1 }, over) };
    });
  const onTheBoard = plans.map(({ taken, age, plan }, at) => {
    const count = taken + (isPrepaid(plan) ? 1 : 0);
    const steps = stepsUntilNow(allSteps(random, plan), count, age);
    const order = demoOrder(world, firstIndex + at, plan, steps);
    const isCooking = order.data.status === 'preparing' && plan.lines.length > 1;
    return isCooking ? { ...order, data: { ...order.data, doneLines: [0] } } : order;
  });
  const { promiseMinutes } = world.site.kitchen;
  const unpaid = () => ({
    ...({ kind: 'delivery', channel: 'online', method: CASH, alreadyPaid: false, tip: ZERO_PAISE } as const),
    customer: random.pick(people.customers.filter(({ email }) => email)),
  });
  const times = [...bookedTimes(now, promiseMinutes), ...AHEAD.map((minutes) => timeIn(now, minutes))];
  const newest = [
    ...times.map((scheduledFor) => ({ at: ago(now, 0.5), scheduledFor })),
    ...rushMoments(now, promiseMinutes).map((at) => ({ at, scheduledFor: null })),
  ].map(({ at, scheduledFor }, place) => {
    const plan = planOrder(world, { at, part, slowness: 1 }, { ...unpaid(), scheduledFor });
    return demoOrder(world, firstIndex + onTheBoard.length + place, plan, []);
  });
  const [oldest, ...others] = onTheBoard;
  return [...(oldest ? [attempt(oldest, now)] : []), ...others, ...withPlaces(newest, world.site, now)];
}
