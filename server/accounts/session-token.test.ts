import { beforeAll, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, PASSWORD } from '#tests/kitchen.ts';

const COOKIE = 'a_session_rasoi';
type Headers = Record<string, string>;

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, headers: Headers, payload?: object) =>
  kitchen.app.server.inject({
    method,
    url: `/v1${path}`,
    headers: { 'x-appwrite-project': 'rasoi', ...headers },
    ...(payload && { payload }),
  });

/** Opens a session of Asha's. An account has ten at most: the eleventh ends the first. */
const signIn = (headers: Headers = {}) =>
  ask('POST', '/account/sessions/email', headers, { email: 'asha@example.in', password: PASSWORD });

/** The parts of each session cookie, with the value last. */
function cookiesOf(answer: Awaited<ReturnType<typeof ask>>) {
  const all = [answer.headers['set-cookie'] ?? []].flat();
  const lines = all.filter((line) => line.startsWith(COOKIE)).map((line) => line.split('; '));
  return lines.map(([pair = '', ...attributes]) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), attributes: attributes.sort() };
  });
}

/** The account that the server recognises by these headers. */
async function known(headers: Headers): Promise<string> {
  const answer = await ask('GET', '/account', headers);
  return answer.statusCode === 200 ? answer.json().$id : answer.json().type;
}
const GUEST = 'general_unauthorized_scope';
const kitchen = await closeAfterAll(
  openKitchen({ ALLOWED_ORIGINS: 'localhost,shop.example,*.rasoi.example' }),
);
await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');

describe('the cookies of a session', () => {
  it('are two, with an expiry', async () => {
    const answer = await signIn();
    const expires = `Expires=${new Date(answer.json().expire).toUTCString()}`;
    const [first, legacy, ...more] = cookiesOf(answer);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      name: COOKIE,
      attributes: [expires, 'HttpOnly', 'Path=/', 'SameSite=None'],
    });
    expect(legacy).toMatchObject({ name: `${COOKIE}_legacy`, attributes: [expires, 'HttpOnly', 'Path=/'] });
    expect(first?.value).toBe(legacy?.value);
    expect(await known({ cookie: `${COOKIE}=${first?.value}` })).toBe('asha');
  });

  it('are limited to https when the public address is https, whatever a proxy says', async () => {
    const secure = await openKitchen({ PUBLIC_URL: 'https://rasoi.example' });
    try {
      await secure.customer('asha');
      for (const headers of [{}, { 'x-forwarded-proto': 'http' }]) {
        const answer = await secure.app.server.inject({
          method: 'POST',
          url: '/v1/account/sessions/email',
          headers: { 'x-appwrite-project': 'rasoi', ...headers },
          payload: { email: 'asha@example.in', password: PASSWORD },
        });
        expect(answer.cookies.map(({ name, secure }) => [name, secure])).toEqual([
          [COOKIE, true],
          [`${COOKIE}_legacy`, true],
          ['rasoi_device', true],
        ]);
      }
    } finally {
      await secure.close();
    }
    for (const { attributes } of cookiesOf(await signIn())) expect(attributes).not.toContain('Secure');
  });

  it.each(['/account/sessions/current', '/account/sessions'])('are deleted by DELETE %s', async (path) => {
    const [cookie] = cookiesOf(await signIn());
    const answer = await ask('DELETE', path, { cookie: `${COOKIE}=${cookie?.value}` });
    const past = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT';
    expect(cookiesOf(answer)).toEqual([
      { name: COOKIE, value: '', attributes: [past, 'HttpOnly', 'Path=/', 'SameSite=None'] },
      { name: `${COOKIE}_legacy`, value: '', attributes: [past, 'HttpOnly', 'Path=/'] },
    ]);
    expect(answer.headers['x-fallback-cookies']).toBe('[]');
  });

  it('are kept when another session ends', async () => {
    const [cookie] = cookiesOf(await signIn());
    const other = await signIn();
    const answer = await ask('DELETE', `/account/sessions/${other.json().$id}`, {
      cookie: `${COOKIE}=${cookie?.value}`,
    });
    expect([answer.statusCode, cookiesOf(answer)]).toEqual([204, []]);
    expect(answer.headers).not.toHaveProperty('x-fallback-cookies');
  });

  it('are set by signing in only', async () => {
    const [cookie] = cookiesOf(await signIn());
    const answer = await ask('GET', '/account', { cookie: `${COOKIE}=${cookie?.value}` });
    expect([answer.statusCode, cookiesOf(answer)]).toEqual([200, []]);
    expect(answer.headers).not.toHaveProperty('x-fallback-cookies');
  });
});

describe('the header X-Fallback-Cookies is answered', () => {
  it.each<[string, Headers, boolean]>([
    ['to localhost', { host: 'localhost:3000', origin: 'http://localhost:3000' }, true],
    ['to an address', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }, true],
    ['to an IPv6 address', { host: '[::1]:3000', origin: 'http://[::1]:3000' }, true],
    ['to whoever names no origin', { host: 'api.example' }, true],
    ['to another site', { host: 'api.example', origin: 'https://shop.example' }, true],
    ['not to pages of the same host', { host: 'rasoi.example', origin: 'https://rasoi.example' }, false],
    ['not to a part of the site', { host: 'rasoi.example', origin: 'https://www.rasoi.example' }, false],
    ['not to whose part the API is', { host: 'api.shop.example', origin: 'https://shop.example' }, false],
  ])('by %s', async (_what, headers, given) => {
    const answer = await signIn(headers);
    expect(answer.statusCode).toBe(201);
    const value = cookiesOf(answer)[0]?.value;
    expect(answer.headers['x-fallback-cookies']).toBe(
      given ? JSON.stringify({ [COOKIE]: value }) : undefined,
    );
  });
});

describe('a session is recognised', () => {
  /** A session of Asha's. */
  let session: string;
  beforeAll(async () => {
    session = String(cookiesOf(await signIn())[0]?.value);
  });

  const ways: [string, (text: string) => Headers][] = [
    ['as cookie', (text) => ({ cookie: `other=1; ${COOKIE}=${text}` })],
    ['as legacy cookie', (text) => ({ cookie: `${COOKIE}_legacy=${text}` })],
    ['as header', (text) => ({ 'x-appwrite-session': text })],
    ['as fallback', (text) => ({ 'x-fallback-cookies': JSON.stringify({ [COOKIE]: text }) })],
  ];
  const together = (a: Headers, b: Headers): Headers => {
    const cookie = [a.cookie, b.cookie].filter(Boolean).join('; ');
    return { ...b, ...a, ...(cookie && { cookie }) };
  };
  const wrongs: [string, () => string][] = [
    ['of nobody', () => Buffer.from('{"id":"nobody","secret":"x"}').toString('base64')],
    ['with another secret', () => Buffer.from('{"id":"asha","secret":"x"}').toString('base64')],
    [
      'of another with this secret',
      () => {
        const { secret } = JSON.parse(Buffer.from(session, 'base64').toString());
        return Buffer.from(JSON.stringify({ id: 'ravi', secret })).toString('base64');
      },
    ],
    ['with an id that cannot be', () => Buffer.from('{"id":"a\\u0000","secret":"x"}').toString('base64')],
    ['without a secret', () => Buffer.from('{"id":"asha"}').toString('base64')],
    ['that is no JSON', () => Buffer.from('asha').toString('base64')],
    ['that is null', () => Buffer.from('null').toString('base64')],
    ['that is nothing', () => '!'],
  ];

  it.each(ways)('by %s', async (_way, headers) => {
    expect(await known(headers(session))).toBe('asha');
  });

  it.each(
    ways.flatMap(([way, headers]) => wrongs.map(([what, text]) => [way, what, headers, text] as const)),
  )('by %s, and one that is %s counts as a visitor', async (_way, _what, headers, text) => {
    expect(await known(headers(text()))).toBe(GUEST);
    const list = await ask('GET', '/databases/rasoi/collections/dishes/documents', headers(text()));
    expect(list.statusCode).toBe(200);
  });

  it.each(ways.slice(0, -1).map(([way, headers], at) => [way, ways[at + 1]?.[0], headers, at] as const))(
    'by %s before %s',
    async (_way, _next, headers, at) => {
      for (const [, later] of ways.slice(at + 1)) {
        expect(await known(together(headers(session), later(ravi.session)))).toBe('asha');
        expect(await known(together(headers('wrong'), later(ravi.session)))).toBe(GUEST);
      }
    },
  );

  it.each(['[]', '{}', 'null', '{', '"text"', '{"a_session_other":"x"}', '{"a_session_rasoi":5}'])(
    'but not by the fallback header %s',
    async (fallback) => {
      expect(await known({ 'x-fallback-cookies': fallback })).toBe(GUEST);
      expect(await known({ 'x-fallback-cookies': fallback, 'x-appwrite-session': session })).toBe('asha');
    },
  );
});
