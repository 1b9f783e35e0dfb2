import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import { parseJson } from '#server/http/json.ts';
import type { Actor } from '../actor.ts';
import type { Table } from '../collection.ts';
import { isEarlierName } from '../earlier-names.ts';
import { tableSeenBy } from '../reading.ts';
import type { Where } from '../where.ts';
import { DEFAULT_LIMIT, type Query, type SortOrder } from './query.ts';
import { invalidQuery, isList, isSortable, queryField, refuseSearchText } from './query-fields.ts';
import { filterFor, toWireQuery, type WireQuery } from './query-filters.ts';

/** Limits of WIRE-6.3. */
const MAX_QUERIES = 100;
const MAX_QUERY_LENGTH = 4096;
/** The largest page, and the largest offset. Documents further away are reached with a cursor. */
const MAX_LIMIT = 5_000;
const MAX_OFFSET = 100_000;

const invalidParam = (reason: string) =>
  new Failure('general_argument_invalid', `Invalid \`queries\` param: ${reason}`);

/**
 * The query texts in a URL, in order: `queries[0]=…`, `queries[]=…` or `queries=…` (WIRE-1).
 * @throws Failure when they are too many or too long
 */
export function queryTexts(search: Readonly<Record<string, unknown>>): string[] {
  const texts: string[] = [];
  for (const [key, value] of Object.entries(search)) {
    if (!/^queries(\[\d*\])?$/.test(key)) continue;
    for (const each of Array.isArray(value) ? value : [value]) texts.push(String(each));
  }
  if (texts.length > MAX_QUERIES) throw invalidParam(`You can only provide up to ${MAX_QUERIES} queries.`);
  if (texts.some((text) => text.length > MAX_QUERY_LENGTH)) {
    throw invalidParam(`Value must be no longer than ${MAX_QUERY_LENGTH} chars`);
  }
  return texts;
}

function parseQuery(text: string): WireQuery {
  let given: unknown;
  try {
    given = parseJson(text);
  } catch {
    throw invalidQuery(': Syntax error');
  }
  return toWireQuery(given);
}

function wholeNumber(query: WireQuery, least: number, most: number): number {
  const [value] = query.values;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least || value > most) {
    throw invalidQuery(
      `: Invalid ${query.method}: Value must be a valid range between ${least} and ${most.toLocaleString('en')}`,
    );
  }
  return value;
}

const limitOf = (query: WireQuery): number => wholeNumber(query, 1, MAX_LIMIT);
const offsetOf = (query: WireQuery): number => wholeNumber(query, 0, MAX_OFFSET);

function cursorId(query: WireQuery): string {
  const [value] = query.values;
  if (typeof value !== 'string' || !isId(value)) {
    throw invalidQuery(': Invalid cursor: Value must be the id of a document');
  }
  return value;
}

/** Names that a selection may contain besides fields. Every document has these system values anyway. */
const SELECTABLE_SYSTEM_NAMES: readonly unknown[] = ['*', '$permissions', '$databaseId', '$collectionId'];

function selection(collection: Table, query: WireQuery): string[] {
  const isOther = (name: unknown) =>
    SELECTABLE_SYSTEM_NAMES.includes(name) || isEarlierName(collection, name);
  const names = query.values.map((name) =>
    isOther(name) ? String(name) : queryField(collection, name).name,
  );
  if (new Set(names).size !== names.length) throw invalidQuery(': Duplicate attributes selected');
  // Texts by an earlier name are read with the attribute that has them now.
  const isEarlier = names.some((name) => isEarlierName(collection, name));
  return isEarlier && !names.includes('translations') ? [...names, 'translations'] : names;
}

/** Parses the queries of a list that supports only limit and offset (WIRE-4.1). Throws Failure for any other query. */
export function parseLimitAndOffset(texts: readonly string[]): Pick<Query, 'limit' | 'offset'> {
  let limit: number | undefined;
  let offset: number | undefined;
  for (const query of texts.map(parseQuery)) {
    if (query.method === 'limit') limit ??= limitOf(query);
    else if (query.method === 'offset') offset ??= offsetOf(query);
    else throw new Failure('general_argument_invalid', `Invalid query method: ${query.method}`);
  }
  return { limit: limit ?? DEFAULT_LIMIT, offset: offset ?? 0 };
}

/** Who asks. */
export interface Asking {
  /** Whether to count all matches. */
  count?: boolean;
  /** Without a reader, attributes that not everybody reads can't be queried. */
  reader?: Actor;
}

/**
 * Parses a list's queries and checks them against the attributes that the reader sees (WIRE-6.3).
 * @throws Failure general_query_invalid with the words of WIRE-6.3
 */
export function parseQueries(table: Table, texts: readonly string[], asking: Asking = {}): Query {
  const collection = tableSeenBy(table, asking.reader);
  const { count = true } = asking;
  const where: Where[] = [];
  const order: SortOrder[] = [];
  let limit: number | undefined;
  let offset: number | undefined;
  let cursor: Query['cursor'];
  let select: string[] | undefined;
  for (const query of texts.map(parseQuery)) {
    const filter = filterFor(query.method);
    if (filter) {
      where.push(filter(collection, query, 1));
      continue;
    }
    switch (query.method) {
      case 'orderAsc':
      case 'orderDesc': {
        const named = queryField(collection, query.attribute);
        const { field, attribute } = named;
        if (isList(attribute)) throw invalidQuery(`: Cannot order by attribute "${field}"`);
        if (!isSortable(attribute)) refuseSearchText(named);
        order.push({ field, descending: query.method === 'orderDesc' });
        break;
      }
      case 'limit':
        limit ??= limitOf(query);
        break;
      case 'offset':
        offset ??= offsetOf(query);
        break;
      case 'cursorAfter':
      case 'cursorBefore':
        cursor ??= { id: cursorId(query), before: query.method === 'cursorBefore' };
        break;
      case 'select':
        select = [...(select ?? []), ...selection(collection, query)];
        break;
      default:
        throw invalidQuery(` method: ${query.method}`);
    }
  }
  return {
    where,
    order,
    limit: limit ?? DEFAULT_LIMIT,
    offset: offset ?? 0,
    count,
    ...(cursor && { cursor }),
    ...(select && !select.includes('*') && { select }),
  };
}
