import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { addressAttributes, MAX_ADDRESSES } from '#domain/addresses/attributes.ts';
import { ADDRESS_FIELDS } from '#domain/addresses/complete.ts';
import { addressMessages } from '#domain/addresses/messages.ts';
import { ownerOnly, signedIn, userOf } from '#server/documents/access.ts';
import type { Collection, Work } from '#server/documents/collection.ts';
import type { Document, Values } from '#server/documents/document.ts';
import { and, equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';

/** The parts of an address that a profile has too; null where there is no address. */
export function sharedParts(document: Document | undefined): Values {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, document?.data[field] ?? null]));
}

/** The one default of a person's book. */
export function defaultOf(userId: string) {
  return and(equal('userId', userId), equal('isDefault', true));
}

/** The profile shows the default address, or none. */
async function showInProfile(work: Work, userId: string, address: Document | undefined): Promise<void> {
  await work.updateWhere('users', equal('id', userId), sharedParts(address));
}

/** Makes room for another default: there is never more than one. */
async function endDefault(work: Work, userId: string): Promise<void> {
  await work.updateWhere('addresses', defaultOf(userId), { isDefault: false });
}

async function countOf(work: Work, userId: string): Promise<number> {
  const [book] = await work.sql.query<{ count: number }>(
    sql`select count(*) as count from addresses where "userId" = ${userId}`,
    'size of an address book',
  );
  return book?.count ?? 0;
}

/** The address that was written first takes the place of a default that is gone. */
async function promote(work: Work, userId: string): Promise<Document | undefined> {
  const [next] = await work.sql.query<{ id: string }>(
    sql`select id from addresses where "userId" = ${userId} order by sequence limit 1`,
    'next default address',
  );
  if (!next) return undefined;
  const [promoted] = await work.updateWhere('addresses', equal('id', next.id), { isDefault: true });
  return promoted;
}

export const addresses: Collection = {
  name: 'addresses',
  attributes: addressAttributes,
  access: {
    read: ownerOnly('userId'),
    create: signedIn,
    update: ownerOnly('userId'),
    delete: ownerOnly('userId'),
  },
  serverWrites: ['userId'],
  hooks: {
    /** A book changes one address after another: its changes touch the profile and each other. */
    async queue(work) {
      const user = userOf(work.actor);
      if (!user) return;
      await work.sql.query(sql`select 1 from users where id = ${user.id} for no key update`, 'lock book');
    },
    async beforeCreate(work, { values }) {
      const user = userOf(work.actor);
      if (!user) throw new Failure('user_unauthorized', addressMessages.loginFirst);
      const count = await countOf(work, user.id);
      if (count >= MAX_ADDRESSES) throw new Failure('general_argument_invalid', addressMessages.tooMany);
      const isDefault = count === 0 || values.isDefault === true;
      if (isDefault) await endDefault(work, user.id);
      return { insert: { ...values, userId: user.id, isDefault } };
    },
    async afterCreate(work, made) {
      if (made.data.isDefault) await showInProfile(work, String(made.data.userId), made);
    },
    async beforeUpdate(work, before, change) {
      const isDefault = before.data.isDefault === true || change.isDefault === true;
      if (isDefault && !before.data.isDefault) await endDefault(work, String(before.data.userId));
      return { change: { ...change, isDefault } };
    },
    async afterUpdate(work, before, after) {
      const shownAlready =
        before.data.isDefault && isDeepStrictEqual(sharedParts(before), sharedParts(after));
      if (after.data.isDefault && !shownAlready) await showInProfile(work, String(after.data.userId), after);
    },
    async afterDelete(work, before) {
      const userId = String(before.data.userId);
      if (before.data.isDefault) await showInProfile(work, userId, await promote(work, userId));
    },
  },
};
