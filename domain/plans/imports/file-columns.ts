import { comparable } from '#domain/comparing.ts';

// The columns of the files that plans read: by the names in the first line, in any order (PLAN-38, PLAN-39).

/** Where each column of a file is. */
export type FileColumns<Column extends string> = Partial<Record<Column, number>>;

/** Where the columns of a file are, by its first line; undefined if one that is needed is missing. */
export function columnsOf<Column extends string>(
  head: readonly string[],
  all: readonly Column[],
  needed: readonly Column[],
): FileColumns<Column> | undefined {
  const names = head.map(comparable);
  const columns: FileColumns<Column> = {};
  for (const name of all) if (names.includes(name)) columns[name] = names.indexOf(name);
  return needed.every((name) => name in columns) ? columns : undefined;
}

/** The text of a column in a line. */
export const cellOf = <Column extends string>(
  cells: readonly string[],
  columns: FileColumns<Column>,
  column: Column,
): string => cells[columns[column] ?? -1]?.trim() ?? '';
