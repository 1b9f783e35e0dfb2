import { NO_ADDRESS } from '#domain/addresses/complete.ts';
import type { Farewell } from '#server/accounts/settings.ts';
import { find } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import { addresses } from './addresses.ts';
import { checkAdminMayGo } from './admins.ts';
import { carts } from './carts.ts';
import { reviews } from './reviews.ts';
import { users } from './users.ts';

/**
 * What goes when somebody closes their account: cart, addresses and rights. Orders stay, they are the kitchen's books;
 * so do reviews, without their author's name. There is always an admin left.
 */
export const farewell: Farewell = async (work, id) => {
  const profile = await find(work.sql, users, id, true);
  if (profile) await checkAdminMayGo(work, profile);
  await work.removeWhere(carts, equal(carts.fields.userId, id));
  await work.removeWhere(addresses, equal(addresses.fields.userId, id));
  await work.updateWhere(reviews, equal(reviews.fields.userId, id), { customerName: null });
  const gone = { ...NO_ADDRESS, phone: null, isAdmin: false };
  await work.updateWhere(users, equal(users.fields.id, id), gone);
};
