import type { Paise } from '#domain/money.ts';
import { paise, ZERO_PAISE } from '#domain/money.ts';
import type { OrderChannel } from '#domain/orders/channel.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import type { OrderLine } from '#domain/orders/line.ts';
import { HOUSE, isOnline, type PaymentMethod } from '#domain/payments/methods.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { Moment } from './calendar.ts';
import { type DemoDish, linesOf } from './dishes.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import type { Random } from './random.ts';

/** What all orders of a demo share. */
export interface DemoWorld {
  random: Random;
  now: Date;
  site: SiteSettings;
  people: DemoPeople;
  dishes: readonly DemoDish[];
  popularity: ReadonlyMap<string, number>;
}

/** An order as its customer places it. */
export interface OrderPlan extends Moment {
  /** The customer; null for a customer at the counter who gives no number (PHONE-3). */
  customer: DemoPerson | null;
  kind: OrderKind;
  channel: OrderChannel;
  method: PaymentMethod;
  alreadyPaid: boolean;
  lines: readonly OrderLine[];
  tip: Paise;
  note: string | null;
  cutlery: boolean;
  /** For orders ahead; null: as soon as possible. */
  scheduledFor: Date | null;
}

const ONLINE: readonly { method: PaymentMethod; share: number }[] = [
  { share: 42, method: 'cod' },
  { share: 43, method: 'upi' },
  { share: 15, method: 'card' },
];
const BY_STAFF: readonly { method: PaymentMethod; share: number }[] = [
  { share: 70, method: 'cod' },
  { share: 30, method: 'upi' },
];
const TYPED = 0.12;
const PICKED_UP = { online: 0.15, staff: 0.45 };
const WITHOUT_NUMBER = 0.3;
/** How often somebody with a house account orders on it. */
const ON_HOUSE = 0.8;
const TIPS = [paise(1000), paise(2000), paise(3000), paise(5000)];
const ORDER_NOTES = [
  'Please pack the curd well',
  'It is a birthday!',
  'Call before you come',
  'No plastic bags',
];

/** Plans an order of this moment. What `over` names is not left to chance. */
export function planOrder(
  { random, people, dishes, popularity, site }: DemoWorld,
  moment: Moment,
  over: Partial<OrderPlan> & { leastLines?: number } = {},
): OrderPlan {
  const channel: OrderChannel = random.chance(TYPED) ? 'staff' : 'online';
  const buyer = random.weighted(people.customers);
  // Who has only ever called has no account to order with.
  const typed = channel === 'staff' || buyer.email === null;
  const kind: OrderKind = random.chance(typed ? PICKED_UP.staff : PICKED_UP.online) ? 'pickup' : 'delivery';
  const paid = random.weighted(typed ? BY_STAFF : ONLINE);
  const isUnknown = typed && kind === 'pickup' && random.chance(WITHOUT_NUMBER);
  const onHouse = !isUnknown && buyer.ledger === 'later' && random.chance(ON_HOUSE);
  const lines = linesOf(random, moment.part, { dishes, popularity, tax: site.tax }, over.leastLines);
  return {
    ...moment,
    customer: isUnknown ? null : buyer,
    kind,
    channel: typed ? 'staff' : 'online',
    method: onHouse ? HOUSE : paid.method,
    alreadyPaid: typed && kind === 'pickup' && !onHouse,
    lines,
    tip: !typed && random.chance(0.1) ? random.pick(TIPS) : ZERO_PAISE,
    note: random.chance(0.06) ? random.pick(ORDER_NOTES) : null,
    cutlery: random.chance(0.3),
    scheduledFor: null,
    ...over,
  };
}

/** Whether its customer pays before the kitchen begins. */
export const isPrepaid = ({ channel, method }: Pick<OrderPlan, 'channel' | 'method'>): boolean =>
  channel === 'online' && isOnline(method);
