import { preparedItemAttributes } from '#domain/prep/attributes.ts';
import { prepMessages } from '#domain/prep/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, kitchenOnly } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';

/** Throws Failure general_argument_invalid unless the station is a menu. It is locked, so that it stays one. */
async function checkStation(work: Work, menuId: string | null | undefined): Promise<void> {
  if (!menuId) return;
  const found = await work.sql.query(
    sql`select 1 from menus where id = ${menuId} for key share`,
    'station of a prepared item',
  );
  if (found.length === 0) throw new Failure('general_argument_invalid', prepMessages.noSuchStation);
}

/** What is cooked in bulk and portioned. The kitchen reads it; owners and managers change it (PREP-1). */
export const preparedItems = defineCollection('preparedItems', preparedItemAttributes, () => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: kitchenOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  audit: { label: ({ data }) => data.name },
  hooks: {
    async beforeCreate(work, { values }) {
      await checkStation(work, values.menuId);
      return { insert: values };
    },
    async beforeUpdate(work, _before, change) {
      await checkStation(work, change.menuId);
      return { change };
    },
  },
}));
