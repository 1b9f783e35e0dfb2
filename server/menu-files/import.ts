import type { Readable } from 'node:stream';
import { comparableName } from '#domain/comparing.ts';
import { namesMeat } from '#domain/dishes/meat-words.ts';
import type { Language } from '#domain/languages/languages.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { mapInTurns, streamOf } from '#server/base/in-turns.ts';
import { dishes } from '#server/collections/dishes.ts';
import { menus } from '#server/collections/menus.ts';
import { takeLock } from '#server/db/locks.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { createDocuments } from '#server/documents/creating/creating-many.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { whereSql } from '#server/documents/where-sql.ts';
import { createDocument, updateDocument } from '#server/documents/writing.ts';
import { csvText } from '#server/http/csv/csv.ts';
import { columnsIn, ID_COLUMN, valueIn } from './columns.ts';
import { choiceText, createGroups, groupKey } from './groups.ts';
import type { ChosenColumns, SentDraft } from './head.ts';
import { rememberSources } from './known-sources.ts';
import { createLookup } from './lookup.ts';
import type { MarkAnswers } from './marks.ts';
import { digestOf, lacksMark, type PlannedLine, planImport } from './plan.ts';
import type { MenuOrigin } from './sources/read-menu.ts';
import { type StoredKitchen, storedKitchen } from './stored.ts';
import { linesToCorrect } from './to-correct.ts';
import { type ChangedDish, recordImport } from './undo.ts';
import type { Words } from './words.ts';

/** How many dishes a refusal names. */
const NAMED = 3;

/** Where menus come from, in the words of the audit log. */
const ORIGINS: Readonly<Record<MenuOrigin, string>> = {
  ...{ petpooja: 'Petpooja', swiggy: 'Swiggy', woocommerce: 'WooCommerce' },
  ...{ sheet: 'a sheet', text: 'a text' },
};

const PROVENANCE = { creator: null, fingerprint: null };

/** All dishes as a file, in the kitchen's order, with their texts in these languages. */
export async function exportDishes(db: Sql, languages: readonly Language[]): Promise<Readable> {
  const stored = await storedKitchen(db);
  const lookup = createLookup(stored);
  const columns = columnsIn(languages);
  const head = csvText([[ID_COLUMN, ...columns.map(({ header }) => header)]]);
  const lines = await mapInTurns(stored.dishes, ({ id, data }) =>
    csvText([[id, ...columns.map((column) => lookup.text(column, valueIn(column, data)))]], false),
  );
  return streamOf([head, ...lines]);
}

/** The marks of a line, as the preview shows them and asks for them (ADMIN-140). */
const shownMarks = ({ name, mark, asksMark = false, groups = [] }: PlannedLine) => ({
  mark: mark ?? null,
  asksMark,
  namesMeat: asksMark && namesMeat(name),
  choices: groups.flatMap(({ choices }) =>
    choices.map((choice) => ({
      text: choiceText(choice),
      mark: choice.mark ?? null,
      ask: choice.ask ?? null,
    })),
  ),
});

/** What somebody has chosen in the preview. */
interface Chosen {
  columns: ChosenColumns;
  marks: MarkAnswers;
}

/** The effects of importing a menu. */
export async function previewImport(db: Sql, draft: SentDraft, words: Words, { columns, marks }: Chosen) {
  // Whoever sends the file can say which of its columns has the names.
  const plan =
    draft.problem === undefined ? await planImport(draft.lines, await storedKitchen(db), words, marks) : [];
  const seen = await mapInTurns(plan, digestOf);
  const wrong = plan.flatMap(({ kind, problems }, at) => {
    const line = draft.lines[at];
    return kind === 'error' && line ? [{ line, problems }] : [];
  });
  const inNewMenus = plan.flatMap(({ newMenu }) => newMenu ?? []);
  return {
    lines: plan
      .filter(({ kind }) => kind !== 'unchanged')
      .map((planned) => {
        const { line, name, kind, changes, problems, shown } = planned;
        const { menu = '', price = '' } = shown ?? {};
        return { line, name, kind, changes, problems, menu, price, ...shownMarks(planned) };
      }),
    /** The lines that nothing is imported of before a mark is answered. */
    linesWithoutMark: plan.filter(lacksMark).length,
    unchanged: plan.filter(({ kind }) => kind === 'unchanged').length,
    /** What the file says and was changed here, so that it stays. */
    kept: plan.flatMap(({ line, name, kept = [] }) => kept.map((each) => ({ line, name, ...each }))),
    /** Lines with two prices, of which it is asked whether they are half and full. */
    twoPrices: draft.lines.filter(({ problems }) => problems.some(({ kind }) => kind === 'twoPrices')).length,
    /** Groups of options that only some sizes of a dish have, so that they are left out. */
    leftOutGroups: draft.lines.flatMap(({ line, cells, partial = [] }) =>
      partial.map((group) => ({ line, name: cells.name ?? '', group })),
    ),
    ...(draft.problem !== undefined && { problem: draft.problem }),
    /** The first lines of each sheet with what its columns are taken as. */
    tables: draft.tables,
    unknownColumns: draft.unknown,
    /** Lines of a text that are no dish and no heading. */
    leftOut: draft.leftOut,
    toCorrect: linesToCorrect(wrong, columns, words.csv.whatIsWrong),
    newMenus: [...new Set(inNewMenus)].map((name) => ({
      name,
      dishes: inNewMenus.filter((each) => each === name).length,
    })),
    /** The digests of the lines. The import sends them back, so that it does what the preview showed. */
    seen,
  };
}

/** Refuses an import that would do something other than what its preview showed. */
async function checkSeen(
  plan: readonly PlannedLine[],
  seen: readonly string[],
  { csv, listed }: Words,
): Promise<void> {
  const digests = await mapInTurns(plan, digestOf);
  const others = plan.filter((_, at) => digests[at] !== seen[at]);
  if (others.length === 0 && plan.length === seen.length) return;
  const names = others.map(({ line, name }) => name || csv.line(line));
  const more = names.length > NAMED ? [csv.more(names.length - NAMED)] : [];
  const told = listed.format([...names.slice(0, NAMED), ...more]);
  throw new Failure('document_update_conflict', csv.changedMeanwhile(told));
}

/** Creates the menus that the lines name and that do not exist yet; their ids by name. */
async function createMenus(work: UnitOfWork, plan: readonly PlannedLine[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { newMenu: name } of plan) {
    if (name === undefined || ids.has(comparableName(name))) continue;
    const id = uniqueId();
    await createDocument(work, menus, { id, values: { name } }, PROVENANCE, 'create');
    ids.set(comparableName(name), id);
  }
  return ids;
}

/** What is imported, with the dishes that it changes locked. */
async function lockedPlan(
  { sql: db }: UnitOfWork,
  planFor: (kitchen: StoredKitchen) => Promise<PlannedLine[]>,
): Promise<{ stored: StoredKitchen; plan: PlannedLine[] }> {
  const stored = await storedKitchen(db);
  const plan = await planFor(stored);
  const ids = plan.flatMap(({ kind, id }) => (kind === 'changed' && id !== undefined ? [id] : []));
  if (ids.length === 0) return { stored, plan };
  const listed = whereSql(equal(dishes.fields.id, ...ids));
  await db.query(sql`select 1 from dishes where ${listed} order by id for update`);
  const locked = await storedKitchen(db);
  return { stored: locked, plan: await planFor(locked) };
}

/** What was seen and answered in a preview. */
export interface Confirmed {
  marks: MarkAnswers;
  /** The digests that the preview returned. */
  seen: readonly string[];
  /** Leaves out lines with errors, which else refuse the import. */
  withoutErrors: boolean;
}

/**
 * Imports a menu as its preview showed it: all of it or nothing, or without the lines that have errors. A repeat of an import changes nothing and succeeds.
 * @throws Failure general_argument_invalid if the menu has errors or a veg mark is not answered, document_update_conflict if a dish has changed since the
 *   preview, else the refusal of a dish with the number of its line
 */
export async function importDishes(
  work: UnitOfWork,
  { lines, problem, from }: SentDraft,
  words: Words,
  { marks, seen, withoutErrors }: Confirmed,
): Promise<{ added: number; changed: number }> {
  if (problem !== undefined) throw new Failure('general_argument_invalid', problem);
  // One import at a time, so that two do not add the same menus and dishes.
  await takeLock(work.sql, 'import of dishes');
  const { stored, plan } = await lockedPlan(work, (kitchen) => planImport(lines, kitchen, words, marks));
  const todo = plan.filter(({ kind }) => kind === 'new' || kind === 'changed');
  if (!withoutErrors && plan.some(({ kind }) => kind === 'error')) {
    throw new Failure('general_argument_invalid', words.csv.hasErrors);
  }
  if (plan.some(lacksMark)) throw new Failure('general_argument_invalid', words.csv.marksMissing);
  if (todo.length > 0) await checkSeen(plan, seen, words);

  const newMenus = await createMenus(work, todo);
  const newGroups = await createGroups(
    work,
    todo.flatMap((line) => line.newGroups ?? []),
  );
  const valuesOf = ({ newMenu, newGroups: wanted = [], values }: PlannedLine) => {
    const groupIds = Array.isArray(values.optionGroupIds) ? values.optionGroupIds : [];
    return {
      ...values,
      ...(newMenu && { menuId: newMenus.get(comparableName(newMenu)) }),
      ...(wanted.length > 0 && {
        optionGroupIds: [...groupIds, ...wanted.map((group) => newGroups.get(groupKey(group)))],
      }),
    };
  };
  const refusalOf = (line: number, { type, message }: Failure) =>
    new Failure(type, words.csv.ofLine(line, message));
  const known = new Map(stored.dishes.map((dish) => [dish.id, dish]));
  const changed: ChangedDish[] = [];
  for (const line of todo) {
    const before = known.get(line.id ?? '');
    if (!before) continue;
    const values = valuesOf(line);
    changed.push({ before, names: Object.keys(values), said: line.link?.known?.data.said });
    try {
      await updateDocument(work, dishes, before, { values }, 'update');
    } catch (error) {
      throw error instanceof Failure ? refusalOf(line.line, error) : error;
    }
  }
  const fresh = todo.filter(({ id }) => id === undefined || !known.has(id));
  const requests = fresh.map((line) => ({ line, id: line.id ?? uniqueId(), values: valuesOf(line) }));
  await createDocuments(work, dishes, requests, (at, why) => refusalOf(fresh[at]?.line ?? 0, why));
  const newIds = new Map(requests.map(({ line, id }) => [line.line, id]));
  await rememberSources(
    work,
    plan.flatMap(({ line, id = newIds.get(line), link }) =>
      link && id !== undefined ? [{ link, dishId: id }] : [],
    ),
  );
  const added = todo.filter(({ kind }) => kind === 'new').length;
  if (todo.length > 0) {
    const source = ORIGINS[from];
    const dishIds = [...newIds.values()];
    await recordImport(work, {
      source,
      dishIds,
      changed,
      menuIds: [...newMenus.values()],
      groupIds: [...newGroups.values()],
    });
    const many = todo.length === 1 ? '1 dish' : `${todo.length} dishes`;
    await recordAudit(work, {
      ...{ action: 'create', collection: 'dishes', documentId: uniqueId() },
      label: `Imported ${many} from ${source}: ${added} added, ${todo.length - added} changed`,
    });
  }
  return { added, changed: todo.length - added };
}
