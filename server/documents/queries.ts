import { Failure } from '#server/http/failure.ts';
import { parseJson } from '#server/http/json.ts';
import { isId } from '#server/http/params.ts';
import type { Table } from './collection.ts';
import { DEFAULT_LIMIT, type Order, type Query } from './query.ts';
import { demandText, invalidQuery, queryField } from './query-fields.ts';
import { filterFor, readQuery, type WireQuery } from './query-filters.ts';
import type { Where } from './where.ts';

/** Bounds of WIRE-6.3. */
const MAX_QUERIES = 100;
const MAX_QUERY_LENGTH = 4096;
/** Documents in one answer, and before it, at most: what is further away is reached by a cursor. */
const MAX_LIMIT = 5_000;
const MAX_OFFSET = 100_000;

const refused = (reason: string) =>
  new Failure('general_argument_invalid', `Invalid \`queries\` param: ${reason}`);

/** The texts of `queries[0]=…`, `queries[]=…` or `queries=…` (WIRE-1), in order. */
export function queryTexts(search: Readonly<Record<string, unknown>>): string[] {
  const texts: string[] = [];
  for (const [key, value] of Object.entries(search)) {
    if (!/^queries(\[\d*\])?$/.test(key)) continue;
    for (const each of Array.isArray(value) ? value : [value]) texts.push(String(each));
  }
  if (texts.length > MAX_QUERIES) throw refused(`You can only provide up to ${MAX_QUERIES} queries.`);
  if (texts.some((text) => text.length > MAX_QUERY_LENGTH)) {
    throw refused(`Value must be no longer than ${MAX_QUERY_LENGTH} chars`);
  }
  return texts;
}

function parsed(text: string): WireQuery {
  let given: unknown;
  try {
    given = parseJson(text);
  } catch {
    throw invalidQuery(': Syntax error');
  }
  return readQuery(given);
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

/** System fields that every document shows. A selection may name them as well. */
const ALWAYS_SHOWN: readonly unknown[] = ['*', '$permissions', '$databaseId', '$collectionId'];

function selection(collection: Table, query: WireQuery): string[] {
  const names = query.values.map((name) =>
    ALWAYS_SHOWN.includes(name) ? String(name) : queryField(collection, name).name,
  );
  if (new Set(names).size !== names.length) throw invalidQuery(': Duplicate attributes selected');
  return names;
}

/** The queries of a list that only has pages (WIRE-4.1). */
export function readPage(texts: readonly string[]): Pick<Query, 'limit' | 'offset'> {
  let limit: number | undefined;
  let offset: number | undefined;
  for (const query of texts.map(parsed)) {
    if (query.method === 'limit') limit ??= limitOf(query);
    else if (query.method === 'offset') offset ??= offsetOf(query);
    else throw new Failure('general_argument_invalid', `Invalid query method: ${query.method}`);
  }
  return { limit: limit ?? DEFAULT_LIMIT, offset: offset ?? 0 };
}

/** A list's queries, checked against the collection (WIRE-6.3). `count` asks for the total. */
export function readQueries(collection: Table, texts: readonly string[], count = true): Query {
  const where: Where[] = [];
  const order: Order[] = [];
  let limit: number | undefined;
  let offset: number | undefined;
  let cursor: Query['cursor'];
  let select: string[] | undefined;
  for (const query of texts.map(parsed)) {
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
        if (attribute.type === 'records') throw invalidQuery(`: Cannot order by attribute "${field}"`);
        demandText(named);
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
