import { userAttributes } from '#domain/users/attributes.ts';
import { adminOnly, adminOrOwner, ownerOnly } from '#server/engine/access.ts';
import type { Collection } from '#server/engine/collection.ts';
import { Failure } from '#server/engine/failure.ts';
import { find } from '#server/engine/store.ts';

/**
 * Profiles. An account's creation makes its profile (server/engine/accounts.ts); the `create` a client sends with its
 * own id completes that one.
 */
export const users: Collection = {
  name: 'users',
  attributes: userAttributes,
  access: { read: adminOrOwner('id'), create: ownerOnly('id'), update: adminOrOwner('id') },
  serverWrites: ['userId', 'email', 'emailVerification', 'createdAt', 'accessedAt', 'passwordUpdate'],
  writers: { isAdmin: ({ user }) => adminOnly({ user }) === true },
  hooks: {
    async beforeCreate(work, { id, values }) {
      if (work.actor.kind === 'system') return { insert: { ...values, userId: id, createdAt: work.now } };
      const profile = await find(work.sql, users, id, true);
      if (!profile) throw new Failure('user_unauthorized');
      const kept = ['isAdmin', ...users.serverWrites];
      const given = Object.entries(values).filter(([name, value]) => value !== null && !kept.includes(name));
      return { merge: profile, values: Object.fromEntries(given) };
    },
  },
};
