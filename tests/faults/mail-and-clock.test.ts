import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { bringForward } from '#server/mail/mail-sweep.ts';
import { type MailServer, openMailServer } from '#tests/doubles/mail-server.ts';
import { at } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from '#tests/order-kitchen.ts';
import { checkLedger, type Placed } from './ledger.ts';
import { checkMails } from './mails.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

let mailServer: MailServer;
let kitchen: OrderKitchen;
let acknowledged: Placed[];
/** How far the kitchen's clock is ahead, in minutes. */
let ahead: number;

beforeEach(async () => {
  mailServer = await openMailServer();
  kitchen = await openOrderKitchen({ SMTP_URL: mailServer.url });
  await kitchen.database.execute(sql`update users set "emailVerification" = true`);
  acknowledged = [];
  ahead = 0;
});
afterEach(async () => {
  await kitchen.close();
  await mailServer.close();
});

async function place(): Promise<void> {
  const id = await kitchen.place();
  acknowledged.push((await kitchen.send(kitchen.asha, 'GET', at('orders', id))).json());
}

function jump(minutes: number): void {
  kitchen.wait(minutes);
  ahead += minutes;
}

const deliver = () => kitchen.app.mail.deliverDue();
const waiting = async () =>
  (await kitchen.mails()).filter(({ status }) => status === 'queued' || status === 'sending').length;

async function check(): Promise<void> {
  await checkMails(kitchen.url, mailServer);
  await checkLedger(kitchen.url, { acknowledged, asked: new Set(acknowledged.map(({ $id }) => $id)) });
}

// FAULT-6
it('mails of an hour without a mail server are sent once it is back, each once', async () => {
  await place();
  await mailServer.close();
  for (let minute = 0; minute < HOUR; minute++) {
    if (minute % 20 === 0) await place();
    await deliver();
    jump(1);
  }
  expect(mailServer.received).toHaveLength(0);
  await mailServer.open();
  // The next attempt is at most as far away as the outage was long.
  for (let minute = 0; minute < HOUR && (await waiting()) > 0; minute += 5) {
    await deliver();
    jump(5);
  }
  expect(await waiting()).toBe(0);
  expect(mailServer.received).toHaveLength(acknowledged.length);
  await check();
});

it('a slow mail server does not slow down orders', async () => {
  mailServer.judge = () => sleep(2_000);
  await place();
  const delivering = deliver();
  while (mailServer.begun === 0) await sleep(5);
  await place();
  await place();
  expect(mailServer.received).toHaveLength(0);
  await delivering;
  mailServer.judge = async () => {};
  await deliver();
  await check();
});

// FAULT-7
it('a clock that jumps forwards and back loses no order and no mail, and numbers rise', async () => {
  for (const minutes of [0, 2 * DAY, -3 * DAY, 40 * DAY, -39 * DAY]) {
    jump(minutes);
    await place();
  }
  // The mail of the day that is still to come waits for that day, until the sweep of the next hour.
  await deliver();
  expect(await waiting()).toBeGreaterThan(0);
  await bringForward(kitchen.database, new Date(Date.now() + ahead * 60_000));
  await deliver();
  expect(await waiting()).toBe(0);
  const numbers = acknowledged.map(({ number }) => number);
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  await check();
});
