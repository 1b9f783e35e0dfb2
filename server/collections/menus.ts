import { menuAttributes } from '#domain/menus/attributes.ts';
import { menuMessages } from '#domain/menus/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, anyone } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { nextPosition } from './next-position.ts';

export const menus = defineCollection('menus', menuAttributes, (menus) => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  audit: { label: ({ data }) => data.name },
  hooks: {
    async beforeCreate(work, { id, values }) {
      const position = values.position ?? (await nextPosition(work, menus));
      return { insert: { ...values, position, menuId: id, createdAt: work.now } };
    },
    async beforeUpdate(_work, before, change) {
      return {
        change: { ...change, ...(change.position === null && { position: before.data.position ?? 0 }) },
      };
    },
    /** Refuses to delete a menu with dishes. Creating a dish locks its menu, so that none is added meanwhile. */
    async beforeDelete(work, before) {
      const [used] = await work.sql.query<{ dishes: number }>(
        sql`select count(*) as dishes from dishes where "menuId" = ${before.id}`,
      );
      if (used && used.dishes > 0) {
        throw new Failure('document_delete_restricted', menuMessages.stillUsed);
      }
    },
  },
}));
