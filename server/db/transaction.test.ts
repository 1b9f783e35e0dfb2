import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { uniqueViolation } from './connection.ts';
import { openReadsByKey } from './reads/gathered-reads.ts';
import type { ReadByKey, Sql, Write } from './sql.ts';
import { type SQL, sql } from './sql-template.ts';
import { createTestDatabase } from './test-database.ts';
import { inTransaction, openTransaction } from './transaction.ts';

/** The first words of the statements that were sent. */
let sent: string[];
const test = await createTestDatabase();
await test.database.execute(sql`create table plates (id text primary key, price int not null)`);
const client: pg.Client = new pg.Client({ connectionString: test.url, pipeline: true });
await client.connect();

afterAll(async () => {
  await client.end();
  await test.drop();
});
beforeEach(async () => {
  await test.database.execute(sql`delete from plates`);
  sent = [];
});

const named = (name: string | undefined, statement: SQL, single: boolean): Write => ({
  statement,
  name,
  returns: ['id', 'price'],
  single,
});
const insert = (id: string, price: number) =>
  named('insert', sql`insert into plates values (${id}, ${price}) returning id, price`, true);
const removeUpTo = (price: number, name: string | undefined = 'remove') =>
  named(name, sql`delete from plates where price <= ${price} returning id, price`, false);

/** Runs work in a transaction on a connection whose statements are noted. */
async function run<T>(work: (tx: Sql) => Promise<T>): Promise<T> {
  const noting = Object.create(client, {
    query: {
      value: (query: pg.QueryConfig) => {
        sent.push(query.text.trimStart().split(' ')[0] ?? '');
        return client.query(query);
      },
    },
  });
  const transaction = openTransaction({
    connect: async () => noting,
    read: (query) => noting.query(query),
    readByKey: openReadsByKey((query) => noting.query(query)),
    commit: (query) => noting.query(query),
  });
  return inTransaction(transaction, work);
}

const plates = async () =>
  (await test.database.query<{ id: string }>(sql`select id from plates order by id`)).map(({ id }) => id);

describe('writes of a transaction', () => {
  it('that are not awaited are one statement, which needs no transaction', async () => {
    await test.database.execute(sql`insert into plates values ('old', 1), ('older', 1), ('dear', 9)`);
    const writes = await run(async (tx) => [
      tx.write(insert('idli', 40)),
      tx.write(removeUpTo(1)),
      tx.write(insert('vada', 30)),
    ]);
    expect(await Promise.all(writes)).toEqual([
      [{ id: 'idli', price: 40 }],
      expect.arrayContaining([
        { id: 'old', price: 1 },
        { id: 'older', price: 1 },
      ]),
      [{ id: 'vada', price: 30 }],
    ]);
    expect(sent).toEqual(['with']);
    expect(await plates()).toEqual(['dear', 'idli', 'vada']);
  });

  it('of which one finds no rows return those of the others', async () => {
    const writes = await run(async (tx) => [tx.write(removeUpTo(0)), tx.write(insert('idli', 40))]);
    expect(await Promise.all(writes)).toEqual([[], [{ id: 'idli', price: 40 }]]);
  });

  it('of which one fails are all undone, and the transaction fails with its error', async () => {
    await test.database.execute(sql`insert into plates values ('idli', 40)`);
    const failed = run(async (tx) => void [tx.write(insert('vada', 30)), tx.write(insert('idli', 1))]);
    expect(uniqueViolation(await failed.catch((error: unknown) => error))).toBe('plates_pkey');
    expect(await plates()).toEqual(['idli']);
  });

  it('are sent before a statement that follows them, which sees them', async () => {
    const seen = await run(async (tx) => {
      void tx.write(insert('idli', 40));
      return tx.query(sql`select id from plates`);
    });
    expect(seen).toEqual([{ id: 'idli' }]);
    expect(sent).toEqual(['begin', 'insert', 'select', 'commit']);
  });

  it('that fail give their error to the statement that follows them', async () => {
    await test.database.execute(sql`insert into plates values ('idli', 1)`);
    const refused = run(async (tx) => {
      void tx.write(insert('idli', 40));
      await tx.execute(sql`delete from plates`);
    });
    await expect(refused).rejects.toSatisfy((error) => uniqueViolation(error) === 'plates_pkey');
    expect(await plates()).toEqual(['idli']);
  });

  it('that were not awaited fail the transaction, although the commit was sent with them', async () => {
    await test.database.execute(sql`insert into plates values ('idli', 40)`);
    const failed = run(async (tx) => {
      await tx.write(insert('vada', 30));
      void tx.write(insert('idli', 1));
    });
    expect(uniqueViolation(await failed.catch((error: unknown) => error))).toBe('plates_pkey');
    expect(sent).toEqual(['begin', 'insert', 'insert', 'commit']);
    expect(await plates()).toEqual(['idli']);
  });

  it('that failed before the commit fail the transaction with their error, although nobody waited for them', async () => {
    await test.database.execute(sql`insert into plates values ('idli', 40)`);
    const failed = run(async (tx) => {
      await tx.write(insert('vada', 30));
      await tx.write(insert('idli', 1)).catch(() => {});
    });
    expect(uniqueViolation(await failed.catch((error: unknown) => error))).toBe('plates_pkey');
    expect(await plates()).toEqual(['idli']);
  });

  it.each([
    ['without a name', () => removeUpTo(1, undefined)],
    ['that may return any number of rows, after another such', () => removeUpTo(2, 'remove more')],
  ])('%s are sent by themselves, in one transaction', async (_, other) => {
    await run(async (tx) => void [tx.write(removeUpTo(0)), tx.write(other()), tx.write(insert('idli', 40))]);
    expect(sent).toEqual(['begin', 'delete', 'delete', 'insert', 'commit']);
    expect(await plates()).toEqual(['idli']);
  });

  it('are not made when the work fails in the same turn', async () => {
    const failed = run(async (tx) => {
      void tx.write(insert('idli', 40));
      throw new Error('no plates');
    });
    await expect(failed).rejects.toThrow('no plates');
    expect([sent, await plates()]).toEqual([[], []]);
  });

  it('are refused once it is over', async () => {
    const tx = await run(async (inner) => inner);
    await expect(tx.write(insert('idli', 40))).rejects.toThrow('has ended');
  });
});

describe('reads of a transaction', () => {
  const all = sql`select id from plates`;
  const PRICE: ReadByKey<string> = {
    name: 'price of a plate',
    statement: (
      ids,
    ) => sql`select place::int, price from unnest(${ids}::text[]) with ordinality as asked (id, place)
      join plates using (id)`,
  };

  it('do not begin it', async () => {
    expect(await run((tx) => tx.read(all, 'all plates'))).toEqual([]);
    expect(sent).toEqual(['select']);
  });

  it.each([
    ['by statement', (tx: Sql) => tx.read(all, 'all plates'), [{ id: 'idli' }]],
    ['by key', (tx: Sql) => tx.readByKey(PRICE, 'idli'), { price: 40 }],
  ])('see what it has written: %s', async (_how, read, expected) => {
    const seen = await run(async (tx) => {
      void tx.write(insert('idli', 40));
      return read(tx);
    });
    expect(seen).toEqual(expected);
    expect(sent).toEqual(['begin', 'insert', 'select', 'commit']);
  });

  it('by key share one statement, before it', async () => {
    await test.database.execute(sql`insert into plates values ('idli', 40), ('vada', 30)`);
    const prices = await run((tx) =>
      Promise.all(['vada', 'dosa', 'idli', 'vada'].map((id) => tx.readByKey(PRICE, id))),
    );
    expect(prices).toEqual([{ price: 30 }, undefined, { price: 40 }, { price: 30 }]);
    expect(sent).toEqual(['select']);
  });
});
