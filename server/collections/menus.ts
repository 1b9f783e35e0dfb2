import { sql } from 'drizzle-orm';
import { menuAttributes } from '#domain/menus/attributes.ts';
import { adminOnly, anyone } from '#server/engine/access.ts';
import type { Collection } from '#server/engine/collection.ts';
import { Failure } from '#server/engine/failure.ts';

export const menus: Collection = {
  name: 'menus',
  attributes: menuAttributes,
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  serverWrites: ['menuId', 'createdAt'],
  hooks: {
    async beforeCreate(work, { id, values }) {
      return { insert: { ...values, menuId: id, createdAt: work.now } };
    },
    /** A menu goes once its dishes are gone; a dish that is being made holds the menu meanwhile. */
    async beforeDelete(work, before) {
      const [dish] = await work.sql.query(sql`select 1 from dishes where "menuId" = ${before.id} limit 1`);
      if (dish) throw new Failure('document_delete_restricted');
    },
  },
};
