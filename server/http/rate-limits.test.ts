import { afterEach, describe, expect, it } from 'vitest';
import { at, type Kitchen, openKitchen, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';

let kitchen: Kitchen;

const open = async (scale: string) => {
  kitchen = await openKitchen({ RATE_LIMIT_SCALE: scale });
  return kitchen;
};

afterEach(() => kitchen.close());

const signIn = (email: string, password: string) =>
  kitchen.send(VISITOR, 'POST', '/account/sessions/email', { email, password });

type Answer = Awaited<ReturnType<typeof signIn>>;

const standing = ({ headers }: Answer) => [headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']];

function expectRefused(answer: Answer): void {
  expect(answer.json()).toEqual({
    message: 'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
    code: 429,
    type: 'general_rate_limit_exceeded',
    version: '1.7.0',
  });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['x-ratelimit-remaining']).toBe('0');
}

/** Writes the person's own profile once. */
const write = (who: Person, n: number) => kitchen.change(who, 'users', who.id, { city: `City ${n}` });

describe('rate limits', () => {
  it('report the requests left, refuse further ones, and count by route and person', async () => {
    await open('0.025');
    const [asha, ravi] = [await kitchen.customer('asha'), await kitchen.customer('ravi')];
    const before = Date.now() / 1000;
    for (const left of ['2', '1', '0']) {
      const answer = await write(asha, Number(left));
      expect([answer.statusCode, ...standing(answer)]).toEqual([200, '3', left]);
      const reset = Number(answer.headers['x-ratelimit-reset']);
      expect(reset).toBeGreaterThan(before);
      expect(reset).toBeLessThanOrEqual(Date.now() / 1000 + 61);
    }
    kitchen.takeEvents();
    expectRefused(await write(asha, 4));
    expect(kitchen.takeEvents()).toEqual([]);
    expect((await write(ravi, 1)).statusCode).toBe(200);
    const other = await kitchen.send(asha, 'PUT', at('users', 'asha'), { data: { name: 'Asha' } });
    expect(other.statusCode).toBe(200);
    expect((await kitchen.read(asha, 'users', 'asha')).statusCode).toBe(200);
  });

  // SAFE-23
  it('count all paths of a collection’s route together', async () => {
    await open('0.025');
    const asha = await kitchen.customer('asha');
    const change = (path: string) => kitchen.send(asha, 'PATCH', path, { data: { city: 'Pune' } });
    expect((await change(at('users', 'asha'))).statusCode).toBe(200);
    expect((await change('/databases/rasoi/collections/user%73/documents/ash%61')).statusCode).toBe(200);
    expect((await change('/tablesdb/rasoi/tables/users/rows/asha?x=1')).statusCode).toBe(200);
    for (const path of [at('users', 'asha'), at('users', 'other'), '/tablesdb/rasoi/tables/user%73/rows/a'])
      expectRefused(await change(path));
    expect((await change(at('orders', 'other'))).statusCode).toBe(404);
  });

  it('count the chunks of an upload together', async () => {
    await open('0.05');
    const asha = await kitchen.customer('asha');
    const statuses = [];
    for (let n = 0; n < 4; n++) {
      const answer = await kitchen.app.server.inject({
        method: 'POST',
        url: '/v1/storage/buckets/images/files',
        headers: {
          'x-appwrite-project': 'rasoi',
          'x-appwrite-session': asha.session,
          'content-type': 'multipart/form-data; boundary=x',
          'content-range': `bytes ${n}-${n}/${n + 1}`,
        },
        payload: '--x--\r\n',
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses[3]).toBe(429);
  });

  it('count anonymous sessions by address, and all addresses of an IPv6 network as one', async () => {
    await open('0.025');
    const write = (remoteAddress: string, session?: string) =>
      kitchen.app.server.inject({
        method: 'PATCH',
        url: `/v1${at('dishes', 'samosa')}`,
        remoteAddress,
        headers: { 'x-appwrite-project': 'rasoi', ...(session && { 'x-appwrite-session': session }) },
        payload: { data: { price: 1 } },
      });
    const anonymous = async () => {
      const answer = await kitchen.send(VISITOR, 'POST', '/account/sessions/anonymous');
      return String(Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])))[0]);
    };
    const statuses = [];
    for (let n = 1; n <= 4; n++)
      statuses.push((await write(`2001:db8:0:7::${n}`, await anonymous())).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect((await write('2001:db8:0:8::1')).statusCode).toBe(401);
  });

  it('count refused requests too, and visitors by network address', async () => {
    await open('0.025');
    const visit = () => kitchen.change(VISITOR, 'dishes', 'samosa', { price: 1 });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await visit()).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it.each([
    ['update', 'PATCH', 120],
    ['upsert', 'PUT', 120],
    ['delete', 'DELETE', 60],
  ])('of a document: %s', async (_what, method, bound) => {
    await open('1');
    const answer = await kitchen.send(VISITOR, method, at('dishes', 'samosa'), { data: { price: 1 } });
    expect(standing(answer)).toEqual([String(bound), String(bound - 1)]);
  });

  const signUp = (n: number, email = `person-${n}@example.in`) =>
    kitchen.send(VISITOR, 'POST', '/account', { userId: `person-${n}`, email, password: PASSWORD });

  it('of new accounts count by e-mail', async () => {
    await open('0.2');
    expect(standing(await signUp(1))).toEqual(['2', '1']);
    expect((await signUp(2, 'PERSON-1@example.in')).statusCode).toBe(409);
    expectRefused(await signUp(3, 'person-1@example.in'));
    expect((await signUp(4)).statusCode).toBe(201);
  });

  it('of new accounts are by network address too, and answers report the nearer limit', async () => {
    await open('0.02');
    expect(standing(await signUp(1))).toEqual(['1', '0']);
    expect((await signUp(2)).statusCode).toBe(201);
    expectRefused(await signUp(3));
    expect(kitchen.takeEvents()).toEqual(['users create person-1', 'users create person-2']);
  });

  it('of signing in count by e-mail, and are reset by a successful sign-in', async () => {
    await open('0.3');
    await kitchen.customer('asha');
    await kitchen.customer('ravi');
    const wrong = () => signIn('ASHA@example.in', 'Swaad-0000');
    for (const left of ['2', '1']) {
      const answer = await wrong();
      expect([answer.statusCode, ...standing(answer)]).toEqual([401, '3', left]);
    }
    expect((await signIn('asha@example.in', PASSWORD)).statusCode).toBe(201);
    for (let n = 0; n < 3; n++) expect((await wrong()).statusCode).toBe(401);
    expectRefused(await wrong());
    expectRefused(await signIn('asha@example.in', PASSWORD));
    expect((await signIn('ravi@example.in', PASSWORD)).statusCode).toBe(201);
  });

  it('of signing in apply to unknown e-mails too', async () => {
    await open('0.2');
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await signIn('nobody@example.in', PASSWORD)).statusCode);
    expect(statuses).toEqual([401, 401, 429]);
  });

  it('of signing in count by network address too', async () => {
    await open('0.05');
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await signIn(`nobody-${n}@example.in`, PASSWORD)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('are turned off by 0', async () => {
    await open('0');
    const asha = await kitchen.customer('asha');
    const answers = [];
    for (let n = 0; n < 130; n++) answers.push(await write(asha, n));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(answers[0]?.headers).not.toHaveProperty('x-ratelimit-limit');
  });
});

const anonymous = async (from?: string): Promise<Person> => {
  const answer = await kitchen.app.server.inject({
    method: 'POST',
    url: '/v1/account/sessions/anonymous',
    headers: { 'x-appwrite-project': 'rasoi' },
    ...(from && { remoteAddress: from }),
  });
  const [session] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
  return { id: '', email: '', session: String(session) };
};

// LIMIT-3
describe('requests of anonymous accounts', () => {
  it.each([
    ['guesses of coupons', 20, 'GET', '/coupons/GUESS1', undefined, 404],
    ['payment pages', 10, 'POST', '/orders/any/payment-page', undefined, 409],
    ['new names', 30, 'PATCH', '/account/name', { name: 'Asha' }, 200],
    ['new preferences', 30, 'PATCH', '/account/prefs', { prefs: { hot: true } }, 200],
  ])('are counted by network: %s, %d a minute', async (_what, most, method, path, body, usual) => {
    await open('1');
    const codes: number[] = [];
    for (let n = 0; n <= most; n++)
      codes.push((await kitchen.send(await anonymous(), method, path, body)).statusCode);
    expect(codes).toEqual([...Array(most).fill(usual), 429]);
    // Somebody with an account of their own is not refused because of strangers in the same network.
    const asha = await kitchen.customer('asha');
    expect((await kitchen.send(asha, method, path, body)).statusCode).toBe(usual);
  });

  it('that guess coupons with orders count with the other guesses', async () => {
    await open('1');
    const guess = async (method: string, path: string, couponCodes: string[]) => {
      const items = [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })];
      const data = { items, address: '4, MG Road', couponCodes, expectedTotal: 1 };
      return kitchen.send(await anonymous(), method, path, {
        ...(method === 'POST' && { documentId: 'unique()', rowId: 'unique()' }),
        data,
      });
    };
    const routes = [
      ['POST', at('orders')],
      ['PUT', at('orders', 'any')],
      ['POST', '/tablesdb/rasoi/tables/orders/rows'],
    ] as const;
    // Each order tries three codes.
    for (let n = 0; n < 6; n++) {
      const [method, path] = routes[n % 3] ?? routes[0];
      const answer = await guess(method, path, [`GUESS${n}`, 'OTHER1', 'OTHER2', 'OTHER3'].slice(0, 3));
      expect(answer.json().type).toBe('order_coupon_refused');
    }
    expectRefused(await guess(...routes[0], ['A1', 'A2', 'A3']));
    const byCode = await kitchen.send(await anonymous(), 'GET', '/coupons/GUESS1');
    expectRefused(byCode);
    expect((await guess(...routes[0], [])).json().type).toBe('order_terms_changed');
  });

  it('from one IPv6 network count together', async () => {
    await open('0.1');
    const guess = async (n: number) => {
      const from = `2001:db8:1:2::${n}`;
      const { session } = await anonymous(from);
      return kitchen.app.server.inject({
        method: 'GET',
        url: '/v1/coupons/GUESS1',
        headers: { 'x-appwrite-project': 'rasoi', 'x-appwrite-session': session },
        remoteAddress: from,
      });
    };
    const codes: number[] = [];
    for (let n = 1; n <= 3; n++) codes.push((await guess(n)).statusCode);
    expect(codes).toEqual([404, 404, 429]);
  });
});

// LIMIT-3
it('whether an address is taken is told to anonymous accounts so often, and to all of a network together', async () => {
  await open('0.05');
  const asha = await kitchen.customer('asha');
  const ask = async (who: Person) =>
    (await kitchen.send(who, 'PATCH', '/account/email', { email: asha.email, password: 'Naya-5678' }))
      .statusCode;
  const codes: number[] = [];
  for (let n = 0; n < 6; n++) codes.push(await ask(await anonymous()));
  expect(codes).toEqual([409, 409, 409, 409, 409, 429]);
  // Somebody with an account of their own is counted alone.
  expect(await ask(await kitchen.customer('ravi'))).toBe(401);
});

// LIMIT-3
it('the links of orders are counted by network, however many IPv6 addresses it has', async () => {
  await open('0.005');
  const read = (n: number) =>
    kitchen.app.server.inject({
      method: 'GET',
      url: '/v1/orders/any/shared?secret=x',
      headers: { 'x-appwrite-project': 'rasoi' },
      remoteAddress: `2001:db8:1:2::${n}`,
    });
  const codes: number[] = [];
  for (let n = 1; n <= 4; n++) codes.push((await read(n)).statusCode);
  expect(codes).toEqual([404, 404, 404, 429]);
});
