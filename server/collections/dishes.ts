import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { dishAttributes } from '#domain/dishes/attributes.ts';
import { adminOnly, anyone } from '#server/documents/access.ts';
import type { Collection, Work } from '#server/documents/collection.ts';
import type { Document, Value } from '#server/documents/document.ts';
import { invalid } from '#server/documents/values.ts';
import { equal } from '#server/documents/where.ts';

async function checkMenu(work: Work, menuId: Value | undefined): Promise<void> {
  const found = await work.sql.query(sql`select 1 from menus where id = ${menuId} for key share`);
  if (found.length === 0) {
    throw invalid('Attribute "menuId" has invalid format. Value must be the id of a menu');
  }
}

/** What a cart line shows of its dish. */
const SHOWN_IN_CARTS = ['name', 'imgUrl', 'price', 'description', 'isAvailable'] as const;

/** A dish that goes leaves the carts it is in; their owners find a notice in its place. */
async function leaveCarts(work: Work, dish: Document): Promise<void> {
  for (const { data } of await work.removeWhere('carts', equal('dishId', dish.id))) {
    await work.add('notices', randomBytes(10).toString('hex'), {
      userId: data.userId ?? null,
      dishName: dish.data.name ?? null,
      createdAt: work.now,
    });
  }
}

export const dishes: Collection = {
  name: 'dishes',
  attributes: dishAttributes,
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  serverWrites: ['dishId', 'createdAt', 'ratingAverage', 'ratingCount'],
  derived: ['ratingAverage', 'ratingCount'],
  audit: { label: ({ data }) => String(data.name) },
  hooks: {
    async beforeCreate(work, { id, values }) {
      await checkMenu(work, values.menuId);
      return { insert: { ...values, dishId: id, createdAt: work.now } };
    },
    async beforeUpdate(work, before, change) {
      if ('menuId' in change && change.menuId !== before.data.menuId) await checkMenu(work, change.menuId);
      return { change };
    },
    async afterUpdate(work, before, after) {
      if (SHOWN_IN_CARTS.every((name) => before.data[name] === after.data[name])) return;
      const shown = Object.fromEntries(SHOWN_IN_CARTS.map((name) => [name, after.data[name] ?? null]));
      await work.updateWhere('carts', equal('dishId', after.id), shown);
    },
    async beforeDelete(work, before) {
      await leaveCarts(work, before);
      await work.removeWhere('reviews', equal('dishId', before.id));
    },
  },
};
