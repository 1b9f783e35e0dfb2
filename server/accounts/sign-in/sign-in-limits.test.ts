import { afterEach, describe, expect, it } from 'vitest';
import { type Kitchen, openKitchen, PASSWORD } from '#tests/kitchen.ts';

// SAFE-22: a stranger who guesses somebody's password does not lock that person out.

const OWNER = 'asha@example.in';
let kitchen: Kitchen;

/** With these limits, three tries are allowed from one network address, and thirty for one e-mail address. */
async function open(): Promise<void> {
  kitchen = await openKitchen({ RATE_LIMIT_SCALE: '0.3' });
  await kitchen.app.accounts.create({ id: 'asha', email: OWNER, password: PASSWORD, name: 'Asha' });
}

afterEach(() => kitchen.close());

interface Client {
  address: string;
  cookies?: Record<string, string>;
}

const signIn = ({ address, cookies = {} }: Client, password: string, email = OWNER) =>
  kitchen.app.server.inject({
    method: 'POST',
    url: '/v1/account/sessions/email',
    remoteAddress: address,
    headers: { 'x-appwrite-project': 'rasoi' },
    cookies,
    payload: { email, password },
  });

const status = async (place: Client, password: string) => (await signIn(place, password)).statusCode;

/** Signs in and returns the network address with the browser's cookies, without the session. */
async function signedInAt(address: string, email = OWNER, password = PASSWORD): Promise<Required<Client>> {
  const answer = await signIn({ address }, password, email);
  expect(answer.statusCode).toBe(201);
  const device = answer.cookies.find(({ name, value }) => name === 'rasoi_device' && value !== '');
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/v1/account' });
  return { address, cookies: { rasoi_device: device?.value ?? '' } };
}

/** Sends wrong passwords from a network address until it is refused. */
async function guessFrom(address: string): Promise<void> {
  for (let n = 0; n < 3; n++) expect(await status({ address }, `Wrong-${n}`)).toBe(401);
  expect(await status({ address }, PASSWORD)).toBe(429);
}

it('guesses from one network address do not block the account’s owner', async () => {
  await open();
  await guessFrom('203.0.113.1');
  expect(await status({ address: '198.51.100.7' }, PASSWORD)).toBe(201);
});

it('guesses from many network addresses are limited per e-mail address, even after the owner’s login', async () => {
  await open();
  for (let n = 1; n <= 10; n++) {
    await guessFrom(`203.0.113.${n}`);
    if (n === 5) expect(await status({ address: '198.51.100.7' }, PASSWORD)).toBe(201);
  }
  expect(await status({ address: '203.0.113.11' }, 'Wrong-11')).toBe(429);
});

describe('a device on which the person has signed in before', () => {
  it('may sign in however often strangers guess, even from the same network address', async () => {
    await open();
    const home = await signedInAt('198.51.100.7');
    for (let n = 1; n <= 11; n++) await signIn({ address: `203.0.113.${n}` }, 'Wrong-1');
    for (let n = 0; n < 40; n++) await signIn({ address: home.address }, 'Wrong-2');
    expect(await status({ address: home.address }, PASSWORD)).toBe(429);
    expect(await status(home, PASSWORD)).toBe(201);
    expect(await status({ ...home, address: '2001:db8::7' }, PASSWORD)).toBe(201);
  });

  it('has its own limit of wrong guesses', async () => {
    await open();
    const home = await signedInAt('198.51.100.7');
    for (let n = 0; n < 3; n++) expect(await status(home, 'Wrong-1')).toBe(401);
    expect(await status(home, PASSWORD)).toBe(429);
  });

  it('is recognised for that account only', async () => {
    await open();
    await kitchen.app.accounts.create({
      id: 'ravi',
      email: 'ravi@example.in',
      password: PASSWORD,
      name: 'Ravi',
    });
    const raviHome = await signedInAt('198.51.100.8', 'ravi@example.in');
    await guessFrom('198.51.100.8');
    expect(await status(raviHome, PASSWORD)).toBe(429);
  });

  it('is no longer recognised when the password changes', async () => {
    const NEW = 'Naya-5678';
    await open();
    const home = await signedInAt('198.51.100.7');
    kitchen.wait(1);
    const url = 'http://localhost/reset-password';
    const asked = { email: OWNER, url };
    await kitchen.send({ id: '', email: '', session: '' }, 'POST', '/account/recovery', asked);
    const { searchParams } = await kitchen.linkTo(OWNER);
    const used = { userId: 'asha', secret: searchParams.get('secret'), password: NEW };
    const done = await kitchen.send({ id: '', email: '', session: '' }, 'PUT', '/account/recovery', used);
    expect(done.statusCode).toBe(200);
    await guessFrom(home.address);
    expect(await status(home, NEW)).toBe(429);
  });

  it('can’t be forged', async () => {
    await open();
    const home = await signedInAt('198.51.100.7');
    const [header, , signature] = home.cookies.rasoi_device?.split('.') ?? [];
    const accounts = { asha: Date.now() + 1000 };
    const payload = Buffer.from(JSON.stringify({ jti: 'mine', accounts })).toString('base64url');
    await guessFrom('203.0.113.1');
    for (const device of [`${header}.${payload}.${signature}`, `${header}.${payload}.`, 'x', '{}']) {
      expect(await status({ address: '203.0.113.1', cookies: { rasoi_device: device } }, 'Wrong-1')).toBe(
        429,
      );
    }
  });
});
