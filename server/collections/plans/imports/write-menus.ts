import type { ServedDish } from '#domain/plans/menu-attributes.ts';
import type { ServedAt } from '#domain/plans/plan-menus.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { checkPlansOn } from '#server/collections/plans-on.ts';
import { sql } from '#server/db/sql-template.ts';
import { find } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { createDocument, deleteDocument, updateDocument } from '#server/documents/writing.ts';
import { planMenus } from '../plan-menus.ts';

/** What a plan is to serve at a time; no dishes: nothing. */
export interface WantedMenu extends ServedAt {
  dishes: readonly ServedDish[];
  note: string | null;
}

/**
 * Writes what a plan serves at several times, all or nothing, as if each menu were written alone. A repeat changes nothing
 * (PLAN-31).
 * @throws Failure document_not_found, general_argument_invalid, plans_off
 */
export async function writeMenus(
  work: UnitOfWork,
  planId: string,
  menus: readonly WantedMenu[],
): Promise<void> {
  checkPlansOn(work);
  // Whoever changes the menus of a plan does so alone.
  const plan = await work.sql.query(
    sql`select 1 from plans where id = ${planId} for update`,
    'plan of menus',
  );
  if (plan.length === 0) throw new Failure('document_not_found');
  for (const { dishes, note, ...when } of menus) {
    const { mealTimeId, date, week, weekday } = when;
    const [known] = await work.sql.query<{ id: string }>(
      sql`select id from "planMenus" where "planId" = ${planId} and "mealTimeId" = ${mealTimeId}
        and date is not distinct from ${date}::text and week is not distinct from ${week}::bigint
        and weekday is not distinct from ${weekday}::text`,
      'menu of a time',
    );
    const before = known && (await find(work.sql, planMenus, known.id, true));
    const values = { dishes: [...dishes], note };
    if (before && dishes.length === 0) await deleteDocument(work, planMenus, before);
    else if (before) await updateDocument(work, planMenus, before, { values }, 'update');
    else if (dishes.length > 0) {
      const request = { id: uniqueId(), values: { planId, ...when, ...values } };
      await createDocument(work, planMenus, request, { creator: null, fingerprint: null }, 'create');
    }
  }
}
