import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/connection.ts';
import { connectRedis } from '#server/integrations/redis.ts';
import {
  databaseStartError,
  fileError,
  folderError,
  listenStartError,
  redisStartError,
  startFailure,
} from './start-error.ts';

const failing = (code: string, message = `something ${code}`) => Object.assign(new Error(message), { code });
const URL = 'postgres://chef:s3cret@db.example:5433/kitchen';

// SAFE-44
describe('a failed start', () => {
  it.each([
    ['ECONNREFUSED', 'DATABASE_URL: nothing answers at db.example:5433. Is the server running?'],
    ['ENOTFOUND', 'DATABASE_URL: there is no host called db.example.'],
    ['3D000', 'DATABASE_URL: there is no database kitchen at db.example:5433. Create it first.'],
    [
      '28P01',
      'DATABASE_URL: db.example:5433 does not let the user chef in. Check the name and the password.',
    ],
    [
      '28000',
      'DATABASE_URL: db.example:5433 does not let the user chef in. Check the name and the password.',
    ],
    ['XX000', 'DATABASE_URL: something XX000.'],
  ])('because of the database (%s) is explained, without the password', (code, line) => {
    const { message } = databaseStartError(failing(code), URL);
    expect(message).toBe(line);
    expect(message).not.toContain('s3cret');
  });

  it('because the database does not answer is explained', () => {
    const silent = new Error('Connection terminated due to connection timeout');
    expect(databaseStartError(silent, URL).message).toBe('DATABASE_URL: db.example:5433 does not answer.');
  });

  it('because of a database behind a socket is explained, too', () => {
    const url = 'postgres://chef:s3cret@/kitchen?host=/run/postgresql';
    expect(databaseStartError(failing('3D000'), url).message).toBe(
      'DATABASE_URL: there is no database kitchen at the socket in /run/postgresql. Create it first.',
    );
    expect(databaseStartError(failing('ENOENT'), url).message).toBe(
      'DATABASE_URL: nothing answers at the socket in /run/postgresql. Is the server running?',
    );
  });

  it.each([
    ['EADDRINUSE', 'PORT: another program listens on port 80. Stop it, or set another PORT.'],
    ['EACCES', 'PORT: this user may not listen on port 80. All users may listen on ports from 1024 on.'],
    [
      'EADDRNOTAVAIL',
      'HOST: 10.9.8.7 is not an address of this machine. 0.0.0.0 means all of its addresses.',
    ],
    ['ENOTFOUND', 'HOST: 10.9.8.7 is not an address of this machine. 0.0.0.0 means all of its addresses.'],
  ])('because of the address to listen on (%s) names the setting', (code, line) => {
    expect(listenStartError(failing(code), { host: '10.9.8.7', port: 80 }).message).toBe(line);
  });

  it.each([
    ['EEXIST', 'RASOI_DATA: /data is a file, not a folder.'],
    ['EACCES', 'RASOI_DATA: this user cannot write to /data.'],
    ['ENOENT', 'RASOI_DATA: /data cannot be created.'],
    ['EROFS', 'RASOI_DATA: /data is on a read-only disk.'],
    ['ENOSPC', 'RASOI_DATA: the disk that /data is on is full.'],
  ])('because of the data folder (%s) is explained', (code, line) => {
    expect(folderError('RASOI_DATA', failing(code), '/data').message).toBe(line);
  });

  it.each([
    ['EISDIR', 'LOG_FILE: /log is a folder, not a file.'],
    ['EEXIST', 'LOG_FILE: /log is inside a file, not in a folder.'],
    ['ENOENT', 'LOG_FILE: /log cannot be created.'],
  ])('because of the log file (%s) is explained', (code, line) => {
    expect(fileError('LOG_FILE', failing(code), '/log').message).toBe(line);
  });

  it.each([
    [failing('57014', 'canceling statement due to statement timeout'), 'too slow or too busy'],
    [new Error('Query read timeout'), 'does not answer'],
    [failing('53100'), 'the disk is full'],
  ])('because the database fails later on is one line', (error, words) => {
    expect(startFailure(error)).toContain(words);
    expect(startFailure(error)).not.toContain('\n');
  });

  it('because of Redis names the address that does not answer', () => {
    expect(redisStartError(failing('ECONNREFUSED'), 'redis://:pw@cache.example').message).toBe(
      'REDIS_URL: nothing answers at cache.example:6379. Is the server running?',
    );
  });

  it('because of Redis names the reason, though the client reports only a closed connection', async () => {
    const url = 'redis://127.0.0.1:1';
    const reported: unknown[] = [];
    const error = await connectRedis(url, (failure) => reported.push(failure)).catch(
      (thrown: unknown) => thrown,
    );
    expect(redisStartError(error, url).message).toMatch(/^REDIS_URL: nothing answers at 127.0.0.1:1/);
    // The start says it in one line; the log does not say it as well.
    expect(reported).toEqual([]);
  });

  it('is explained by the system’s error when the address can’t be used', async () => {
    const taken = Fastify();
    const origin = new globalThis.URL(await taken.listen({ port: 0, host: '127.0.0.1' }));
    for (const [host, port, line] of [
      ['127.0.0.1', Number(origin.port), /^PORT: another program listens on port/],
      ['203.0.113.9', 0, /^HOST: 203.0.113.9 is not an address of this machine/],
      ['no-such-host.invalid', 0, /^HOST: no-such-host.invalid is not an address of this machine/],
    ] as const) {
      const server = Fastify();
      const error = await server.listen({ host, port }).catch((thrown: unknown) => thrown);
      await server.close();
      expect(listenStartError(error, { host, port }).message).toMatch(line);
    }
    await taken.close();
  });

  it('is explained in one line for the driver’s real errors', async () => {
    const url = 'postgres://chef:s3cret@127.0.0.1:1/kitchen';
    const database = openDatabase({ url });
    const error = await database.execute('select 1' as never).catch((thrown: unknown) => thrown);
    await database.close();
    expect(databaseStartError(error, url).message).toMatch(/^DATABASE_URL: /);
  });
});
