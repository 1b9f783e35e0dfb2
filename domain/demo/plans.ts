import { type Paise, paise } from '#domain/money.ts';
import type { planAttributes } from '#domain/plans/attributes.ts';
import type { mealTimeAttributes } from '#domain/plans/meal-time-attributes.ts';
import type { planMenuAttributes, ServedDish } from '#domain/plans/menu-attributes.ts';
import type { NewData } from '#domain/rows/data.ts';
import { type Day, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import type { DemoDish } from './dishes.ts';
import type { DemoDocument } from './documents.ts';

/** What the plans of a demo are, and what they serve (DEMO-2). */
export interface DemoPlans {
  mealTimes: readonly DemoDocument<NewData<typeof mealTimeAttributes>>[];
  plans: readonly DemoDocument<NewData<typeof planAttributes>>[];
  menus: readonly DemoDocument<NewData<typeof planMenuAttributes>>[];
}

const DAY = 86_400_000;
/** Plans are as old as the demo's first orders. */
const AGE = 95 * DAY;
export const LUNCH = 'demo-lunch';
const DINNER = 'demo-dinner';
const OFFICE = 'demo-office-lunch';
const HOME = 'demo-home-meals';

export const MEAL_TIMES = [
  {
    id: LUNCH,
    name: 'Lunch',
    ...{ deliveredFrom: '12:30', deliveredUntil: '13:30', cutoffDays: 0, cutoffAt: '09:00' },
  },
  {
    id: DINNER,
    name: 'Dinner',
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

/** A plan that a demo sells, as its subscribers need it. */
export interface SoldPlan {
  id: string;
  name: string;
  price: Paise;
  mealTimeIds: readonly string[];
  weekdays: readonly (typeof WEEKDAYS)[number][];
  choices: readonly { name: string; options: readonly string[] }[];
  bundleMeals: number;
  bundlePrice: Paise;
  bundleDays: number;
}

export const OFFICE_LUNCH: SoldPlan = {
  id: OFFICE,
  ...{ name: 'Office lunch', price: paise(14_000), mealTimeIds: [LUNCH], weekdays: WEEKDAYS.slice(0, 5) },
  ...{ bundleMeals: 20, bundlePrice: paise(260_000), bundleDays: 45 },
  choices: [
    { name: 'Bread or rice', options: ['Phulka', 'Rice'] },
    { name: 'Spice', options: ['Mild', 'Medium', 'Hot'] },
  ],
};
export const HOME_MEALS: SoldPlan = {
  id: HOME,
  ...{ name: 'Lunch and dinner at home', price: paise(13_000) },
  ...{ mealTimeIds: [LUNCH, DINNER], weekdays: WEEKDAYS },
  ...{ bundleMeals: 40, bundlePrice: paise(480_000), bundleDays: 45 },
  choices: [{ name: 'Spice', options: ['Mild', 'Medium', 'Hot'] }],
};

/** What customers read of each plan. */
const WORDS = {
  [OFFICE]: {
    description: 'A light home lunch on every working day, at your desk by half past one.',
    imgUrl: '/images/ghar-ki-thali.webp',
    trialMeals: 3,
  },
  [HOME]: {
    description: 'Both meals of the day, every day, for people who would rather not cook.',
    imgUrl: '/images/rajma-chawal.webp',
    trialMeals: null,
  },
} as const;

const servedAt = (mealTimeId: string): readonly Served[] => (mealTimeId === LUNCH ? LUNCHES : DINNERS);
const dishesOf = (served: Served, isOnMenu: (dishId: string) => boolean): ServedDish[] =>
  Object.entries(served)
    .filter(([dishId]) => isOnMenu(dishId))
    .map(([dishId, quantity]) => ({ dishId, quantity }));

/** What is served at a meal time of a day: both plans have the same lunch. */
export function servedOn(mealTimeId: string, day: Day, dishes: readonly DemoDish[]): ServedDish[] {
  const served = servedAt(mealTimeId)[weekdayOf(day)] ?? {};
  return dishesOf(served, (dishId) => dishes.some(({ id }) => id === dishId));
}

/** Makes up the plans of the demo, with the dishes that each serves on each weekday. */
export function plansOf({ now, dishes }: { now: Date; dishes: readonly DemoDish[] }): DemoPlans {
  const opened = new Date(now.getTime() - AGE);
  const at = (id: string) => ({ id, created: opened, updated: opened });
  const known = new Set(dishes.map(({ id }) => id));
  const menusOf = ({ id: planId, mealTimeIds }: SoldPlan) =>
    mealTimeIds.flatMap((mealTimeId) =>
      servedAt(mealTimeId).map((served, day) => ({
        ...at(`${planId}-${mealTimeId.replace('demo-', '')}-${day}`),
        data: {
          ...{ planId, mealTimeId, week: 1, weekday: WEEKDAYS[day] ?? 'monday' },
          dishes: dishesOf(served, (dishId) => known.has(dishId)),
        },
      })),
    );
  const sold = [OFFICE_LUNCH, HOME_MEALS];
  return {
    mealTimes: MEAL_TIMES.map(({ id, ...data }) => ({ ...at(id), data })),
    plans: sold.map(({ id, ...data }) => ({
      ...at(id),
      data: {
        ...data,
        ...WORDS[id as keyof typeof WORDS],
        ...{ mealTimeIds: [...data.mealTimeIds], weekdays: [...data.weekdays] },
        ...{ type: 'veg' as const, cycleFrom: '2026-01-05', cycleWeeks: 1, isOnSale: true },
      },
    })),
    menus: sold.flatMap(menusOf),
  };
}
