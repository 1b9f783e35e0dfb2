import { beforeEach, describe, expect, it } from 'vitest';
import type { OwedAnswer } from '#domain/ledger/owed.ts';
import type { Statement } from '#domain/ledger/statements.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, VISITOR } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from '#tests/order-kitchen.ts';
import { bringPeople } from '#tests/people/bring-people.ts';

const WITH_TEXTS = { PUBLIC_URL: 'https://swaad.example', SMS_URL: 'https://sms.example' };
let count = 0;
/** A customer who never signed in, and owes ₹340. */
let debtor: string;
let phone: string;
const kitchen = await closeAfterAll(openOrderKitchen(WITH_TEXTS));
await kitchen.setPayments({ vpa: 'swaad@upi' });

beforeEach(async () => {
  await kitchen.setSection('ledger', { isOn: true });
  ({ debtor, phone } = await owing(kitchen));
});

async function owing(where: OrderKitchen) {
  const number = 9_845_099_000 + ++count;
  const csv = `phone,name,balance\n${number},Meera,-340\n`;
  await bringPeople(where, where.owner, csv);
  const [found] = await where.database.query<{ id: string }>(
    sql`select id from users where phone = ${number}`,
  );
  return { debtor: found?.id ?? '', phone: `+91${number}` };
}

const today = () => kitchen.app.engine.clock();
const month = () =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: 'Asia/Kolkata' }).format(
    today(),
  );
async function linkTo(subject: 'debt' | 'statement', where = kitchen, id = debtor): Promise<string> {
  const asked = { subject, id, ...(subject === 'statement' && { period: month() }) };
  const { text } = (await where.send(where.owner, 'POST', '/chats', asked)).json();
  return /\/owed\/(\S+)$/.exec(text)?.[1] ?? '';
}
const path = (code: string, end = '') => `/owed/${encodeURIComponent(code)}${end}`;
const open = async (code: string) => (await kitchen.send(VISITOR, 'GET', path(code))).json<OwedAnswer>();
const ask = (code: string) => kitchen.send(VISITOR, 'POST', path(code, '/statement-codes'));
const enter = (code: string, secret: string) =>
  kitchen.send(VISITOR, 'POST', path(code, '/statement'), { secret });
const lastText = async () => (await kitchen.mails()).findLast(({ to }) => to === phone)?.text ?? '';
async function sentCode(link: string): Promise<string> {
  const answer = await ask(link);
  expect(answer.statusCode, answer.body).toBe(201);
  return /\b\d{6}\b/.exec(await lastText())?.[0] ?? '';
}

// LEDGER-42
describe('the link of a statement', () => {
  it('shows amount and QR, and opens the statement with a code to that number, and nothing else', async () => {
    const link = await linkTo('statement');
    expect(await open(link)).toEqual({
      amount: 340,
      request: expect.objectContaining({ amount: 340 }),
      order: null,
      statement: { period: month(), phoneEnd: phone.slice(-2) },
    });
    expect((await kitchen.mails()).some(({ to }) => to === phone)).toBe(false);
    const answer = await enter(link, await sentCode(link));
    expect(answer.json<Statement>()).toMatchObject({
      period: month(),
      customer: { name: 'Meera', email: null, phone: null },
      toPay: 340,
      entries: [{ kind: 'opening', change: -340 }],
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const sessions = await kitchen.database.query(sql`select 1 from sessions where account = ${debtor}`);
    expect(sessions).toEqual([]);
  });

  it('a right code works again until it ends, for the repeat of a lost answer, and not after a newer one', async () => {
    const link = await linkTo('statement');
    const first = await sentCode(link);
    expect((await enter(link, first)).statusCode).toBe(200);
    expect((await enter(link, first)).statusCode).toBe(200);
    const second = await sentCode(link);
    if (second !== first) expect((await enter(link, first)).statusCode).toBe(403);
    kitchen.wait(16);
    expect(outcomeOf(await enter(link, second))).toEqual([403, 'statement_code_wrong']);
  });

  it('five wrong codes, also at once, end the code', async () => {
    const wrong = (code: string) => `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');
    const link = await linkTo('statement');
    const code = await sentCode(link);
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(link, wrong(code))));
    expect(answers.map(outcomeOf)).toEqual(Array(12).fill([403, 'statement_code_wrong']));
    expect((await enter(link, code)).statusCode).toBe(403);
    const tries = await kitchen.database.query(
      sql`select tries from statement_codes where "userId" = ${debtor}`,
    );
    expect(tries).toEqual([{ tries: 5 }]);
  });

  it('a code opens no other statement, and no code opens what the link is not about', async () => {
    const link = await linkTo('statement');
    const code = await sentCode(link);
    const other = await owing(kitchen);
    const otherLink = await linkTo('statement', kitchen, other.debtor);
    expect((await enter(otherLink, code)).statusCode).toBe(403);
    const owed = await linkTo('debt');
    expect((await open(owed)).statement).toBeNull();
    expect((await ask(owed)).statusCode).toBe(404);
    expect((await enter(owed, code)).statusCode).toBe(404);
    const changed = link.replace(month(), '2026-01');
    for (const forged of [changed, link.slice(0, -1), `${link}~`, 'a'.repeat(16)]) {
      expect((await ask(forged)).statusCode).toBe(404);
      expect((await enter(forged, code)).statusCode).toBe(404);
    }
    expect((await enter(link, '12345')).statusCode).toBe(400);
  });

  it('a number that was stopped, or changed since, gets no code and opens nothing', async () => {
    const link = await linkTo('statement');
    const code = await sentCode(link);
    await kitchen.database.execute(sql`insert into stopped_numbers (phone, at) values (${phone}, now())`);
    expect((await open(link)).statement).toEqual({ period: month(), phoneEnd: null });
    expect(outcomeOf(await ask(link))).toEqual([409, 'statement_code_off']);
    await kitchen.database.execute(
      sql`update users set phone = ${9_845_088_000 + count} where id = ${debtor}`,
    );
    expect((await enter(link, code)).statusCode).toBe(403);
  });

  it('ends by itself after 14 days', async () => {
    const link = await linkTo('statement');
    kitchen.wait(15 * 24 * 60);
    expect((await kitchen.send(VISITOR, 'GET', path(link))).statusCode).toBe(404);
    expect((await ask(link)).statusCode).toBe(404);
  });

  it('that stands in a text is the code of that text', async () => {
    const values = JSON.stringify({ period: month(), amount: 34_000 });
    const code = `text-${`${count}`.padStart(11, '0')}`;
    await kitchen.database.execute(
      sql`insert into "customerMessages" (id, created, updated, "userId", kind, "values", state, code, "createdAt")
        values (${`statement-${count}`}, now(), now(), ${debtor}, 'balance-statement', ${values}, 'handedOver', ${code},
          ${today()})`,
    );
    expect((await open(code)).statement).toEqual({ period: month(), phoneEnd: phone.slice(-2) });
    expect((await enter(code, await sentCode(code))).statusCode).toBe(200);
  });
});

// LEDGER-42
it('codes to one number are limited, from whatever network', async () => {
  const strict = await openOrderKitchen({ ...WITH_TEXTS, RATE_LIMITS: '1' });
  try {
    await strict.setSection('ledger', { isOn: true });
    const { debtor: id } = await owing(strict);
    const link = await linkTo('statement', strict, id);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++)
      statuses.push((await strict.send(VISITOR, 'POST', path(link, '/statement-codes'))).statusCode);
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
  } finally {
    await strict.close();
  }
});

// LEDGER-42
it('without a text gateway there is amount and QR only', async () => {
  const silent = await openOrderKitchen({ PUBLIC_URL: 'https://swaad.example' });
  try {
    await silent.setSection('ledger', { isOn: true });
    await silent.setPayments({ vpa: 'swaad@upi' });
    const { debtor: id } = await owing(silent);
    const link = await linkTo('statement', silent, id);
    const shown = (await silent.send(VISITOR, 'GET', path(link))).json<OwedAnswer>();
    expect(shown).toMatchObject({ amount: 340, statement: { phoneEnd: null } });
    expect(shown.request).not.toBeNull();
    expect(outcomeOf(await silent.send(VISITOR, 'POST', path(link, '/statement-codes')))).toEqual([
      409,
      'statement_code_off',
    ]);
  } finally {
    await silent.close();
  }
});

// LEDGER-41
it('a chat about money that is opened is the last reminder of its customer; one that is only shown is none', async () => {
  const reminded = async () => (await kitchen.read(kitchen.owner, 'users', debtor)).json().debtRemindedAt;
  const prepare = (more: object) =>
    kitchen.send(kitchen.manager, 'POST', '/chats', { subject: 'debt', id: debtor, ...more });
  const audited = async () =>
    (
      await kitchen.database.query(
        sql`select 1 from audits where action = 'prepare' and "documentId" = ${debtor}`,
      )
    ).length;
  const shown = (await prepare({ noted: false })).json();
  expect([await reminded(), await audited()]).toEqual([null, 0]);
  expect((await prepare({})).json().text.slice(0, 40)).toBe(shown.text.slice(0, 40));
  expect(Date.parse(await reminded())).toBeLessThanOrEqual(today().getTime());
  expect(await audited()).toBe(1);
  expect((await prepare({ noted: 'no' })).statusCode).toBe(400);
});
