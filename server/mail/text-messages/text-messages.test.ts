import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckResult } from '#domain/operation/checks.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, VISITOR } from '#tests/kitchen.ts';
import { phoneOrder } from '#tests/order-kitchen.ts';
import { readCodesToday } from './text-messages.ts';

const kitchen = await closeAfterAll(openKitchen());
const owner = await kitchen.admin();

beforeEach(async () => {
  await set({});
  await kitchen.database.execute(sql`delete from text_message_days`);
  await kitchen.database.execute(sql`delete from mails`);
});

const set = async (limits: object) => {
  const data = { value: JSON.stringify(limits) };
  expect((await kitchen.change(owner, 'settings', 'limits', data)).statusCode).toBe(200);
};
let turn = 0;
const nextNumber = () => `+9198765${String(10_000 + ++turn)}`;
const ask = (phone: string, where = kitchen) =>
  where.send(VISITOR, 'POST', '/account/sign-in-codes/phone', { phone });
const outcomeOf = (answer: { statusCode: number; json(): { type?: string } }) => [
  answer.statusCode,
  answer.json().type,
];
const alerts = async () => (await kitchen.mails()).filter(({ kind }) => kind === 'text-messages-spent');
const codesToday = async () => {
  const { site, clock } = kitchen.app.engine;
  return readCodesToday(kitchen.database, await site.current(), clock());
};

// LIMIT-1
describe('a text message to a country that the owner has not listed', () => {
  it('is refused by every route that sends one, before anything is stored or sent', async () => {
    const waiting = async () => (await kitchen.mails()).filter(({ kind }) => kind !== 'text-messages-spent');
    const FOREIGN = '+447700900123';
    const asha = await kitchen.customer('asha');
    await kitchen.database.execute(
      sql`update accounts set phone = ${FOREIGN}, phone_verified = false where id = 'asha'`,
    );
    await kitchen.database.execute(sql`update users set phone = ${Number(FOREIGN)} where id = 'asha'`);
    const before = (await waiting()).length;
    const body = { userId: 'unique()', phone: FOREIGN };
    const answers = [
      await ask(FOREIGN),
      await kitchen.send(VISITOR, 'POST', '/account/tokens/phone', body),
      await kitchen.send(VISITOR, 'POST', '/account/sessions/phone', body),
      await kitchen.send(asha, 'POST', '/account/verification/phone'),
      await kitchen.send(asha, 'POST', '/account/verifications/phone'),
      await kitchen.send(asha, 'POST', '/phone-proof'),
      await kitchen.create(owner, 'invitations', { to: FOREIGN, role: 'kitchen' }),
    ];
    await kitchen.database.execute(sql`update accounts set phone_verified = true where id = 'asha'`);
    answers.push(await kitchen.send(asha, 'POST', '/account/mfa/challenge', { factor: 'phone' }));
    expect(answers.map(outcomeOf)).toEqual(Array(8).fill([400, 'phone_country_refused']));
    expect(await waiting()).toHaveLength(before);
    expect((await codesToday()).sent).toBe(0);
  });

  it('is sent once the owner has listed the country', async () => {
    const FOREIGN = '+447700900456';
    await set({ textCountries: ['91', '+44'] });
    expect((await ask(FOREIGN)).statusCode).toBe(201);
    await set({});
    expect((await ask(FOREIGN)).statusCode).toBe(400);
  });
});

// LIMIT-2
describe('the codes of a day', () => {
  it('end at the limit, and the kitchen hears of it once', async () => {
    const codesSaid = async () =>
      (await kitchen.send(owner, 'GET', '/status'))
        .json()
        .checks.find((each: CheckResult) => each.check === 'codes');
    await set({ codesPerDay: 3 });
    for (let n = 0; n < 3; n++) expect((await ask(nextNumber())).statusCode).toBe(201);
    for (let n = 0; n < 2; n++)
      expect(outcomeOf(await ask(nextNumber()))).toEqual([429, 'text_messages_spent']);
    expect(await codesToday()).toEqual({ sent: 3, most: 3 });
    expect(await codesSaid()).toMatchObject({ state: 'attention', finding: 'codesSpent', facts: [3, 3] });
    await set({ codesPerDay: 4 });
    expect((await ask(nextNumber())).statusCode).toBe(201);
    expect((await ask(nextNumber())).statusCode).toBe(429);
    const told = await alerts();
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      [null, 'Today’s text messages with codes are used up'],
    ]);
  });

  it('begin again on the kitchen’s next day', async () => {
    await set({ codesPerDay: 1 });
    await ask(nextNumber());
    expect((await ask(nextNumber())).statusCode).toBe(429);
    kitchen.wait(24 * 60);
    expect((await ask(nextNumber())).statusCode).toBe(201);
    expect(await alerts()).toHaveLength(2);
  });

  it('are at most the limit when forty are asked for at once', async () => {
    await set({ codesPerDay: 10 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(nextNumber())));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect((await codesToday()).sent).toBe(10);
  });

  it('leave the links of orders alone', async () => {
    await set({ codesPerDay: 0 });
    expect((await ask(nextNumber())).statusCode).toBe(429);
    const order = await kitchen.create(owner, 'orders', phoneOrder(9_876_512_345), 'by-phone');
    expect(order.statusCode).toBe(201);
    expect((await kitchen.send(owner, 'POST', '/orders/by-phone/link')).statusCode).toBe(202);
    expect(await codesToday()).toEqual({ sent: 0, most: 0 });
  });

  it('are also counted by network, whichever route and account ask', async () => {
    const strict = await openKitchen({ RATE_LIMIT_SCALE: '0.1' });
    try {
      // A tenth of 100 an hour.
      const outcomes: number[] = [];
      for (let n = 0; n < 8; n++) outcomes.push((await ask(nextNumber(), strict)).statusCode);
      for (const id of ['a', 'b', 'c']) {
        await strict.app.accounts.create({ id, email: `${id}@x.in`, password: 'Swaad-1234', name: id });
        const signed = await strict.app.server.inject({
          method: 'POST',
          url: '/v1/account/sessions/email',
          remoteAddress: `198.51.100.${outcomes.length}`,
          headers: { 'x-appwrite-project': 'rasoi' },
          payload: { email: `${id}@x.in`, password: 'Swaad-1234' },
        });
        const [session] = Object.values(JSON.parse(String(signed.headers['x-fallback-cookies'])));
        await strict.database.execute(sql`update users set phone = ${9876500000 + turn++} where id = ${id}`);
        const person = { id, email: '', session: String(session) };
        outcomes.push((await strict.send(person, 'POST', '/phone-proof')).statusCode);
      }
      expect(outcomes).toEqual([...Array(10).fill(201), 429]);
    } finally {
      await strict.close();
    }
  });
});
