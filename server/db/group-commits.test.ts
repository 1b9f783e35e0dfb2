import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { uniqueViolation } from './connection.ts';
import { openGroupCommits } from './group-commits.ts';
import { openSharedReads } from './reads/shared-reads.ts';
import { sql } from './sql-template.ts';
import { createTestDatabase } from './test-database.ts';

const test = await createTestDatabase();
await test.database.execute(sql`create table plates (id text primary key, price int not null)`);
const pool: pg.Pool = new pg.Pool({ connectionString: test.url, max: 5, pipeline: true });
pool.on('error', () => undefined);
pool.on('connect', (client) => client.on('error', () => undefined));

afterAll(async () => {
  await pool.end();
  await test.drop();
});
beforeEach(async () => void (await test.database.execute(sql`delete from plates`)));

/** Inserts a plate. Returns the id of its transaction. */
const insert = (id: string) => ({
  name: 'insert',
  text: 'insert into plates values ($1, 1) returning id, xmin::text as transaction',
  values: [id],
});
const plates = async () =>
  (await test.database.query<{ id: string }>(sql`select id from plates order by id`)).map(({ id }) => id);

const raise = (price: number) => ({
  name: `raise to ${price}`,
  text: `update plates set price = ${price} where id = 'dosa'`,
});

/** Commits in groups, of statements that were never sent before. */
const openFirst = async () => openGroupCommits(pool);
/** Commits in groups, of statements that are prepared on the pool's connections, with known columns. */
async function openKnown() {
  const commit = openGroupCommits(pool);
  const all = (round: number) => [insert(`${round} a`), insert(`${round} b`), raise(3)];
  for (const round of [1, 2, 3]) await Promise.all(all(round).map(commit));
  await pool.query('delete from plates');
  return commit;
}

describe.each([
  ['sent for the first time', openFirst],
  ['sent before', openKnown],
])('statements that are a transaction each, %s,', (_when, open) => {
  it('share one transaction when they come in one turn, and each gets its own rows', async () => {
    const commit = await open();
    const results = await Promise.all(['idli', 'dosa', 'vada'].map((id) => commit(insert(id))));
    expect(results.map(({ rows }) => rows[0].id)).toEqual(['idli', 'dosa', 'vada']);
    expect(new Set(results.map(({ rows }) => rows[0].transaction)).size).toBe(1);
    expect(await plates()).toEqual(['dosa', 'idli', 'vada']);
  });

  it('join the next group while one is being committed', async () => {
    const commit = await open();
    const first = commit(insert('idli'));
    await new Promise(setImmediate);
    const later = await Promise.all(['dosa', 'vada'].map((id) => commit(insert(id))));
    const transactions = later.map(({ rows }) => rows[0].transaction);
    expect(transactions[0]).toBe(transactions[1]);
    expect((await first).rows[0].transaction).not.toBe(transactions[0]);
  });

  it('are all committed except one that fails', async () => {
    const reasons = (results: readonly PromiseSettledResult<unknown>[]) =>
      results.map((result) => (result.status === 'rejected' ? uniqueViolation(result.reason) : 'made'));
    const commit = await open();
    await pool.query(insert('dosa'));
    const results = await Promise.allSettled(['idli', 'dosa', 'vada'].map((id) => commit(insert(id))));
    expect(reasons(results)).toEqual(['made', 'plates_pkey', 'made']);
    expect(await plates()).toEqual(['dosa', 'idli', 'vada']);
  });

  const inTheSameTurn = () => Promise.resolve();
  const earlier = () => new Promise((resolve) => setImmediate(resolve));
  it.each([
    ['in their group', inTheSameTurn],
    ['by itself, before them', earlier],
  ])('are not delayed by one that waits for a lock %s', async (_where, start) => {
    const commit = await open();
    await pool.query(insert('dosa'));
    const other = await pool.connect();
    await other.query('begin');
    await other.query(`update plates set price = 2 where id = 'dosa'`);
    const waits = commit(raise(3));
    await start();
    await Promise.all(['idli', 'vada'].map((id) => commit(insert(id))));
    expect(await plates()).toEqual(['dosa', 'idli', 'vada']);
    await other.query('commit');
    other.release();
    expect((await waits).rowCount).toBe(1);
  });

  it('all fail when the connection is lost, and later ones get another', async () => {
    const commit = await open();
    const ending = { text: 'select pg_terminate_backend(pg_backend_pid())' };
    const results = await Promise.allSettled([
      commit(insert('idli')),
      commit(ending),
      commit(insert('vada')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await plates()).toEqual([]);
    await Promise.all([commit(insert('idli')), commit(insert('vada'))]);
    expect(await plates()).toEqual(['idli', 'vada']);
  });
});

describe('short reads', () => {
  const who = { text: 'select pg_backend_pid() as pid' };

  it('share a connection while one is under way, and give it back', async () => {
    const read = openSharedReads(pool);
    const [one, other] = await Promise.all([read(who), read(who)]);
    expect(one.rows).toEqual(other.rows);
    expect(pool.idleCount).toBe(pool.totalCount);
  });

  it('take another connection after the first was lost', async () => {
    const read = openSharedReads(pool);
    const [{ pid }] = (await read(who)).rows;
    const lost = read({ text: 'select pg_terminate_backend(pg_backend_pid())' });
    await expect(lost).rejects.toThrow();
    expect((await read(who)).rows[0].pid).not.toBe(pid);
  });
});
