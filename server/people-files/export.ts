import { joinAddress } from '#domain/addresses/address.ts';
import { paise, toRupees } from '#domain/money.ts';
import { COLUMNS_OUT, type PersonColumn } from '#domain/people-files/people-file.ts';
import { accountPhone } from '#domain/phone.ts';
import { mapInTurns } from '#server/base/in-turns.ts';
import { ADDRESS_COLUMNS } from '#server/collections/shared-columns.ts';
import { checkedQuery, column, orNull, present } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { type CsvCell, csvText } from '#server/http/csv/csv.ts';

/** All customers with their balances and plans, as the list that importing reads (MOVE-5). */

const customersForFile = checkedQuery(
  'customers for a file',
  {
    id: column.text(),
    phone: present(column.bigint()),
    name: orNull(column.text()),
    ...ADDRESS_COLUMNS,
    language: column.text(),
    balance: column.bigint(),
    note: orNull(column.text()),
  },
  () => sql`select u.id, u.phone, u.name, u."houseNo", u.street, u.landmark, u.city, u.state, u.pincode, u.language,
      coalesce(u.balance, 0)::bigint as balance, u."kitchenNote" as note
    from users u where u.phone is not null and u.role is null order by u.sequence`,
);

const plansForFile = checkedQuery(
  'plans of customers for a file',
  {
    userId: column.text(),
    plan: column.text(),
    days: column.texts(),
    mealTimes: column.texts(),
    people: column.bigint(),
    address: orNull(column.text()),
    company: orNull(column.text()),
  },
  () => sql`select s."userId", p.name as plan, s.quantity as people, s.address, c.name as company,
      array(select jsonb_array_elements_text(s.weekdays)) as days,
      array(select t.name from jsonb_array_elements_text(s."mealTimeIds") with ordinality as chosen (id, at)
        join "mealTimes" t on t.id = chosen.id order by at) as "mealTimes"
    from "mealSubscriptions" s join plans p on p.id = s."planId" left join companies c on c.id = s."companyId"
    where s.state = 'active' and s."userId" is not null order by s.sequence`,
);

type Cells = Partial<Record<PersonColumn, CsvCell>>;

const INDIAN_DIGITS = 10;

/** The file. Whoever has several plans has a line for each, of which the first has the rest. */
export async function peopleCsv(db: Sql): Promise<string[]> {
  const [people, plans] = [await customersForFile(db), await plansForFile(db)];
  const plansOf = new Map<string, typeof plans>();
  for (const plan of plans) plansOf.set(plan.userId, [...(plansOf.get(plan.userId) ?? []), plan]);
  const cellsOf = (person: (typeof people)[number]): Cells[] => {
    const { id, name, language, balance, note } = person;
    const phone = `${person.phone}`;
    const theirs = plansOf.get(id) ?? [];
    const address = joinAddress(person);
    const whose = { phone: phone.length === INDIAN_DIGITS ? phone : accountPhone(phone), name };
    const first = { language, note, balance: balance === 0 ? null : toRupees(paise(balance)) };
    const [one, ...others] = theirs.map(
      ({ plan, days, mealTimes, people: count, company, address: own }) => ({
        ...{ ...whose, plan, company, people: count, address: address || own },
        ...{ days: days.join(', '), 'meal times': mealTimes.join(', ') },
      }),
    );
    return [{ ...whose, address, ...first, ...one }, ...others];
  };
  const lines = await mapInTurns(people, (person) =>
    csvText(
      cellsOf(person).map((cells) => COLUMNS_OUT.map((name) => cells[name] ?? null)),
      false,
    ),
  );
  return [csvText([COLUMNS_OUT]), ...lines];
}
