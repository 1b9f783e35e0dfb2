import type { Line } from '#domain/imports/import-file.ts';
import { decodeCharacters } from '#domain/menu-sources/json-values.ts';
import { mapInTurns } from '#server/base/in-turns.ts';
import { unpack } from './unpack.ts';

/**
 * Reads the cells of a workbook (.xlsx). Cells count where they stand: what a sheet says of its own size is often wrong. Formulas are
 * not computed: their last value counts, or else their text.
 */

export interface Sheet {
  name: string;
  lines: Line[];
}

/** Columns beyond these are not read. */
const MOST_COLUMNS = 256;
/** The most lines with texts in all sheets. A menu of 20,000 dishes has one for each, and headings. */
const MOST_LINES = 50_000;
const MOST_SHEETS = 100;

interface Element {
  attributes: string;
  inside: string;
}

/** The elements of a name in the order of the text, with any prefix. Such elements do not contain each other in workbooks. */
function* elements(xml: string, name: string): Generator<Element> {
  const opening = new RegExp(`<(\\w+:)?${name}(\\s[^<>]*|/)?>`, 'g');
  for (let found = opening.exec(xml); found; found = opening.exec(xml)) {
    const [, prefix = '', attributes = ''] = found;
    const from = opening.lastIndex;
    const to = attributes.endsWith('/') ? from : xml.indexOf(`</${prefix}${name}`, from);
    if (to < 0) return;
    yield { attributes, inside: xml.slice(from, to) };
    opening.lastIndex = to;
  }
}

const first = (xml: string, name: string): string | undefined => elements(xml, name).next().value?.inside;

function attribute({ attributes }: Element, name: string): string {
  const value = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return decodeCharacters(value?.[1] ?? value?.[2] ?? '');
}

/** The text of a cell or a shared text, which may be in pieces of different looks; readings of Japanese signs are no part of it. */
function richText(xml: string): string {
  let rest = xml;
  for (const { inside } of elements(xml, 'rPh')) rest = rest.replace(inside, '');
  return [...elements(rest, 't')].map(({ inside }) => decodeCharacters(inside)).join('');
}

/** A number as people typed it: 150.10000000000001 is 150.1. */
const numberText = (stored: string): string => {
  const number = Number(stored);
  return stored.trim() === '' || !Number.isFinite(number) ? stored : `${Number(number.toPrecision(15))}`;
};

function cellText(cell: Element, texts: readonly string[]): string {
  const type = attribute(cell, 't');
  if (type === 'inlineStr') return richText(cell.inside);
  const value = first(cell.inside, 'v');
  if (value === undefined) {
    const formula = first(cell.inside, 'f');
    return formula === undefined ? '' : `=${decodeCharacters(formula)}`;
  }
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value.trim() === '1' ? 'yes' : 'no';
  return type === '' || type === 'n' ? numberText(value) : decodeCharacters(value);
}

/** The column of a cell's place: 'B7' is 1. */
const columnOf = (place: string): number | undefined => {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(place) ?? [];
  const column = [...letters].reduce((before, letter) => before * 26 + letter.charCodeAt(0) - 64, 0);
  return column === 0 ? undefined : column - 1;
};

function lineOf(row: Element, earlier: number, texts: readonly string[]): Line {
  const cells: string[] = [];
  let next = 0;
  for (const cell of elements(row.inside, 'c')) {
    const at = columnOf(attribute(cell, 'r')) ?? next;
    next = at + 1;
    if (at >= MOST_COLUMNS) continue;
    while (cells.length < at) cells.push('');
    cells[at] = cellText(cell, texts);
  }
  return { line: Number(attribute(row, 'r')) || earlier + 1, cells };
}

/** The lines of a sheet, up to one more than `most` with texts. Lines without texts are undefined. */
function* linesIn(xml: string, texts: readonly string[], most: number): Generator<Line | undefined> {
  let earlier = 0;
  let filled = 0;
  for (const row of elements(xml, 'row')) {
    const line = lineOf(row, earlier, texts);
    earlier = line.line;
    const isFilled = line.cells.some((cell) => cell.trim() !== '');
    yield isFilled ? line : undefined;
    if (isFilled && ++filled > most) return;
  }
}

/** The path of a part in its archive, by what the workbook says of it. */
const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/**
 * The sheets of a workbook that people see.
 * @returns undefined if the bytes are no workbook, or have more than a menu can be
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[] | undefined> {
  const parts = await unpack(
    bytes,
    (name) => /^xl\/.*\.(?:xml|rels)$/i.test(name) && !/styles|theme|drawing/.test(name),
  );
  const workbook = parts?.get('xl/workbook.xml');
  if (!parts || workbook === undefined) return undefined;
  const targets = new Map(
    [...elements(parts.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship')].map((relation) => [
      attribute(relation, 'Id'),
      pathOf(attribute(relation, 'Target')),
    ]),
  );
  const texts = await mapInTurns(elements(parts.get('xl/sharedStrings.xml') ?? '', 'si'), ({ inside }) =>
    richText(inside),
  );
  const listed = [...elements(workbook, 'sheet')];
  if (listed.length > MOST_SHEETS) return undefined;
  const sheets: Sheet[] = [];
  let left = MOST_LINES;
  for (const sheet of listed) {
    if (/hidden/i.test(attribute(sheet, 'state'))) continue;
    const xml = parts.get(targets.get(attribute(sheet, 'id')) ?? '');
    if (xml === undefined) continue;
    const read = await mapInTurns(linesIn(xml, texts, left), (line) => line);
    const lines = read.filter((line) => line !== undefined);
    left -= lines.length;
    if (left < 0) return undefined;
    sheets.push({ name: attribute(sheet, 'name'), lines });
  }
  return sheets;
}
