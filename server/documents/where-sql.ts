import { type SQL, sql } from '#server/db/sql-template.ts';
import type { Scalar, Where } from './where.ts';

const column = (field: string): SQL => sql`${sql.identifier(field)}`;

const comparisons = {
  lessThan: sql.raw('<'),
  lessThanEqual: sql.raw('<='),
  greaterThan: sql.raw('>'),
  greaterThanEqual: sql.raw('>='),
} as const;

function oneOf(field: string, values: readonly Scalar[]): SQL {
  if (values.length === 0) return sql`false`;
  return sql`${column(field)} in (${sql.list(values)})`;
}

/** The `tsquery` for words: the last one matches as a prefix. Words contain no character that needs escaping. */
function wordsQuery(words: readonly string[]): string {
  return words.map((word, at) => `'${word}'${at === words.length - 1 ? ':*' : ''}`).join(' & ');
}

/** Joins conditions by `and` or `or`. Without conditions, `and` is true and `or` is false. */
function joined(op: 'and' | 'or', parts: readonly SQL[]): SQL {
  if (parts.length === 0) return op === 'and' ? sql`true` : sql`false`;
  return sql.join(parts, ` ${op} `);
}

/** A condition as SQL; the twin of `matches`. */
export function whereSql(where: Where): SQL {
  switch (where.op) {
    case 'and':
    case 'or':
      return joined(
        where.op,
        where.of.map((part) => sql`(${whereSql(part)})`),
      );
    case 'not':
      return sql`(${whereSql(where.of)}) is not true`;
    case 'equal':
      return oneOf(where.field, where.values);
    case 'notEqual':
      return sql`${column(where.field)} is not null and not (${oneOf(where.field, where.values)})`;
    case 'lessThan':
    case 'lessThanEqual':
    case 'greaterThan':
    case 'greaterThanEqual':
      return sql`${column(where.field)} ${comparisons[where.op]} ${where.value}`;
    case 'between':
      return sql`${column(where.field)} between ${where.from} and ${where.to}`;
    case 'startsWith':
      return sql`starts_with(${column(where.field)}, ${where.text})`;
    case 'endsWith':
      return sql`right(${column(where.field)}, length(${where.text}::text)) = ${where.text}`;
    case 'contains':
      return joined(
        'or',
        where.texts.map((text) => sql`position(${text}::text in ${column(where.field)}) > 0`),
      );
    case 'includes':
      return joined(
        'or',
        where.texts.map((text) => sql`jsonb_exists(${column(where.field)}, ${text})`),
      );
    case 'search':
      return joined('and', [
        sql`${column(where.field)} is not null`,
        // As indexes have it (server/db/migrations/0011-search.sql).
        ...(where.words.length > 0
          ? [sql`search_words(${column(where.field)}) @@ ${wordsQuery(where.words)}::tsquery`]
          : []),
      ]);
    case 'isNull':
      return sql`${column(where.field)} is null`;
    case 'isNotNull':
      return sql`${column(where.field)} is not null`;
  }
}
