import { isSameText } from '#domain/comparing.ts';
import { type Columns, type ProblemOf, readByRow } from '#domain/imports/columns.ts';
import { headings } from '#domain/imports/headings.ts';
import type { ImportFile } from '#domain/imports/import-file.ts';
import { type Paise, parseAmount, ZERO_PAISE } from '#domain/money.ts';
import { readSigned } from '#domain/numbers.ts';
import type { ReadPhone } from '#domain/phone.ts';
import type { Weekday } from '#domain/time/spans.ts';
import { MOST_PEOPLE } from '../subscription-attributes.ts';
import { readDays } from './read-days.ts';

// An existing list of subscribers, for kitchens that come from a notebook (PLAN-38).

/** A plan as far as a file names it. */
export interface NamedPlan {
  id: string;
  name: string;
  weekdays: readonly Weekday[];
  areaIds: readonly string[];
  mealTimes: readonly { id: string; name: string }[];
}

/** A line that can be imported. */
export interface ImportedSubscriber {
  phone: number;
  name: string;
  address: string;
  planId: string;
  weekdays: readonly Weekday[];
  mealTimeIds: readonly string[];
  quantity: number;
  /** What the customer has (or owes, below 0); 0: nothing is entered. */
  balance: Paise;
  /** The company that pays; null: the customer does. */
  companyId: string | null;
}

/** What a file of subscribers can name. */
export interface SubscriberNames {
  plans: readonly NamedPlan[];
  /** Those that pay. */
  companies: readonly { id: string; name: string }[];
  readPhone: ReadPhone;
  /** Whether the meals of a plan for these areas are brought to an address. */
  isDelivered(address: string, areaIds: readonly string[]): boolean;
}

const text = (size: number) => ({ type: 'string', size, min: 1, required: true }) as const;

const columns = {
  phone: {
    called: headings.phone,
    needed: true,
    read: (cell, { readPhone }) => readPhone(cell),
    problem: 'noPhone',
  },
  name: { called: headings.name, needed: true, read: readByRow(text(128)), problem: 'noName' },
  address: {
    called: ['delivery address', 'पता'],
    needed: true,
    read: readByRow(text(1000)),
    problem: 'noAddress',
  },
  plan: {
    called: ['plan name', 'प्लान'],
    needed: true,
    read: (cell, { plans }) => plans.find(({ name }) => isSameText(name, cell)),
    problem: 'noPlan',
  },
  /** Empty days or meal times are all that the plan has. */
  days: { called: ['weekdays', 'दिन'], read: readDays, problem: 'noDays' },
  'meal times': {
    called: ['meal time', 'meals', 'खाने का समय'],
    read: (cell) => cell.split(/[,;/+]/).filter((each) => each.trim() !== ''),
    problem: 'noMealTime',
  },
  people: {
    called: ['persons', 'quantity', 'qty', 'लोग', 'कितने लोग'],
    read: readByRow({ type: 'integer', min: 1, max: MOST_PEOPLE, default: 1 }),
    problem: 'noPeople',
  },
  balance: {
    called: headings.balance,
    read: (cell) => (cell === '' ? ZERO_PAISE : readSigned(cell, parseAmount)),
    problem: 'noBalance',
  },
  company: {
    called: ['office', 'कंपनी'],
    read: (cell, { companies }) =>
      cell === '' ? null : companies.find(({ name }) => isSameText(name, cell))?.id,
    problem: 'noCompany',
  },
} as const satisfies Columns<SubscriberNames>;

/** What is wrong with a line of the file. */
export type SubscriberProblem =
  | ProblemOf<typeof columns>
  | 'phoneTwice'
  | 'outside'
  | 'companyOne'
  | 'notOfCompany';
/** What the preview shows of a line. */
export type ShownSubscriber = { phone: string; name: string; plan: string };

export const subscriberFile: ImportFile<
  typeof columns,
  SubscriberNames,
  ImportedSubscriber,
  SubscriberProblem,
  ShownSubscriber
> = {
  columns,
  most: 500,
  entryOf(line, { isDelivered }) {
    const { phone, name, address, plan, days, people, balance, company, 'meal times': wanted } = line;
    const weekdays = days.length === 0 ? plan.weekdays : days;
    if (weekdays.length === 0 || !weekdays.every((day) => plan.weekdays.includes(day))) return 'noDays';
    const named = wanted.flatMap((each) => plan.mealTimes.find((time) => isSameText(time.name, each)) ?? []);
    const times = wanted.length === 0 ? plan.mealTimes : named;
    if (times.length === 0 || times.length < wanted.length) return 'noMealTime';
    if (company !== null && people !== 1) return 'companyOne';
    if (!isDelivered(address, plan.areaIds)) return 'outside';
    const mealTimeIds = [...new Set(times.map(({ id }) => id))];
    const whose = { phone, name, address, balance, companyId: company };
    return { ...whose, planId: plan.id, weekdays, mealTimeIds, quantity: people };
  },
  identity: ({ phone }) => phone,
  twice: 'phoneTwice',
  shown: (cell, entry) => ({
    phone: `${entry?.phone ?? cell('phone')}`,
    name: cell('name'),
    plan: cell('plan'),
  }),
};
