import { sql } from 'drizzle-orm';
import { ADDRESS_FIELDS } from '#domain/addresses/complete.ts';
import { userMessages } from '#domain/users/messages.ts';
import type { Farewell } from '#server/engine/account-care.ts';
import { Failure } from '#server/engine/failure.ts';
import { equal } from '#server/engine/where.ts';

const NO_ADDRESS = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, null]));

/**
 * What goes when somebody closes their account: cart, addresses and rights. Orders stay, they are the kitchen's books;
 * so do reviews, without their author's name. There is always an admin left.
 */
export const farewell: Farewell = async (work, id) => {
  const admins = await work.sql.query<{ id: string }>(
    sql`select id from users where "isAdmin" or id = ${id} order by id for update`,
    'person and admins',
  );
  const [profile] = await work.sql.query<{ isAdmin: boolean }>(
    sql`select "isAdmin" from users where id = ${id}`,
    'is admin',
  );
  if (profile?.isAdmin && admins.length === 1) {
    throw new Failure('general_bad_request', userMessages.lastAdminStays);
  }
  await work.removeWhere('carts', equal('userId', id));
  await work.removeWhere('addresses', equal('userId', id));
  await work.updateWhere('reviews', equal('userId', id), { customerName: null });
  await work.updateWhere('users', equal('id', id), { ...NO_ADDRESS, phone: null, isAdmin: false });
};
