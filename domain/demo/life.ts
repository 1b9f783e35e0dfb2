import type { SiteSettings } from '#domain/site/settings.ts';
import type { Day } from '#domain/time/local-time.ts';
import { momentsOf } from './calendar.ts';
import { companyOf, type DemoCompany } from './companies.ts';
import { closedDaysOf, demoSettings } from './demo-settings.ts';
import { type DemoDish, popularityOf } from './dishes.ts';
import { type DemoLedger, ledgerOf } from './ledger.ts';
import { mealOrder } from './meal-orders.ts';
import { type DemoMeals, mealsOf } from './meals.ts';
import { OPEN_ORDERS, openOrders } from './open-orders.ts';
import { type Opinions, opinionsOf } from './opinions.ts';
import { type DemoWorld, planOrder } from './order-plan.ts';
import { pastSteps } from './order-steps.ts';
import { type DemoOrder, demoOrder } from './orders.ts';
import { type DemoPeople, peopleOf } from './people.ts';
import { type DemoPlans, plansOf } from './plans.ts';
import { preparedItemsOf } from './prepared-items.ts';
import { randomFrom } from './random.ts';
import { type DemoSubscriber, subscribersOf } from './subscribers.ts';

const MINUTE = 60_000;
/** The seed of the demo that everybody sees. */
const DEMO_SEED = 560_003;
/** How many orders a demo has, the open ones and the meals of plans included. */
export const DEMO_ORDERS = 4_000;
/** Orders of the past end at least this long before now. */
const PAST = 90 * MINUTE;

export interface LifeRequest {
  seed?: number;
  now: Date;
  /** The settings of a new kitchen, on which those of the demo are based. */
  first: SiteSettings;
  dishes: readonly DemoDish[];
  /** How many orders, the open ones and the meals of plans included. */
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
  plans: DemoPlans & DemoMeals & { pauses: DemoSubscriber['pauses'] };
  company: DemoCompany;
  preparedItems: ReturnType<typeof preparedItemsOf>;
}

/** Makes up three months of a kitchen, up to the moment `now` (DEMO-2). The same request always gives the same life. */
export function kitchenLife({
  seed = DEMO_SEED,
  now,
  first,
  dishes,
  orders: all = DEMO_ORDERS,
}: LifeRequest): KitchenLife {
  const random = randomFrom(seed);
  const { timeZone } = first.shop;
  const closed = closedDaysOf(random, now, timeZone);
  const site = demoSettings(first, closed);
  const people = peopleOf(random);
  const world: DemoWorld = { random, now, site, people, dishes, popularity: popularityOf(random, dishes) };
  const company = companyOf(world);
  const subscribers = subscribersOf(world, company);
  const meals = mealsOf(world, subscribers);
  const until = new Date(now.getTime() - PAST);
  const count = Math.max(0, all - OPEN_ORDERS - meals.cooked.length);
  const placed = momentsOf(random, count, { until, closed, timeZone });
  // Numbers rise with time, also where orders and meals of plans alternate.
  const past = [...placed, ...meals.cooked]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((each, index) => {
      if ('orderId' in each) return mealOrder(world, index, company, each);
      const plan = planOrder(world, each);
      return demoOrder(world, index, plan, pastSteps(random, plan, site.kitchen.acceptWithinMinutes));
    });
  const open = openOrders(world, past.length, 'dinner');
  const orders = [...past, ...open].sort(
    (one, other) => one.data.orderedOn.getTime() - other.data.orderedOn.getTime(),
  );
  const opinions = opinionsOf(
    world,
    past.filter(({ data }) => data.channel !== 'plan'),
  );
  return {
    ...{ site, people, closed, orders, company, ...opinions, preparedItems: preparedItemsOf(world) },
    ledger: ledgerOf(world, orders, company, meals),
    plans: { ...plansOf(world), ...meals, pauses: subscribers.flatMap(({ pauses }) => pauses) },
  };
}
