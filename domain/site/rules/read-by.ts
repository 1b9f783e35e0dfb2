import * as v from 'valibot';
import { paise, toRupees } from '#domain/money.ts';
import { problemOf, type RowProblem } from '#domain/rows/read-row.ts';
import type { NumberRow } from './numbers.ts';

/** What programs are told that a number counts. */
const THINGS = {
  count: 'a whole number',
  percent: 'percent',
  minutes: 'whole minutes',
  hours: 'whole hours',
  days: 'whole days',
  dayOfMonth: 'a whole day',
} as const;

const NUMBERS = { number: 'a number', degrees: 'degrees', rate: 'a rate' } as const;

/** The same problem for programs, as the end of a sentence: 'must be whole minutes from 1 to 1440'. */
function reasonOf({ kind }: RowProblem, row: NumberRow): string {
  const { min, max } = row;
  switch (row.type) {
    case 'money':
      if (kind === 'small') return `must be ${toRupees(paise(min ?? 0))} or more`;
      if (kind === 'large') return `must be at most ${toRupees(paise(max ?? 0))}`;
      return kind === 'decimals' ? 'must be whole paise' : 'must be an amount in rupees';
    case 'integer':
      return `must be ${THINGS[row.as ?? 'count']} from ${min} to ${max}${row.required ? '' : ', or empty'}`;
    case 'float': {
      const decimals = row.decimals === undefined ? '' : ` with at most ${row.decimals} decimals`;
      return `must be ${NUMBERS[row.as ?? 'number']} from ${min} to ${max}${decimals}`;
    }
  }
}

/** Why a value is refused: for programs, and of a number for people too. */
interface Refused {
  reason: string;
  problem?: RowProblem;
}

/** What a setting accepts: a row of a number, or a rule of its own. */
export type Rule<Value> = v.GenericSchema<unknown, Value> | NumberRow;

const isNumber = (rule: Rule<unknown>): rule is NumberRow => !('kind' in rule);

/** Reads a value by the rule of its setting. A number is stored as it is, in rupees if it is an amount. */
export function readBy(rule: Rule<unknown>, given: unknown): { value: unknown } | Refused {
  if (isNumber(rule)) {
    const value = given ?? null;
    const problem = problemOf(rule, value);
    return problem ? { reason: reasonOf(problem, rule), problem } : { value };
  }
  const read = v.safeParse(rule, given);
  return read.success ? { value: read.output } : { reason: read.issues[0].message };
}

/** The rule as a schema, for lists of entries. */
export const schemaOf = (rule: Rule<unknown>): v.GenericSchema =>
  isNumber(rule) ? v.custom((given) => problemOf(rule, given) === undefined) : rule;
