import { NO_ADDRESS } from '#domain/addresses/address.ts';
import type { Rhythm } from '#domain/ledger/house-account.ts';
import type { Paise } from '#domain/money.ts';
import { defaultsOf } from '#domain/rows/data.ts';
import { userAttributes } from '#domain/users/attributes.ts';
import { uniqueId } from '#server/base/ids.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { moveDocuments } from '#server/documents/move-documents.ts';
import { find } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { readPhone } from '#server/http/phones.ts';
import { moveAuditEntries } from '../audits.ts';
import { recountBalance } from '../balances/balances.ts';
import { leaveSecondCompany } from '../memberships/enter-member.ts';
import { users } from '../users.ts';
import { holderOfNumber, lockNumber } from './phone-numbers.ts';

/**
 * The customer with a phone number: the account that has verified it, else the phone customer (a profile without a login),
 * created if necessary. Accounts that have not verified the number do not count (decision 30).
 * @param phone in the form of profiles
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
    phone,
    phoneOnly: true,
    createdAt: work.now,
  });
  return id;
}

interface MergedCustomer {
  id: string;
  name: string | null;
  houseLimit: Paise | null;
  houseRhythm: Rhythm;
  kitchenNote: string | null;
}

/**
 * Merges the phone customer into an account that has just verified the number: moves the orders entered by staff, copies
 * name, contact number, house account and the kitchen's note if the account has none, and deletes the phone customer's profile.
 * @param phone in the form of accounts
 */
export async function adoptPhoneCustomer(work: UnitOfWork, account: string, phone: string): Promise<void> {
  const number = readPhone(phone);
  if (number === undefined) return;
  await lockNumber(work, number);
  // Whoever proves a number says that it is theirs.
  await work.sql.execute(
    sql`delete from stopped_numbers where phone = ${phone}`,
    'a stopped number is proven',
  );
  const [customer] = await work.sql.query<MergedCustomer>(
    sql`select id, name, "houseLimit", "houseRhythm", "kitchenNote" from users where "phoneOnly" and phone = ${number} for update`,
    'phone customer',
  );
  if (!customer) return;
  await leaveSecondCompany(work, customer.id, account);
  await moveDocuments(work, customer.id, account);
  await moveAuditEntries(work, customer.id, account);
  const profile = await find(work.sql, users, account, true);
  if (profile) {
    const { name, phone: contact, houseLimit, kitchenNote } = profile.data;
    await work.updateWhere(users, equal(users.fields.id, account), {
      name: name || customer.name,
      phone: contact ?? number,
      kitchenNote: kitchenNote ?? customer.kitchenNote,
      ...(houseLimit === null && { houseLimit: customer.houseLimit, houseRhythm: customer.houseRhythm }),
    });
  }
  await work.removeWhere(users, equal(users.fields.id, customer.id));
  await recountBalance(work, account);
}
