import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen } from '#tests/kitchen.ts';
import { expectError } from './test-errors.ts';

const PROJECT = { 'x-appwrite-project': 'rasoi' };
const ask = (options: InjectOptions) =>
  kitchen.app.server.inject({ method: 'GET', headers: PROJECT, ...options });
const dishes = `/v1${at('dishes')}`;
const kitchen = await closeAfterAll(
  openKitchen({ ALLOWED_ORIGINS: 'localhost,shop.example,*.rasoi.example' }),
);

describe('origins', () => {
  const allowed = [
    'http://localhost:5173',
    'http://127.0.0.1:3000',
    'http://[::1]',
    'https://shop.example',
    'https://a.rasoi.example',
    'https://b.a.rasoi.example',
    'https://api.example',
    'http://api.example',
  ];
  const foreign = [
    'https://evil.example',
    'https://shop.example:8443',
    'https://shop.example.evil.example',
    'https://rasoi.example',
    'https://evilrasoi.example',
    'https://api.example:8443',
    'null',
    'localhost.evil.example',
  ];
  const from = (origin: string, more: InjectOptions = {}) =>
    ask({ url: dishes, ...more, headers: { ...PROJECT, origin, host: 'api.example' } });

  it.each(allowed)('admit %s', async (origin) => {
    const answers = [
      await from(origin),
      await from(origin, { url: '/v1/nothing' }),
      await from(origin, { url: '/v1/account' }),
      await from(origin, { method: 'POST', payload: '{' }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 404, 401, 400]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'X-Appwrite-Session, X-Fallback-Cookies',
        'access-control-max-age': '86400',
      });
      expect(headers.vary).toMatch(/\bOrigin\b/i);
    }
  });

  it.each(foreign)('refuse %s', async (origin) => {
    for (const options of [
      {},
      { method: 'OPTIONS' as const },
      { url: '/v1/nothing' },
      { url: '/v1/health' },
    ]) {
      const answer = await from(origin, options);
      expectError(answer, 403, 'general_unknown_origin');
      const host = URL.canParse(origin) ? new URL(origin).hostname : origin;
      expect(answer.json().message).toBe(
        `Invalid Origin. Register your new client (${host}) as a new Web platform on your project console dashboard`,
      );
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('refuse plain http on an https site, and other ports of this machine unless they are listed', async () => {
    const secure = await openKitchen({ PUBLIC_URL: 'https://rasoi.example', NODE_ENV: 'production' });
    const statusFor = async (origin: string) => {
      const headers = { ...PROJECT, origin, host: 'rasoi.example' };
      return (await secure.app.server.inject({ url: dishes, headers })).statusCode;
    };
    try {
      expect(await statusFor('https://rasoi.example')).toBe(200);
      for (const origin of ['http://rasoi.example', 'https://rasoi.example:8443', 'http://localhost:3000'])
        expect(await statusFor(origin)).toBe(403);
    } finally {
      await secure.close();
    }
  });

  it('admit a request without an origin, without CORS headers', async () => {
    const answer = await ask({ url: dishes });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each(['/v1/account', dishes, '/v1/nothing', '/v1/health'])(
    'answer a preflight request for %s',
    async (url) => {
      const answer = await ask({
        method: 'OPTIONS',
        url,
        headers: { origin: 'https://shop.example', host: 'api.example' },
      });
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        expect(answer.headers['access-control-allow-methods']).toContain(method);
      }
      for (const header of [
        'Content-Type',
        'X-Appwrite-Project',
        'X-Appwrite-Session',
        'X-Fallback-Cookies',
        'X-SDK-Version',
        'X-Appwrite-Response-Format',
      ]) {
        expect(answer.headers['access-control-allow-headers']).toContain(header);
      }
    },
  );
});
