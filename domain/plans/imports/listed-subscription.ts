import { comparable, comparableName, isSameText } from '#domain/comparing.ts';
import { type Columns, type LineOf, type ProblemOf, readByRow } from '#domain/imports/columns.ts';
import type { ReadPhone } from '#domain/phone.ts';
import type { Weekday } from '#domain/time/spans.ts';
import { MOST_PEOPLE } from '../subscription-attributes.ts';
import { readDays } from './read-days.ts';

/** The plan that a line of a list of people names, for kitchens that come from a notebook (PLAN-38). */

/** A plan as far as a file names it. */
export interface NamedPlan {
  id: string;
  name: string;
  weekdays: readonly Weekday[];
  areaIds: readonly string[];
  mealTimes: readonly { id: string; name: string }[];
}

/** A subscriber of a list. */
export interface ImportedSubscriber {
  phone: number;
  name: string;
  address: string;
  planId: string;
  weekdays: readonly Weekday[];
  mealTimeIds: readonly string[];
  quantity: number;
  /** The company that pays; null: the customer does. */
  companyId: string | null;
}

/** What a list can name. */
export interface SubscriberNames {
  plans: readonly NamedPlan[];
  /** Those that pay. */
  companies: readonly { id: string; name: string }[];
  readPhone: ReadPhone;
  /** Whether the meals of a plan for these areas are brought to an address. */
  isDelivered(address: string, areaIds: readonly string[]): boolean;
}

/** The columns that say which plan, and of it what. Empty days or meal times are all that the plan has. */
export const subscriptionColumns = {
  plan: {
    called: ['plan name', 'प्लान', 'tiffin', 'tiffin plan', 'meal plan', 'टिफ़िन'],
    read: (cell, { plans }) =>
      comparable(cell) === ''
        ? null
        : plans.find(({ name }) => comparableName(name) === comparableName(cell)),
    problem: 'noPlan',
  },
  days: {
    called: ['weekdays', 'day', 'दिन'],
    read: (cell) => (comparable(cell) === '' ? null : readDays(cell)),
    problem: 'noDays',
  },
  'meal times': {
    called: ['meal time', 'meals', 'meal', 'time', 'खाने का समय'],
    read: (cell) => cell.split(/[,;/+]/).filter((each) => each.trim() !== ''),
    problem: 'noMealTime',
  },
  people: {
    called: ['persons', 'quantity', 'qty', 'लोग', 'कितने लोग'],
    read: readByRow({ type: 'integer', min: 1, max: MOST_PEOPLE, default: 1 }),
    problem: 'noPeople',
  },
  company: {
    called: ['office', 'कंपनी'],
    read: (cell, { companies }) =>
      cell === '' ? null : companies.find(({ name }) => isSameText(name, cell))?.id,
    problem: 'noCompany',
  },
} as const satisfies Columns<SubscriberNames>;

/** The cells of a line that say who subscribes to what; null where they are empty. */
type Listed = LineOf<typeof subscriptionColumns> & {
  phone: number;
  name: string | null;
  address: string | null;
};

/** Why a plan of a line can't be subscribed to. */
export type SubscriberProblem =
  | ProblemOf<typeof subscriptionColumns>
  | 'noName'
  | 'noAddress'
  | 'outside'
  | 'companyOne';

/** The subscription that a line asks for, or why it can't be had; null: it names no plan. */
export function subscriptionOf(
  line: Listed,
  { isDelivered }: SubscriberNames,
): ImportedSubscriber | SubscriberProblem | null {
  const { phone, name, address, plan, people, company, 'meal times': wanted } = line;
  if (plan === null) return line.days !== null || wanted.length > 0 ? 'noPlan' : null;
  if (name === null) return 'noName';
  if (address === null) return 'noAddress';
  const weekdays = line.days === null || line.days.length === 0 ? plan.weekdays : line.days;
  if (weekdays.length === 0 || !weekdays.every((day) => plan.weekdays.includes(day))) return 'noDays';
  const named = wanted.flatMap((each) => plan.mealTimes.find((time) => isSameText(time.name, each)) ?? []);
  const times = wanted.length === 0 ? plan.mealTimes : named;
  if (times.length === 0 || times.length < wanted.length) return 'noMealTime';
  if (company !== null && people !== 1) return 'companyOne';
  if (!isDelivered(address, plan.areaIds)) return 'outside';
  const mealTimeIds = [...new Set(times.map(({ id }) => id))];
  const whose = { phone, name, address, companyId: company };
  return { ...whose, planId: plan.id, weekdays, mealTimeIds, quantity: people };
}
