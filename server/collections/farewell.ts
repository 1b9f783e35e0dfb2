import { ADDRESS_FIELDS } from '#domain/addresses/complete.ts';
import { checkAdminMayGo } from '#server/accounts/admins.ts';
import type { Farewell } from '#server/accounts/settings.ts';
import { find } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import { users } from './users.ts';

const NO_ADDRESS = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, null]));

/**
 * What goes when somebody closes their account: cart, addresses and rights. Orders stay, they are the kitchen's books;
 * so do reviews, without their author's name. There is always an admin left.
 */
export const farewell: Farewell = async (work, id) => {
  const profile = await find(work.sql, users, id, true);
  if (profile) await checkAdminMayGo(work, profile);
  await work.removeWhere('carts', equal('userId', id));
  await work.removeWhere('addresses', equal('userId', id));
  await work.updateWhere('reviews', equal('userId', id), { customerName: null });
  await work.updateWhere('users', equal('id', id), { ...NO_ADDRESS, phone: null, isAdmin: false });
};
