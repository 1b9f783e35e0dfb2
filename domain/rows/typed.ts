import { type DocumentTranslations, trimmedTranslations } from '#domain/languages/document-translations.ts';
import { parseAmount, toRupees } from '#domain/money.ts';
import { readNumber, readSigned } from '#domain/numbers.ts';
import { addDays, dayAt, isDay, momentOf } from '#domain/time/local-time.ts';
import { isFor, isNothing } from './conditions.ts';
import { problemOf, RowProblem } from './read-row.ts';
import type { Attribute, Attributes } from './row.ts';

/**
 * The value of a field of a form, before the server has it: a text field's text (a day is '2026-11-22'), whether a switch is on,
 * the list of what is ticked or of what several fields have, records as their JSON texts, or the texts in other languages.
 */
export type TypedValue = string | boolean | readonly string[] | DocumentTranslations;
/** The values of a form's fields, by the names of their rows. */
export type TypedValues = Readonly<Record<string, TypedValue>>;

/** Where the days of a form begin. */
interface Place {
  timeZone: string;
}

const isNone = (value: unknown): boolean => value === null || value === undefined;

/** The value of the wire with which the field of a new document begins. */
const firstOf = (row: Attribute): unknown => ('default' in row ? row.default : undefined);

/** Whether a typed value is the texts in other languages. */
export const isTranslations = (typed: TypedValue): typed is DocumentTranslations =>
  typeof typed === 'object' && !Array.isArray(typed);

/** A value of the wire as its field shows it; undefined: of a new document. */
export function typedOf(row: Attribute, value: unknown, { timeZone }: Place): TypedValue {
  const shown = value === undefined ? firstOf(row) : value;
  if (row.type === 'boolean') return shown === true;
  if (row.type === 'texts' || row.type === 'records') {
    const list: readonly string[] = Array.isArray(shown) ? shown : [];
    return row.type === 'texts' && row.split ? list.join(', ') : list;
  }
  if (row.type === 'translations') return shown ?? {};
  if (isNone(shown)) return row.type === 'string' && row.oneOf && row.required ? (row.oneOf[0] ?? '') : '';
  if (row.type !== 'datetime') return `${shown}`;
  const day = dayAt(new Date(`${shown}`), timeZone);
  return row.as === 'lastDay' ? addDays(day, -1) : day;
}

/** A chosen day as the wire has it; a text that is no day as it is, so that it is refused. */
function momentOfDay(typed: string, isLast: boolean, timeZone: string): string {
  const day = isLast && isDay(typed) ? addDays(typed, 1) : typed;
  return isDay(day) ? new Date(momentOf(day, 0, timeZone)).toISOString() : day;
}

/** What is typed into a field as a value of the wire. What can't be read stays a text, so that the row refuses it. */
export function wireOf(row: Attribute, typed: TypedValue, { timeZone }: Place): unknown {
  if (isTranslations(typed)) return trimmedTranslations(typed);
  if (typeof typed !== 'string') return typed;
  if (row.type === 'texts' && row.split) return [...row.split(typed)];
  const isEmpty = typed.trim() === '';
  if (row.type === 'string') return isEmpty && !row.required && firstOf(row) === undefined ? null : typed;
  // A row that always has a value is not emptied, but refused.
  if (isEmpty) return isNone(firstOf(row)) ? null : '';
  switch (row.type) {
    case 'integer':
    case 'float':
      return readSigned(typed, readNumber) ?? typed;
    case 'money': {
      const amount = parseAmount(typed);
      return amount === undefined ? typed : toRupees(amount);
    }
    case 'datetime':
      return momentOfDay(typed.trim(), row.as === 'lastDay', timeZone);
    default:
      return typed;
  }
}

/** A form's values as the wire has them; null where a row is not for such a document. */
export function wireValues(
  rows: Attributes,
  names: readonly string[],
  typed: TypedValues,
  place: Place,
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const row = rows[name];
    if (row) values[name] = wireOf(row, typed[name] ?? '', place);
  }
  for (const name of names) if (rows[name] && !isFor(rows[name], values)) values[name] = null;
  return values;
}

/** Why the values of the wire that a form would send are refused, by row; none: the server accepts them. */
export function problemsOf(
  rows: Attributes,
  values: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, RowProblem> {
  const found = new Map<string, RowProblem>();
  for (const [name, value] of Object.entries(values)) {
    const row = rows[name];
    if (!row || !isFor(row, values)) continue;
    const problem = row.needed && isNothing(value) ? new RowProblem('missing', row) : problemOf(row, value);
    if (problem) found.set(name, problem);
  }
  return found;
}
