import { type Paise, toRupees } from '#domain/money.ts';
import type { CustomerPage, CustomerSort } from '#domain/reports/customers.ts';
import { searchedWords } from '#domain/search-words.ts';
import { users } from '#server/collections/users.ts';
import type { Database } from '#server/db/connection.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { and, equal, or, searchWords } from '#server/documents/where.ts';
import { whereSql } from '#server/documents/where-sql.ts';
import { counted } from './statements.ts';

/** Customers on one page. */
const PER_PAGE = 100;

const ORDER: Readonly<Record<CustomerSort, SQL>> = {
  newest: sql`"createdAt" desc nulls last`,
  orders: sql`coalesce(orders, 0) desc, spent desc nulls last`,
  spent: sql`coalesce(spent, 0) desc, "lastOrderOn" desc nulls last`,
  last: sql`"lastOrderOn" desc nulls last`,
  // Who owes most comes first.
  owed: sql`balance nulls last`,
};

interface Row {
  total: number;
  id: string;
  name: string | null;
  email: string | null;
  phone: number | null;
  verified: boolean;
  phoneOnly: boolean;
  ordersBlocked: boolean;
  kitchenNote: string | null;
  balance: Paise | null;
  since: Date;
  orders: number;
  spent: Paise;
  lastOrderOn: Date | null;
}

/** Which customers are listed. */
export interface CustomerRequest {
  sort: CustomerSort;
  search: string;
  /** How many of them were listed before. */
  after: number;
}

/**
 * Customers with what they have ordered and spent, a page of them. Their orders are added up while they are read. The statement
 * has no name, because its text differs from sort to sort.
 */
export async function listCustomers(
  database: Database,
  { sort, search, after }: CustomerRequest,
): Promise<CustomerPage> {
  const wanted = and(
    equal(users.fields.isAdmin, false),
    ...searchedWords(search).map((beginnings) =>
      or(
        ...beginnings.map((word) => ({
          op: 'search' as const,
          field: 'searchText' as const,
          words: searchWords(word),
        })),
      ),
    ),
  );
  const rows = await database.query<Row>(
    sql`
      with bought as (
        select "userId" as buyer, count(*) as orders, sum("totalAmount")::bigint as spent, max("orderedOn") as "lastOrderOn"
        from orders where "userId" is not null and ${counted} group by 1
      )
      select count(*) over () as total, id, name, email, phone, "emailVerification" as verified, "phoneOnly",
        "ordersBlocked", "kitchenNote", balance, coalesce("createdAt", created) as since, coalesce(orders, 0)::bigint as orders,
        coalesce(spent, 0)::bigint as spent, "lastOrderOn"
      from users left join bought on buyer = id
      where ${whereSql(wanted)}
      order by ${ORDER[sort]}, sequence desc limit ${PER_PAGE} offset ${after}`,
  );
  return {
    total: rows[0]?.total ?? 0,
    customers: rows.map(({ total: _, balance, spent, since, lastOrderOn, ...customer }) => ({
      ...customer,
      balance: balance === null ? null : toRupees(balance),
      spent: toRupees(spent),
      since: since.toISOString(),
      lastOrderOn: lastOrderOn?.toISOString() ?? null,
    })),
  };
}
