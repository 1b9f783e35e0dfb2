import { readTranslations } from '#domain/languages/document-translations.ts';
import { type Paise, rupees, toPaise } from '#domain/money.ts';
import type { Value } from './data.ts';
import type { Attribute, MoneyAttribute, TextAttribute, TextsAttribute } from './row.ts';

/** Why a row does not accept a value. */
export type ProblemKind =
  | 'missing'
  /** Of another type, or half of a character. */
  | 'type'
  | 'nullCharacter'
  /** None of `oneOf`. */
  | 'unknown'
  | 'digits'
  | 'long'
  | 'short'
  | 'small'
  | 'large'
  | 'decimals'
  /** More than can be counted. */
  | 'beyond'
  | 'many'
  /** `accepts` says no. */
  | 'form'
  /** Translations that are wrong, as `said`. */
  | 'translations'
  | 'records';

/** A value that a row does not accept. It is returned, not thrown: making an error costs more than reading a value. */
export class RowProblem {
  readonly kind: ProblemKind;
  /** The row itself, or the row of one text of a list. */
  readonly row: Attribute;
  readonly said: string;

  constructor(kind: ProblemKind, row: Attribute, said = '') {
    this.kind = kind;
    this.row = row;
    this.said = said;
  }
}

const MAX_MONEY_DECIMALS = 2;
const ISO_DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?$/;
/** Half of a character: a text that holds one cannot be stored. */
const HALF = /\p{Cs}/u;

function text(row: TextAttribute, given: unknown): string | RowProblem {
  if (typeof given !== 'string' || HALF.test(given)) return new RowProblem('type', row);
  if (given.includes('\u0000')) return new RowProblem('nullCharacter', row);
  const trimmed = row.trim ? given.trim() : given;
  const typed = row.form ? row.form(trimmed) : trimmed;
  const value = row.aliases?.[typed] ?? typed;
  if (row.oneOf && !row.oneOf.includes(value)) return new RowProblem('unknown', row);
  if (row.digits && !/^\d*$/.test(value)) return new RowProblem('digits', row);
  const length = [...value].length;
  if (length > row.size) return new RowProblem('long', row);
  if (length < (row.min ?? 0)) return new RowProblem('short', row);
  return row.accepts?.(value) === false ? new RowProblem('form', row) : value;
}

function bounded<N extends number>(
  value: N,
  row: Extract<Attribute, { type: 'integer' | 'float' | 'money' }>,
): N | RowProblem {
  if (row.min !== undefined && value < row.min) return new RowProblem('small', row);
  if (row.max !== undefined && value > row.max) return new RowProblem('large', row);
  return value;
}

function money(row: MoneyAttribute & Attribute, given: unknown): Paise | RowProblem {
  if (typeof given !== 'number' || !Number.isFinite(given)) return new RowProblem('type', row);
  if (Number(given.toFixed(MAX_MONEY_DECIMALS)) !== given) return new RowProblem('decimals', row);
  const amount = toPaise(rupees(given));
  return Number.isSafeInteger(amount) ? bounded(amount, row) : new RowProblem('beyond', row);
}

/** Parses an ISO 8601 date. Without a time zone it is UTC (WIRE-1.5), whatever the machine's own zone. */
function dateTime(given: unknown): Date | undefined {
  const found = typeof given === 'string' ? ISO_DATE.exec(given) : null;
  const [, day, time = '00:00', zone = 'Z'] = found ?? [];
  const date = new Date(`${day}T${time}${zone}`);
  const inCalendar = new Date(`${day}T00:00Z`);
  const isDate = !Number.isNaN(date.getTime()) && inCalendar.getUTCDate() === Number(day?.slice(-2));
  return isDate ? date : undefined;
}

function texts(row: TextsAttribute & Attribute, given: unknown): readonly string[] | RowProblem {
  if (!Array.isArray(given)) return new RowProblem('type', row);
  const { max, size, oneOf, accepts } = row;
  const each: TextAttribute & Attribute = {
    ...{ type: 'string', size, min: 1 },
    ...(oneOf && { oneOf }),
    ...(accepts && { accepts }),
  };
  const found = new Set<string>();
  for (const item of given) {
    const read = text(each, item);
    if (read instanceof RowProblem) return read;
    found.add(read);
  }
  if (found.size > max) return new RowProblem('many', row);
  return oneOf ? oneOf.filter((word) => found.has(word)) : [...found];
}

function records(
  row: Extract<Attribute, { type: 'records' }>,
  given: unknown,
  parseJson: (text: string) => unknown,
): readonly unknown[] | RowProblem {
  if (!Array.isArray(given)) return new RowProblem('type', row);
  if (given.length > row.max) return new RowProblem('many', row);
  const found: unknown[] = [];
  for (const each of given) {
    const item = row.codec.parse(parsed(each, parseJson));
    if (item === undefined) return new RowProblem('records', row);
    found.push(item);
  }
  return found;
}

function parsed(given: unknown, parseJson: (text: string) => unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return parseJson(given);
  } catch {
    return undefined;
  }
}

const defaultOf = (row: Attribute): Value => ('default' in row ? (row.default ?? null) : null);

/**
 * Reads a value as the wire has it (money in rupees, times and records as text) to the one that is stored; null stands for
 * the row's default. This is the only check of a row's bounds: the server's check of structure and every form call it.
 * @param parseJson reads the texts of records; the server's own also limits how deep they are
 */
export function readRow(
  row: Attribute,
  given: unknown,
  parseJson: (text: string) => unknown = JSON.parse,
): Value | RowProblem {
  if (given === null) return row.required ? new RowProblem('missing', row) : defaultOf(row);
  switch (row.type) {
    case 'string':
      return text(row, given);
    case 'integer':
      return typeof given === 'number' && Number.isSafeInteger(given)
        ? bounded(given, row)
        : new RowProblem('type', row);
    case 'float':
      if (typeof given !== 'number' || !Number.isFinite(given)) return new RowProblem('type', row);
      if (row.decimals !== undefined && Number(given.toFixed(row.decimals)) !== given)
        return new RowProblem('decimals', row);
      return bounded(given, row);
    case 'money':
      return money(row, given);
    case 'boolean':
      return typeof given === 'boolean' ? given : new RowProblem('type', row);
    case 'datetime':
      return dateTime(given) ?? new RowProblem('type', row);
    case 'texts':
      return texts(row, given);
    case 'translations': {
      const read = readTranslations(row.fields, given);
      return 'problem' in read ? new RowProblem('translations', row, read.problem) : read.translations;
    }
    case 'records':
      return records(row, given, parseJson);
  }
}

/** Why a row does not accept a value of the wire; undefined if it does. */
export function problemOf(row: Attribute, given: unknown): RowProblem | undefined {
  const read = readRow(row, given);
  return read instanceof RowProblem ? read : undefined;
}
