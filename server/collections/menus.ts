import { menuAttributes } from '#domain/menus/attributes.ts';
import { adminOnly, anyone } from '#server/engine/access.ts';
import type { Collection } from '#server/engine/collection.ts';

export const menus: Collection = {
  name: 'menus',
  attributes: menuAttributes,
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  serverWrites: ['menuId', 'createdAt'],
  hooks: {
    async beforeCreate(work, { id, values }) {
      return { insert: { ...values, menuId: id, createdAt: work.now } };
    },
  },
};
