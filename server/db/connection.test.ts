import { Socket } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { isConnectionFailure, openDatabase, uniqueViolation } from './connection.ts';
import type { Sql } from './sql.ts';
import { sql } from './sql-template.ts';
import { createTestDatabase } from './test-database.ts';
import { startProxy } from './test-proxy.ts';

const test = await closeAfterAll(createTestDatabase());
await test.database.execute(sql`create table plates (name text primary key, price bigint not null)`);

const names = async (from: Sql) =>
  (await from.query<{ name: string }>(sql`select name from plates order by name`)).map((row) => row.name);

async function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('values of the database', () => {
  it('are read as numbers, dates and arrays', async () => {
    const rows = await test.database.query(sql`
      select 9007199254740991::int8 as big, 1.5::numeric as exact, array['a', 'b'] as texts, true as yes,
        timestamptz '2026-01-02 03:04:05.678+05:30' as moment, date '2026-01-02' as day, null as nothing`);
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        exact: 1.5,
        texts: ['a', 'b'],
        yes: true,
        moment: new Date('2026-01-01T21:34:05.678Z'),
        day: '2026-01-02',
        nothing: null,
      },
    ]);
  });

  it('are sent as parameters, never as part of the statement', async () => {
    const name = `'; drop table plates; --`;
    expect(await test.database.query(sql`select ${name}::text as name`, 'echo')).toEqual([{ name }]);
    expect(await test.database.query(sql`select ${'again'}::text as name`, 'echo')).toEqual([
      { name: 'again' },
    ]);
  });

  it('are counted: execute returns the number of affected rows', async () => {
    expect(await test.database.execute(sql`insert into plates values ('poha', 6000), ('upma', 5000)`)).toBe(
      2,
    );
    expect(await test.database.execute(sql`delete from plates where name = ${'none'}`)).toBe(0);
    expect(await test.database.execute(sql`delete from plates`)).toBe(2);
  });
});

describe('a transaction', () => {
  it('is visible to others once it is committed, not before', async () => {
    const result = await test.database.transaction(async (tx) => {
      await tx.execute(sql`insert into plates values ('idli', 4000)`);
      expect(await names(tx)).toEqual(['idli']);
      expect(await names(test.database)).toEqual([]);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await names(test.database)).toEqual(['idli']);
    await test.database.execute(sql`delete from plates`);
  });

  it('is rolled back when its task throws, and releases its connection', async () => {
    for (let round = 0; round < 20; round++) {
      const error = await failure(
        test.database.transaction(async (tx) => {
          await tx.execute(sql`insert into plates values ('dosa', 9000)`);
          throw new Error('no plates');
        }),
      );
      expect(error).toEqual(new Error('no plates'));
    }
    expect(await names(test.database)).toEqual([]);
  });

  it('fails when one of its statements failed, even if the task ignored that', async () => {
    const error = await failure(
      test.database.transaction(async (tx) => {
        await tx.execute(sql`insert into plates values ('vada', 3000)`);
        await failure(tx.execute(sql`select 1 / 0`));
      }),
    );
    expect(error).toMatchObject({ message: expect.stringContaining('rolled back') });
    expect(await names(test.database)).toEqual([]);
  });

  it('cannot be used once it is over', async () => {
    const tx = await test.database.transaction(async (inner) => inner);
    await expect(tx.query(sql`select 1`)).rejects.toThrow('has ended');
  });

  it('is repeated after a deadlock', async () => {
    await test.database.execute(sql`insert into plates values ('a', 1), ('b', 1)`);
    let runs = 0;
    let ready = 0;
    const raise = (first: string, second: string) =>
      test.database.transaction(async (tx) => {
        runs++;
        await tx.execute(sql`update plates set price = price + 1 where name = ${first}`);
        ready++;
        await until(() => ready >= 2);
        await tx.execute(sql`update plates set price = price + 1 where name = ${second}`);
      });
    await Promise.all([raise('a', 'b'), raise('b', 'a')]);
    expect(runs).toBe(3);
    expect(await test.database.query(sql`select sum(price) as sum from plates`)).toEqual([{ sum: 6 }]);
    await test.database.execute(sql`delete from plates`);
  });

  it('is given up after three attempts', async () => {
    let runs = 0;
    const error = await failure(
      test.database.transaction(async (tx) => {
        runs++;
        await tx.execute(sql`do $$ begin raise exception 'no' using errcode = '40001'; end $$`);
      }),
    );
    expect(error).toMatchObject({ code: '40001' });
    expect(runs).toBe(3);
  });
});

describe('errors of the database:', () => {
  it('a violation of uniqueness names its constraint', async () => {
    const insert = () => test.database.execute(sql`insert into plates values ('thali', 15000)`);
    await insert();
    const error = await failure(insert());
    expect(uniqueViolation(error)).toBe('plates_pkey');
    expect(isConnectionFailure(error)).toBe(false);
    expect(uniqueViolation(new Error('other'))).toBeUndefined();
    await test.database.execute(sql`delete from plates`);
  });

  it('an unreachable database is distinguished from one that refuses', async () => {
    const away = openDatabase({ url: 'postgresql://rasoi:x@127.0.0.1:1/rasoi' });
    expect(isConnectionFailure(await failure(away.query(sql`select 1`)))).toBe(true);
    await away.close();
    const gone = openDatabase({ url: 'postgresql://rasoi:x@/rasoi?host=/nonexistent' });
    expect(isConnectionFailure(await failure(gone.query(sql`select 1`)))).toBe(true);
    expect(isConnectionFailure(await failure(gone.transaction((tx) => tx.query(sql`select 1`))))).toBe(true);
    await gone.close();
    expect(isConnectionFailure(await failure(test.database.query(sql`select nonsense`)))).toBe(false);
  });

  it('the driver’s errors without a code are recognised by their messages, which a newer version may change', async () => {
    const between = await startProxy(test.url);
    const options = { connectionString: between.url, query_timeout: 100 };
    const socket = new Socket();
    const client = new pg.Client({ ...options, stream: () => socket });
    client.on('error', () => undefined);
    await client.connect();
    const pool = new pg.Pool({ ...options, max: 1, connectionTimeoutMillis: 2_000 });
    const held = await pool.connect();
    held.on('error', () => undefined);
    const waited = await failure(pool.connect());
    between.freeze();
    const unanswered = await failure(held.query('select 1'));
    const cut = failure(client.query('select 1'));
    socket.destroy();
    const errors = [waited, unanswered, await cut, await failure(client.query('select 1'))];
    const ended = new pg.Client(test.url);
    await ended.connect();
    await ended.end();
    errors.push(await failure(ended.query('select 1')));
    held.release(true);
    await pool.end();
    between.close();
    expect(errors.map((error) => [(error as Error).message, isConnectionFailure(error)])).toEqual([
      ['timeout exceeded when trying to connect', true],
      ['Query read timeout', true],
      ['Connection terminated unexpectedly', true],
      ['Client has encountered a connection error and is not queryable', true],
      ['Client was closed and is not queryable', true],
    ]);
  });

  it('a broken connection fails its transaction, and the next one gets a new connection', async () => {
    const error = await failure(
      test.database.transaction(async (tx) => {
        const [{ pid } = { pid: 0 }] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await test.database.query(sql`select pg_terminate_backend(${pid})`);
        await tx.query(sql`select pg_sleep(5)`);
      }),
    );
    expect(isConnectionFailure(error)).toBe(true);
    expect(await test.database.transaction((tx) => tx.query(sql`select 1 as one`))).toEqual([{ one: 1 }]);
  });

  it('a database that stops answering is given up, and used again once it answers', async () => {
    const between = await startProxy(test.url);
    const database = openDatabase({ url: between.url, answerTimeout: 1_000, connectionTimeout: 1_000 });
    expect(await database.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    between.freeze();
    const inTransaction = database.transaction((tx) => tx.query(sql`select 1`));
    for (const work of [database.query(sql`select 1`), inTransaction]) {
      expect(isConnectionFailure(await failure(work))).toBe(true);
    }
    // Nor does it greet new connections.
    expect(isConnectionFailure(await failure(database.query(sql`select 1`)))).toBe(true);
    between.thaw();
    expect(await database.transaction((tx) => tx.query(sql`select 1 as one`))).toEqual([{ one: 1 }]);
    await database.close();
    between.close();
  });

  it('two connections stay open while nobody asks, as opening one may take seconds on a busy machine', async () => {
    const pauses = sql`select pg_sleep(0.1)`;
    for (const [options, kept] of [[{}, 2] as const, [{ keptConnections: 0 }, 0] as const]) {
      const database = openDatabase({ url: test.url, idleTimeout: 20, ...options });
      await Promise.all([database.query(pauses), database.query(pauses), database.query(pauses)]);
      await until(() => database.connections().open === kept);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(database.connections()).toEqual({ open: kept, idle: kept, waiting: 0 });
      await database.close();
    }
  });

  it('no statement runs longer than its limit', async () => {
    const hasty = openDatabase({ url: test.url, statementTimeout: 50 });
    expect(await failure(hasty.query(sql`select pg_sleep(10)`))).toMatchObject({ code: '57014' });
    await hasty.close();
  });
});

describe('listening', () => {
  it('receives each channel’s notifications until it is stopped', async () => {
    const heard: string[] = [];
    const stop = await test.database.listen('orders', (payload) => heard.push(`orders ${payload}`));
    await test.database.listen('Dishes "1"', (payload) => heard.push(`dishes ${payload}`));
    await test.database.execute(sql`select pg_notify('orders', 'one'), pg_notify('Dishes "1"', 'two')`);
    await until(() => heard.length === 2);
    await stop();
    await test.database.execute(sql`select pg_notify('orders', 'three'), pg_notify('Dishes "1"', 'four')`);
    await until(() => heard.length === 3);
    expect(heard).toEqual(['orders one', 'dishes two', 'dishes four']);
  });

  it('continues after its connection broke, and reports the gap', async () => {
    const heard: string[] = [];
    let gaps = 0;
    await test.database.listen(
      'menus',
      (payload) => heard.push(payload),
      () => gaps++,
    );
    const ended = await test.database.query(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`,
    );
    expect(ended).toHaveLength(1);
    await until(() => gaps === 1);
    await test.database.execute(sql`select pg_notify('menus', 'back')`);
    await until(() => heard.length > 0);
    expect(heard).toEqual(['back']);
  });
});
