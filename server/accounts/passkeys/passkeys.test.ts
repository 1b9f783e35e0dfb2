import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { openAccountKitchen, SITE } from '#tests/account-kitchen.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { type Lies, SoftwareAuthenticator } from '#tests/doubles/software-authenticator.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { twoStep } from '#tests/two-step.ts';
import { relyingPartyOf } from './relying-party.ts';

const REFUSED = [401, 'passkey_refused'];
let asha: Person;
let phone: SoftwareAuthenticator;
const kitchen = await closeAfterAll(openAccountKitchen());

beforeEach(async () => {
  asha = await kitchen.nextCustomer();
  phone = new SoftwareAuthenticator({ rpId: 'rasoi.example', origin: SITE });
});

const askToAdd = async (who = asha) =>
  (await kitchen.send(who, 'POST', '/account/passkeys/challenge')).json();
const askToSignIn = async () =>
  (await kitchen.send(VISITOR, 'POST', '/account/sessions/passkey/challenge')).json();
const post = (path: string, body: object, who = VISITOR) => kitchen.send(who, 'POST', path, body);
const add = async (lies?: Lies, who = asha) =>
  post('/account/passkeys', phone.register(await askToAdd(who), 'My phone', lies), who);
const signIn = async (lies?: Lies) =>
  post('/account/sessions/passkey', phone.signIn(await askToSignIn(), lies));
const list = async (who = asha) => (await kitchen.send(who, 'GET', '/account/passkeys')).json().passkeys;

function personOf(answer: LightMyRequestResponse): Person {
  expect(answer.statusCode).toBe(201);
  const [session = ''] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
  return { id: answer.json().userId, email: '', session: String(session) };
}

describe('a passkey', () => {
  // PASSKEY-1
  it('is added, named, listed and removed by its owner only', async () => {
    const added = await add();
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ name: 'My phone', lastUsedAt: null });
    const path = `/account/passkeys/${added.json().$id}`;
    const renamed = await kitchen.send(asha, 'PATCH', path, { name: ' Old phone ' });
    expect(renamed.json().name).toBe('Old phone');
    const ravi = await kitchen.nextCustomer();
    expect(await list(ravi)).toEqual([]);
    expect(outcomeOf(await kitchen.send(ravi, 'PATCH', path, { name: 'Mine' }))).toEqual([
      404,
      'passkey_not_found',
    ]);
    expect(outcomeOf(await kitchen.send(ravi, 'DELETE', path))).toEqual([404, 'passkey_not_found']);
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Old phone']);
    expect((await kitchen.send(asha, 'DELETE', path)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect(outcomeOf(await signIn())).toEqual(REFUSED);
    expect(outcomeOf(await kitchen.send(VISITOR, 'GET', '/account/passkeys'))).toEqual([
      401,
      'general_unauthorized_scope',
    ]);
  });

  // PASSKEY-2
  it('signs in, and shows when it was used', async () => {
    await add();
    const answer = await signIn();
    const arrived = personOf(answer);
    expect(arrived.id).toBe(asha.id);
    expect(answer.json()).toMatchObject({ provider: 'passkey', factors: ['passkey', 'userVerification'] });
    expect((await kitchen.send(arrived, 'GET', '/account')).statusCode).toBe(200);
    expect((await list())[0].lastUsedAt).not.toBeNull();
    expect((await signIn()).statusCode).toBe(201);
  });

  // PASSKEY-3
  it('satisfies two-step login, because it proves the device and what unlocks it', async () => {
    await add();
    await twoStep(kitchen).turnOn(asha);
    const arrived = personOf(await signIn());
    expect((await kitchen.send(arrived, 'GET', '/account')).statusCode).toBe(200);
  });

  // PASSKEY-4
  it('cannot be added by a session that is older than half an hour', async () => {
    kitchen.wait(31);
    expect(outcomeOf(await post('/account/passkeys/challenge', {}, asha))).toEqual([
      401,
      'user_challenge_required',
    ]);
  });

  // PASSKEY-1
  it('is the eleventh at most', async () => {
    for (let n = 0; n < 10; n++) {
      phone = new SoftwareAuthenticator({ rpId: 'rasoi.example', origin: SITE });
      expect((await add()).statusCode).toBe(201);
    }
    expect(outcomeOf(await post('/account/passkeys/challenge', {}, asha))).toEqual([409, 'passkey_too_many']);
  });

  // PASSKEY-5
  it('is part of the data export without its key, and goes when the account is closed', async () => {
    await add();
    const file = (await kitchen.send(asha, 'GET', '/account/export')).json();
    expect(file.passkeys).toEqual(await list());
    expect(Object.keys(file.passkeys[0]).sort()).toEqual(['$createdAt', '$id', 'lastUsedAt', 'name']);
    const events = file.activity.map(({ event }: { event: string }) => event);
    expect(events).toContain('passkey.create');
    expect((await kitchen.send(asha, 'PATCH', '/account/status')).statusCode).toBe(200);
    expect(await kitchen.database.query(sql`select 1 from passkeys where account = ${asha.id}`)).toEqual([]);
    expect(outcomeOf(await signIn())).toEqual(REFUSED);
  });

  // PASSKEY-5
  it('of whoever had the account before is removed when its owner proves the address', async () => {
    await add();
    await post('/account/tokens/email', { userId: 'unique()', email: asha.email });
    const mail = (await kitchen.mails()).findLast(({ to }) => to === asha.email);
    const secret = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    expect((await post('/account/sessions/token', { userId: asha.id, secret })).statusCode).toBe(201);
    expect(outcomeOf(await signIn())).toEqual(REFUSED);
  });
});

// PASSKEY-4
describe('an answer is refused', () => {
  it.each<[string, Lies]>([
    ['from another site', { origin: 'https://rasoi.example.evil.test' }],
    ['from the same name without https', { origin: 'http://rasoi.example' }],
    ['made for another name', { rpId: 'evil.test' }],
    ['to another challenge', { challenge: 'AAAA' }],
    ['of a device that nobody unlocked', { userVerified: false }],
  ])('%s', async (_, lies) => {
    expect(outcomeOf(await add(lies))).toEqual(REFUSED);
    expect(await list()).toEqual([]);
    expect((await add()).statusCode).toBe(201);
    expect(outcomeOf(await signIn(lies))).toEqual(REFUSED);
    expect((await signIn()).statusCode).toBe(201);
  });

  it('that names somebody else’s account', async () => {
    await add();
    const ravi = await kitchen.nextCustomer();
    const userHandle = Buffer.from(ravi.id).toString('base64url');
    expect(outcomeOf(await signIn({ userHandle }))).toEqual(REFUSED);
  });

  it('whose counter went back, as that of a copied key would', async () => {
    await add();
    expect((await signIn({ counter: 9 })).statusCode).toBe(201);
    expect(outcomeOf(await signIn({ counter: 8 }))).toEqual(REFUSED);
    expect(outcomeOf(await signIn({ counter: 9 }))).toEqual(REFUSED);
  });

  it('that is sent a second time, also ten times at once', async () => {
    await add();
    const answer = phone.signIn(await askToSignIn());
    const all = await Promise.all(
      Array.from({ length: 10 }, () => post('/account/sessions/passkey', answer)),
    );
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(401)]);
  });

  it('after five minutes', async () => {
    await add();
    const answer = phone.signIn(await askToSignIn());
    kitchen.wait(6);
    expect(outcomeOf(await post('/account/sessions/passkey', answer))).toEqual(REFUSED);
  });

  it('to a challenge that somebody else got, or that was for signing in', async () => {
    const ravi = await kitchen.nextCustomer();
    const theirs = phone.register(await askToAdd(ravi), 'Mine');
    expect(outcomeOf(await post('/account/passkeys', theirs, asha))).toEqual(REFUSED);
    const asked = { ...(await askToAdd()), ...(await askToSignIn()) };
    asked.options.user = { id: 'YXNoYQ' };
    expect(outcomeOf(await post('/account/passkeys', phone.register(asked, 'Mine'), asha))).toEqual(REFUSED);
  });

  it('that adds a passkey which another account has', async () => {
    expect((await add()).statusCode).toBe(201);
    const ravi = await kitchen.nextCustomer();
    expect(outcomeOf(await add({}, ravi))).toEqual(REFUSED);
    expect(await list(ravi)).toEqual([]);
  });

  it('of a blocked account', async () => {
    await add();
    await kitchen.database.execute(sql`update accounts set active = false where id = ${asha.id}`);
    expect(outcomeOf(await signIn())).toEqual([401, 'user_blocked']);
  });

  it('that is malformed', async () => {
    await add();
    const whole = phone.signIn(await askToSignIn());
    const broken = structuredClone(whole);
    broken.response.response.authenticatorData = 'AAAA';
    expect(outcomeOf(await post('/account/sessions/passkey', broken))).toEqual(REFUSED);
    for (const body of [{}, { challengeId: 'a', response: 7 }, { ...whole, challengeId: [] }]) {
      expect(outcomeOf(await post('/account/sessions/passkey', body))).toEqual([
        400,
        'general_argument_invalid',
      ]);
    }
    expect(outcomeOf(await post('/account/passkeys', { name: '' }, asha))).toEqual([
      400,
      'general_argument_invalid',
    ]);
  });
});

// PASSKEY-4
it('passkeys belong to the name in the public address, which cannot be an IP address', () => {
  expect(relyingPartyOf(SITE)).toEqual({ id: 'rasoi.example', origins: [SITE] });
  expect(relyingPartyOf('http://127.0.0.1:3000')).toEqual({
    id: 'localhost',
    origins: ['http://127.0.0.1:3000', 'http://localhost:3000'],
  });
  expect(relyingPartyOf('http://192.168.1.5:3000')).toBeUndefined();
  expect(relyingPartyOf('https://[2001:db8::1]')).toBeUndefined();
});
