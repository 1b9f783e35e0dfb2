import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { openCodeKitchen } from '#tests/code-kitchen.ts';
import { outcomeOf, PASSWORD, type Person } from '#tests/kitchen.ts';
import { phoneOrder } from '#tests/order-kitchen.ts';
import { twoStep } from '#tests/two-step.ts';

const { kitchen, number, phone, nextNumber, messageTo, sent, signIn } = await openCodeKitchen();

afterAll(() => kitchen.close());
beforeEach(nextNumber);

const email = () => `meera${number()}@example.in`;
const accountOf = async (who: Person) => (await kitchen.send(who, 'GET', '/account')).json();
const profileOf = async (who: Person) => (await kitchen.read(who, 'users', who.id)).json();

describe('signing in with a code sent to a phone', () => {
  // LOGIN-11
  it('creates an account at the first time, and opens the same one from then on', async () => {
    const first = await signIn();
    expect(await accountOf(first)).toMatchObject({
      phone: phone(),
      phoneVerification: true,
      email: '',
      name: '',
    });
    expect(await profileOf(first)).toMatchObject({ phone: number(), provenPhone: number(), role: null });
    expect((await signIn()).id).toBe(first.id);
    const session = (await kitchen.send(first, 'GET', '/account/sessions/current')).json();
    expect(session).toMatchObject({ provider: 'phone', providerUid: phone(), factors: ['phone'] });
  });

  // LOGIN-11
  it('lets a person order who has given no name and no e-mail address', async () => {
    await kitchen.setPayments({});
    const meera = await signIn();
    const id = await kitchen.place(meera);
    expect(await kitchen.order(id)).toMatchObject({ customerEmail: null, customerPhone: String(number()) });
    expect((await kitchen.mails()).filter(({ aboutId }) => aboutId === id)).toEqual([]);
    const named = await kitchen.send(meera, 'PATCH', '/account/name', { name: 'Meera Joshi' });
    expect(named.json().name).toBe('Meera Joshi');
  });

  // PHONE-15
  it('gets the orders that staff entered for the number', async () => {
    const entered = await kitchen.create(kitchen.cook, 'orders', phoneOrder(number()), `entered-${number()}`);
    expect(entered.statusCode).toBe(201);
    const meera = await signIn();
    const mine = (await kitchen.list(meera, 'orders')).json();
    expect(mine.documents.map(({ $id }: { $id: string }) => $id)).toEqual([`entered-${number()}`]);
    expect((await profileOf(meera)).name).toBe('Meera');
  });

  // LOGIN-12
  it('sends a message that the browser of this site can read', async () => {
    const { secret } = await sent();
    const text = await messageTo(phone());
    expect(text).toContain(`${secret} is your code to sign in`);
    expect(text.split('\n').at(-1)).toBe(`@rasoi.example #${secret}`);
  });

  it('still asks for the second factor', async () => {
    const ravi = await kitchen.customer(`two-step-${number()}`);
    await twoStep(kitchen).turnOn(ravi);
    await kitchen.database.execute(
      sql`update accounts set phone = ${phone()}, phone_verified = true where id = ${ravi.id}`,
    );
    const arrived = await signIn();
    expect(arrived.id).toBe(ravi.id);
    expect(outcomeOf(await kitchen.send(arrived, 'GET', '/account'))).toEqual([
      401,
      'user_more_factors_required',
    ]);
  });
});

describe('a number that somebody only typed', () => {
  // PHONE-15
  it('into a profile opens nothing of that account', async () => {
    const ravi = await kitchen.customer(`typed-${number()}`);
    await kitchen.change(ravi, 'users', ravi.id, { phone: number() });
    const meera = await signIn();
    expect(meera.id).not.toBe(ravi.id);
    expect((await profileOf(ravi)).phone).toBe(number());
  });

  // PHONE-15
  it('into an account is taken from it, and the account keeps everything else', async () => {
    /** Writes a number into an account or a profile, unproven. */
    const claim = (who: Person) =>
      kitchen.send(who, 'PATCH', '/account/phone', { phone: phone(), password: PASSWORD });
    const ravi = await kitchen.customer(`claims-${number()}`);
    await claim(ravi);
    const meera = await signIn();
    expect(meera.id).not.toBe(ravi.id);
    expect(await accountOf(ravi)).toMatchObject({ phone: '', email: ravi.email });
  });

  // PHONE-15
  it('as the new number of an account no longer opens it, neither with the old nor the new number', async () => {
    const meera = await signIn();
    const old = phone();
    const moved = `+91${number() + 11_000_000}`;
    const changed = await kitchen.send(meera, 'PATCH', '/account/phone', {
      phone: moved,
      password: PASSWORD,
    });
    expect(changed.statusCode).toBe(200);
    expect((await signIn({ phone: old })).id).not.toBe(meera.id);
    expect((await signIn({ phone: moved })).id).not.toBe(meera.id);
  });
});

describe('signing in with a code sent by e-mail', () => {
  // LOGIN-15
  it('opens the account of the address, or creates one', async () => {
    const ravi = await kitchen.customer(`mailed-${number()}`);
    expect((await signIn({ email: ravi.email.toUpperCase() })).id).toBe(ravi.id);
    const meera = await signIn({ email: email() });
    expect(await accountOf(meera)).toMatchObject({ email: email(), emailVerification: true, phone: '' });
  });

  // LOGIN-15
  it('leaves an account alone that has proven a number and only typed the address', async () => {
    const meera = await signIn();
    const typed = { email: email(), password: PASSWORD };
    expect((await kitchen.send(meera, 'PATCH', '/account/email', typed)).statusCode).toBe(200);
    const stranger = await signIn({ email: email() });
    expect(stranger.id).not.toBe(meera.id);
    expect(await accountOf(meera)).toMatchObject({ email: '', phone: phone() });
  });
});

// PHONE-15
it('closing an account by phone deletes the messages with its codes', async () => {
  const meera = await signIn();
  expect((await kitchen.send(meera, 'PATCH', '/account/status')).statusCode).toBe(200);
  expect((await kitchen.mails()).filter(({ to }) => to === phone())).toEqual([]);
});
