/** What choices and chosen options are read with. Apart from the choices, which the first pages need not load. */

/** As the ids of documents. */
const ID = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/;

export const isOptionId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

export function jsonFields(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
