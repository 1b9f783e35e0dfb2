import type { Day } from '#domain/site/local-time.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { momentsOf } from './calendar.ts';
import { closedDaysOf, demoSettings } from './demo-settings.ts';
import { type DemoDish, popularityOf } from './dishes.ts';
import { type DemoLedger, ledgerOf } from './ledger.ts';
import { OPEN_ORDERS, openOrders } from './open-orders.ts';
import { type Opinions, opinionsOf } from './opinions.ts';
import { type DemoWorld, planOrder } from './order-plan.ts';
import { pastSteps } from './order-steps.ts';
import { type DemoOrder, demoOrder } from './orders.ts';
import { type DemoPeople, peopleOf } from './people.ts';
import { type DemoPlans, plansOf } from './plans.ts';
import { randomFrom } from './random.ts';

const MINUTE = 60_000;
/** The seed of the demo that everybody sees. */
const DEMO_SEED = 560_003;
/** How many orders a demo has, the open ones included. */
export const DEMO_ORDERS = 4_000;
/** Orders of the past end at least this long before now. */
const PAST = 90 * MINUTE;

export interface LifeRequest {
  seed?: number;
  now: Date;
  /** The settings of a new kitchen, on which those of the demo are based. */
  first: SiteSettings;
  dishes: readonly DemoDish[];
  /** How many orders, the open ones included. */
  orders?: number;
}

/** Three months of a kitchen. */
export interface KitchenLife extends Opinions {
  site: SiteSettings;
  people: DemoPeople;
  /** In the order in which they were placed. */
  orders: readonly DemoOrder[];
  closed: readonly Day[];
  ledger: DemoLedger;
  plans: DemoPlans;
}

/** Makes up three months of a kitchen, up to the moment `now` (DEMO-2). The same request always gives the same life. */
export function kitchenLife({
  seed = DEMO_SEED,
  now,
  first,
  dishes,
  orders: count = DEMO_ORDERS,
}: LifeRequest): KitchenLife {
  const random = randomFrom(seed);
  const { timeZone } = first.shop;
  const closed = closedDaysOf(random, now, timeZone);
  const site = demoSettings(first, closed);
  const people = peopleOf(random);
  const world: DemoWorld = { random, now, site, people, dishes, popularity: popularityOf(random, dishes) };
  const until = new Date(now.getTime() - PAST);
  const moments = momentsOf(random, Math.max(0, count - OPEN_ORDERS), { until, closed, timeZone });
  const past = moments.map((moment, index) => {
    const plan = planOrder(world, moment);
    return demoOrder(world, index, plan, pastSteps(random, plan, site.kitchen.acceptWithinMinutes));
  });
  const open = openOrders(world, past.length, 'dinner');
  const orders = [...past, ...open];
  return {
    ...{ site, people, closed, orders, ...opinionsOf(world, past) },
    ...{ ledger: ledgerOf(world, orders), plans: plansOf(world) },
  };
}
