import { isDeepStrictEqual } from 'node:util';
import { dishAttributes } from '#domain/dishes/attributes.ts';
import { contradictionOf } from '#domain/dishes/contradictions.ts';
import type { DishType } from '#domain/dishes/kinds.ts';
import { daysProblem } from '#domain/dishes/schedule.ts';
import type { DraftLine } from '#domain/menu-sources/draft.ts';
import { menuAttributes } from '#domain/menus/attributes.ts';
import { isId } from '#server/base/ids.ts';
import { mapInTurns } from '#server/base/in-turns.ts';
import { dishes } from '#server/collections/dishes.ts';
import { contentHash } from '#server/db/content-hash.ts';
import { defaults, fromWire } from '#server/documents/values.ts';
import { cellText, readCell } from './cells.ts';
import { COLUMNS, type Column, ID_COLUMN, MENU_COLUMN, valueIn, withValue } from './columns.ts';
import type { CellChange } from './groups.ts';
import { lineProblems } from './head.ts';
import { type Link, saidBy, saidIn } from './known-sources.ts';
import { createLookup, type Lookup } from './lookup.ts';
import { answerForDish, type MarkAnswers, type MarkedGroup, markedGroups } from './marks.ts';
import { addedGroups } from './plan-groups.ts';
import type { StoredDish, StoredKitchen } from './stored.ts';
import type { Words } from './words.ts';

/** A line of a file, with the dish and the changes that it means. */
export interface PlannedLine {
  line: number;
  /** The dish's name. */
  name: string;
  kind: 'new' | 'changed' | 'unchanged' | 'error';
  /** The stored dish, or the id that the file gives a new one. */
  id?: string | undefined;
  changes: readonly CellChange[];
  /** What the file says and was changed here, so that it stays. */
  kept?: readonly CellChange[];
  /** What the software of the file says of the dish, to be remembered. */
  link?: Link;
  problems: readonly string[];
  /** The values to write, in wire form; a menu that is yet to be made is left out. */
  values: Readonly<Record<string, unknown>>;
  /** The menu that the line names, if there is none with this name yet. */
  newMenu?: string | undefined;
  /** Option groups that the line needs and that are yet to be made; they come after those of the dish. */
  newGroups?: readonly MarkedGroup[];
  /** The category and the price (rupees, as a text) that the dish will have on the menu; missing if the line can't be read. */
  shown?: { menu: string; price: string };
  /** The veg mark of the dish; undefined: it is to be asked. */
  mark?: DishType | undefined;
  /** Whether the mark of the dish comes from an answer, or is still to be asked. */
  asksMark?: boolean;
  /** All groups of the line, with the marks of their choices. */
  groups?: readonly MarkedGroup[];
}

/** Whether a mark of a line is still to be asked. */
export const lacksMark = ({ kind, mark, groups = [] }: PlannedLine): boolean =>
  kind !== 'error' &&
  (mark === undefined || groups.some(({ choices }) => choices.some((choice) => choice.mark === undefined)));

/** The text of a line's cell; undefined if the file does not have the column. */
type Texts = (header: string) => string | undefined;

/** The dish that a line means; undefined for a new one. A text is the reason why the dish is unclear. */
function dishOf(
  text: Texts,
  { line, source }: DraftLine,
  lookup: Lookup,
  { csv }: Words,
): { stored: StoredDish | undefined } | string {
  const id = text(ID_COLUMN)?.trim() ?? '';
  const name = text('name') ?? '';
  const menu = text(MENU_COLUMN) ?? '';
  if (id !== '' && !isId(id)) return csv.cell(ID_COLUMN, id, csv.noId);
  const known = lookup.known(source);
  const named = known ? lookup.withId(known.data.dishId) : lookup.named(name, menu);
  const found = id === '' ? named.filter((dish) => !lookup.isOther(dish, source)) : lookup.withId(id);
  if (found.length > 1) return csv.ambiguous(name.trim(), menu.trim());
  const [stored] = found;
  const earlier = lookup.earlierLine(line, (stored?.id ?? id) || `${menu}\n${name}`);
  return earlier === undefined ? { stored } : csv.sameDish(earlier);
}

/** The value of a cell: as on the wire and as it is stored. Undefined if the stored dish has the same. */
type NewValue = { wire: unknown; value: unknown; newMenu?: string } | { problem: string } | undefined;

function newValue(
  column: Column,
  typed: string,
  stored: StoredDish | undefined,
  lookup: Lookup,
  words: Words,
): NewValue {
  const { csv } = words;
  const { name, attribute } = column;
  const isMenu = name === 'menuId' && typed.trim() !== '';
  const menu = isMenu ? lookup.menu(typed) : undefined;
  if (isMenu && !menu) {
    const newMenu = typed.trim();
    return newMenu.length > menuAttributes.name.size
      ? { problem: csv.longMenu }
      : { wire: undefined, value: undefined, newMenu };
  }
  const read = menu ? { value: menu.id } : readCell(attribute, typed, words);
  if ('problem' in read) return read;
  const value = fromWire(name, attribute, read.value);
  if (name === 'optionGroupIds' && !lookup.hasGroups(value)) return { problem: csv.noGroup };
  return stored && isDeepStrictEqual(value, valueIn(column, stored.data))
    ? undefined
    : { wire: read.value, value };
}

const MENU = COLUMNS.find(({ header }) => header === MENU_COLUMN);

/** What the menu shows of a dish beside its name. */
function shownOf(after: StoredDish['data'], newMenu: string | undefined, lookup: Lookup) {
  const menu = newMenu ?? (MENU ? lookup.text(MENU, after.menuId) : '');
  return { menu, price: cellText(dishAttributes.price, after.price) };
}

/** What all lines of a file are planned with. */
interface Plan {
  lookup: Lookup;
  words: Words;
  answers: MarkAnswers;
}

function planLine(draft: DraftLine, { lookup, words, answers }: Plan): PlannedLine {
  const { line, cells, source } = draft;
  // A missing mark says nothing: a stored dish keeps its own, and that of a new one is asked.
  const text: Texts = (header) => (Object.hasOwn(cells, header) ? cells[header] : undefined);
  const planned = { line, name: text('name')?.trim() ?? '', changes: [], values: {} };
  const problems = lineProblems(draft, words);
  if (draft.problems.some(({ kind }) => kind === 'cells')) return { ...planned, kind: 'error', problems };
  const meant = dishOf(text, draft, lookup, words);
  if (typeof meant === 'string') return { ...planned, kind: 'error', problems: [meant] };

  const { stored } = meant;
  const known = lookup.known(source);
  const said = saidBy(known);
  const saidNow: Record<string, string> = {};
  const changes: CellChange[] = [];
  const kept: CellChange[] = [];
  const values: Record<string, unknown> = {};
  const after: Record<string, unknown> = { ...(stored?.data ?? defaults(dishes)) };
  let newMenu: string | undefined;
  const asksMark = !stored && text('type') === undefined;
  const answer = asksMark ? answerForDish(answers, line) : undefined;
  for (const column of COLUMNS) {
    const { attribute, header, name, text: translated } = column;
    const typed =
      (header === 'type' ? (answer ?? text(header)) : text(header)) ??
      (stored || !attribute.required ? undefined : '');
    const before = stored ? lookup.text(column, valueIn(column, stored.data)) : '';
    if (typed === undefined) continue;
    saidNow[header] = before;
    const found = stored && before === typed ? undefined : newValue(column, typed, stored, lookup, words);
    if (!found) continue;
    if ('problem' in found) {
      problems.push(words.csv.cell(header, typed.trim() === '' ? '' : typed, found.problem));
      continue;
    }
    const { wire, value, newMenu: menu } = found;
    const shown =
      name === 'menuId' ? typed.trim() : cellText(attribute, value as StoredDish['data'][typeof name]);
    saidNow[header] = shown;
    if (![undefined, before].includes(saidIn(said, header))) {
      kept.push({ column: header, before, after: shown });
      continue;
    }
    if (menu === undefined) {
      const { translations } = after as StoredDish['data'];
      after[name] = translated ? withValue(translated, value, translations) : value;
      values[name] = translated ? after[name] : wire;
    }
    newMenu ??= menu;
    if (before !== shown) changes.push({ column: header, before, after: shown });
  }
  // Nobody sees what comes in before it is opened.
  if (!stored && !text('isHidden')) values.isHidden = true;
  const mark = asksMark ? answer : (after as StoredDish['data']).type;
  const groups = markedGroups(draft.groups, mark, (...names) => lookup.markOf(stored, ...names), answers);
  const added = addedGroups(groups, stored, said, lookup);
  if (added.changes.length > 0) values.optionGroupIds = added.ids;
  changes.push(...added.changes);
  const contradiction = mark && contradictionOf(after as StoredDish['data']);
  if (contradiction) problems.push(words.dishes.contradictions[contradiction]);
  const wrongDays = daysProblem(after as StoredDish['data']);
  if (wrongDays) problems.push(words.dishes[wrongDays]);
  if (problems.length > 0) return { ...planned, kind: 'error', problems };
  return {
    line,
    name: planned.name || (stored?.data.name ?? ''),
    kind: stored ? (changes.length > 0 ? 'changed' : 'unchanged') : 'new',
    id: stored?.id ?? (text(ID_COLUMN)?.trim() || undefined),
    changes,
    kept: [...kept, ...added.kept],
    ...(source && { link: { source, known, said: { cells: saidNow, groups: added.said } } }),
    problems,
    shown: shownOf(after as StoredDish['data'], newMenu, lookup),
    values,
    newMenu,
    mark,
    asksMark,
    groups,
    ...(added.newGroups.length > 0 && { newGroups: added.newGroups }),
  };
}

/** The effects of importing the lines of a file on the stored dishes and menus. It reads and writes nothing. */
export function planImport(
  lines: readonly DraftLine[],
  stored: StoredKitchen,
  words: Words,
  answers: MarkAnswers,
): Promise<PlannedLine[]> {
  const plan = { lookup: createLookup(stored), words, answers };
  return mapInTurns(lines, (line) => planLine(line, plan));
}

/** A short text that differs if the line would do something else. */
export function digestOf({ kind, id, changes, newMenu, groups = [] }: PlannedLine): string {
  const marks = groups.flatMap(({ choices }) => choices.map(({ mark }) => mark));
  return contentHash(JSON.stringify([kind, id, changes, newMenu, marks]), 'base64url').slice(0, 12);
}
