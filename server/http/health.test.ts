import { describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/db/connection.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());

/** A server with an unreachable database. */
async function withoutDatabase(error: Error) {
  const away = () => Promise.reject(error);
  const database: Database = { ...kitchen.database, query: away, execute: away, transaction: away };
  const settings = readSettings({ RATE_LIMIT_SCALE: '0' });
  const pincodes = { lookUp: away };
  return createApp({ database, pincodes, settings, logger: false, withPages: false });
}

describe('GET /v1/health', () => {
  it('succeeds while the database answers', async () => {
    const answer = await kitchen.app.server.inject('/v1/health');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toEqual({ name: 'rasoi', status: 'pass', ping: expect.any(Number) });
  });

  it.each(['/v1/health', '/v1/databases/rasoi/collections/dishes/documents'])(
    'and %s report an unreachable database',
    async (url) => {
      const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      const app = await withoutDatabase(refused);
      const answer = await app.server.inject({ url, headers: { 'x-appwrite-project': 'rasoi' } });
      expect(answer.json()).toMatchObject({ code: 503, type: 'general_service_unavailable' });
      expect([answer.statusCode, answer.json().message]).not.toContain('ECONNREFUSED');
      await app.server.close();
    },
  );

  it('reveals no internal errors', async () => {
    const app = await withoutDatabase(new Error('relation "dishes" does not exist'));
    const answer = await app.server.inject('/v1/health');
    expect(answer.json()).toEqual({
      message: 'Server Error',
      code: 500,
      type: 'general_unknown',
      version: '1.7.0',
    });
    await app.server.close();
  });
});
