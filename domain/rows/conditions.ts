import type { Attribute, Attributes } from './row.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether a document with these values has the row. */
export const isFor = ({ when }: Pick<Attribute, 'when'>, values: Values): boolean =>
  Object.entries(when ?? {}).every(([name, wanted]) =>
    wanted === 'set' ? Boolean(values[name]) : wanted.some((value) => value === values[name]),
  );

/** Whether a value says nothing: null, or an empty list. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** The rows that a document needs and lacks, such as the percentage of a coupon that takes off one. */
export const lackedBy = (rows: Attributes, values: Values): string[] =>
  Object.entries(rows).flatMap(([name, row]) =>
    row.needed && isFor(row, values) && isNothing(values[name]) ? [name] : [],
  );
