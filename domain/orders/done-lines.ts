import type { RecordCodec } from '#domain/rows/row.ts';

/** Reads and writes the index of a line in its order, from 0. */
export const lineIndexCodec: RecordCodec<number> = {
  parse: (value) => (typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined),
  format: (index) => index,
};

/** Reads the indices from their texts on the wire. */
export const readDoneLines = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => lineIndexCodec.parse(Number(text)) ?? []);

/** The texts of indices on the wire. */
export const writeDoneLines = (lines: readonly number[]): string[] => lines.map(String);

/** The done lines after adding a line, or removing it if it was done. */
export const toggledLine = (done: readonly number[], line: number): number[] =>
  done.includes(line)
    ? done.filter((other) => other !== line)
    : [...done, line].sort((one, other) => one - other);

/**
 * The done lines after somebody turned the list that they saw into the one that they want. Ticks that others have made
 * or taken back meanwhile stay.
 */
export function mergedLines(
  now: readonly number[],
  seen: readonly number[],
  wanted: readonly number[],
): number[] {
  const isDone = (line: number) =>
    seen.includes(line) === wanted.includes(line) ? now.includes(line) : wanted.includes(line);
  const all = new Set([...now, ...wanted]);
  return [...all].filter(isDone).sort((one, other) => one - other);
}
