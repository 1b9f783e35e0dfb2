import type { MenuSystem } from '#domain/dish-sources/attributes.ts';
import type { Line } from '#domain/imports/import-file.ts';
import { type DraftReader, draftOf, type GroupNames, type MenuDraft } from '#domain/menu-sources/draft.ts';
import { PastedText } from '#domain/menu-sources/pasted-text.ts';
import { isPetpooja, openPetpooja } from '#domain/menu-sources/petpooja.ts';
import { openSheet, type SheetReading } from '#domain/menu-sources/sheet.ts';
import type { ColumnFor } from '#domain/menu-sources/sheet-columns.ts';
import { isSwiggy, openSwiggy } from '#domain/menu-sources/swiggy.ts';
import { isWooCommerce, readWooCommerce } from '#domain/menu-sources/woocommerce.ts';
import { mapInTurns } from '#server/base/in-turns.ts';
import { readCsv, separatorOf, UnreadableLine } from '#server/http/csv/read-csv.ts';
import { contentOf, type UnreadableBytes } from './bytes.ts';
import { readWorkbook, type Sheet } from './workbook.ts';

/** Reads a menu from a file or a pasted text, known by its content. */

export interface MenuReading {
  columnFor: ColumnFor;
  names: GroupNames;
  /** Whether two prices that say nothing else are half and full, as somebody has answered. */
  areHalfAndFull: boolean;
}

/** Why nothing was read: the file's kind, a line with quotation marks that can't be read, or a column with two headings. */
export type MenuProblem =
  | { kind: UnreadableBytes | 'workbook' | 'unknownJson' | 'empty' }
  | { kind: 'quotes'; line: number }
  /** With what can be read of the sheet before somebody says which of them counts. */
  | { kind: 'twice'; column: string; draft: MenuDraft };

/** What a menu was before it was read. */
export type MenuOrigin = MenuSystem | 'sheet' | 'text';

export type ReadMenu = { draft: MenuDraft; from: MenuOrigin } | { problem: MenuProblem };

const wrong = (problem: MenuProblem): ReadMenu => ({ problem });

/** Of so many lines with text must have separators, so that a text is a table. */
const MOST = 0.7;

/** Whether a text is a table: its first line has a heading for names, or most lines have several cells. Few chats have commas in each. */
function isTable(text: string, separator: string, { columnFor }: MenuReading): boolean {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const separated = lines.filter((line) => line.includes(separator)).length;
  const columns = lines[0]?.split(separator).map((cell) => columnFor(cell.replaceAll('"', ''))) ?? [];
  const isHead = columns.includes('name') || columns.includes('id');
  return separated >= lines.length * MOST || (isHead && columns.length > 1);
}

async function readJson(text: string, names: GroupNames): Promise<ReadMenu> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return wrong({ kind: 'unknownJson' });
  }
  const draftBy = async <Row>({ rows, read }: DraftReader<Row>) => draftOf(await mapInTurns(rows, read));
  if (isPetpooja(json)) return { draft: await draftBy(openPetpooja(json, names)), from: 'petpooja' };
  return isSwiggy(json)
    ? { draft: await draftBy(openSwiggy(json)), from: 'swiggy' }
    : wrong({ kind: 'unknownJson' });
}

async function readLines(records: readonly Line[], reading: SheetReading): Promise<ReadMenu> {
  if (isWooCommerce(records)) return { draft: readWooCommerce(records, reading.names), from: 'woocommerce' };
  const sheet = openSheet(records, reading);
  const { twice, ...draft } = sheet.draft;
  if (twice !== undefined) return wrong({ kind: 'twice', column: twice, draft: { ...draft, lines: [] } });
  const lines = await mapInTurns(sheet.rows, (row) => sheet.read(row));
  return { draft: { ...draft, lines: lines.filter((line) => line !== undefined) }, from: 'sheet' };
}

/** Reads a text: JSON, a table or what people typed. */
export async function readMenuText(text: string, reading: MenuReading): Promise<ReadMenu> {
  const said = text.replace(/^\uFEFF/, '').trim();
  if (said === '') return wrong({ kind: 'empty' });
  if (/^[{[]\s*["{[]/.test(said)) return readJson(said, reading.names);
  const separator = separatorOf(text);
  if (!isTable(said, separator, reading)) {
    const pasted = new PastedText(reading.names, reading.areHalfAndFull);
    await mapInTurns(said.split(/\r\n|\r|\n/), (line, at) => pasted.read(line, at));
    const draft = pasted.end();
    // A text without any price is perhaps a list of names, which has a column or two.
    if (draft.lines.length > 0) return { draft, from: 'text' };
  }
  const lines = await readCsv(text);
  if (lines instanceof UnreadableLine) return wrong({ kind: 'quotes', line: lines.line });
  if (lines.length === 0) return wrong({ kind: 'empty' });
  return readLines(lines, { ...reading, hasDecimalCommas: separator === ';' });
}

/** The sheets of a workbook one after another; where a sheet names no categories, its own name is one. */
async function readSheets(sheets: readonly Sheet[], reading: MenuReading): Promise<ReadMenu> {
  const filled = sheets.filter(({ lines }) => lines.length > 1);
  const drafts: MenuDraft[] = [];
  let before = 0;
  for (const { name, lines } of filled) {
    const numbered = lines.map((each) => ({ ...each, line: each.line + before }));
    before += lines.at(-1)?.line ?? 0;
    const section = filled.length > 1 ? name : '';
    const read = await readLines(numbered, { ...reading, section, hasDecimalCommas: false });
    if ('problem' in read) return read;
    drafts.push(read.draft);
  }
  if (drafts.length === 0) return wrong({ kind: 'empty' });
  const all = (of: 'unknown' | 'columns' | 'leftOut') => [...new Set(drafts.flatMap((draft) => draft[of]))];
  const lines = drafts.flatMap((draft) => draft.lines);
  const byKeys = drafts.flatMap(({ tables }) =>
    tables.map((table) => [table.columns.map(({ key }) => key).join('\n'), table] as const),
  );
  // Of sheets with the same columns the first stands for all.
  const tables = [...new Map(byKeys.toReversed()).values()].toReversed();
  return {
    draft: { lines, tables, unknown: all('unknown'), columns: all('columns'), leftOut: all('leftOut') },
    from: 'sheet',
  };
}

/** Reads a file. */
export async function readMenuFile(bytes: Uint8Array, reading: MenuReading): Promise<ReadMenu> {
  const content = contentOf(bytes);
  if (content.kind === 'text') return readMenuText(content.text, reading);
  if (content.kind !== 'workbook') return wrong({ kind: content.kind });
  const sheets = await readWorkbook(bytes);
  return sheets ? readSheets(sheets, reading) : wrong({ kind: 'workbook' });
}
