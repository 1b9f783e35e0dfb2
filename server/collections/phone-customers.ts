import { sql } from 'drizzle-orm';
import { NO_ADDRESS } from '#domain/addresses/address.ts';
import { defaultsOf } from '#domain/attributes.ts';
import { parsePhone } from '#domain/phone.ts';
import { userAttributes } from '#domain/users/attributes.ts';
import type { Work } from '#server/documents/collection.ts';
import { moveDocuments } from '#server/documents/move-documents.ts';
import { find } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { uniqueId } from '#server/http/params.ts';
import { moveAuditEntries } from './audits.ts';
import { holderOfNumber, lockNumber } from './phone-numbers.ts';
import { users } from './users.ts';

/**
 * The customer of a number: whoever has proven it, else the profile without a login that the kitchen knows by it, made
 * now if there is none. A number that an account only claims does not count (decision 30).
 * @param phone as profiles store it
 */
export async function customerOfNumber(work: Work, phone: number, name: string | null): Promise<string> {
  await lockNumber(work, phone);
  const known = await holderOfNumber(work, phone);
  if (known === undefined) return addPhoneCustomer(work, phone, name);
  const profile = name ? await find(work.sql, users, known, true) : undefined;
  if (profile?.data.phoneOnly && !profile.data.name) {
    await work.updateWhere(users, equal(users.fields.id, known), { name });
  }
  return known;
}

async function addPhoneCustomer(work: Work, phone: number, name: string | null): Promise<string> {
  const id = uniqueId();
  await work.add(users, id, {
    ...defaultsOf(userAttributes),
    ...NO_ADDRESS,
    userId: id,
    name,
    email: null,
    phone,
    phoneOnly: true,
    role: null,
    createdAt: work.now,
    accessedAt: null,
    passwordUpdate: null,
  });
  return id;
}

/**
 * Gives an account that has just proven its number all that the kitchen keeps by that number: the orders that staff typed
 * and, where the account has none, name and contact number. The profile that held them is deleted, so that
 * nothing is there twice.
 * @param phone as accounts have it
 */
export async function adoptPhoneCustomer(work: UnitOfWork, account: string, phone: string): Promise<void> {
  const number = parsePhone(phone);
  if (number === undefined) return;
  await lockNumber(work, number);
  const [customer] = await work.sql.query<{ id: string; name: string | null }>(
    sql`select id, name from users where "phoneOnly" and phone = ${number} for update`,
    'phone customer',
  );
  if (!customer) return;
  await moveDocuments(work, customer.id, account);
  await moveAuditEntries(work, customer.id, account);
  const profile = await find(work.sql, users, account, true);
  if (profile) {
    const { name, phone: contact } = profile.data;
    await work.updateWhere(users, equal(users.fields.id, account), {
      name: name || customer.name,
      phone: contact ?? number,
    });
  }
  await work.removeWhere(users, equal(users.fields.id, customer.id));
}
