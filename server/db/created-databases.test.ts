import { describe, expect, inject, it } from 'vitest';
import { openDatabase, openForLongWork } from './connection.ts';
import { dropDatabase } from './created-databases.ts';
import { databaseUrl, randomDatabaseName } from './database-names.ts';
import { errorCode } from './embedded/report.ts';
import { type SQL, sql } from './sql-template.ts';
import { superuserUrl } from './test-database.ts';

const { url } = inject('databaseServer');

describe('a test database', () => {
  it('has no autovacuum worker that could delay its removal', async () => {
    const server = openDatabase({ url, maxConnections: 1 });
    expect(await server.query(sql`show autovacuum`)).toEqual([{ autovacuum: 'off' }]);
    await server.close();
  });

  it('is removed as soon as a process that only a superuser may end has disconnected', async () => {
    const server = openForLongWork({ url, maxConnections: 1 });
    const name = randomDatabaseName('test');
    await server.execute(sql`create database ${sql.identifier(name)}`);
    // A superuser's connection is refused with the same error as a worker of the server itself.
    const superuser = openDatabase({ url: superuserUrl(databaseUrl(url, name)), maxConnections: 1 });
    await superuser.query(sql`select 1`);
    const refusals: unknown[] = [];
    const execute = (statement: SQL) =>
      server.execute(statement).catch(async (error: unknown) => {
        refusals.push(errorCode(error));
        await superuser.close();
        throw error;
      });
    await dropDatabase({ ...server, execute }, name);
    expect(refusals[0]).toBe('42501');
    expect(await server.query(sql`select 1 from pg_database where datname = ${name}`)).toEqual([]);
    await server.close();
  });
});
