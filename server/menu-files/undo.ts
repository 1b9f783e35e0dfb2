import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { mapInTurns } from '#server/base/in-turns.ts';
import { dishes } from '#server/collections/dishes.ts';
import { menus } from '#server/collections/menus.ts';
import { optionGroups } from '#server/collections/option-groups/option-groups.ts';
import { contentHash } from '#server/db/content-hash.ts';
import { takeLock } from '#server/db/locks.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { deleteDocument } from '#server/documents/writing.ts';
import { COLUMNS } from './columns.ts';
import type { StoredDish } from './stored.ts';

/** Takes back what an import added, for a day, while nobody has ordered or changed it (ADMIN-147). */

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

/** What an import has added. */
export interface Added {
  /** Where the menu came from, in words: 'Petpooja'. */
  source: string;
  dishIds: readonly string[];
  menuIds: readonly string[];
  groupIds: readonly string[];
}

/** Remembers what an import added, and forgets imports that can't be taken back any more. */
export async function recordImport(work: UnitOfWork, added: Added): Promise<void> {
  await work.sql.execute(sql`delete from menu_imports where made < ${sinceWhen(work.now)}`);
  if (added.dishIds.length === 0) return;
  const id = uniqueId();
  const { source, menuIds, groupIds } = added;
  await work.sql.execute(sql`insert into menu_imports (id, source, made, menus, groups)
    values (${id}, ${source}, ${work.now}, ${menuIds}::text[], ${groupIds}::text[])`);
  const made = await findAll(work.sql, dishes, equal(dishes.fields.id, ...added.dishIds));
  const [ids, digests] = [made.map((dish) => dish.id), await mapInTurns(made, digestOfDish)];
  await work.sql.execute(sql`insert into imported_dishes (dish, import, digest)
    select dish, ${id}, digest from unnest(${ids}::text[], ${digests}::text[]) as made (dish, digest)
    on conflict (dish) do update set import = excluded.import, digest = excluded.digest`);
}

/** An import that can still be taken back. */
export interface UndoableImport {
  id: string;
  source: string;
  /** The dishes that it added and that are still there. */
  dishes: number;
  /** ISO time. */
  until: string;
}

/** The last import that can be taken back. */
export async function lastImport(db: Sql, now: Date): Promise<UndoableImport | undefined> {
  const [last] = await db.query<{ id: string; source: string; made: Date; dishes: number }>(
    sql`select id, source, made, (
        select count(*)::int from imported_dishes join dishes on dishes.id = dish where import = menu_imports.id
      ) as dishes from menu_imports where made >= ${sinceWhen(now)} order by made desc, id limit 1`,
  );
  if (!last || last.dishes === 0) return undefined;
  const { made, ...shown } = last;
  return { ...shown, until: new Date(made.getTime() + UNDO_HOURS * HOUR).toISOString() };
}

/** Those of these documents of a collection that nobody has changed since they were made. */
const untouched = <D extends { created: Date; updated: Date }>(made: readonly D[]): D[] =>
  made.filter(({ created, updated }) => created.getTime() === updated.getTime());

/**
 * Deletes the dishes that an import added and nobody has ordered or changed, then the categories and groups of options that it made
 * and that nobody uses. A repeat deletes nothing.
 * @throws Failure document_not_found if the import is older than a day
 */
export async function undoImport(work: UnitOfWork, id: string): Promise<{ deleted: number; kept: number }> {
  await takeLock(work.sql, 'import of dishes');
  const [found] = await work.sql.query<{ source: string; made: Date; menus: string[]; groups: string[] }>(
    sql`select source, made, menus, groups from menu_imports where id = ${id} and made >= ${sinceWhen(work.now)}`,
  );
  if (!found) throw new Failure('document_not_found');
  const rows = await work.sql.query<{ dish: string; digest: string; ordered: boolean }>(
    sql`with ordered as (
        select distinct line ->> 'dishId' as id from orders cross join lateral jsonb_array_elements(items) as line
        where orders.created >= ${found.made}
      )
      select dish, digest, dish in (select id from ordered where id is not null) as ordered
      from imported_dishes join dishes on dishes.id = dish where import = ${id} order by dish for update of dishes`,
  );
  const known = new Map(rows.map((row) => [row.dish, row]));
  const stored = await findAll(work.sql, dishes, equal(dishes.fields.id, ...known.keys()));
  const digests = await mapInTurns(stored, digestOfDish);
  const gone = stored.filter((dish, at) => {
    const row = known.get(dish.id);
    return row && !row.ordered && row.digest === digests[at];
  });
  for (const dish of gone) await deleteDocument(work, dishes, dish);
  const unused = await work.sql.query<{ id: string }>(
    sql`select id from unnest(${[...found.menus, ...found.groups]}::text[]) as made (id)
      where not exists (select 1 from dishes where "menuId" = made.id or "optionGroupIds" ? made.id)`,
  );
  const ids = unused.map((each) => each.id);
  if (ids.length > 0) {
    for (const menu of untouched(await findAll(work.sql, menus, equal(menus.fields.id, ...ids))))
      await deleteDocument(work, menus, menu);
    for (const group of untouched(
      await findAll(work.sql, optionGroups, equal(optionGroups.fields.id, ...ids)),
    ))
      await deleteDocument(work, optionGroups, group);
  }
  await recordAudit(work, {
    ...{ action: 'delete', collection: 'dishes', documentId: id },
    label: `Took back ${gone.length} of ${stored.length} dishes from ${found.source}`,
  });
  return { deleted: gone.length, kept: stored.length - gone.length };
}
