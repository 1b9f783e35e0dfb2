import type { Line } from '#domain/imports/import-file.ts';
import { cellsOfName, isForJains, jainGroup } from './dish-names.ts';
import type { DraftLine, DraftProblem, GroupNames, MenuDraft } from './draft.ts';
import { OPTION_COLUMNS, SERIAL } from './headings.ts';
import { dishType, markOf } from './marks.ts';
import { type ColumnFor, type SheetColumns, sheetColumns } from './sheet-columns.ts';
import { lineCosts } from './sheet-costs.ts';

export interface SheetReading {
  columnFor: ColumnFor;
  names: GroupNames;
  /** Whether two prices that say nothing else are half and full. */
  areHalfAndFull: boolean;
  /** '12,50' is 12.50. */
  hasDecimalCommas: boolean;
  /** The category of lines before the first section. */
  section?: string;
}

export interface SheetDraft extends MenuDraft {
  /** A column that has two headings. */
  twice: string | undefined;
}

/** What the tags of a dish say: 'veg, available in jain'. */
function tagsOf(cell: string | undefined) {
  const tags = (cell ?? '').split(/[,;|]/).map((tag) => tag.trim());
  const marks = new Set(tags.flatMap((tag) => (tag === '' ? [] : (markOf(tag) ?? []))));
  return { mark: marks.size === 1 ? [...marks][0] : undefined, hasJain: tags.some(isForJains) };
}

/** Columns with what a dish costs. */
const COSTS = ['price', 'half', 'full', 'variants'];

/** Whether lines without a price may be names of sections. */
const mayHaveSections = ({ places, portions }: SheetColumns): boolean =>
  !places.has('menu') &&
  !places.has('id') &&
  (portions.size > 0 || COSTS.some((column) => places.has(column)));

/** The only text of a line that has no other, such as the name of a section. */
function loneText({ cells }: Line, { places }: SheetColumns): string | undefined {
  const texts = cells.filter((cell, at) => cell.trim() !== '' && at !== places.get(SERIAL));
  return texts.length === 1 ? texts[0]?.trim() : undefined;
}

/** The category of a line, which holds for those below without one. A file that was exported here has it in each line. */
function categoryIn({ cells }: Line, { places }: SheetColumns): string | undefined {
  const at = places.has('id') ? undefined : places.get('menu');
  return at === undefined ? undefined : cells[at]?.trim() || undefined;
}

/** The first lines that a table shows. */
const SHOWN_ROWS = 3;

/** Columns that become others, or nothing. */
const CONSUMED: readonly string[] = ['price', ...OPTION_COLUMNS, SERIAL];

function readLine(record: Line, columns: SheetColumns, section: string, reading: SheetReading): DraftLine {
  const { places, portions, listed, width } = columns;
  const { names, hasDecimalCommas } = reading;
  const cell = (column: string): string | undefined => {
    const at = places.get(column);
    return at === undefined ? undefined : (record.cells[at] ?? '');
  };
  const problems: DraftProblem[] = [];
  // What stands beyond the columns is often the rest of a price with a comma. A file that was exported here has all its cells, or
  // what is missing would be emptied.
  const isCut = places.has('id') && record.cells.length !== width;
  if (isCut || record.cells.slice(width).some((text) => text.trim() !== ''))
    problems.push({ kind: 'cells', has: record.cells.length, wanted: width });
  const costs = lineCosts(
    {
      ...{ price: cell('price'), half: cell('half'), full: cell('full'), addOns: cell('addOns') },
      ...{ variants: cell('variants'), listed },
      areHalfAndFull: reading.areHalfAndFull,
      isGuessed: columns.arePortionsGuessed,
      portions: [...portions].map(([portion, at]) => [portion, record.cells[at] ?? ''] as const),
    },
    names,
    hasDecimalCommas,
  );
  const own: Record<string, string> = {};
  for (const column of places.keys()) if (!CONSUMED.includes(column)) own[column] = cell(column) ?? '';
  if (costs.price !== undefined) own.price = costs.price;
  if (section !== '' && !own.menu?.trim()) own.menu = section;
  // A file that was exported here says everything in columns; what stands in its names is part of them.
  const said = places.has('id') ? { cells: {}, groups: [] } : { ...cellsOfName(own.name ?? '', names) };
  const tags = tagsOf(cell('tags'));
  const typed = own.type?.trim() ? dishType(own.type) : undefined;
  const { type: nameMark, ...named }: Record<string, string> = said.cells;
  const mark = typed ?? tags.mark ?? nameMark;
  delete own.type;
  const given = Object.fromEntries(
    Object.entries(own).filter(([column, text]) => text !== '' || !(column in named)),
  );
  return {
    line: record.line,
    cells: { ...given, ...pick(named, own), ...(mark !== undefined && { type: mark }) },
    groups: [
      ...costs.groups,
      ...(said.groups.length > 0 || !tags.hasJain ? said.groups : [jainGroup(names)]),
    ],
    problems: [...problems, ...costs.problems],
    typed: { headings: columns.headings, cells: record.cells },
  };
}

/** What a name says, where no column says it. */
const pick = (named: Readonly<Record<string, string>>, own: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(named).filter(([column]) => (column === 'name' ? 'name' in own : !own[column])),
  );

/** Reads a sheet line by line, so that others get a turn between the lines of a long one. */
export interface SheetReader {
  /** What is known of the sheet before its lines are read. */
  draft: Omit<SheetDraft, 'lines'>;
  /** The lines of dishes and sections; none if no column has names. */
  rows: readonly Line[];
  /** Reads the next row: a dish, or nothing for the name of the section that follows. */
  read(row: Line): DraftLine | undefined;
}

/** @param records without empty lines; at least one */
export function openSheet(records: readonly Line[], reading: SheetReading): SheetReader {
  const columns = sheetColumns(records, reading.columnFor, reading.hasDecimalCommas);
  const found = [...columns.places.keys(), ...(columns.portions.size > 0 ? ['price'] : [])];
  const hasNames = found.includes('name') || found.includes('id');
  const hasSections = mayHaveSections(columns);
  let section = columns.places.has('menu') ? '' : (columns.category ?? reading.section ?? '');
  return {
    draft: {
      ...{ unknown: columns.unknown, twice: columns.twice, columns: found, leftOut: [] },
      tables: [
        { columns: columns.columns, rows: columns.rows.slice(0, SHOWN_ROWS).map(({ cells }) => cells) },
      ],
    },
    rows: hasNames ? columns.rows : [],
    read(row) {
      section = categoryIn(row, columns) ?? section;
      const lone = hasSections ? loneText(row, columns) : undefined;
      if (lone === undefined) return readLine(row, columns, section, reading);
      section = lone;
      return undefined;
    },
  };
}
