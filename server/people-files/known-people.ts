import { type Address, addressParts, joinAddress } from '#domain/addresses/address.ts';
import { paise } from '#domain/money.ts';
import type { KnownPerson } from '#domain/people-files/person-changes.ts';
import { accountPhone } from '#domain/phone.ts';
import { NOT_REVERSED } from '#server/collections/balances/reversed.ts';
import { ADDRESS_COLUMNS } from '#server/collections/shared-columns.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

const holdersOfNumbers = checkedQuery(
  'people of a list',
  {
    listed: column.bigint(),
    id: column.text(),
    phoneOnly: column.boolean(),
    name: orNull(column.text()),
    ...ADDRESS_COLUMNS,
    language: column.text(),
    note: orNull(column.text()),
    balance: column.bigint(),
    hasEntries: column.boolean(),
    planIds: column.texts(),
    planAddresses: column.texts(),
  },
  (phones: readonly number[], ofAccounts: readonly string[]) =>
    sql`select listed.phone as listed, u.id, u."phoneOnly", u.name,
        u."houseNo", u.street, u.landmark, u.city, u.state, u.pincode, u.language, u."kitchenNote" as note,
        coalesce(u.balance, 0)::bigint as balance,
        exists (select 1 from "ledgerEntries" where "userId" = u.id) as "hasEntries",
        array(select "planId" from "mealSubscriptions" where "userId" = u.id and state = 'active') as "planIds",
        array(select address from "mealSubscriptions" where "userId" = u.id and state = 'active' and address is not null)
          as "planAddresses"
      from unnest(${phones}::bigint[], ${ofAccounts}::text[]) as listed (phone, account)
      left join accounts a on a.phone = listed.account and a.phone_verified and a.active
      join users u on u.id = coalesce(a.id, (select id from users where "phoneOnly" and phone = listed.phone))`,
);

const openingsOf = checkedQuery(
  'opening balances of people',
  { userId: column.text(), opening: column.bigint() },
  (userIds: readonly string[]) =>
    sql`select "userId", sum(credit - debit)::bigint as opening from "ledgerEntries" entry
      where "userId" = any(${userIds}::text[]) and kind = 'opening' and ${NOT_REVERSED} group by "userId"`,
);

/** The people who have these numbers, in the form of profiles, by their numbers. */
export async function knownPeople(db: Sql, phones: readonly number[]): Promise<Map<number, KnownPerson>> {
  const numbers = [...new Set(phones)];
  const rows = await holdersOfNumbers(db, numbers, numbers.map(accountPhone));
  const openings = await openingsOf(
    db,
    rows.map(({ id }) => id),
  );
  const openingOf = new Map(openings.map(({ userId, opening }) => [userId, paise(opening)]));
  return new Map(
    rows.map(({ listed, phoneOnly, balance, ...row }) => {
      const address: Address = addressParts(row);
      const opening = openingOf.get(row.id) ?? null;
      const { id, name, language, note, hasEntries, planIds, planAddresses } = row;
      const person = { id, name, language, note, hasEntries, planIds, planAddresses };
      return [
        listed,
        { ...person, isProven: !phoneOnly, address: joinAddress(address), balance: paise(balance), opening },
      ];
    }),
  );
}
