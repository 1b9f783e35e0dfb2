import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MESSAGE_KINDS } from '#domain/messages/message-rows.ts';
import { addDays, type Day, momentOf } from '#domain/time/local-time.ts';
import { minuteOf } from '#domain/time/spans.ts';
import { sendDueStatements } from '#server/collections/ledger/send-statements.ts';
import { sql } from '#server/db/sql-template.ts';
import { dispatchMessages } from '#server/messages/dispatch.ts';
import { VISITOR } from '#tests/kitchen.ts';
import { firstLine } from '#tests/kitchen-process.ts';
import { bringPeople } from '#tests/people/bring-people.ts';
import { openPlanKitchen, type PlanKitchen } from '#tests/plan-kitchen.ts';

// A kitchen that comes from a notebook, through its first days: nobody has a login, and each of 60 people is told each thing once,
// in their language, or stands on the kitchen's list (TELL-1).

const LANGUAGES = ['en', 'hi', 'ta'] as const;
const SCRIPTS = { en: /[A-Za-z]{4}/, hi: /[\u0900-\u097f]{3}/, ta: /[\u0b80-\u0bff]{3}/ };
/** Lines of the file; the first third pays two meals, the second many, the last owes. */
const PEOPLE = Array.from({ length: 60 }, (_, n) => ({
  phone: `98451${10_000 + n}`,
  language: LANGUAGES[n % 3] ?? 'en',
  balance: [600, 5000, -100][Math.floor(n / 20)] ?? 0,
}));
const POOR = PEOPLE.slice(40);
const RICH = PEOPLE.slice(0, 40);

interface Sent {
  id: string;
  to: string;
  text: string;
  template: string;
}
const sent: Sent[] = [];
/** Milliseconds that the gateway takes for a text. */
let pace = 0;
const gateway = Fastify();
gateway.post('/send', async (request) => {
  sent.push(request.body as Sent);
  await new Promise((done) => setTimeout(done, pace));
  return 'OK';
});

let kitchen: PlanKitchen;
let url = '';
beforeAll(async () => {
  url = `${await gateway.listen({ port: 0, host: '127.0.0.1' })}/send`;
  kitchen = await openPlanKitchen({ SMS_URL: url, PUBLIC_URL: 'https://swaad.example' });
  await kitchen.setSection('shop', { name: 'Rasoi', languages: LANGUAGES });
  await kitchen.setSection('limits', { textsPerDay: 5000, textsPerNumber: 50 });
  for (const kind of MESSAGE_KINDS)
    for (const language of LANGUAGES)
      await kitchen.create(kitchen.owner, 'messageTexts', {
        kind,
        language,
        templateId: `${kind} ${language}`,
      });
});
afterAll(async () => {
  await kitchen.close();
  await gateway.close();
});

const clockAt = (day: Day, time: string) => () => new Date(momentOf(day, minuteOf(time), 'Asia/Kolkata'));

/** A process that tells what is due at a moment. */
async function tellingProcess(day: Day, time: string): Promise<ChildProcess> {
  const program = join(import.meta.dirname, '..', 'telling-program.ts');
  const at = clockAt(day, time)().toISOString();
  const child = spawn(process.execPath, ['--import', 'tsx', program, kitchen.url, at, url], {
    env: { PATH: process.env.PATH, TMPDIR: tmpdir() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await firstLine(child);
  return child;
}

/** Tells what is due by a process that is killed after a few texts, and five minutes later by two that end. */
async function tellDespiteKill(day: Day, time: string, later: string): Promise<void> {
  pace = 5;
  const before = sent.length;
  const killed = await tellingProcess(day, time);
  const ended = once(killed, 'exit');
  await vi.waitUntil(() => sent.length >= before + 3, { timeout: 60_000, interval: 1 });
  killed.kill('SIGKILL');
  await ended;
  expect(sent.length).toBeLessThan(before + PEOPLE.length);
  const two = await Promise.all([1, 2].map(() => tellingProcess(day, later)));
  await Promise.all(two.map((child) => (child.exitCode === null ? once(child, 'exit') : child)));
  expect(two.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  pace = 0;
}
/** Tells what is due, on two instances at once. */
async function tellAt(day: Day, time: string): Promise<void> {
  kitchen.waitUntil(day, time);
  const { engine } = kitchen.app;
  await Promise.all([dispatchMessages(engine), dispatchMessages(engine)]);
  await Promise.all([kitchen.app.mail.deliverDue(), kitchen.app.mail.deliverDue()]);
}

/** How somebody of the file has been told a thing: 'text', or 'list' for a row on the kitchen's list. */
async function toldOf(kind: string, since = begun): Promise<Map<string, string[]>> {
  const rows = await kitchen.database.query<{ phone: number; state: string; channel: string | null }>(
    sql`select u.phone, m.state, m.channel from "customerMessages" m join users u on u.id = m."userId"
      where m.kind = ${kind} and m.state <> 'dropped' and m.sequence > ${since.row}`,
  );
  const told = new Map<string, string[]>();
  for (const { phone, state, channel } of rows) {
    const way = state === 'waiting' ? 'list' : state === 'held' || state === 'new' ? state : String(channel);
    told.set(String(phone), [...(told.get(String(phone)) ?? []), way]);
  }
  return told;
}
const stopped = new Set<string>();

/** How much was told and sent by now. */
interface Mark {
  row: number;
  text: number;
}
const begun: Mark = { row: 0, text: 0 };
async function mark(): Promise<Mark> {
  const [last] = await kitchen.database.query<{ row: number }>(
    sql`select coalesce(max(sequence), 0)::bigint as row from "customerMessages"`,
  );
  return { row: last?.row ?? 0, text: sent.length };
}

/** Expects that since then exactly these people were told a thing once: those with a stopped number by a row, all others by one text. */
async function expectTold(kind: string, people: typeof PEOPLE, since: Mark): Promise<void> {
  const wayOf = ({ phone }: { phone: string }) => (stopped.has(phone) ? 'list' : 'text');
  expect(await toldOf(kind, since)).toEqual(new Map(people.map((person) => [person.phone, [wayOf(person)]])));
  // A text that was under way at a kill comes again with its id, by which a gateway knows it.
  const texts = new Map(sent.slice(since.text).map((text) => [text.id, text]));
  const ofKind = [...texts.values()].filter(({ template }) => template.startsWith(`${kind} `));
  const reached = people.filter((person) => wayOf(person) === 'text');
  expect(ofKind.map(({ to }) => to).sort()).toEqual(reached.map(({ phone }) => `+91${phone}`).sort());
  for (const { to, text, template } of ofKind) {
    const language = people.find(({ phone }) => to.endsWith(phone))?.language ?? 'en';
    expect(template).toBe(`${kind} ${language}`);
    expect(text).toMatch(SCRIPTS[language]);
    expect(text).not.toMatch(/Guest|Road/);
  }
}

/** Three processes start one after another; on two busy cores each takes up to half a minute (milliseconds). */
const PATIENCE = 300_000;

// TELL-1, TELL-5, TELL-8, FAULT-1
it(
  'each of 60 people without a login is told each thing once in their language, or stands on the list',
  async () => {
    const today = kitchen.day(0);
    const tomorrow = kitchen.day(1);
    const csv = `phone,name,address,plan,days,meal times,people,balance\n${PEOPLE.map(
      ({ phone, balance }, n) =>
        `${phone},Guest ${n},"4, Hill Road, Pune 411001",Ghar ka khana,,,,${balance}`,
    ).join('\n')}\n`;
    const imported = await bringPeople(kitchen, kitchen.manager, csv);
    expect(imported.json()).toEqual({ added: 60, changed: 0 });
    for (const { phone, language } of PEOPLE)
      await kitchen.database.execute(
        sql`update users set language = ${language} where phone = ${Number(phone)}`,
      );
    await tellAt(today, '09:20');
    expect(sent).toEqual([]);
    const { held } = (await kitchen.send(kitchen.owner, 'GET', '/to-tell')).json();
    expect(held).toMatchObject({ texts: 60, free: 0, onList: 0 });
    expect(held.cost).toBeGreaterThan(0);

    // The owner lets it go; the server is killed on the way.
    await kitchen.send(kitchen.owner, 'POST', '/to-tell/held', { tells: true });
    await tellDespiteKill(today, '09:30', '09:35');
    await expectTold('meal-subscribed', PEOPLE, begun);

    // Three of each language are not the customers.
    for (const { phone } of PEOPLE.filter((_, n) => n % 20 < 3)) {
      const code = /not-me\/([\w-]{16})/.exec(sent.find(({ to }) => to.endsWith(phone))?.text ?? '')?.[1];
      expect((await kitchen.send(VISITOR, 'POST', `/not-me/${code}`)).json()).toEqual({ isStopped: true });
      stopped.add(phone);
    }

    let since = await mark();
    const raised = await kitchen.change(kitchen.owner, 'plans', 'tiffin', { price: 130 });
    expect(raised.statusCode).toBe(200);
    await tellAt(today, '10:00');
    await expectTold('meal-price', PEOPLE, since);

    since = await mark();
    await kitchen.setSection('hours', { exceptions: [{ date: kitchen.day(6), spans: [] }] });
    await Promise.all([1, 2].map(() => kitchen.tellAt(today, '10:30')));
    await tellAt(today, '10:31');
    await expectTold('meal-kitchen-closed', PEOPLE, since);

    since = await mark();
    const callOff = () =>
      kitchen.send(kitchen.manager, 'POST', '/plans/cancelled-meals', {
        date: tomorrow,
        mealTimeId: 'dinner',
      });
    await Promise.all([callOff(), callOff()]);
    await tellAt(today, '11:00');
    await expectTold('meal-not-cooked', PEOPLE, since);

    // In the evening before who has no money reads it, and after the cutoff that nothing is cooked for them.
    since = await mark();
    await Promise.all([1, 2].map(() => kitchen.tellAt(today, '17:00')));
    await tellAt(today, '17:01');
    await expectTold('meal-short', POOR, since);
    since = await mark();
    await Promise.all([1, 2].map(() => kitchen.decideAt(today, '20:00')));
    await tellAt(today, '20:01');
    await expectTold('meal-not-cooked', POOR, since);

    since = await mark();
    kitchen.waitUntil(tomorrow, '12:10');
    const orders = await kitchen.database.query<{ id: string; status: string }>(
      sql`select id, status from orders where channel = 'plan' and status not in ('cancelled', 'delivered')`,
    );
    expect(orders).toHaveLength(RICH.length);
    for (const { id, status } of orders) {
      const steps = ['preparing', 'ready', 'outForDelivery'];
      await kitchen.walk(id, ...steps.slice(steps.indexOf(status) + 1));
    }
    await tellAt(tomorrow, '12:20');
    await expectTold('order-on-its-way', RICH, since);
    // Whose number is stopped is on the list until the food is there.
    for (const { id } of orders) await kitchen.walk(id, 'delivered');
    expect([...(await toldOf('order-on-its-way')).values()].flat()).not.toContain('list');

    since = await mark();
    await kitchen.database.execute(sql`update users set "houseRhythm" = 'monthly' where "phoneOnly"`);
    const nextMonth: Day = `${addDays(`${tomorrow.slice(0, 7)}-28` as Day, 4).slice(0, 7)}-05`;
    const engine = { ...kitchen.app.engine, clock: clockAt(nextMonth, '10:00') };
    await Promise.all([sendDueStatements(engine), sendDueStatements(engine)]);
    await tellAt(nextMonth, '10:01');
    await expectTold('balance-statement', POOR, since);
  },
  PATIENCE,
);
