import type { RecordCodec } from '#domain/attributes.ts';

/** Reads and writes the index of a line in its order, from 0. */
export const lineIndexCodec: RecordCodec<number> = {
  parse: (value) => (typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined),
  format: (index) => index,
};
