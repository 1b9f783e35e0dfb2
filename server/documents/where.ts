import type { Value } from '#domain/rows/data.ts';
import type { Document } from './document.ts';
import type { Field } from './field.ts';

export type Scalar = string | number | boolean | Date;

declare const ofCollection: unique symbol;

/**
 * A condition on documents of the collection `N`, as plain data, used by access rules and queries. It has two
 * evaluators that must agree: `whereSql` for lists and `matches` for one document.
 */
export type Where<N extends string = string> = Condition & { readonly [ofCollection]?: N };

type Condition =
  | { op: 'equal' | 'notEqual'; field: string; values: readonly Scalar[] }
  | { op: 'lessThan' | 'lessThanEqual' | 'greaterThan' | 'greaterThanEqual'; field: string; value: Scalar }
  | { op: 'between'; field: string; from: Scalar; to: Scalar }
  | { op: 'startsWith' | 'endsWith'; field: string; text: string }
  | { op: 'contains'; field: string; texts: readonly string[] }
  | { op: 'includes'; field: string; texts: readonly string[] }
  | { op: 'search'; field: string; words: readonly string[] }
  | { op: 'isNull' | 'isNotNull'; field: string }
  | { op: 'and' | 'or'; of: readonly Where[] }
  | { op: 'not'; of: Where };

/** The field holds one of these values. */
export function equal<N extends string, T extends Scalar>(
  { name }: Field<N, T>,
  ...values: NoInfer<T>[]
): Where<N> {
  return { op: 'equal', field: name, values };
}

/** The field has no value. */
export function isNull<N extends string, T>({ name }: Field<N, T>): Where<N> {
  return { op: 'isNull', field: name };
}

export const and = <N extends string>(...of: Where<N>[]): Where<N> => ({ op: 'and', of });
export const or = <N extends string>(...of: Where<N>[]): Where<N> => ({ op: 'or', of });

/**
 * Characters that separate words, for a bracket expression with the same meaning in JavaScript and PostgreSQL: spaces
 * and punctuation of ASCII, Latin-1, Devanagari and the general and ideographic blocks. Vowel signs and joiners of
 * Indian scripts belong to words. The database has the same list in server/db/migrations/0011-search.sql.
 */
const BETWEEN_WORDS = String.raw`\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u0964\u0965\u2000-\u200b\u200e-\u206f\u3000-\u303f`;
const WORD = new RegExp(`[^${BETWEEN_WORDS}]+`, 'gu');

/** Words longer than this are not indexed (characters). */
const MAX_WORD = 256;

/** The words of a text in lower case, as search indexes them. */
export function searchWords(text: string): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return words.filter((word) => word.length <= MAX_WORD || [...word].length <= MAX_WORD);
}

const comparable = (value: Scalar): string | number | boolean =>
  value instanceof Date ? value.getTime() : value;

const SURROGATE = /[\ud800-\udfff]/;

/** Compares by UTF-8 bytes, as PostgreSQL's C collation does. `<` has the same order except for surrogates. */
function compareText(a: string, b: string): number {
  if (SURROGATE.test(a) || SURROGATE.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Whether `compare` returns 0, but faster for texts. Lone surrogates are equal, because UTF-8 replaces them all. */
function same(a: Scalar, b: Scalar): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return compare(a, b) === 0;
  return a.length === b.length && (a === b || a.toWellFormed() === b.toWellFormed());
}

function compare(a: Scalar, b: Scalar): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  const left = comparable(a);
  const right = comparable(b);
  return left === right ? 0 : left < right ? -1 : 1;
}

/** Caches the words of the last text: one event's document is compared with the searches of many subscriptions. */
let lastWords: { text: string; words: readonly string[] } = { text: '', words: [] };

function wordsOf(text: string): readonly string[] {
  if (lastWords.text !== text) lastWords = { text, words: searchWords(text) };
  return lastWords.words;
}

function hasWords(text: string, words: readonly string[]): boolean {
  const own = wordsOf(text);
  return words.every((word, at) =>
    own.some((mine) => (at === words.length - 1 ? mine.startsWith(word) : mine === word)),
  );
}

/** The document's value of a field by its name in conditions: an attribute or a system field. */
export function fieldValue(document: Document, field: string): Value {
  switch (field) {
    case 'id':
      return document.id;
    case 'sequence':
      return document.sequence;
    case 'created':
      return document.created;
    case 'updated':
      return document.updated;
    default:
      return document.data[field] ?? null;
  }
}

type FieldWhere = Exclude<Where, { op: 'and' | 'or' | 'not' }>;

function fieldMatches(value: Value, where: FieldWhere): boolean {
  if (where.op === 'isNull') return value === null;
  if (where.op === 'includes') {
    const own = Array.isArray(value) ? value : [];
    return where.texts.some((text) => own.some((each) => same(each, text)));
  }
  if (value === null || Array.isArray(value)) return where.op === 'isNotNull' && value !== null;
  const own = value as Scalar;
  switch (where.op) {
    case 'isNotNull':
      return true;
    case 'equal':
      return where.values.some((each) => same(own, each));
    case 'notEqual':
      return !where.values.some((each) => same(own, each));
    case 'lessThan':
      return compare(own, where.value) < 0;
    case 'lessThanEqual':
      return compare(own, where.value) <= 0;
    case 'greaterThan':
      return compare(own, where.value) > 0;
    case 'greaterThanEqual':
      return compare(own, where.value) >= 0;
    case 'between':
      return compare(own, where.from) >= 0 && compare(own, where.to) <= 0;
    case 'startsWith':
      return typeof own === 'string' && own.startsWith(where.text);
    case 'endsWith':
      return typeof own === 'string' && own.endsWith(where.text);
    case 'contains':
      return typeof own === 'string' && where.texts.some((text) => own.includes(text));
    case 'search':
      return typeof own === 'string' && hasWords(own, where.words);
  }
}

/** Whether a document meets the condition. Must agree with `whereSql`. */
export function matches(document: Document, where: Where): boolean {
  switch (where.op) {
    case 'and':
      return where.of.every((part) => matches(document, part));
    case 'or':
      return where.of.some((part) => matches(document, part));
    case 'not':
      return !matches(document, where.of);
    default:
      return fieldMatches(fieldValue(document, where.field), where);
  }
}
