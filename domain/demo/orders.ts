import { pricingAt } from '#domain/areas/pricing-at.ts';
import { type PriceTerms, priceLines, termsFor } from '#domain/orders/pricing.ts';
import { promiseMinutesFor } from '#domain/orders/promise.ts';
import { isOnTheWay, isOpen, type OrderStatus } from '#domain/orders/statuses.ts';
import { billToStore, termsToStore } from '#domain/orders/stored-bill.ts';
import type { DemoDocument, EventData, OrderData, TakenStep } from './documents.ts';
import { type DemoPayment, paymentOf } from './money.ts';
import { type DemoWorld, isPrepaid, type OrderPlan } from './order-plan.ts';
import type { DemoStep, StepBy } from './order-steps.ts';
import type { DemoPerson } from './people.ts';

const MINUTE = 60_000;

/** The number of the first order, as in a new kitchen. */
const FIRST_NUMBER = 1001;

/** An order with all that belongs to it. */
export interface DemoOrder extends DemoDocument<OrderData> {
  /** What reports know of its times besides its attributes. */
  times: { accepted_at: Date | null; ready_at: Date | null; accepted_promise: Date | null };
  events: readonly DemoDocument<EventData>[];
  money: DemoPayment;
}

const later = (moment: Date, minutes: number) => new Date(moment.getTime() + Math.round(minutes * MINUTE));

/** Those who may take the steps of one order. */
function actorsOf(
  { random, people }: DemoWorld,
  plan: OrderPlan,
): Readonly<Record<StepBy, DemoPerson | null>> {
  const withRole = (role: string) => people.staff.filter((each) => each.role === role);
  return {
    kitchen: random.pick(withRole('kitchen')),
    rider: plan.kind === 'delivery' ? random.pick(withRole('rider')) : null,
    customer: plan.customer,
    system: null,
  };
}

function eventsOf(id: string, plan: OrderPlan, taken: readonly TakenStep[]): DemoDocument<EventData>[] {
  let riderId: string | null = null;
  return taken.map(({ to, from, at, actor, by, reason }, index) => {
    if (by === 'rider') riderId = actor?.id ?? null;
    const data: EventData = {
      orderId: id,
      type: 'step',
      from,
      to,
      reason: by === 'kitchen' ? (reason ?? null) : null,
      userId: plan.customer?.id ?? null,
      riderId,
      actorId: actor?.id ?? null,
      actorRole: actor?.role ?? by,
      createdAt: at,
    };
    return { id: `${id.replace('order', 'event')}-${index + 1}`, created: at, updated: at, data };
  });
}

/** The times of an order, as the kitchen promises them when it is placed or paid. */
function promiseOf({ site }: DemoWorld, plan: OrderPlan, begins: Date) {
  const { kitchen } = site;
  const minutes = promiseMinutesFor(plan.kind, kitchen);
  const { scheduledFor } = plan;
  const waits = begins.getTime() > plan.at.getTime();
  const dueAt = scheduledFor ? later(scheduledFor, -minutes) : waits ? begins : null;
  return {
    promisedAt: scheduledFor ?? later(begins, minutes),
    scheduledFor,
    dueAt,
    acceptBy: later(dueAt ?? begins, kitchen.acceptWithinMinutes),
  };
}

/** What the bill of an order comes from. */
function termsOf({ site }: DemoWorld, plan: OrderPlan): PriceTerms {
  const pincode = plan.kind === 'delivery' ? plan.customer?.home.pincode : undefined;
  return termsFor(plan.kind, pricingAt(site, { pincode }), { tip: plan.tip });
}

/** The bill by the product's own rules, with the terms that the order stores. */
const billOf = (plan: OrderPlan, terms: PriceTerms) => ({
  ...billToStore(priceLines(plan.lines, terms)),
  ...termsToStore(terms),
});

/** What differs for an order that nobody placed: the meal of a plan. */
export interface OrderOver {
  id: string;
  begins: OrderStatus;
  terms: PriceTerms;
  data: Partial<OrderData>;
}

/** Who ordered, and where the food goes. */
function customerOf({ kind, customer }: OrderPlan) {
  const isDelivery = kind === 'delivery';
  return {
    userId: customer?.id ?? null,
    customerName: customer?.name ?? null,
    customerEmail: customer?.email ?? null,
    customerPhone: customer ? `${customer.phone}` : null,
    address: isDelivery ? (customer?.address ?? null) : null,
    pincode: isDelivery ? (customer?.home.pincode ?? null) : null,
    deliveryInstructions: isDelivery ? (customer?.instructions ?? null) : null,
  };
}

/** An order that has taken these steps. */
export function demoOrder(
  world: DemoWorld,
  index: number,
  plan: OrderPlan,
  steps: readonly DemoStep[],
  over?: OrderOver,
): DemoOrder {
  const id = over?.id ?? `demo-order-${`${index + 1}`.padStart(4, '0')}`;
  const actors = actorsOf(world, plan);
  const prepaid = isPrepaid(plan);
  let [at, from]: [Date, OrderStatus] = [plan.at, over?.begins ?? (prepaid ? 'awaitingPayment' : 'placed')];
  const taken = steps.map((step): TakenStep => {
    const before = from;
    at = later(at, step.after);
    from = step.to;
    return { ...step, at, from: before, actor: actors[step.by] };
  });
  const last = taken.at(-1);
  const status = last?.to ?? from;
  const begins = prepaid ? (taken[0]?.at ?? plan.at) : plan.at;
  const promise = promiseOf(world, plan, begins);
  const rider = taken.find(({ by }) => by === 'rider')?.actor ?? null;
  const onTheWay = isOnTheWay(status) ? rider : null;
  const momentOf = (to: OrderStatus) => taken.find((step) => step.to === to)?.at ?? null;
  const manager = world.people.staff.find(({ role }) => role === 'manager');
  const data: OrderData = {
    number: FIRST_NUMBER + index,
    channel: plan.channel,
    takenBy: plan.channel === 'staff' ? (manager?.id ?? null) : null,
    ...billOf(plan, over?.terms ?? termsOf(world, plan)),
    ...customerOf(plan),
    ...promise,
    paymentMethod: plan.method,
    alreadyPaid: plan.alreadyPaid,
    prepaid,
    items: plan.lines,
    note: plan.note,
    cutlery: plan.cutlery,
    kind: plan.kind,
    status,
    statusSince: last?.at ?? plan.at,
    statusReason: isOpen(status) || last?.by !== 'kitchen' ? null : (last.reason ?? null),
    doneLines: [],
    revision: 1,
    riderId: rider?.id ?? null,
    riderName: onTheWay?.name ?? null,
    riderPhone: onTheWay ? `${onTheWay.phone}` : null,
    imgUrl: plan.lines[0]?.imgUrl ?? null,
    orderedOn: plan.at,
    ...over?.data,
  };
  const accepted = over?.begins === 'accepted' ? plan.at : momentOf('accepted');
  const order = { id, created: plan.at, updated: last?.at ?? plan.at, data };
  return {
    ...order,
    times: {
      accepted_at: accepted,
      ready_at: momentOf('ready'),
      accepted_promise: accepted && (data.promisedAt ?? null),
    },
    events: eventsOf(id, plan, taken),
    money: paymentOf(world, { index, plan, order, taken }),
  };
}
