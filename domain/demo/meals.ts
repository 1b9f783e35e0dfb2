import { type Paise, ZERO_PAISE } from '#domain/money.ts';
import { NO_BUNDLE } from '#domain/plans/bundles.ts';
import { isClosedOn } from '#domain/plans/closed-days.ts';
import type { mealAttributes } from '#domain/plans/meal-attributes.ts';
import type { MissedReason } from '#domain/plans/meal-states.ts';
import { cutoffOf, windowOf } from '#domain/plans/meal-times.ts';
import { type Meal, mealsBetween } from '#domain/plans/meals-between.ts';
import type { NewData } from '#domain/rows/data.ts';
import { addDays, type Day, dayAt } from '#domain/time/local-time.ts';
import type { DemoDocument } from './documents.ts';
import { type MealSteps, mealSteps } from './meal-steps.ts';
import type { DemoWorld } from './order-plan.ts';
import { MEAL_TIMES } from './plans.ts';
import { DEMO_PEOPLE } from './roles.ts';
import { type DemoCost, purseOf, type TopUp } from './subscriber-money.ts';
import type { DemoSubscriber } from './subscribers.ts';
import { DISLIKED, LIKED } from './words.ts';

type MealDocument = DemoDocument<NewData<typeof mealAttributes>>;

/** A meal that has become an order. */
export interface CookedMeal {
  orderId: string;
  subscriber: DemoSubscriber;
  mealTimeId: string;
  date: Day;
  /** When it became one: at its cutoff. */
  at: Date;
  window: { from: Date; until: Date };
  people: number;
  total: Paise;
  steps: MealSteps['steps'];
}

/** What has become of the meals of all subscribers. */
export interface DemoMeals {
  meals: readonly MealDocument[];
  cooked: readonly CookedMeal[];
  topUps: readonly TopUp[];
  /** The subscriptions, with what is left of their bundles. */
  subscriptions: readonly DemoSubscriber['subscription'][];
  /** The cutoffs that are over: nothing of them is decided any more. */
  cutoffs: readonly { mealTimeId: string; date: Day; at: Date }[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const [{ id: CUSTOMER }] = DEMO_PEOPLE;
/** How often a meal is skipped, has a guest, is missed, and is rated. */
const SKIPS = 0.05;
const SKIPS_TOMORROW = 0.12;
const GUESTS = 0.03;
const MISSED = 0.008;
const RATES = 0.22;
const LIKES = 0.88;
/** Days of the past whose meals are rated; the customer of the banner still has those of the last days to rate. */
const RATED = 32;
const UNRATED = 3;
/** Days of which a kitchen knows which cutoffs are over. */
const KNOWN_CUTOFFS = 100;

/** Makes up what became of each meal of the subscribers up to now, by the product's own rules of which meals are planned. */
export function mealsOf(world: DemoWorld, subscribers: readonly DemoSubscriber[]): DemoMeals {
  const { random, now, site } = world;
  const { timeZone } = site.shop;
  const today = dayAt(now, timeZone);
  const meals: MealDocument[] = [];
  const cooked: CookedMeal[] = [];
  const context = { mealTimes: MEAL_TIMES, isClosed: isClosedOn(site.hours), timeZone };

  const add = (
    { person, subscription }: DemoSubscriber,
    { date, mealTimeId }: Pick<Meal, 'date' | 'mealTimeId'>,
    [created, updated]: readonly [Date, Date],
    values: Partial<MealDocument['data']>,
  ) => {
    const id = `demo-meal-${`${meals.length + 1}`.padStart(4, '0')}`;
    const of = { userId: person.id, subscriptionId: subscription.id, date, mealTimeId };
    meals.push({ id, created, updated, creator: person.id, data: { ...of, ...values } });
  };

  const decided = ({ price, cutoff, quantity }: Meal, people = quantity) => ({
    quantity: people,
    price,
    decidedAt: cutoff,
  });

  /** What its customer says of a delivered meal, and when. */
  const ratingOf = ({ person }: DemoSubscriber, { date }: Meal, delivered: Date) => {
    const at = new Date(delivered.getTime() + random.between(0.3, 9) * HOUR);
    const rates = random.chance(RATES);
    const isUp = random.chance(LIKES);
    const words = random.pick(isUp ? LIKED : DISLIKED);
    const isLeft = person.id === CUSTOMER && date >= addDays(today, -UNRATED);
    if (!rates || isLeft || at > now || date < addDays(today, -RATED)) return undefined;
    const says = random.chance(isUp ? 0.3 : 0.9);
    return { at, values: { rating: isUp ? 'up' : 'down', ratingWords: says ? words : null } as const };
  };

  const cook = (
    subscriber: DemoSubscriber,
    meal: Meal,
    people: number,
    { total, fromBundle, bundleMealPrice }: DemoCost,
  ): Paise => {
    const { date, mealTimeId, cutoff } = meal;
    const mealTime = MEAL_TIMES.find(({ id }) => id === mealTimeId) ?? MEAL_TIMES[0];
    const window = windowOf(mealTime, date, timeZone);
    const { steps, state, at } = mealSteps(random, { cutoff, window, now });
    const orderId = `demo-order-m${`${cooked.length + 1}`.padStart(4, '0')}`;
    const rated = state === 'delivered' ? ratingOf(subscriber, meal, at) : undefined;
    const reason: MissedReason | null = state === 'missed' ? 'ended' : null;
    cooked.push({
      orderId,
      subscriber,
      mealTimeId,
      date,
      at: cutoff,
      window,
      people,
      total,
      steps,
    });
    add(subscriber, meal, [cutoff, rated?.at ?? at], {
      ...{ state, reason, orderId, fromBundle, bundleMealPrice, ...decided(meal, people) },
      ...rated?.values,
    });
    return state === 'missed' ? total : ZERO_PAISE;
  };

  const past = subscribers.map((subscriber): { purse: ReturnType<typeof purseOf> } => {
    const { subscription, pauses } = subscriber;
    const agreed = subscription.data;
    const isTrial = agreed.trial === true;
    const purse = purseOf(random, subscriber);
    const away = pauses.map(({ data: { from, until = null } }) => ({ mealTimeId: null, from, until }));
    const all = mealsBetween(
      agreed,
      { from: agreed.startsOn, to: addDays(today, 2) },
      { ...context, pauses: away, changes: [], isOver: () => false },
    );
    for (const meal of all) {
      const { cutoff, date } = meal;
      const once = [cutoff, cutoff] as const;
      if (meal.state === 'paused') continue;
      if (cutoff > now) {
        if (isSkippedLater(subscriber, meal)) add(subscriber, meal, [now, now], { state: 'skipped' });
        continue;
      }
      if (meal.state === 'closed') {
        add(subscriber, meal, once, { state: 'missed', reason: 'closed', ...decided(meal) });
        continue;
      }
      if (!isTrial && random.chance(SKIPS)) {
        const asked = new Date(cutoff.getTime() - DAY);
        add(subscriber, meal, [asked, asked], { state: 'skipped' });
        continue;
      }
      if (!isTrial && random.chance(MISSED)) {
        add(subscriber, meal, once, { state: 'missed', reason: 'late', ...decided(meal) });
        continue;
      }
      const people = meal.quantity + (agreed.companyId === null && random.chance(GUESTS) ? 1 : 0);
      const cost = purse.take({ date, cutoff, people });
      if (!cost) add(subscriber, meal, once, { state: 'short', ...decided(meal, people) });
      else purse.giveBack(cook(subscriber, meal, people, cost));
    }
    if (agreed.state === 'active' && (subscriber.person.id === CUSTOMER || random.chance(0.8)))
      purse.fillUp(new Date(now.getTime() - random.between(0.5, 20) * HOUR));
    return { purse };
  });

  /** The customer of the banner skips a dinner, and some of the others their meals of tomorrow. */
  function isSkippedLater({ person }: DemoSubscriber, { date, mealTimeId }: Meal): boolean {
    const own = date === addDays(today, 2) && mealTimeId !== MEAL_TIMES[0].id;
    if (person.id === CUSTOMER) return own;
    return date === addDays(today, 1) && random.chance(SKIPS_TOMORROW);
  }

  const days = Array.from({ length: KNOWN_CUTOFFS + 1 }, (_, count) => addDays(today, count - KNOWN_CUTOFFS));
  return {
    meals,
    cooked: cooked.sort((one, other) => one.at.getTime() - other.at.getTime()),
    topUps: past.flatMap(({ purse }) => purse.topUps),
    subscriptions: subscribers.map(({ subscription: { data, ...subscription } }, index) => {
      const bundle = past[index]?.purse.bundle() ?? NO_BUNDLE;
      const isEnded = data.state === 'ended';
      return { ...subscription, data: { ...data, ...bundle, ...(isEnded && { bundleLeft: 0 }) } };
    }),
    cutoffs: MEAL_TIMES.flatMap((mealTime) =>
      days
        .filter((date) => cutoffOf(mealTime, date, timeZone) <= now)
        .map((date) => ({ mealTimeId: mealTime.id, date, at: now })),
    ),
  };
}
