import { isDeepStrictEqual } from 'node:util';
import { comparable } from '#domain/comparing.ts';
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
import { groupText } from './groups.ts';
import { lineProblems } from './head.ts';
import { createLookup, type Lookup } from './lookup.ts';
import { answerForDish, type MarkAnswers, type MarkedGroup, markedGroups } from './marks.ts';
import type { StoredDish, StoredKitchen } from './stored.ts';
import type { Words } from './words.ts';

/** A cell that differs from the stored dish; both as texts of cells. */
interface CellChange {
  column: string;
  before: string;
  after: string;
}

/** A line of a file, with the dish and the changes that it means. */
export interface PlannedLine {
  line: number;
  /** The dish's name. */
  name: string;
  kind: 'new' | 'changed' | 'unchanged' | 'error';
  /** The stored dish, or the id that the file gives a new one. */
  id?: string | undefined;
  changes: readonly CellChange[];
  problems: readonly string[];
  /** The values to write, in wire form; a menu that is yet to be made is left out. */
  values: Readonly<Record<string, unknown>>;
  /** The menu that the line names, if there is none with this name yet. */
  newMenu?: string | undefined;
  /** Option groups that the line needs and that are yet to be made; they come after those of the dish. */
  newGroups?: readonly MarkedGroup[];
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
  line: number,
  lookup: Lookup,
  { csv }: Words,
): { stored: StoredDish | undefined } | string {
  const id = text(ID_COLUMN)?.trim() ?? '';
  const name = text('name') ?? '';
  const menu = text(MENU_COLUMN) ?? '';
  if (id !== '' && !isId(id)) return csv.cell(ID_COLUMN, id, csv.noId);
  const found = id === '' ? lookup.named(name, menu) : lookup.withId(id);
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

/**
 * The option groups that a line adds to its dish: ids of stored ones, and those that are yet to be made. A group takes the
 * place of one with the same name: a new price for half replaces the earlier choice of a portion.
 */
function addedGroups(groups: readonly MarkedGroup[], stored: StoredDish | undefined, lookup: Lookup) {
  const names = groups.map(({ name }) => comparable(name));
  const wanted = groups.map((group) => lookup.groupLike(group)?.id);
  const has = (stored?.data.optionGroupIds ?? []).filter(
    (id) => wanted.includes(id) || !names.includes(comparable(lookup.groupName(id) ?? '')),
  );
  const found = groups.map((group) => ({ group, id: lookup.groupLike(group)?.id }));
  const added = found.filter(({ id }) => id === undefined || !has.includes(id));
  return {
    added: added.map(({ group }) => group),
    ids: [...has, ...added.flatMap(({ id }) => id ?? [])],
    newGroups: added.flatMap(({ group, id }) => (id === undefined ? [group] : [])),
  };
}

/** What all lines of a file are planned with. */
interface Plan {
  lookup: Lookup;
  words: Words;
  answers: MarkAnswers;
}

function planLine(draft: DraftLine, { lookup, words, answers }: Plan): PlannedLine {
  const { line, cells } = draft;
  // A missing mark says nothing: a stored dish keeps its own, and that of a new one is asked.
  const text: Texts = (header) => (Object.hasOwn(cells, header) ? cells[header] : undefined);
  const planned = { line, name: text('name')?.trim() ?? '', changes: [], values: {} };
  const problems = lineProblems(draft, words);
  if (draft.problems.some(({ kind }) => kind === 'cells')) return { ...planned, kind: 'error', problems };
  const meant = dishOf(text, line, lookup, words);
  if (typeof meant === 'string') return { ...planned, kind: 'error', problems: [meant] };

  const { stored } = meant;
  const changes: CellChange[] = [];
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
    if (typed === undefined || (stored && before === typed)) continue;
    const found = newValue(column, typed, stored, lookup, words);
    if (!found) continue;
    if ('problem' in found) {
      problems.push(words.csv.cell(header, typed.trim() === '' ? '' : typed, found.problem));
      continue;
    }
    const { wire, value, newMenu: menu } = found;
    if (menu === undefined) {
      const { translations } = after as StoredDish['data'];
      after[name] = translated ? withValue(translated, value, translations) : value;
      values[name] = translated ? after[name] : wire;
    }
    newMenu ??= menu;
    const shown =
      name === 'menuId' ? typed.trim() : cellText(attribute, value as StoredDish['data'][typeof name]);
    if (before !== shown) changes.push({ column: header, before, after: shown });
  }
  const mark = asksMark ? answer : (after as StoredDish['data']).type;
  const groups = markedGroups(draft.groups, mark, (...names) => lookup.markOf(stored, ...names), answers);
  const { added, ids, newGroups } = addedGroups(groups, stored, lookup);
  if (added.length > 0) {
    values.optionGroupIds = ids;
    changes.push({ column: 'options', before: '', after: added.map(groupText).join(' · ') });
  }
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
    problems,
    values,
    newMenu,
    mark,
    asksMark,
    groups,
    ...(newGroups.length > 0 && { newGroups }),
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
