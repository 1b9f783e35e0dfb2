import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { uniqueViolation } from './connection.ts';
import { createKnownStatements } from './known-statements.ts';
import { createTestDatabase } from './test-database.ts';

const test = await createTestDatabase();
const client: pg.Client = new pg.Client({ connectionString: test.url, pipeline: true });
await client.connect();
await client.query('create table plates (id text primary key)');

afterAll(async () => {
  await client.end();
  await test.drop();
});

const insert = (id: string) => ({ name: 'insert', text: 'insert into plates values ($1)', values: [id] });
const count = { name: 'count', text: 'select count(*)::int as plates from plates' };

/** Statements of which the connection knows `insert` and `count`. */
async function openKnown(id: string) {
  const known = createKnownStatements();
  for (const query of [insert(id), count]) await known.send(client, query);
  return known;
}

describe('a statement whose columns are known', () => {
  it.each<[string, string, unknown[]]>([
    [
      'rows of every type',
      `select 1 as a, 2::int8 as b, 3.5::numeric as c, true as d, '2026-01-02'::timestamptz as e,
      array['x', null, 'y'] as f, '{"g": [1]}'::jsonb as g, null::text as h, $1::text as i from generate_series(1, 2)`,
      ['ü'],
    ],
    ['no rows', 'select 1 as one where $1::bool', [false]],
    [
      'values of every type',
      'select $1::timestamptz as a, $2::text[] as b, $3::jsonb as c, $4::int as d, $5::text as e, $6::bytea as f',
      [new Date(0), ['a', 'b,"c'], { d: 1 }, 5, null, Buffer.from('g')],
    ],
    [
      'changed rows',
      `with made as (insert into plates select 'p' || random() from generate_series(1, 3) returning 1) select from made`,
      [],
    ],
  ])('has the same answer as from the driver: %s', async (name, text, values) => {
    const known = createKnownStatements();
    const first = await known.send(client, { name, text, values });
    const asked = vi.spyOn(client.connection, 'describe');
    const { rows, rowCount, command, fields } = await known.send(client, { name, text, values });
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect({ rows, rowCount, command, fields }).toEqual({
      rows: first.rows,
      rowCount: first.rowCount,
      command: first.command,
      fields: first.fields,
    });
  });

  it('is prepared first on another connection', async () => {
    const known = await openKnown('poha');
    const other = new pg.Client({ connectionString: test.url, pipeline: true });
    await other.connect();
    expect(known.sendTogether(other, [count])).toBeUndefined();
    expect((await known.send(other, count)).rows).toEqual((await known.send(client, count)).rows);
    await other.end();
  });
});

describe('statements that are sent together', () => {
  it('are one transaction, and each has its own answer', async () => {
    const known = await openKnown('idli');
    const [before, made, after] = (await known.sendTogether(client, [count, insert('dosa'), count])) ?? [];
    expect(made).toMatchObject({ command: 'INSERT', rowCount: 1, rows: [] });
    expect(after?.rows[0].plates).toBe(before?.rows[0].plates + 1);
  });

  it('are all undone when one fails, and the connection goes on', async () => {
    const settled = async (sent: Promise<unknown> | undefined) => {
      const [answer] = await Promise.allSettled([sent]);
      return answer.status === 'rejected' ? uniqueViolation(answer.reason) : 'done';
    };
    const known = await openKnown('vada');
    const { rows: before } = await known.send(client, count);
    const failed = known.sendTogether(client, [insert('upma'), insert('vada'), insert('puri')]);
    const next = known.send(client, count);
    expect(await settled(failed)).toBe('plates_pkey');
    expect((await next).rows).toEqual(before);
  });

  it('fail when the connection is lost', async () => {
    const other = new pg.Client({ connectionString: test.url, pipeline: true });
    other.on('error', () => undefined);
    await other.connect();
    const known = createKnownStatements();
    const nap = { name: 'nap', text: 'select pg_sleep($1)', values: [0] };
    await known.send(other, nap);
    const { processID } = other as pg.Client & { processID: number };
    // Expected before it is awaited, because it may fail before the query that ends its connection is answered.
    const failed = expect(known.sendTogether(other, [{ ...nap, values: [60] }, nap])).rejects.toThrow();
    await client.query('select pg_terminate_backend($1)', [processID]);
    await failed;
  });

  it('are not sent if a value has no text', async () => {
    const known = await openKnown('samosa');
    const broken = {
      toPostgres: () => {
        throw new Error('no text');
      },
    };
    expect(() => known.sendTogether(client, [insert('pav'), { ...insert(''), values: [broken] }])).toThrow(
      'no text',
    );
    expect((await known.send(client, count)).rowCount).toBe(1);
  });
});
