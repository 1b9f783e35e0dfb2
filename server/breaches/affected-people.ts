import type { AffectedPerson } from '#domain/breaches/person.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Collection } from '#server/documents/collection.ts';
import { tableName } from '#server/documents/store.ts';

/** Whose data a breach may have reached: everybody's, that of a period, or that of some accounts. */
export interface BreachScope {
  /** The first and the last moment; undefined for any time. */
  from?: Date | undefined;
  until?: Date | undefined;
  /** Account ids; undefined for all accounts. */
  ids?: readonly string[] | undefined;
}

type Person = Omit<AffectedPerson, 'kinds'>;

/** The accounts that existed in the period and were used in it: seen, created, or with an order. */
async function accountsOf(db: Sql, { from, until, ids }: BreachScope): Promise<Person[]> {
  const since = from ?? new Date(0);
  const before = until ?? new Date(8.64e15);
  return db.query<Person>(
    sql`select id, name, email, phone::text as phone from users u
      where (${ids === undefined} or id = any(${ids ?? []}::text[]))
        and created <= ${before}
        and (coalesce("accessedAt", updated) >= ${since}
          or exists (select 1 from orders o where o."userId" = u.id and o."orderedOn" between ${since} and ${before}))
      order by id`,
    'people of a breach',
  );
}

/** The owners among these accounts or addresses that a collection holds data of. */
async function ownersIn(db: Sql, collection: Collection, field: string, wanted: readonly string[]) {
  const column = sql.identifier(field);
  const rows = await db.query<{ owner: string }>(
    sql`select distinct ${column} as owner from ${tableName(collection)}
      where ${column} = any(${wanted}::text[])`,
  );
  return rows.map(({ owner }) => owner);
}

/** The people whose data a breach may have reached, with the kinds of data that the kitchen holds of each. */
export async function affectedPeople(
  db: Sql,
  all: readonly Collection[],
  scope: BreachScope,
): Promise<AffectedPerson[]> {
  const people = await accountsOf(db, scope);
  const ids = people.flatMap(({ id }) => id ?? []);
  const emails = people.flatMap(({ email }) => email ?? []);
  const kinds = new Map<string, Set<string>>();
  const add = (owner: string, name: string) =>
    kinds.set(owner, (kinds.get(owner) ?? new Set<string>()).add(name));
  for (const collection of all) {
    if (collection.belongsTo === 'nobody') continue;
    const { owner } = collection.belongsTo;
    const [account, email] = 'email' in owner ? [owner.account, owner.email] : [owner, undefined];
    if (account)
      for (const found of await ownersIn(db, collection, account.name, ids)) add(found, collection.name);
    if (email)
      for (const found of await ownersIn(db, collection, email.name, emails)) add(found, collection.name);
  }
  return people.map((person) => {
    const held = new Set([...(kinds.get(person.id ?? '') ?? []), ...(kinds.get(person.email ?? '') ?? [])]);
    return { ...person, kinds: [...held].sort() };
  });
}
