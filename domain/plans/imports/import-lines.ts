import { comparable, isSameText } from '#domain/comparing.ts';
import { type Paise, parseAmount, ZERO_PAISE } from '#domain/money.ts';
import { readSigned, readWhole } from '#domain/numbers.ts';
import type { ReadPhone } from '#domain/phone.ts';
import { WEEKDAYS, type Weekday } from '#domain/time/spans.ts';
import { MOST_PEOPLE } from '../subscription-attributes.ts';
import { cellOf, columnsOf, type FileColumns } from './file-columns.ts';

// An existing list of subscribers as a CSV file, for kitchens that come from a notebook (PLAN-38).

/** The columns of the file. Empty days or meal times are all that the plan has. */
export const IMPORT_COLUMNS = [
  'phone',
  'name',
  'address',
  'plan',
  'days',
  'meal times',
  'people',
  'balance',
  'company',
] as const;
type Column = (typeof IMPORT_COLUMNS)[number];
const NEEDED: readonly Column[] = ['phone', 'name', 'address', 'plan'];

/** The most subscribers in one file. */
export const MOST_IMPORTED = 500;

/** What is wrong with a line of the file, or with the whole file. */
export type ImportProblem =
  | 'noPhone'
  | 'phoneTwice'
  | 'noName'
  | 'noAddress'
  | 'outside'
  | 'noPlan'
  | 'noDays'
  | 'noMealTime'
  | 'noPeople'
  | 'noBalance'
  | 'noCompany'
  | 'notOfCompany'
  | 'companyOne'
  | 'noColumns'
  | 'tooMany'
  | 'empty';

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

/** A line of the file as the preview shows it. `known`: the customer has this plan, so nothing is added. */
export interface ImportLine {
  /** The number of the line in the file, from 1. */
  line: number;
  phone: string;
  name: string;
  plan: string;
  kind: 'add' | 'known' | 'error';
  problem: ImportProblem | null;
}

/** The answer of `POST /v1/plans/import/preview`. */
export interface ImportPreview {
  lines: ImportLine[];
  /** What is wrong with the whole file; null if it can be read. */
  problem: ImportProblem | null;
}

export type ImportColumns = FileColumns<Column>;

/** Where each column is, by the first line of a file; undefined if one that is needed is missing. */
export const importColumns = (head: readonly string[]): ImportColumns | undefined =>
  columnsOf(head, IMPORT_COLUMNS, NEEDED);

const SHORTEST_DAY = 3;
/** The number of the day that a name begins, from Monday; -1 if it is none. */
export const dayNamed = (name: string): number =>
  name.length < SHORTEST_DAY ? -1 : WEEKDAYS.findIndex((day) => day.startsWith(name));

/** Days as people write them: 'Mon-Fri', 'mon, wed, saturday'; undefined if one is none. */
export function readDays(typed: string): Weekday[] | undefined {
  const found = new Set<number>();
  const parts = comparable(typed)
    .replace(/\s*[-–]\s*/g, '-')
    .split(/[,;/+\s]+/);
  for (const part of parts.filter(Boolean)) {
    const [from, to = from] = part.split('-').map(dayNamed);
    if (from === undefined || to === undefined || from < 0 || to < from) return undefined;
    for (let day = from; day <= to; day++) found.add(day);
  }
  return WEEKDAYS.filter((_, at) => found.has(at));
}

function readBalance(typed: string): Paise | undefined {
  return typed === '' ? ZERO_PAISE : readSigned(typed, parseAmount);
}

/** Reads a line of the file. */
export function readSubscriber(
  cells: readonly string[],
  columns: ImportColumns,
  plans: readonly NamedPlan[],
  companies: readonly { id: string; name: string }[],
  readPhone: ReadPhone,
): ImportedSubscriber | ImportProblem {
  const cell = (column: Column) => cellOf(cells, columns, column);
  const phone = readPhone(cell('phone'));
  if (phone === undefined) return 'noPhone';
  const name = cell('name');
  if (name === '' || name.length > 128) return 'noName';
  const address = cell('address');
  if (address === '' || address.length > 1000) return 'noAddress';
  const plan = plans.find((each) => isSameText(each.name, cell('plan')));
  if (!plan) return 'noPlan';
  const days = cell('days') === '' ? plan.weekdays : readDays(cell('days'));
  if (!days || days.length === 0 || !days.every((day) => plan.weekdays.includes(day))) return 'noDays';
  const wanted = cell('meal times')
    .split(/[,;/+]/)
    .filter((each) => each.trim() !== '');
  const times =
    wanted.length === 0
      ? plan.mealTimes
      : wanted.flatMap((each) => plan.mealTimes.find((time) => isSameText(time.name, each)) ?? []);
  if (times.length === 0 || times.length < wanted.length) return 'noMealTime';
  const quantity = cell('people') === '' ? 1 : readWhole(cell('people'), 1, MOST_PEOPLE);
  if (quantity === undefined) return 'noPeople';
  const balance = readBalance(cell('balance'));
  if (balance === undefined) return 'noBalance';
  const company = companies.find((each) => isSameText(each.name, cell('company')));
  if (!company && cell('company') !== '') return 'noCompany';
  if (company && quantity !== 1) return 'companyOne';
  const mealTimeIds = [...new Set(times.map(({ id }) => id))];
  const companyId = company?.id ?? null;
  return { phone, name, address, planId: plan.id, weekdays: days, mealTimeIds, quantity, balance, companyId };
}
