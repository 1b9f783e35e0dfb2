import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_LABEL } from '#domain/addresses/attributes.ts';
import { isComplete } from '#domain/addresses/complete.ts';
import { addressMessages } from '#domain/addresses/messages.ts';
import { normalPhone } from '#domain/phone.ts';
import { userAttributes } from '#domain/users/attributes.ts';
import { checkAdminMayGo, queueForRoles } from '#server/accounts/admins.ts';
import { adminOnly, adminOrOwner, ownerOnly } from '#server/documents/access.ts';
import type { Collection, Work } from '#server/documents/collection.ts';
import type { Document, Values } from '#server/documents/document.ts';
import { find, findAll } from '#server/documents/store.ts';
import { invalid } from '#server/documents/values.ts';
import { equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { addresses, defaultOf, sharedParts } from './addresses.ts';

/** The default address of a person's book is the one in the profile; the first complete one begins the book. */
async function keepBook(work: Work, profile: Document): Promise<void> {
  const parts = sharedParts(profile);
  if (!isComplete(parts)) {
    const kept = await findAll(work.sql, addresses, defaultOf(profile.id));
    if (kept.length > 0) throw new Failure('general_argument_invalid', addressMessages.incomplete);
    return;
  }
  const kept = await work.updateWhere('addresses', defaultOf(profile.id), parts);
  if (kept.length > 0) return;
  const first = { ...parts, userId: profile.id, label: DEFAULT_LABEL, isDefault: true };
  await work.add('addresses', randomBytes(10).toString('hex'), first);
}

/** The same values with the phone number in its one form. Throws Failure document_invalid_structure. */
function withNormalPhone(values: Values): Values {
  if (typeof values.phone !== 'number') return values;
  const phone = normalPhone(values.phone);
  if (phone === undefined)
    throw invalid('Attribute "phone" has invalid format. Value must be a phone number');
  return { ...values, phone };
}

/**
 * Profiles. An account's creation makes its profile (server/accounts/accounts.ts); the `create` a client sends with its
 * own id completes that one.
 */
export const users: Collection = {
  name: 'users',
  attributes: userAttributes,
  access: { read: adminOrOwner('id'), create: ownerOnly('id'), update: adminOrOwner('id') },
  serverWrites: [
    'userId',
    'isSuperAdmin',
    'email',
    'emailVerification',
    'createdAt',
    'accessedAt',
    'passwordUpdate',
  ],
  writers: { isAdmin: ({ user }) => adminOnly({ user }) === true },
  audit: {
    label: ({ data }) => String(data.name || data.email || ''),
    own: ({ id }, userId) => id === userId,
  },
  hooks: {
    async beforeCreate(work, { id, values }) {
      if (work.actor.kind === 'system') return { insert: { ...values, userId: id, createdAt: work.now } };
      const profile = await find(work.sql, users, id, true);
      if (!profile) throw new Failure('user_unauthorized');
      const kept = ['isAdmin', ...users.serverWrites];
      const given = Object.entries(values).filter(([name, value]) => value !== null && !kept.includes(name));
      return { merge: profile, values: withNormalPhone(Object.fromEntries(given)) };
    },
    async beforeUpdate(work, before, change) {
      if ('isAdmin' in change && change.isAdmin !== before.data.isAdmin) {
        await queueForRoles(work);
        await checkAdminMayGo(work, before);
      }
      return { change: withNormalPhone(change) };
    },
    beforeDelete: checkAdminMayGo,
    async afterUpdate(work, before, after) {
      if (before.data.name !== after.data.name) {
        const customerName = after.data.name || null;
        await work.updateWhere('reviews', equal('userId', after.id), { customerName });
      }
      if (!isDeepStrictEqual(sharedParts(before), sharedParts(after))) await keepBook(work, after);
    },
  },
};
