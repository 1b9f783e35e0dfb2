import { NO_ADDRESS } from '#domain/addresses/complete.ts';
import type { userAttributes } from '#domain/users/attributes.ts';
import type { Farewell } from '#server/accounts/settings.ts';
import type { Document } from '#server/documents/document.ts';
import { find } from '#server/documents/store.ts';
import { equal, or, type Where } from '#server/documents/where.ts';
import { addresses } from './addresses.ts';
import { checkAdminMayGo } from './admins.ts';
import { carts } from './carts.ts';
import { mails } from './mails.ts';
import { reviews } from './reviews.ts';
import { users } from './users.ts';

/** Mails of the account, and whatever else went to an address that its person has proven. */
function mailsOf(id: string, profile: Document<typeof userAttributes> | undefined): Where<'mails'> {
  const own = equal(mails.fields.userId, id);
  const { email, emailVerification } = profile?.data ?? {};
  return email && emailVerification ? or(own, equal(mails.fields.to, email)) : own;
}

/**
 * What goes when somebody closes their account: cart, addresses, mails and rights. Orders stay, they are the kitchen's books;
 * so do reviews, without their author's name. There is always an admin left.
 */
export const farewell: Farewell = async (work, id) => {
  const profile = await find(work.sql, users, id, true);
  if (profile) await checkAdminMayGo(work, profile);
  await work.removeWhere(carts, equal(carts.fields.userId, id));
  await work.removeWhere(addresses, equal(addresses.fields.userId, id));
  await work.removeWhere(mails, mailsOf(id, profile));
  await work.updateWhere(reviews, equal(reviews.fields.userId, id), { customerName: null });
  const gone = { ...NO_ADDRESS, phone: null, isAdmin: false };
  await work.updateWhere(users, equal(users.fields.id, id), gone);
};
