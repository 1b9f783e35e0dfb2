import type { LightMyRequestResponse } from 'fastify';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';

// A squatter signs up with somebody else's address, adds everything that opens an account, and waits for the owner.

const SITE = 'https://rasoi.example';
const NEW = 'Naya-5678';
let squatter: Person;
let count = 0;
const kitchen = await closeAfterAll(openKitchen({ PUBLIC_URL: SITE }));

beforeEach(async () => {
  squatter = await kitchen.customer(`asha${++count}`);
});

const number = () => `+9198765${String(count).padStart(5, '0')}`;
const send = (who: Person, method: string, path: string, body: object = {}) =>
  kitchen.send(who, method, `/account${path}`, body);
const outcome = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().type];
const accountOf = async (who: Person) => (await kitchen.send(who, 'GET', '/account')).json();
const signIn = (password: string, email = squatter.email) =>
  send(VISITOR, 'POST', '/sessions/email', { email, password });

async function codeTo(to: string): Promise<string> {
  const mail = (await kitchen.mails()).findLast((each) => each.to === to);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}
const linkTo = async () => {
  const { searchParams } = await kitchen.linkTo(squatter.email);
  return { userId: searchParams.get('userId') ?? '', secret: searchParams.get('secret') ?? '' };
};

/** The person signed in by an answer that opened a session. */
function personOf(answer: LightMyRequestResponse): Person {
  expect(answer.statusCode).toBe(201);
  const [session = ''] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
  return { id: answer.json().userId, email: '', session: String(session) };
}

/** Adds a phone number, an app, recovery codes, a push target and an identity. Returns a JWT and the app's secret. */
async function fitOut(who: Person): Promise<{ jwt: string }> {
  await send(who, 'PATCH', '/phone', { phone: number(), password: PASSWORD });
  const { secret } = (await send(who, 'POST', '/mfa/authenticators/totp')).json();
  const otp = new TOTP({ secret }).generate();
  expect((await send(who, 'PUT', '/mfa/authenticators/totp', { otp })).statusCode).toBe(200);
  expect((await send(who, 'POST', '/mfa/recovery-codes')).statusCode).toBe(201);
  expect((await send(who, 'PATCH', '/mfa', { mfa: true })).statusCode).toBe(200);
  await send(who, 'POST', '/targets/push', { targetId: 'unique()', identifier: `phone ${who.id}` });
  await kitchen.database.execute(
    sql`insert into identities (id, created, updated, "userId", provider, "providerUid", "providerEmail")
      values (${who.id}, now(), now(), ${who.id}, 'oidc', ${who.id}, '')`,
  );
  return { jwt: (await send(who, 'POST', '/jwts')).json().jwt };
}

/** The ways in which a person who reads the mails of an address can sign in for the first time. */
const arrivals: Record<string, () => Promise<Person>> = {
  async 'a code'() {
    const { userId } = (
      await send(VISITOR, 'POST', '/tokens/email', { userId: 'unique()', email: squatter.email })
    ).json();
    const secret = await codeTo(squatter.email);
    return personOf(await send(VISITOR, 'POST', '/sessions/token', { userId, secret }));
  },
  async 'a magic link'() {
    const url = `${SITE}/login`;
    await send(VISITOR, 'POST', '/tokens/magic-url', { userId: 'unique()', email: squatter.email, url });
    return personOf(await send(VISITOR, 'PUT', '/sessions/magic-url', await linkTo()));
  },
  async 'a recovery'() {
    await send(VISITOR, 'POST', '/recovery', { email: squatter.email, url: SITE });
    const used = { ...(await linkTo()), password: NEW };
    expect((await send(VISITOR, 'PUT', '/recovery', used)).statusCode).toBe(200);
    return personOf(await signIn(NEW));
  },
};

describe.each(Object.entries(arrivals))(
  'an account created by a stranger, once the address’s owner has signed in by %s (SAFE-20)',
  (_way, arrive) => {
    it('belongs only to the owner', async () => {
      const { jwt } = await fitOut(squatter);
      const owner = await arrive();
      expect(await accountOf(owner)).toMatchObject({
        $id: squatter.id,
        email: squatter.email,
        emailVerification: true,
        phone: '',
        phoneVerification: false,
        mfa: false,
        targets: [{ providerType: 'email' }],
      });
      expect((await accountOf(squatter)).type).toBe('general_unauthorized_scope');
      const byJwt = await kitchen.app.server.inject({
        url: '/v1/account',
        headers: { 'x-appwrite-project': 'rasoi', 'x-appwrite-jwt': jwt },
      });
      expect(byJwt.statusCode).toBe(401);
      expect(outcome(await signIn(PASSWORD))).toEqual([401, 'user_invalid_credentials']);
      const factors = (await kitchen.send(owner, 'GET', '/account/mfa/factors')).json();
      expect(factors).toEqual({ totp: false, phone: false, email: true, recoveryCode: false });
      expect((await kitchen.send(owner, 'GET', '/account/sessions')).json().total).toBe(1);
      expect((await kitchen.send(owner, 'GET', '/account/identities')).json().total).toBe(0);
      // The phone number no longer opens any account.
      const asked = await send(VISITOR, 'POST', '/tokens/phone', { userId: 'unique()', phone: number() });
      expect(asked.json().userId).not.toBe(squatter.id);
    });

    it('stays the owner’s, even if they open a verification mail that somebody else requested', async () => {
      await send(squatter, 'POST', '/verification', { url: SITE });
      expect((await send(VISITOR, 'PUT', '/verification', await linkTo())).statusCode).toBe(200);
      expect((await accountOf(squatter)).emailVerification).toBe(true);
      await arrive();
      expect((await accountOf(squatter)).code).toBe(401);
      expect((await signIn(PASSWORD)).statusCode).toBe(401);
    });
  },
);

/** The ways in which the holder of a session proves that they read the mails as well. */
const proofs: Record<string, () => Promise<void>> = {
  async 'a verification'() {
    await send(squatter, 'POST', '/verification', { url: SITE });
    expect((await send(squatter, 'PUT', '/verification', await linkTo())).statusCode).toBe(200);
  },
  async 'a verification elsewhere and a code'() {
    await send(squatter, 'POST', '/verification', { url: SITE });
    await send(VISITOR, 'PUT', '/verification', await linkTo());
    const { $id: challengeId } = (await send(squatter, 'POST', '/mfa/challenge', { factor: 'email' })).json();
    const answer = { challengeId, otp: await codeTo(squatter.email) };
    expect((await send(squatter, 'PUT', '/mfa/challenge', answer)).statusCode).toBe(200);
  },
};

describe.each(Object.entries(proofs))(
  'an account whose holder has verified the address by %s',
  (_way, prove) => {
    it.each(['a code', 'a magic link'])(
      'keeps password, number and sessions when they sign in by %s',
      async (way) => {
        await prove();
        await send(squatter, 'PATCH', '/phone', { phone: number(), password: PASSWORD });
        const again = await arrivals[way]?.();
        expect(again?.id).toBe(squatter.id);
        expect(await accountOf(squatter)).toMatchObject({ $id: squatter.id, phone: number() });
        expect((await signIn(PASSWORD)).statusCode).toBe(201);
      },
    );

    it('can change hands again once it has another address', async () => {
      await prove();
      const email = `moved${count}@example.in`;
      await send(squatter, 'PATCH', '/email', { email, password: PASSWORD });
      squatter = { ...squatter, email };
      await arrivals['a code']?.();
      expect((await accountOf(squatter)).code).toBe(401);
    });
  },
);

it('a password recovery in a person’s own session keeps that session and their settings', async () => {
  await send(squatter, 'PATCH', '/phone', { phone: number(), password: PASSWORD });
  await send(VISITOR, 'POST', '/recovery', { email: squatter.email, url: SITE });
  const used = { ...(await linkTo()), password: NEW };
  expect((await send(squatter, 'PUT', '/recovery', used)).statusCode).toBe(200);
  expect(await accountOf(squatter)).toMatchObject({ phone: number(), emailVerification: true });
});

describe('a phone number that was not verified', () => {
  const claim = () => send(squatter, 'PATCH', '/phone', { phone: number(), password: PASSWORD });
  const arrive = async () => {
    const asked = await send(VISITOR, 'POST', '/tokens/phone', { userId: 'unique()', phone: number() });
    const given = { userId: asked.json().userId, secret: await codeTo(number()) };
    return send(VISITOR, 'PUT', '/sessions/phone', given);
  };

  it('gives an unverified account to whoever verifies the number', async () => {
    await fitOut(squatter);
    const owner = personOf(await arrive());
    expect(await accountOf(owner)).toMatchObject({
      email: '',
      phone: number(),
      phoneVerification: true,
      mfa: false,
    });
    expect((await accountOf(squatter)).code).toBe(401);
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
    // The address's owner can sign up with it.
    const signedUp = await send(VISITOR, 'POST', '', {
      userId: 'unique()',
      email: squatter.email,
      password: NEW,
    });
    expect(signedUp.statusCode).toBe(201);
  });

  it('opens no verified account; the person who verifies the number gets a new account', async () => {
    await proofs['a verification']?.();
    await claim();
    const owner = personOf(await arrive());
    expect(owner.id).not.toBe(squatter.id);
    expect(await accountOf(owner)).toMatchObject({ email: '', phone: number(), phoneVerification: true });
    expect(await accountOf(squatter)).toMatchObject({ email: squatter.email, phone: '' });
  });

  it('does not open an account with a code sent before its owner was known', async () => {
    await claim();
    const asked = await send(VISITOR, 'POST', '/tokens/phone', { userId: 'unique()', phone: number() });
    expect(asked.json().userId).toBe(squatter.id);
    await proofs['a verification']?.();
    const given = { userId: squatter.id, secret: await codeTo(number()) };
    expect(outcome(await send(VISITOR, 'PUT', '/sessions/phone', given))).toEqual([
      401,
      'user_invalid_token',
    ]);
  });

  it('stays with the holder who has verified it', async () => {
    await claim();
    await send(squatter, 'POST', '/verification/phone');
    const used = { userId: squatter.id, secret: await codeTo(number()) };
    expect((await send(squatter, 'PUT', '/verification/phone', used)).statusCode).toBe(200);
    expect(personOf(await arrive()).id).toBe(squatter.id);
    expect(await accountOf(squatter)).toMatchObject({ email: squatter.email, phone: number() });
  });
});

describe('a change begun before the account changed hands', () => {
  it.each([
    ['a sign-in', () => signIn(PASSWORD)],
    [
      'a new address',
      () => send(squatter, 'PATCH', '/email', { email: `x${count}@example.in`, password: PASSWORD }),
    ],
    ['a new number', () => send(squatter, 'PATCH', '/phone', { phone: number(), password: PASSWORD })],
    ['a new password', () => send(squatter, 'PATCH', '/password', { password: NEW, oldPassword: PASSWORD })],
    ['an authenticator', () => send(squatter, 'POST', '/mfa/authenticators/totp')],
  ])('is refused: %s', async (_what, begin) => {
    // Locks the account, like a hand-over, until the change waits for the lock.
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let locked = () => {};
    const isLocked = new Promise<void>((resolve) => {
      locked = resolve;
    });
    const handOver = kitchen.database.transaction(async (tx) => {
      await tx.query(sql`select 1 from accounts where id = ${squatter.id} for no key update`);
      locked();
      await held;
      await tx.execute(sql`update accounts set password = null where id = ${squatter.id}`);
      await tx.execute(sql`delete from sessions where account = ${squatter.id}`);
    });
    await isLocked;
    const change = begin();
    await expect
      .poll(() => kitchen.database.query(sql`select 1 from pg_locks where not granted limit 1`))
      .toHaveLength(1);
    finish();
    await handOver;
    expect((await change).statusCode).toBe(401);
    const [after] = await kitchen.database.query(
      sql`select u.email, a.phone, a.password, a.totp_secret from accounts a join users u on u.id = a.id
        where a.id = ${squatter.id}`,
    );
    expect(after).toEqual({ email: squatter.email, phone: null, password: null, totp_secret: null });
  });
});
