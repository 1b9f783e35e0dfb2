import { describe, expect, it } from 'vitest';
import type { OwedAnswer } from '#domain/ledger/owed.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, type Person, VISITOR } from '#tests/kitchen.ts';
import { phoneOrder } from '#tests/order-kitchen.ts';
import { bringPeople } from '#tests/people/bring-people.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

const kitchen = await closeAfterAll(openPlanKitchen({ PUBLIC_URL: 'https://swaad.example' }));

const prepare = (subject: string, id: string, who: Person | typeof VISITOR = kitchen.manager) =>
  kitchen.send(who, 'POST', '/chats', { subject, id });
/** A customer who owes ₹340, and whose name is hostile. */
async function debtor(phone: number): Promise<string> {
  const csv = `phone,name,balance\n${phone},"%0aMeera <b>\u202e&text=",-340\n`;
  await bringPeople(kitchen, kitchen.owner, csv);
  await kitchen.send(kitchen.owner, 'POST', '/to-tell/held', { tells: false });
  const [found] = await kitchen.database.query<{ id: string }>(
    sql`select id from users where phone = ${phone}`,
  );
  return found?.id ?? '';
}

// TELL-7
describe('a prepared chat', () => {
  it('says exactly what a hostile name is, with a page of this site, and is noted as prepared', async () => {
    const textOf = (link: string | null) => new URL(link ?? '').searchParams.get('text');
    const id = await debtor(9_845_077_001);
    const chat = (await prepare('debt', id)).json();
    expect(chat.text).toMatch(
      /^Namaste %0aMeera <b>&text=, ₹340 is still to be paid for your food\. You can pay it here: https:\/\/swaad\.example\/owed\/\S+$/,
    );
    expect(textOf(chat.link)).toBe(chat.text);
    expect(new URL(chat.link).pathname).toBe('/919845077001');
    const log = await kitchen.database.query<{ action: string }>(
      sql`select action from audits where "documentId" = ${id} and collection = 'customerMessages'`,
    );
    expect(log).toEqual([{ action: 'prepare' }]);
  });

  it('about an order goes to the number of that order, with a page of its own', async () => {
    const made = { documentId: 'called', data: phoneOrder(9_845_077_002) };
    expect((await kitchen.send(kitchen.owner, 'POST', at('orders'), made)).statusCode).toBe(201);
    const { text, link } = (await prepare('order', 'called')).json();
    expect(text).toMatch(/about your order #\d+ of ₹\d.*: https:\/\/swaad\.example\/owed\/order~called~\S+$/);
    expect(new URL(link).pathname).toBe('/919845077002');
  });

  it('is in the owner’s words and the customer’s language', async () => {
    const id = await debtor(9_845_077_003);
    await kitchen.database.execute(sql`update users set language = 'hi' where id = ${id}`);
    expect((await prepare('debt', id)).json().text).toMatch(
      /^नमस्ते .*₹340 बाकी हैं.* https?:\/\/[^/]+\/hi\/owed\/\S+$/,
    );
    const words = '{name}: {amount}!';
    await kitchen.create(kitchen.owner, 'messageTexts', { kind: 'chat-debt', language: 'hi', words });
    expect((await prepare('debt', id)).json().text).toBe('%0aMeera <b>&text=: ₹340!');
  });

  it('has no link to a number that somebody has stopped', async () => {
    const id = await debtor(9_845_077_004);
    await kitchen.database.execute(
      sql`insert into stopped_numbers (phone, at) values ('+919845077004', now())`,
    );
    expect((await prepare('debt', id)).json().link).toBeNull();
  });

  it('is for owners and managers, of what there is', async () => {
    for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider])
      expect((await prepare('plan', 'tiffin', who)).statusCode).toBe(401);
    expect((await prepare('plan', 'tiffin')).json()).toEqual({
      text: expect.stringContaining('Ghar ka khana: ₹120 a meal.'),
      link: null,
    });
    for (const subject of ['order', 'issue', 'debt', 'statement', 'subscription', 'meal', 'coupon', 'plan'])
      expect((await prepare(subject, 'nothing')).statusCode).toBe(404);
    expect((await prepare('pizza', 'x')).statusCode).toBe(400);
  });
});

// TELL-7
it('a chat about one meal names it in the customer’s language, for whoever has that meal', async () => {
  const eater = await kitchen.subscriber('chatted');
  await kitchen.database.execute(
    sql`update users set language = 'hi', phone = 9845077009 where id = 'chatted'`,
  );
  const subscriptionId = await kitchen.subscribe(eater);
  const ask = (over: object = {}) =>
    kitchen.send(kitchen.manager, 'POST', '/chats', {
      ...{ subject: 'meal', id: subscriptionId, period: '2026-12-04', mealTimeId: 'lunch' },
      ...over,
    });
  const { text, link } = (await ask()).json();
  expect(text).toMatch(/^नमस्ते Person chatted, .*4 .* Lunch के बारे में:$/);
  expect(new URL(link).pathname).toBe('/919845077009');
  for (const wrong of [
    { period: 'friday' },
    { mealTimeId: 'dinner' },
    { mealTimeId: 'none' },
    { id: 'none' },
  ])
    expect((await ask(wrong)).statusCode).toBe(404);
});

// TELL-7
describe('the page that the link of an order opens', () => {
  const linkOf = async (id: string) =>
    /\/owed\/(\S+)$/.exec((await prepare('order', id)).json().text)?.[1] ?? '';
  const open = (code: string) => kitchen.send(VISITOR, 'GET', `/owed/${encodeURIComponent(code)}`);
  const called = async (id: string, phone: number) => {
    const made = { documentId: id, data: phoneOrder(phone) };
    return (await kitchen.send(kitchen.owner, 'POST', at('orders'), made)).json();
  };

  it('has how far it is, the amount that is due and its code, and nothing of whose it is or what it has', async () => {
    await kitchen.setSection('payments', { vpa: 'swaad@upi' });
    const { number, totalAmount } = await called('followed', 9_845_077_010);
    const code = await linkOf('followed');
    const answer = (await open(code)).json<OwedAnswer>();
    expect(answer).toEqual({
      amount: totalAmount,
      request: expect.objectContaining({ link: expect.stringMatching(`am=${totalAmount}`) }),
      order: { number, status: 'placed' },
      statement: null,
    });
    expect(JSON.stringify(answer)).not.toMatch(/Meera|98450|Hill|samosa/i);
    const [payment] = await kitchen.ofOrder('payments', 'followed');
    await kitchen.change(kitchen.owner, 'payments', payment?.$id ?? '', { state: 'paid' });
    expect((await open(code)).json()).toEqual({
      amount: 0,
      request: null,
      order: { number, status: 'placed' },
      statement: null,
    });
  });

  it('asks nothing for an order that ended without food', async () => {
    const { number } = await called('ended', 9_845_077_011);
    const code = await linkOf('ended');
    await kitchen.step(kitchen.owner, 'ended', 'placed', 'rejected', { reason: 'tooBusy' });
    expect((await open(code)).json()).toEqual({
      amount: 0,
      request: null,
      order: { number, status: 'rejected' },
      statement: null,
    });
  });

  it('can’t be guessed or turned into another, and ends by itself after 14 days', async () => {
    await called('one', 9_845_077_012);
    await called('other', 9_845_077_013);
    const code = await linkOf('one');
    const [, , until = '', secret = ''] = code.split('~');
    const person = /\/owed\/(\S+)$/.exec(
      (await prepare('debt', await debtor(9_845_077_014))).json().text,
    )?.[1];
    const [userId = '', ...rest] = (person ?? '').split('~');
    for (const wrong of [
      `order~other~${until}~${secret}`,
      `one~${until}~${secret}`,
      `order~one~${until}`,
      `order~one~2099-01-01~${secret}`,
      `person~one~${until}~${secret}`,
      `order~${userId}~${rest.join('~')}`,
      `${code}~`,
    ])
      expect((await open(wrong)).statusCode).toBe(404);
    expect((await open(code)).statusCode).toBe(200);
    kitchen.wait(15 * 24 * 60);
    expect((await open(code)).statusCode).toBe(404);
    expect((await open(await linkOf('one'))).statusCode).toBe(200);
  });
});

// TELL-7
describe('the page that the link of a debt opens', () => {
  const linkOf = async (id: string) =>
    /\/owed\/(\S+)$/.exec((await prepare('debt', id)).json().text)?.[1] ?? '';
  const open = (code: string) => kitchen.send(VISITOR, 'GET', `/owed/${encodeURIComponent(code)}`);

  it('has the amount and the code that pays it, and nothing about the person', async () => {
    await kitchen.setSection('payments', { vpa: 'swaad@upi' });
    const code = await linkOf(await debtor(9_845_077_005));
    const answer = (await open(code)).json<OwedAnswer>();
    expect(answer).toEqual({
      amount: 340,
      request: {
        link: expect.stringMatching(/^upi:.*am=340/),
        vpa: 'swaad@upi',
        payeeName: 'Rasoi',
        amount: 340,
      },
      order: null,
      statement: null,
    });
    expect(JSON.stringify(answer)).not.toMatch(/Meera|98450/);
  });

  it('can’t be guessed, and ends by itself', async () => {
    const [one, other] = [
      await linkOf(await debtor(9_845_077_006)),
      await linkOf(await debtor(9_845_077_007)),
    ];
    const [id = '', until = '', secret = ''] = one.split('~');
    const [otherId = ''] = other.split('~');
    for (const wrong of [
      'x',
      `${id}~${until}`,
      `${otherId}~${until}~${secret}`,
      `${id}~2099-01-01~${secret}`,
      `${one}~`,
    ])
      expect((await open(wrong)).statusCode).toBe(404);
    expect((await open(one)).statusCode).toBe(200);
    kitchen.wait(15 * 24 * 60);
    expect((await open(one)).statusCode).toBe(404);
  });
});
