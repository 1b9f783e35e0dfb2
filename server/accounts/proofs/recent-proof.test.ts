import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { openCodeKitchen } from '#tests/code-kitchen.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { twoStep } from '#tests/two-step.ts';

// A thief has the session of somebody who signs in with codes, and wants to keep the account after the session has ended.

const NEW = 'Naya-5678';
const PROOF = [401, 'user_challenge_required'];

const { kitchen, number, phone, nextNumber, signIn } = await openCodeKitchen();
const steps = twoStep(kitchen);

afterAll(() => kitchen.close());
beforeEach(nextNumber);

const address = (of = 'meera') => `${of}${number()}@example.in`;
const send = (who: Person, method: string, path: string, body: object = {}) =>
  kitchen.send(who, method, `/account${path}`, body);
const signUp = () => kitchen.customer(`ravi${number()}`);

/** Kinds and recipients of the messages about changes, oldest first. */
const told = async () =>
  (await kitchen.mails())
    .filter(({ kind, to }) => kind.endsWith('-changed') && (to?.includes(`${number()}`) ?? false))
    .map(({ kind, to }) => `${kind} ${to}`);
const byEmail = async () => ({ ...(await signIn({ email: address() })), email: address() });

/** The changes that leave a way into an account that has no password. */
const changes: Record<string, (who: Person) => ReturnType<typeof send>> = {
  'a first password': (who) => send(who, 'PATCH', '/password', { password: NEW }),
  'an e-mail address': (who) => send(who, 'PATCH', '/email', { email: address('thief'), password: NEW }),
  'a phone number': (who) => send(who, 'PATCH', '/phone', { phone: phone(), password: NEW }),
};

// SAFE-80
describe.each(Object.entries(changes))('%s of an account that signs in by code', (_what, change) => {
  it('is refused to a session of more than half an hour, and changes nothing', async () => {
    const meera = await byEmail();
    kitchen.wait(31);
    expect(outcomeOf(await change(meera))).toEqual(PROOF);
    expect((await send(meera, 'GET', '')).json()).toMatchObject({
      email: address(),
      phone: '',
      passwordUpdate: '',
    });
    expect(await told()).toEqual([]);
  });

  it('is taken once the session has passed a challenge, and from a session that was just opened', async () => {
    const meera = await byEmail();
    kitchen.wait(31);
    const id = await steps.ask(meera, 'email');
    await steps.answer(meera, id, await steps.mailedCode(meera));
    expect((await change(meera)).statusCode).toBe(200);
    nextNumber();
    expect((await change(await byEmail())).statusCode).toBe(200);
  });
});

// SAFE-80
it('an old session without a factor adds neither an authenticator app nor recovery codes, which would prove anything later', async () => {
  const ravi = await signUp();
  kitchen.wait(31);
  expect(outcomeOf(await send(ravi, 'POST', '/mfa/authenticators/totp'))).toEqual(PROOF);
  expect(outcomeOf(await send(ravi, 'POST', '/mfa/recovery-codes'))).toEqual(PROOF);
});

// SAFE-80
it('an anonymous account takes its first address and password however old its session is', async () => {
  const answer = await send(VISITOR, 'POST', '/sessions/anonymous');
  const [session = ''] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
  const guest = { id: answer.json().userId, email: '', session: String(session) };
  kitchen.wait(60);
  expect((await changes['an e-mail address']?.(guest))?.statusCode).toBe(200);
  expect(await told()).toEqual([]);
});

// SAFE-81
describe('the owner of an account', () => {
  it('is told at the address that it had before, and at its proven number', async () => {
    const ravi = await signUp();
    const before = ravi.email;
    await kitchen.database.execute(
      sql`update accounts set phone = ${phone()}, phone_verified = true where id = ${ravi.id}`,
    );
    await send(ravi, 'PATCH', '/email', { email: address('other'), password: 'Swaad-1234' });
    expect(await told()).toEqual([`email-changed ${before}`, `phone-email-changed ${phone()}`]);
  });

  it('is told of a first password by text message, if there is nothing but a number', async () => {
    const byPhone = () => signIn();
    await send(await byPhone(), 'PATCH', '/password', { password: NEW });
    expect(await told()).toEqual([`phone-password-changed ${phone()}`]);
  });

  it.each([
    ['a changed password', '/password', { password: NEW, oldPassword: 'Swaad-1234' }, 'password-changed'],
    ['a number', '/phone', { phone: '+919812345678', password: 'Swaad-1234' }, 'phone-changed'],
  ])('is told of %s', async (_what, path, body, kind) => {
    const ravi = await signUp();
    expect((await send(ravi, 'PATCH', path, body)).statusCode).toBe(200);
    expect(await told()).toEqual([`${kind} ${ravi.email}`]);
    await kitchen.database.execute(sql`update accounts set phone = null where id = ${ravi.id}`);
  });

  it('is told once of two-step login that is set up, and again when it is turned off', async () => {
    const ravi = await signUp();
    await steps.turnOn(ravi);
    await send(ravi, 'POST', '/mfa/recovery-codes');
    expect(await told()).toEqual([`two-step-login-changed ${ravi.email}`]);
    await kitchen.database.execute(sql`update accounts set totp_verified = false where id = ${ravi.id}`);
    steps.wait(5);
    await send(ravi, 'PATCH', '/mfa', { mfa: false });
    expect(await told()).toHaveLength(2);
  });

  it('is told of a linked login that is unlinked', async () => {
    const ravi = await signUp();
    await kitchen.database.execute(
      sql`insert into identities (id, created, updated, "userId", provider, "providerUid", "providerEmail")
        values (${ravi.id}, now(), now(), ${ravi.id}, 'oidc', ${ravi.id}, '')`,
    );
    await send(ravi, 'DELETE', `/identities/${ravi.id}`);
    expect(await told()).toEqual([`linked-login-changed ${ravi.email}`]);
  });

  it('is told of a password that was chosen by a mailed link', async () => {
    const ravi = await signUp();
    await send(VISITOR, 'POST', '/recovery', { email: ravi.email, url: 'https://rasoi.example' });
    const { searchParams } = await kitchen.linkTo(ravi.email);
    const used = { userId: ravi.id, secret: searchParams.get('secret'), password: NEW };
    expect((await send(VISITOR, 'PUT', '/recovery', used)).statusCode).toBe(200);
    expect(await told()).toEqual([`password-changed ${ravi.email}`]);
  });

  /** Ravi, with a proven number of his own. */
  async function withNumber(proven: string) {
    const ravi = await signUp();
    await kitchen.database.execute(
      sql`update accounts set phone = ${proven}, phone_verified = true where id = ${ravi.id}`,
    );
    return ravi;
  }
  const changePassword = (who: Person, password: string, oldPassword: string) =>
    send(who, 'PATCH', '/password', { password, oldPassword });

  it('is told by text message even when the codes of the day are used up, and changes a password nevertheless', async () => {
    const ravi = await withNumber(phone());
    const data = { value: JSON.stringify({ codesPerDay: 0 }) };
    expect((await kitchen.change(kitchen.owner, 'settings', 'limits', data)).statusCode).toBe(200);
    expect(
      outcomeOf(await kitchen.send(VISITOR, 'POST', '/account/sign-in-codes/phone', { phone: phone() })),
    ).toEqual([429, 'text_messages_spent']);
    expect((await changePassword(ravi, NEW, 'Swaad-1234')).statusCode).toBe(200);
    expect(await told()).toEqual([`password-changed ${ravi.email}`, `phone-password-changed ${phone()}`]);
    await kitchen.change(kitchen.owner, 'settings', 'limits', { value: '{}' });
  });

  it('changes a password although its number is in a country that gets no text messages', async () => {
    const foreign = `+4477${number()}`.slice(0, 13);
    const ravi = await withNumber(foreign);
    expect((await changePassword(ravi, NEW, 'Swaad-1234')).statusCode).toBe(200);
    expect(await told()).toEqual([`password-changed ${ravi.email}`]);
  });

  it('gets ten text messages a day at most, and each change by mail', async () => {
    const ravi = await withNumber(phone());
    const passwords = ['Swaad-1234', ...Array.from({ length: 12 }, (_, n) => `Naya-567${n}`)];
    for (let n = 1; n < passwords.length; n++) {
      kitchen.wait(2);
      expect((await changePassword(ravi, passwords[n] ?? '', passwords[n - 1] ?? '')).statusCode).toBe(200);
    }
    const messages = await told();
    expect(messages.filter((message) => message.startsWith('phone-'))).toHaveLength(10);
    expect(messages.filter((message) => message.startsWith('password-'))).toHaveLength(12);
  });
});
