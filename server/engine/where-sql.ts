import { type SQL, sql } from 'drizzle-orm';
import { BETWEEN_WORDS, type Scalar, type Where } from './where.ts';

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

/** A word, as a whole or as the beginning of one; words hold nothing that a pattern would take for its own. */
function hasWord(field: string, word: string, whole: boolean): SQL {
  const pattern = `(^|[${BETWEEN_WORDS}])${word}${whole ? `($|[${BETWEEN_WORDS}])` : ''}`;
  return sql`lower(${column(field)} ${ANY_SCRIPT}) ~ ${pattern}`;
}

/** All of several conditions, or any of them; of none, all hold and none does. */
function joined(op: 'and' | 'or', parts: readonly SQL[]): SQL {
  if (parts.length === 0) return op === 'and' ? sql`true` : sql`false`;
  return sql.join([...parts], sql.raw(` ${op} `));
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
    case 'search':
      return joined('and', [
        sql`${column(where.field)} is not null`,
        ...where.words.map((word, at) => hasWord(where.field, word, at < where.words.length - 1)),
      ]);
    case 'isNull':
      return sql`${column(where.field)} is null`;
    case 'isNotNull':
      return sql`${column(where.field)} is not null`;
  }
}
