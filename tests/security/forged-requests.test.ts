import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownRoutes, paramsOf, rightValue } from '#tests/fuzz/odd-routes.ts';
import { type Kitchen, openKitchen, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';
import { storedData } from '#tests/stored-data.ts';

// Requests that other sites make a customer's browser send, and sessions and links that somebody else prepared. Routes are
// read from the product. Elsewhere: which origins are known (server/http/sites.test.ts), links and codes that are used twice
// (server/accounts/sign-in/sign-in.test.ts, recovery.test.ts), returns from a provider (server/accounts/oauth2/return.test.ts).

const ROUTES = knownRoutes.filter((route) => !/ \/(realtime|\*)$/.test(route));
const FOREIGN = ['https://evil.example', 'null', 'http://localhost.evil.example'];

let kitchen: Kitchen;
let asha: Person;
let mallory: Person;

beforeAll(async () => {
  kitchen = await openKitchen({ ALLOWED_ORIGINS: 'localhost' });
  asha = await kitchen.customer('asha');
  mallory = await kitchen.customer('mallory');
});
afterAll(() => kitchen.close());

/** Sends a request as a browser does: with the session in a cookie. */
function send(
  session: string,
  route: string,
  headers: Record<string, string>,
  payload?: string,
  search = '?project=rasoi',
) {
  const [method = '', url = ''] = route.split(' ');
  const path = url.replace(/:\w+/g, (part) => encodeURIComponent(String(rightValue(part))));
  return kitchen.app.server.inject({
    method: method as 'GET',
    url: `/v1${path}${search}`,
    headers: { ...(session && { cookie: `a_session_rasoi=${session}` }), ...headers },
    ...(payload !== undefined && { payload }),
  });
}

const bodyOf = (route: string): string =>
  JSON.stringify(Object.fromEntries(paramsOf(route).map((name) => [name, rightValue(name)])));

// SEC-4
describe('a page of another site', () => {
  // Providers send people back with a form; it counts only in the browser that began (server/accounts/oauth2/return.test.ts).
  // A phone's text counts by its signature, whatever cookies come with it (server/integrations/sightings/phone-texts.test.ts).
  const writing = ROUTES.filter((route) => !/^GET |\/oauth2\/callback\/|\/sightings\//.test(route));

  it.each(writing)('changes nothing with the cookie of a signed-in person: %s', async (route) => {
    const before = await storedData(kitchen.database);
    const json = { 'content-type': 'application/json' };
    for (const origin of FOREIGN) {
      const answer = await send(asha.session, route, { ...json, origin }, bodyOf(route));
      expect([answer.statusCode, answer.json().type]).toEqual([403, 'general_unknown_origin']);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect(await storedData(kitchen.database)).toBe(before);
  });

  // Forms send these without asking first, and old browsers send no Origin with them.
  it.each(writing.filter((route) => route.startsWith('POST ') && paramsOf(route).length > 0))(
    'sends no form that is read as JSON: %s',
    async (route) => {
      const before = await storedData(kitchen.database);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const { statusCode } = await send(asha.session, route, { 'content-type': type }, bodyOf(route));
        expect([statusCode >= 400, statusCode < 500]).toEqual([true, true]);
      }
      expect(await storedData(kitchen.database)).toBe(before);
    },
  );

  it.each(ROUTES.filter((route) => route.startsWith('GET ')))(
    'changes nothing by a link or a picture: %s',
    async (route) => {
      const before = await storedData(kitchen.database);
      await send(asha.session, route, {});
      expect(await storedData(kitchen.database)).toBe(before);
    },
  );
});

// SEC-5
describe('a session that somebody else prepared', () => {
  const signIn = (session: string) =>
    send(
      session,
      'POST /account/sessions/email',
      { 'content-type': 'application/json', origin: 'http://localhost' },
      JSON.stringify({ email: asha.email, password: PASSWORD }),
    );
  const accountOf = async (session: string) => (await send(session, 'GET /account', {})).json().$id;
  const planted = Buffer.from(JSON.stringify({ id: 'asha', secret: 'a'.repeat(256) })).toString('base64');

  it('never becomes the session of the person who signs in', async () => {
    const answer = await signIn(planted);
    expect(answer.statusCode).toBe(201);
    const issued = answer.cookies.find(({ name }) => name === 'a_session_rasoi')?.value ?? '';
    expect(issued).not.toBe(planted);
    expect([await accountOf(issued), await accountOf(planted)]).toEqual(['asha', undefined]);
  });

  it('of somebody else stays theirs, and signing in with it is refused', async () => {
    expect((await signIn(mallory.session)).json().type).toBe('user_session_already_exists');
    expect(await accountOf(mallory.session)).toBe('mallory');
  });

  it('that is anonymous never becomes the session of the person who signs in with a code', async () => {
    const anonymous = await send(
      '',
      'POST /account/sessions/anonymous',
      { 'content-type': 'application/json' },
      '{}',
    );
    const session = anonymous.cookies.find(({ name }) => name === 'a_session_rasoi')?.value ?? '';
    const visitor = await accountOf(session);
    expect(visitor).toMatch(/./);
    await send(
      '',
      'POST /account/tokens/email',
      { 'content-type': 'application/json' },
      JSON.stringify({ userId: 'unique()', email: asha.email }),
    );
    const [code = ''] = /\b\d{6}\b/.exec((await kitchen.mails()).at(-1)?.text ?? '') ?? [];
    await send(
      session,
      'POST /account/sessions/token',
      { 'content-type': 'application/json' },
      JSON.stringify({ userId: 'asha', secret: code }),
    );
    expect(await accountOf(session)).toBe(visitor);
  });

  it.each(['session', 'x-appwrite-session', 'a_session_rasoi', 'secret'])(
    'is not read from an address: ?%s=',
    async (name) => {
      const search = `?project=rasoi&${name}=${encodeURIComponent(asha.session)}`;
      expect((await send('', 'GET /account', {}, undefined, search)).statusCode).toBe(401);
    },
  );

  // SEC-12
  it('is refused in every form once its person has signed out', async () => {
    const { session } = await kitchen.customer('leaving');
    const { jwt } = (await send(session, 'POST /account/jwts', {}, undefined)).json();
    expect((await send('', 'GET /account', { 'x-appwrite-jwt': jwt })).statusCode).toBe(200);
    await send(session, 'DELETE /account/sessions', {});
    const fallback = JSON.stringify({ a_session_rasoi: session });
    const forms: Record<string, string>[] = [
      { cookie: `a_session_rasoi=${session}` },
      { cookie: `a_session_rasoi_legacy=${session}` },
      { 'x-appwrite-session': session },
      { 'x-fallback-cookies': fallback },
      { 'x-appwrite-jwt': jwt },
    ];
    for (const headers of forms) {
      expect((await send('', 'GET /account', headers)).statusCode).toBe(401);
    }
  });
});

const EVIL = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'https:evil.example',
  'http://localhost@evil.example/',
  'http://localhost:3000@evil.example/',
  'http://localhost.evil.example/',
  'http://evil.example/?http://localhost/',
  'http://evil.example/#http://localhost/',
  'http://evil.example\\@localhost/',
  'http://localhost%2f@evil.example/',
  'http://ⓛocalhost.evil.example/',
  'javascript:alert(1)//http://localhost/',
  'javascript://localhost/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://localhost/',
  'blob:http://localhost/x',
  'file://localhost/etc/passwd',
  '\thttps://evil.example/',
  'ht\ntps://evil.example/',
];

// SEC-7
describe('an address for a link or a redirect', () => {
  const NAMES = ['url', 'success', 'failure'];
  const given = knownRoutes.flatMap((route) =>
    paramsOf(route).flatMap((name) => (NAMES.includes(name) ? [[route, name] as const] : [])),
  );

  it('is a parameter of these routes only', () => {
    expect(given.length).toBeGreaterThan(4);
  });

  it.each(given)('never leads to another site: %s, %s', async (route, name) => {
    for (const evil of EVIL) {
      const right = Object.fromEntries(paramsOf(route).map((each) => [each, rightValue(each)]));
      const body = JSON.stringify({ ...right, userId: 'asha', email: asha.email, [name]: evil });
      const isRead = route.startsWith('GET ');
      const search = isRead ? `?project=rasoi&${name}=${encodeURIComponent(evil)}` : undefined;
      const headers: Record<string, string> = isRead ? {} : { 'content-type': 'application/json' };
      const answer = await send(asha.session, route, headers, isRead ? undefined : body, search);
      expect([evil, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([evil, true]);
      expect(answer.headers.location).toBeUndefined();
    }
    const texts = (await kitchen.mails()).map(({ text, html }) => `${text} ${html}`);
    expect(texts.filter((text) => text.includes('evil.example'))).toEqual([]);
  });
});

// SEC-12
it('a visitor’s repeat of somebody’s request gets nothing of its answer', async () => {
  const body = { documentId: 'once', data: { dishId: 'samosa', quantity: 2 } };
  const path = '/databases/rasoi/collections/carts/documents';
  expect((await kitchen.send(asha, 'POST', path, body)).statusCode).toBe(201);
  expect((await kitchen.send(asha, 'POST', path, body)).statusCode).toBe(201);
  for (const who of [mallory, VISITOR]) {
    const answer = await kitchen.send(who, 'POST', path, body);
    expect([answer.statusCode >= 400, answer.json().quantity]).toEqual([true, undefined]);
  }
});
