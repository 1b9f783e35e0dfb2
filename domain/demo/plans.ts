import type { NewData } from '#domain/attributes.ts';
import { type Paise, paise } from '#domain/money.ts';
import { BALANCE, HOUSE } from '#domain/payments/methods.ts';
import type { planAttributes } from '#domain/plans/attributes.ts';
import type { mealTimeAttributes } from '#domain/plans/meal-time-attributes.ts';
import { cutoffOf } from '#domain/plans/meal-times.ts';
import type { planMenuAttributes } from '#domain/plans/menu-attributes.ts';
import type { mealSubscriptionAttributes } from '#domain/plans/subscription-attributes.ts';
import { addDays, type Day, dayAt, momentOf } from '#domain/site/local-time.ts';
import { WEEKDAYS } from '#domain/site/spans.ts';
import type { DemoDocument } from './documents.ts';
import type { DemoWorld } from './order-plan.ts';

/** The plans of a demo: what is sold, what is served, and who subscribes (DEMO-2). */
export interface DemoPlans {
  mealTimes: readonly DemoDocument<NewData<typeof mealTimeAttributes>>[];
  plans: readonly DemoDocument<NewData<typeof planAttributes>>[];
  menus: readonly DemoDocument<NewData<typeof planMenuAttributes>>[];
  subscriptions: readonly DemoDocument<NewData<typeof mealSubscriptionAttributes>>[];
  /** The cutoffs that are over: nothing of them is decided any more. */
  cutoffs: readonly { mealTimeId: string; date: Day; at: Date }[];
}

const DAY = 86_400_000;
const LUNCH = 'demo-lunch';
const DINNER = 'demo-dinner';
const OFFICE = 'demo-office-lunch';
const HOME = 'demo-home-meals';
const WORKDAYS = WEEKDAYS.slice(0, 5);

const MEAL_TIMES = [
  {
    id: LUNCH,
    ...{ name: 'Lunch' },
    ...{ deliveredFrom: '12:30', deliveredUntil: '13:30', cutoffDays: 0, cutoffAt: '09:00' },
  },
  {
    id: DINNER,
    ...{ name: 'Dinner' },
    ...{ deliveredFrom: '19:30', deliveredUntil: '21:00', cutoffDays: 0, cutoffAt: '16:00' },
  },
] as const;

/** What is served from Monday to Sunday: dishes and portions for one person. */
type Served = Readonly<Record<string, number>>;
const LUNCHES: readonly Served[] = [
  { 'rajma-chawal': 1, 'masala-chaas': 1 },
  { 'dal-makhani': 1, phulka: 1, 'curd-rice': 1 },
  { 'kadhi-chawal': 1, phulka: 1 },
  { 'palak-paneer': 1, phulka: 1 },
  { 'ghar-ki-thali': 1 },
  { 'lemon-rice': 1, 'medu-vada': 1 },
  { 'ghar-ki-thali': 1, 'rice-kheer': 1 },
];
const DINNERS: readonly Served[] = [
  { 'baingan-bharta': 1, phulka: 1 },
  { 'veg-pulao': 1, 'masala-chaas': 1 },
  { 'aloo-paratha': 2, 'masala-chaas': 1 },
  { 'dal-makhani': 1, phulka: 1 },
  { 'puri-bhaji': 1, 'gulab-jamun': 1 },
  { 'kadhi-chawal': 1, phulka: 1 },
  { 'idli-sambar': 2 },
];

/** How many of the subscribers have ended theirs. */
const ENDED = 4;
const PRICES = { [OFFICE]: paise(14_000), [HOME]: paise(13_000) } as const satisfies Record<string, Paise>;

const PLANS = [
  {
    id: OFFICE,
    ...{ name: 'Office lunch', price: PRICES[OFFICE], imgUrl: '/images/ghar-ki-thali.webp' },
    description: 'A light home lunch on every working day, at your desk by half past one.',
    ...{ mealTimeIds: [LUNCH], weekdays: [...WORKDAYS] },
    ...{ bundleMeals: 20, bundlePrice: paise(260_000), trialMeals: 3 },
  },
  {
    id: HOME,
    ...{ name: 'Lunch and dinner at home', price: PRICES[HOME], imgUrl: '/images/rajma-chawal.webp' },
    description: 'Both meals of the day, every day, for people who would rather not cook.',
    ...{ mealTimeIds: [LUNCH, DINNER], weekdays: [...WEEKDAYS] },
    ...{ bundleMeals: 40, bundlePrice: paise(480_000), trialMeals: null },
  },
] as const;

/** Makes up the plans; whoever has a ledger subscribes to one. */
export function plansOf({ random, now, site, people, dishes }: DemoWorld): DemoPlans {
  const { timeZone } = site.shop;
  const today = dayAt(now, timeZone);
  const opened = new Date(now.getTime() - 95 * DAY);
  const at = (id: string, moment = opened) => ({ id, created: moment, updated: moment });
  const isServed = new Set(dishes.map(({ id }) => id));
  const menuOf = (planId: string, mealTimeId: string, served: Served, day: number) => ({
    ...at(`${planId}-${mealTimeId.replace('demo-', '')}-${day}`),
    data: {
      ...{ planId, mealTimeId, week: 1, weekday: WEEKDAYS[day] ?? 'monday' },
      dishes: Object.entries(served)
        .filter(([dishId]) => isServed.has(dishId))
        .map(([dishId, quantity]) => ({ dishId, quantity })),
    },
  });
  const subscribers = people.customers.filter(({ ledger }) => ledger !== null);
  const subscriptions = subscribers.map((person, index): DemoPlans['subscriptions'][number] => {
    const plan = PLANS[random.chance(0.7) ? 0 : 1];
    const isEnded = index % Math.ceil(subscribers.length / ENDED) === 1;
    const startsOn = addDays(today, -random.whole(isEnded ? 40 : 2, 85));
    const began = new Date(momentOf(startsOn, 8 * 60, timeZone) - DAY);
    return {
      ...at(`demo-subscription-${`${index + 1}`.padStart(2, '0')}`, began),
      creator: person.id,
      data: {
        ...{ userId: person.id, planId: plan.id, planName: plan.name, price: plan.price },
        ...{ mealTimeIds: [...plan.mealTimeIds], weekdays: [...plan.weekdays] },
        quantity: random.chance(0.2) ? 2 : 1,
        ...{ addressId: `${person.id}-home`, startsOn },
        paidBy: person.ledger === 'later' ? HOUSE : BALANCE,
        endsOn: isEnded ? addDays(today, -random.whole(3, 30)) : null,
        state: isEnded ? ('ended' as const) : ('active' as const),
        // Of its earlier meals nothing is kept.
        agreedAt: now,
      },
    };
  });
  const days = Array.from({ length: 9 }, (_, count) => addDays(today, count - 7));
  return {
    mealTimes: MEAL_TIMES.map(({ id, ...data }) => ({ ...at(id), data })),
    plans: PLANS.map(({ id, ...data }) => ({
      ...at(id),
      data: { ...data, type: 'veg' as const, cycleFrom: '2026-01-05', cycleWeeks: 1, isOnSale: true },
    })),
    menus: [
      ...LUNCHES.flatMap((served, day) => [
        menuOf(OFFICE, LUNCH, served, day),
        menuOf(HOME, LUNCH, served, day),
      ]),
      ...DINNERS.map((served, day) => menuOf(HOME, DINNER, served, day)),
    ],
    subscriptions,
    cutoffs: MEAL_TIMES.flatMap((mealTime) =>
      days
        .filter((date) => cutoffOf(mealTime, date, timeZone) <= now)
        .map((date) => ({ mealTimeId: mealTime.id, date, at: now })),
    ),
  };
}
