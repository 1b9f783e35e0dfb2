import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { mapInTurns } from '#server/base/in-turns.ts';
import { dishSources } from '#server/collections/dish-sources/dish-sources.ts';
import { dishes } from '#server/collections/dishes.ts';
import { menus } from '#server/collections/menus.ts';
import { optionGroups } from '#server/collections/option-groups/option-groups.ts';
import { contentHash } from '#server/db/content-hash.ts';
import { takeLock } from '#server/db/locks.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { presentDocument } from '#server/documents/present-document.ts';
import { findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { deleteDocument, updateDocument } from '#server/documents/writing.ts';
import { COLUMNS } from './columns.ts';
import { NO_SOURCE } from './known-sources.ts';
import type { StoredDish } from './stored.ts';

/** Takes back what an import added and changed, for a day, of what nobody has ordered or changed since (ADMIN-147). */

const UNDO_HOURS = 24;
const HOUR = 3_600_000;

const sinceWhen = (now: Date): Date => new Date(now.getTime() - UNDO_HOURS * HOUR);

/** Opening a dish and selling it out are no changes of it. */
const CHANGES_DAILY: readonly string[] = ['isHidden', 'isAvailable'];
const COMPARED = [...new Set(COLUMNS.map(({ name }) => name))].filter(
  (name) => !CHANGES_DAILY.includes(name),
);

const digestOfDish = ({ data }: StoredDish): string =>
  contentHash(JSON.stringify(COMPARED.map((name) => data[name])), 'base64url');

/** A dish that an import changed. */
export interface ChangedDish {
  before: StoredDish;
  /** The attributes that the import wrote. */
  names: readonly string[];
  /** What the software of the menu had said of it before, as its source stores it; undefined: nothing. */
  said: string | undefined;
}

/** What an import has added and changed. */
export interface Imported {
  /** Where the menu came from, in words: 'Petpooja'. */
  source: string;
  dishIds: readonly string[];
  changed: readonly ChangedDish[];
  menuIds: readonly string[];
  groupIds: readonly string[];
}

/** What is put back: values in wire form, and what the software of the menu had said. */
interface Before {
  values: Readonly<Record<string, unknown>>;
  said: string;
}

function beforeOf({ before, names, said = NO_SOURCE }: ChangedDish): Before {
  const values = presentDocument(dishes, before, { sequenceAsText: false, select: names });
  return { values: Object.fromEntries(names.map((name) => [name, values[name]])), said };
}

/** Remembers what an import added and changed, and forgets imports that can't be taken back any more. */
export async function recordImport(work: UnitOfWork, imported: Imported): Promise<void> {
  await work.sql.execute(sql`delete from menu_imports where made < ${sinceWhen(work.now)}`);
  const id = uniqueId();
  const { source, dishIds, changed, menuIds, groupIds } = imported;
  await work.sql.execute(sql`insert into menu_imports (id, source, made, menus, groups)
    values (${id}, ${source}, ${work.now}, ${menuIds}::text[], ${groupIds}::text[])`);
  const earlier = new Map(changed.map((each) => [each.before.id, JSON.stringify(beforeOf(each))]));
  const now = await findAll(work.sql, dishes, equal(dishes.fields.id, ...dishIds, ...earlier.keys()));
  const [ids, digests] = [now.map((dish) => dish.id), await mapInTurns(now, digestOfDish)];
  const befores = ids.map((dish) => earlier.get(dish) ?? null);
  await work.sql.execute(sql`insert into imported_dishes (dish, import, digest, before)
    select dish, ${id}, digest, before::jsonb
    from unnest(${ids}::text[], ${digests}::text[], ${befores}::text[]) as made (dish, digest, before)
    on conflict (dish) do update set import = excluded.import, digest = excluded.digest, before = excluded.before`);
}

/** An import that can still be taken back. */
export interface UndoableImport {
  id: string;
  source: string;
  /** The dishes that it added and that are still there. */
  dishes: number;
  /** The dishes that it changed and that are still there. */
  changed: number;
  /** ISO time. */
  until: string;
}

/** The last import that can be taken back. */
export async function lastImport(db: Sql, now: Date): Promise<UndoableImport | undefined> {
  const [last] = await db.query<{
    id: string;
    source: string;
    made: Date;
    dishes: number;
    changed: number;
  }>(
    sql`select id, source, made, there.* from menu_imports cross join lateral (
        select count(*) filter (where before is null)::int as dishes, count(before)::int as changed
        from imported_dishes join dishes on dishes.id = dish where import = menu_imports.id
      ) as there where made >= ${sinceWhen(now)} order by made desc, id limit 1`,
  );
  if (!last || last.dishes + last.changed === 0) return undefined;
  const { made, ...shown } = last;
  return { ...shown, until: new Date(made.getTime() + UNDO_HOURS * HOUR).toISOString() };
}

/** Those of these documents of a collection that nobody has changed since they were made. */
const untouched = <D extends { created: Date; updated: Date }>(made: readonly D[]): D[] =>
  made.filter(({ created, updated }) => created.getTime() === updated.getTime());

/** Puts the values back that an import replaced. @returns whether it could: what they name may be gone, such as a category */
async function restore(work: UnitOfWork, dish: StoredDish, { values, said }: Before): Promise<boolean> {
  try {
    await updateDocument(work, dishes, dish, { values }, 'update');
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
  await work.updateWhere(dishSources, equal(dishSources.fields.dishId, dish.id), { said });
  return true;
}

/** Deletes those of these menus and groups of options that no dish uses and nobody has changed. */
async function deleteUnused(work: UnitOfWork, made: readonly string[]): Promise<void> {
  const unused = await work.sql.query<{ id: string }>(
    sql`select id from unnest(${made}::text[]) as made (id)
      where not exists (select 1 from dishes where "menuId" = made.id or "optionGroupIds" ? made.id)`,
  );
  const ids = unused.map((each) => each.id);
  if (ids.length === 0) return;
  for (const menu of untouched(await findAll(work.sql, menus, equal(menus.fields.id, ...ids))))
    await deleteDocument(work, menus, menu);
  for (const group of untouched(await findAll(work.sql, optionGroups, equal(optionGroups.fields.id, ...ids))))
    await deleteDocument(work, optionGroups, group);
}

/**
 * Takes back an import where nobody has ordered or changed a dish since: deletes those that it added, puts back what it replaced in
 * others, then deletes the categories and groups of options that it made and nobody uses. A repeat does nothing.
 * @throws Failure document_not_found if the import is older than a day
 */
export async function undoImport(
  work: UnitOfWork,
  id: string,
): Promise<{ deleted: number; restored: number; kept: number }> {
  await takeLock(work.sql, 'import of dishes');
  const [found] = await work.sql.query<{ source: string; made: Date; menus: string[]; groups: string[] }>(
    sql`select source, made, menus, groups from menu_imports where id = ${id} and made >= ${sinceWhen(work.now)}`,
  );
  if (!found) throw new Failure('document_not_found');
  const rows = await work.sql.query<{
    dish: string;
    digest: string;
    before: Before | null;
    ordered: boolean;
  }>(
    sql`with ordered as (
        select distinct line ->> 'dishId' as id from orders cross join lateral jsonb_array_elements(items) as line
        where orders.created >= ${found.made}
      )
      select dish, digest, before, dish in (select id from ordered where id is not null) as ordered
      from imported_dishes join dishes on dishes.id = dish where import = ${id} order by dish for update of dishes`,
  );
  const known = new Map(rows.map((row) => [row.dish, row]));
  const stored = await findAll(work.sql, dishes, equal(dishes.fields.id, ...known.keys()));
  const digests = await mapInTurns(stored, digestOfDish);
  const restored: string[] = [];
  let deleted = 0;
  for (const [at, dish] of stored.entries()) {
    const row = known.get(dish.id);
    if (!row || row.ordered || row.digest !== digests[at]) continue;
    if (row.before === null) {
      await deleteDocument(work, dishes, dish);
      deleted++;
    } else if (await restore(work, dish, row.before)) restored.push(dish.id);
  }
  await work.sql.execute(
    sql`delete from imported_dishes where import = ${id} and dish = any(${restored}::text[])`,
  );
  await deleteUnused(work, [...found.menus, ...found.groups]);
  await recordAudit(work, {
    ...{ action: 'delete', collection: 'dishes', documentId: id },
    label: `Took back ${deleted + restored.length} of ${stored.length} dishes from ${found.source}`,
  });
  return { deleted, restored: restored.length, kept: stored.length - deleted - restored.length };
}
