import { areaAttributes, MOST_PINCODES_IN_ALL } from '#domain/areas/attributes.ts';
import { checkArea } from '#domain/areas/check-area.ts';
import { areaFormMessages } from '#domain/areas/form-messages.ts';
import { MOST_AREAS } from '#domain/areas/most-areas.ts';
import { Failure } from '#server/base/failure.ts';
import { takeLock } from '#server/db/locks.ts';
import { sql } from '#server/db/sql-template.ts';
import { anyone, hasRole } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { nextPosition } from './next-position.ts';

const ownerOnly = hasRole('owner');

/** Checks that the parts of an area fit each other. Throws Failure general_argument_invalid. */
function check(area: Parameters<typeof checkArea>[0]): void {
  const problem = checkArea(area);
  if (problem) throw new Failure('general_argument_invalid', areaFormMessages[problem.message]);
}

/** Checks that there is room beside all other areas for one with these pincodes. Throws Failure areas_full or area_pincodes_full. */
async function checkRoom({ sql: db }: Work, id: string, pincodes: readonly string[]): Promise<void> {
  await takeLock(db, 'areas');
  const [others] = await db.query<{ areas: number; pincodes: number }>(
    sql`select count(*) as areas, coalesce(sum(jsonb_array_length(pincodes)), 0)::bigint as pincodes
      from areas where id <> ${id}`,
    'count of areas',
  );
  if ((others?.areas ?? 0) >= MOST_AREAS) throw new Failure('areas_full');
  if ((others?.pincodes ?? 0) + pincodes.length > MOST_PINCODES_IN_ALL)
    throw new Failure('area_pincodes_full');
}

/** The areas that the kitchen delivers to. Everybody reads them; owners change them (AREA-1). */
export const areas = defineCollection('areas', areaAttributes, (areas) => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: anyone, create: ownerOnly, update: ownerOnly, delete: ownerOnly },
  audit: { label: ({ data }) => data.name },
  hooks: {
    async beforeCreate(work, { id, values }) {
      await checkRoom(work, id, values.pincodes);
      const area = { ...values, areaId: id, position: values.position ?? (await nextPosition(work, areas)) };
      check(area);
      return { insert: area };
    },
    async beforeUpdate(work, { id, data }, change) {
      if (change.pincodes) await checkRoom(work, id, change.pincodes);
      const position = change.position ?? data.position;
      check({ ...data, ...change });
      return { change: { ...change, position } };
    },
    /** An area that a plan names stays: without it, nobody could subscribe. */
    async beforeDelete(work, { id }) {
      const [plan] = await work.sql.query<{ name: string }>(
        sql`select name from plans where "areaIds" ? ${id} limit 1`,
        'plan of an area',
      );
      if (plan) throw new Failure('document_delete_restricted', areaFormMessages.ofPlan(plan.name));
    },
  },
}));
