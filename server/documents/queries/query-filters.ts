import { Failure } from '#server/base/failure.ts';
import type { Table } from '../collection.ts';
import { searchWords, type Where } from '../where.ts';
import {
  invalidQuery,
  isList,
  type QueryField,
  queryField,
  queryValue,
  refuseSearchText,
} from './query-fields.ts';

/** One query in the form that the SDK's builders produce (WIRE-6.3). */
export interface WireQuery {
  method: string;
  attribute?: unknown;
  values: readonly unknown[];
}

/** Values that one query may have (WIRE-6.3). */
const MAX_VALUES = 500;
/** Levels of nested queries that are allowed. */
const MAX_DEPTH = 5;

const title = (method: string) => method.charAt(0).toUpperCase() + method.slice(1);

function isWireQuery(given: unknown): given is { method: string } {
  return typeof given === 'object' && given !== null && typeof (given as WireQuery).method === 'string';
}

/** Checks that a parsed JSON value is a query. Throws Failure when it is not. */
export function toWireQuery(given: unknown): WireQuery {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw invalidQuery(`. Must be an array, got ${Array.isArray(given) ? 'list' : typeof given}`);
  }
  if (!isWireQuery(given)) throw invalidQuery(' method: ');
  const {
    method,
    attribute,
    values = [],
  } = given as { method: string; attribute?: unknown; values?: unknown };
  if (!Array.isArray(values)) throw invalidQuery(`: Values of ${method} must be an array`);
  if (values.length > MAX_VALUES) {
    throw invalidQuery(`: Query on attribute has greater than ${MAX_VALUES} values: ${String(attribute)}`);
  }
  return { method, attribute, values };
}

function requireValues(query: WireQuery, wanted: number | 'some'): void {
  const { length } = query.values;
  if (wanted === 'some') {
    if (length === 0) throw invalidQuery(`: ${title(query.method)} queries require at least one value.`);
  } else if (length !== wanted) {
    const count = wanted === 1 ? 'one value' : 'two values';
    throw invalidQuery(`: ${title(query.method)} queries require exactly ${count}.`);
  }
}

/** The only methods allowed on a generated search text. */
const SEARCH_METHODS: readonly string[] = ['search', 'notSearch'];

function scalarField(collection: Table, query: WireQuery): QueryField {
  const field = queryField(collection, query.attribute);
  if (isList(field.attribute)) {
    throw invalidQuery(`: Cannot query ${query.method} on attribute "${field.name}" because it is an array.`);
  }
  if (!SEARCH_METHODS.includes(query.method)) refuseSearchText(field);
  return field;
}

function textField(collection: Table, query: WireQuery): QueryField {
  const field = scalarField(collection, query);
  if (field.attribute.type !== 'string') {
    throw invalidQuery(
      `: Cannot query ${query.method} on attribute "${field.name}" because it is not an array, string, or object.`,
    );
  }
  return field;
}

function textValue(field: QueryField, given: unknown): string {
  if (typeof given !== 'string' || given.includes('\u0000')) {
    throw invalidQuery(`: Query value is invalid for attribute "${field.name}"`);
  }
  return given;
}

type Filter = (collection: Table, query: WireQuery, depth: number) => Where;

const equality =
  (op: 'equal' | 'notEqual'): Filter =>
  (collection, query) => {
    const field = scalarField(collection, query);
    requireValues(query, op === 'equal' ? 'some' : 1);
    return { op, field: field.field, values: query.values.map((value) => queryValue(field, value)) };
  };

const compared =
  (op: 'lessThan' | 'lessThanEqual' | 'greaterThan' | 'greaterThanEqual'): Filter =>
  (collection, query) => {
    const field = scalarField(collection, query);
    requireValues(query, 1);
    return { op, field: field.field, value: queryValue(field, query.values[0]) };
  };

const textEdge =
  (op: 'startsWith' | 'endsWith'): Filter =>
  (collection, query) => {
    const field = textField(collection, query);
    requireValues(query, 1);
    return { op, field: field.field, text: textValue(field, query.values[0]) };
  };

const presence =
  (op: 'isNull' | 'isNotNull'): Filter =>
  (collection, query) => ({ op, field: queryField(collection, query.attribute).field });

const grouped =
  (op: 'and' | 'or'): Filter =>
  (collection, query, depth) => {
    if (query.values.length < 2) {
      throw invalidQuery(`: ${title(op)} queries require at least two queries`);
    }
    return { op, of: query.values.map((each) => nested(collection, op, each, depth + 1)) };
  };

const negated =
  (filter: Filter): Filter =>
  (collection, query, depth) => ({ op: 'not', of: filter(collection, query, depth) });

const between: Filter = (collection, query) => {
  const field = scalarField(collection, query);
  requireValues(query, 2);
  const [from, to] = query.values;
  return { op: 'between', field: field.field, from: queryValue(field, from), to: queryValue(field, to) };
};

const contains: Filter = (collection, query) => {
  const named = queryField(collection, query.attribute);
  if (named.attribute.type === 'texts') {
    requireValues(query, 'some');
    return {
      op: 'includes',
      field: named.field,
      texts: query.values.map((value) => textValue(named, value)),
    };
  }
  const field = textField(collection, query);
  requireValues(query, 'some');
  return { op: 'contains', field: field.field, texts: query.values.map((value) => textValue(field, value)) };
};

const search: Filter = (collection, query) => {
  const field = textField(collection, query);
  requireValues(query, 1);
  if (!('fulltext' in field.attribute)) {
    throw new Failure(
      'general_query_invalid',
      `Searching by attribute "${field.name}" requires a fulltext index.`,
    );
  }
  const words = searchWords(textValue(field, query.values[0]));
  return words.length === 0 ? { op: 'or', of: [] } : { op: 'search', field: field.field, words };
};

const filters: Readonly<Record<string, Filter>> = {
  equal: equality('equal'),
  notEqual: equality('notEqual'),
  lessThan: compared('lessThan'),
  lessThanEqual: compared('lessThanEqual'),
  greaterThan: compared('greaterThan'),
  greaterThanEqual: compared('greaterThanEqual'),
  between,
  startsWith: textEdge('startsWith'),
  endsWith: textEdge('endsWith'),
  contains,
  search,
  isNull: presence('isNull'),
  isNotNull: presence('isNotNull'),
  and: grouped('and'),
  or: grouped('or'),
  notBetween: negated(between),
  notContains: negated(contains),
  notSearch: negated(search),
  notStartsWith: negated(textEdge('startsWith')),
  notEndsWith: negated(textEdge('endsWith')),
};

function nested(collection: Table, within: string, given: unknown, depth: number): Where {
  const query = toWireQuery(given);
  if (depth > MAX_DEPTH) throw invalidQuery(`: Queries can only be nested ${MAX_DEPTH} deep`);
  const filter = filterFor(query.method);
  if (!filter) throw invalidQuery(`: ${title(within)} queries can only contain filter queries`);
  return filter(collection, query, depth);
}

/** The function that turns a query of this method into a condition; undefined when the method is not a filter. */
export function filterFor(method: string): Filter | undefined {
  return Object.hasOwn(filters, method) ? filters[method] : undefined;
}
