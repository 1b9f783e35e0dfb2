import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type Person, VISITOR } from './kitchen.ts';
import { openOrderKitchen } from './order-kitchen.ts';

/** Where a code is sent. */
type Address = { phone: string } | { email: string };

/** A kitchen in which people sign in with codes, each test with a phone number of its own. */
export async function openCodeKitchen() {
  const kitchen = await openOrderKitchen({ PUBLIC_URL: 'https://rasoi.example' });
  let count = 0;

  /** This test's number, as profiles and as accounts store it. */
  const number = () => 9_844_000_000 + count;
  const phone = () => `+91${number()}`;

  const ask = (to: Address) =>
    kitchen.send(VISITOR, 'POST', `/account/sign-in-codes/${'phone' in to ? 'phone' : 'email'}`, to);
  const messageTo = async (address: string): Promise<string> =>
    (await kitchen.mails()).findLast(({ to }) => to === address)?.text ?? '';

  /** Asks for a code and reads the message. */
  async function sent(to: Address = { phone: phone() }): Promise<{ codeId: string; secret: string }> {
    const answer = await ask(to);
    expect(answer.statusCode).toBe(201);
    const text = await messageTo('phone' in to ? to.phone : to.email.toLowerCase());
    return { codeId: answer.json().$id, secret: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
  }
  const enter = (code: object) => kitchen.send(VISITOR, 'POST', '/account/sessions/code', code);

  return {
    kitchen,
    number,
    phone,
    /** Begins to use the next number. */
    nextNumber() {
      count += 1;
    },
    ask,
    messageTo,
    sent,
    enter,
    /** Signs in with a code that is sent to the address, or to this test's number. */
    signIn: async (to?: Address) => personOf(await enter(await sent(to))),
  };
}

/** The person whom the answer signs in. */
function personOf(answer: LightMyRequestResponse): Person {
  expect(answer.statusCode).toBe(201);
  const [session = ''] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
  return { id: answer.json().userId, email: '', session: String(session) };
}
