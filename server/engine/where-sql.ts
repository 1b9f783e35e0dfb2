import { type SQL, sql } from 'drizzle-orm';
import type { Scalar, Where } from './where.ts';

const column = (field: string): SQL => sql`${sql.identifier(field)}`;
/** Columns compare text by bytes (the C collation); words of every script need more than that. */
const ANY_SCRIPT = sql.raw('collate "und-x-icu"');

const comparisons = {
  lessThan: sql.raw('<'),
  lessThanEqual: sql.raw('<='),
  greaterThan: sql.raw('>'),
  greaterThanEqual: sql.raw('>='),
} as const;

function oneOf(field: string, values: readonly Scalar[]): SQL {
  if (values.length === 0) return sql`false`;
  return sql`${column(field)} in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
}

/** A word, as a whole or as the beginning of one; words hold letters and digits only, so nothing needs escaping. */
function hasWord(field: string, word: string, whole: boolean): SQL {
  const pattern = `(^|[^[:alnum:]])${word}${whole ? '($|[^[:alnum:]])' : ''}`;
  return sql`lower(${column(field)} ${ANY_SCRIPT}) ~ ${pattern}`;
}

/** A condition as SQL; the twin of `matches`. */
export function whereSql(where: Where): SQL {
  switch (where.op) {
    case 'and':
    case 'or': {
      if (where.of.length === 0) return where.op === 'and' ? sql`true` : sql`false`;
      const parts = where.of.map((part) => sql`(${whereSql(part)})`);
      return sql.join(parts, sql.raw(` ${where.op} `));
    }
    case 'not':
      return sql`(${whereSql(where.of)}) is not true`;
    case 'equal':
      return oneOf(where.field, where.values);
    case 'notEqual':
      return sql`not (${oneOf(where.field, where.values)})`;
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
      return sql.join(
        where.texts.map((text) => sql`position(${text}::text in ${column(where.field)}) > 0`),
        sql` or `,
      );
    case 'search':
      return sql.join(
        where.words.map((word, at) => hasWord(where.field, word, at < where.words.length - 1)),
        sql` and `,
      );
    case 'isNull':
      return sql`${column(where.field)} is null`;
    case 'isNotNull':
      return sql`${column(where.field)} is not null`;
  }
}
