import { sql } from 'drizzle-orm';
import { dishAttributes } from '#domain/dishes/attributes.ts';
import { adminOnly, anyone } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { invalidStructure } from '#server/documents/values.ts';

async function checkMenu(work: Work, menuId: string): Promise<void> {
  const found = await work.sql.query(sql`select 1 from menus where id = ${menuId} for key share`);
  if (found.length === 0) {
    throw invalidStructure('Attribute "menuId" has invalid format. Value must be the id of a menu');
  }
}

export const dishes = defineCollection('dishes', dishAttributes, () => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  serverWrites: ['dishId', 'createdAt', 'ratingAverage', 'ratingCount'],
  audit: { label: ({ data }) => data.name },
  hooks: {
    async beforeCreate(work, { id, values }) {
      await checkMenu(work, values.menuId);
      return { insert: { ...values, dishId: id, createdAt: work.now } };
    },
    async beforeUpdate(work, before, change) {
      const { menuId = before.data.menuId } = change;
      if (menuId !== before.data.menuId) await checkMenu(work, menuId);
      return { change };
    },
  },
}));
