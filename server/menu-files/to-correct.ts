import type { DraftLine } from '#domain/menu-sources/draft.ts';
import { LEFT_OUT } from '#domain/menu-sources/headings.ts';
import { MENU_COLUMN } from './columns.ts';
import { type ChosenColumns, columnsBy } from './head.ts';

/** The lines that are not imported, as a file to correct and bring again. */
export interface LinesToCorrect {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

interface WrongLine {
  line: DraftLine;
  problems: readonly string[];
}

/** The cells of a line under their headings: as in its sheet, else in the columns of a file from here. */
function typedIn({ typed, cells }: DraftLine, chosen: ChosenColumns): [heading: string, text: string][] {
  if (!typed) return Object.entries(cells);
  const { headings } = typed;
  const width = Math.max(headings.length, typed.cells.length);
  const own = Array.from({ length: width }, (_, at): [string, string] => {
    const heading = headings[at]?.trim() ?? '';
    const byHand = Object.hasOwn(chosen, heading) ? chosen[heading] : undefined;
    return [byHand === undefined || byHand === LEFT_OUT ? heading : byHand, typed.cells[at] ?? ''];
  });
  // The heading of its section is not in the file that comes back.
  const menu = headings.map(columnsBy(chosen)).includes(MENU_COLUMN) ? undefined : cells[MENU_COLUMN];
  return menu === undefined ? own : [...own, [MENU_COLUMN, menu]];
}

/** @param whatIsWrong the heading of the column with the problems, which is left out when the file comes again */
export function linesToCorrect(
  wrong: readonly WrongLine[],
  chosen: ChosenColumns,
  whatIsWrong: string,
): LinesToCorrect {
  // Two columns may have the same heading, or none.
  const places = new Map<string, number>();
  const head: string[] = [];
  const rows = wrong.map(({ line, problems }) => {
    const row: string[] = [];
    const before = new Map<string, number>();
    for (const [heading, text] of typedIn(line, chosen)) {
      const earlier = before.get(heading) ?? 0;
      before.set(heading, earlier + 1);
      const key = `${earlier} ${heading}`;
      const at = places.get(key) ?? head.push(heading) - 1;
      places.set(key, at);
      row[at] = text;
    }
    return { row, problems };
  });
  return {
    head: [...head, whatIsWrong],
    rows: rows.map(({ row, problems }) => [...head.map((_, at) => row[at] ?? ''), problems.join(' ')]),
  };
}
