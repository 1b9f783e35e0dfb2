import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { type MailServer, openMailServer } from '#tests/doubles/mail-server.ts';
import { type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { mealMessages } from './emails/meals/meal-messages.ts';
import { enqueueMail } from './outbox.ts';

const SITE = 'https://rasoi.example';
const AD = 'BUY GOLD at gold.example '.repeat(40);
let kitchen: Kitchen;
const server: MailServer = await closeAfterAll(openMailServer());

beforeEach(async () => {
  server.received.splice(0);
  kitchen = await openKitchen({
    SMTP_URL: server.url,
    PUBLIC_URL: SITE,
    KITCHEN_EMAIL: 'kitchen@example.in',
  });
});
afterEach(() => kitchen.close());

const order = (who: Person) => {
  const items = [JSON.stringify({ DishID: 'phulka', name: 'Phulka', quantity: 1, price: 49 })];
  const data = { items, paymentMethod: 'cod', address: AD };
  return kitchen.create(who, 'orders', data);
};

async function orders(who: Person, times: number): Promise<void> {
  for (let count = 0; count < times; count++) expect((await order(who)).statusCode).toBe(201);
}

const statuses = async () => {
  const counts: Record<string, number> = {};
  for (const { status } of await kitchen.mails()) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('orders to an unverified address', () => {
  // MAIL-6
  it('send it at most five mails an hour, without any text that the customer typed', async () => {
    const stranger = await kitchen.customer('stranger');
    await orders(stranger, 30);
    await kitchen.app.mail.deliverDue();
    expect(server.received).toHaveLength(5);
    for (const { raw } of server.received) {
      expect(raw).not.toMatch(/gold/i);
      expect(raw).toContain('The address you gave with the order');
    }
    expect(await statuses()).toEqual({ sent: 5, withheld: 25 });
  });

  it('send it mails again after an hour', async () => {
    const stranger = await kitchen.customer('stranger');
    await orders(stranger, 7);
    kitchen.wait(61);
    await orders(stranger, 2);
    await kitchen.app.mail.deliverDue();
    expect(await statuses()).toEqual({ sent: 7, withheld: 2 });
  });

  it('do not count for other people’s mails or mails of another kind', async () => {
    const stranger = await kitchen.customer('stranger');
    await orders(stranger, 8);
    await orders(await kitchen.customer('neighbour'), 1);
    await kitchen.send(stranger, 'POST', '/account/verification', { url: `${SITE}/verify-email` });
    await kitchen.app.mail.deliverDue();
    expect(await statuses()).toEqual({ sent: 7, withheld: 3 });
  });
});

describe('orders to a verified address', () => {
  // MAIL-5
  it('repeat the delivery address, and may send more mails', async () => {
    const asha = await kitchen.customer('asha');
    await kitchen.database.execute(sql`update users set "emailVerification" = true where id = 'asha'`);
    await orders(asha, 32);
    await kitchen.app.mail.deliverDue();
    expect(server.received).toHaveLength(30);
    expect(server.received[0]?.raw).toContain('BUY GOLD');
  });

  it('repeat nothing when the e-mail address was changed to somebody else’s', async () => {
    const asha = await kitchen.customer('asha');
    await kitchen.database.execute(sql`update users set "emailVerification" = true where id = 'asha'`);
    const change = { email: 'victim@example.in', password: 'Swaad-1234' };
    expect((await kitchen.send(asha, 'PATCH', '/account/email', change)).statusCode).toBe(200);
    await orders(asha, 1);
    await kitchen.app.mail.deliverDue();
    // The former address is told of the change.
    expect(server.received.map(({ to }) => to)).toEqual([['asha@example.in'], ['victim@example.in']]);
    expect(server.received.map(({ raw }) => raw).join()).not.toMatch(/gold/i);
  });
});

describe('messages of the contact form', () => {
  it('reach the kitchen with an address to reply to, at most sixty an hour', async () => {
    const write = (message: string) =>
      kitchen.app.server.inject({
        method: 'POST',
        url: '/f/contact',
        payload: { name: 'Asha', email: 'asha@example.in', subject: 'Other', message },
      });
    for (let count = 0; count < 62; count++) expect((await write(`No. ${count}`)).statusCode).toBe(200);
    await kitchen.app.mail.deliverDue();
    expect(server.received).toHaveLength(60);
    expect(server.received[0]).toMatchObject({
      to: ['kitchen@example.in'],
      raw: expect.stringContaining('Reply-To: asha@example.in'),
    });
    const stored = await kitchen.database.query(sql`select 1 from messages`);
    expect(stored).toHaveLength(62);
  });
});

describe('mailed links and codes', () => {
  const askLink = (email: string) =>
    kitchen.send(VISITOR, 'POST', '/account/tokens/magic-url', { userId: 'unique()', email });

  // MAIL-8
  it('are refused beyond twenty an hour to one address, and the last one stays valid', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 22; count++) answers.push((await askLink('victim@example.in')).statusCode);
    expect(answers).toEqual([...Array(20).fill(201), 429, 429]);
    expect((await askLink('asha@example.in')).statusCode).toBe(201);
    const { searchParams } = await kitchen.linkTo('victim@example.in');
    const opened = await kitchen.send(VISITOR, 'PUT', '/account/sessions/magic-url', {
      userId: searchParams.get('userId'),
      secret: searchParams.get('secret'),
    });
    expect(opened.statusCode).toBe(201);
  });

  it('of a recovery get the same answer beyond the limit, so that nobody learns who has an account', async () => {
    const asha = await kitchen.customer('asha');
    const ask = async (email: string) => {
      const answer = await kitchen.send(VISITOR, 'POST', '/account/recovery', {
        email,
        url: `${SITE}/reset-password`,
      });
      const { $id: _, $createdAt: __, expire: ___, ...rest } = answer.json();
      return { status: answer.statusCode, ...rest };
    };
    const answers = [];
    for (let count = 0; count < 21; count++) answers.push(await ask(asha.email));
    expect(answers.at(-1)).toEqual(await ask('nobody@example.in'));
    expect(await kitchen.mails()).toHaveLength(20);
    const { searchParams } = await kitchen.linkTo(asha.email);
    const used = await kitchen.send(VISITOR, 'PUT', '/account/recovery', {
      userId: 'asha',
      secret: searchParams.get('secret'),
      password: 'Naya-Swaad-99',
    });
    expect(used.statusCode).toBe(200);
  });
});

describe('notices whose words are sealed', () => {
  // MAIL-8
  it('never refuse what they tell of: beyond the limit they are withheld, and their words are deleted', async () => {
    const meals = [{ name: 'Lunch', dishes: 'Dal', skip: null }];
    const secret = { date: '2026-12-05', isTomorrow: true, meals, few: null };
    await runUnitOfWork(kitchen.app.engine, SYSTEM, async (work) => {
      for (let count = 0; count < 35; count++)
        await enqueueMail(work, mealMessages.next.email, {
          ...{ to: 'asha@example.in', addressProven: true, secret, expires: null },
        });
    });
    await kitchen.app.mail.deliverDue();
    expect(await statuses()).toEqual({ sent: 30, withheld: 5 });
    expect(await kitchen.database.query(sql`select 1 from mail_secrets`)).toEqual([]);
  });
});
