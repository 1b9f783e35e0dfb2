import { SignJWT } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, VISITOR } from '#tests/kitchen.ts';

let jwt: string;
const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');

// Anew, because a test may let fifteen minutes pass.
beforeEach(async () => {
  const answer = await kitchen.send(asha, 'POST', '/account/jwts');
  expect(answer.statusCode).toBe(201);
  jwt = answer.json().jwt;
});

const by = (given: string, method = 'GET', path = '/account', more: Record<string, string> = {}) =>
  kitchen.app.server.inject({
    method: method as 'GET',
    url: `/v1${path}`,
    headers: { 'x-appwrite-project': 'rasoi', 'x-appwrite-jwt': given, ...more },
  });

it('a JWT identifies its person, whatever else a request carries', async () => {
  expect((await by(jwt)).json()).toMatchObject({ $id: 'asha' });
  const ravi = await kitchen.customer('ravi');
  expect((await by(jwt, 'GET', '/account', { 'x-appwrite-session': ravi.session })).json().$id).toBe('asha');
  expect((await by('', 'GET', '/account', { 'x-appwrite-session': ravi.session })).json().$id).toBe('ravi');
  const claims = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
  expect(Object.keys(claims).sort()).toEqual(['exp', 'sessionId', 'userId']);
});

it('a JWT can’t be used to create another JWT', async () => {
  const answer = await by(jwt, 'POST', '/account/jwts');
  expect([answer.statusCode, answer.json().type]).toEqual([403, 'user_jwt_creation_denied']);
});

it('a JWT for one person is never combined with the cookie of another', async () => {
  const extended = await by(jwt, 'PATCH', '/account/sessions/current', { 'x-appwrite-session': 'other' });
  expect([extended.statusCode, extended.headers['set-cookie']]).toEqual([200, undefined]);
});

const forged = (alg: string, key: Uint8Array) =>
  new SignJWT({ userId: 'asha', sessionId: 'x' })
    .setProtectedHeader({ alg })
    .setExpirationTime('1h')
    .sign(key);
const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"userId":"asha","exp":9999999999}').toString('base64url')}.`;

it.each<[string, () => string | Promise<string>]>([
  ['garbage', () => 'garbage'],
  ['one signed with another key', () => forged('HS256', Buffer.alloc(32, 1))],
  ['one by another algorithm', () => forged('HS512', Buffer.alloc(64, 1))],
  ['one without a signature', () => none],
  ['one that was changed', () => jwt.replace(/\.(.)/, (_dot, first) => `.${first === 'e' ? 'f' : 'e'}`)],
])('a JWT is refused: %s', async (_what, make) => {
  const answer = await by(await make());
  expect([answer.statusCode, answer.json().type]).toEqual([401, 'user_jwt_invalid']);
  expect(answer.json().message).toMatch(/^Failed to verify JWT\. /);
});

it('a JWT is valid for fifteen minutes, or for the requested time', async () => {
  const { jwt: short } = (await kitchen.send(asha, 'POST', '/account/jwt', { duration: 60 })).json();
  const { jwt: usual } = (await kitchen.send(asha, 'POST', '/account/jwt')).json();
  expect((await by(short)).statusCode).toBe(200);
  kitchen.wait(2);
  expect((await by(short)).json()).toMatchObject({ code: 401, message: 'Failed to verify JWT. Expired' });
  expect((await by(usual)).statusCode).toBe(200);
  kitchen.wait(14);
  expect((await by(usual)).statusCode).toBe(401);
  for (const duration of [-1, 3601, 1.5, '60']) {
    expect((await kitchen.send(asha, 'POST', '/account/jwts', { duration })).statusCode).toBe(400);
  }
  expect((await kitchen.send(VISITOR, 'POST', '/account/jwts')).statusCode).toBe(401);
});

it('a JWT opens a socket, works on another instance, and ends with its session', async () => {
  const meera = await kitchen.customer('meera');
  const { jwt: fresh } = (await kitchen.send(meera, 'POST', '/account/jwts')).json();
  const origin = await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });
  const hello = (token: string) =>
    new Promise<{ type: string; data: { user?: { $id: string }; code?: number } }>((resolve, reject) => {
      const address = `${origin.replace('http', 'ws')}/v1/realtime?project=rasoi&jwt=${token}`;
      const socket = new WebSocket(address);
      socket.on('error', reject);
      socket.on('message', (data) => {
        resolve(JSON.parse(String(data)));
        socket.close();
      });
    });
  expect((await hello(fresh)).data.user?.$id).toBe('meera');
  expect(await hello('garbage')).toMatchObject({ type: 'error', data: { code: 1008 } });
  await kitchen.send(meera, 'DELETE', '/account/sessions/current');
  const answer = await by(fresh);
  expect([answer.statusCode, answer.json().type]).toEqual([401, 'general_unauthorized_scope']);
});
