import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { openMoneyKitchen } from '#tests/doubles/money-phone.ts';
import { bodyOf, creditText, signedBy } from '#tests/doubles/phone-messages.ts';
import { type KitchenProcess, startKitchen } from '#tests/kitchen-process.ts';

// Money that was seen, while servers are killed and several share a database: each payment is confirmed once (SIGHT-15).

const money = await openMoneyKitchen();
const { kitchen, secret, placeUpi, record, paymentOf } = money;
await money.setMode('alone');
await kitchen.create(kitchen.owner, 'devices', { name: 'Second', kind: 'money' }, 'second');
const second = await money.issue('second');
const folder = await mkdtemp(join(tmpdir(), 'rasoi-money-'));
afterAll(async () => {
  await kitchen.close();
  await rm(folder, { recursive: true, force: true });
});

interface Claim {
  id: string;
  utr: string;
  words: string;
}

let count = 0;
/** Orders whose customers have typed the UTR of their payment. */
async function claims(number: number): Promise<Claim[]> {
  const made: Claim[] = [];
  for (let at = 0; at < number; at++) {
    const id = await placeUpi();
    const utr = String(635_000_000_000 + ++count);
    expect((await record(kitchen.asha, id, { reference: utr })).statusCode).toBe(200);
    made.push({ id, utr, words: creditText(Number((await paymentOf(id)).amount), utr) });
  }
  return made;
}

async function post(origin: string, { words }: Claim, device = 'counter', key = secret): Promise<number> {
  const { body, headers } = signedBy(key, bodyOf('VM-HDFCBK', words));
  const answer = await fetch(`${origin}/v1/sightings/${device}`, { method: 'POST', headers, body });
  return answer.status;
}

const start = (): Promise<KitchenProcess> => startKitchen(folder, { databaseUrl: kitchen.url });

/** Waits until all orders go on, and expects that each was paid once, by one sighting, with one entry of the audit log. */
async function expectOnce(all: readonly Claim[]): Promise<void> {
  const paid = async () => {
    const rows = await kitchen.database.query<{ id: string; facts: string }>(
      sql`select o.id, concat_ws(' ', o.status,
          (select string_agg(p.state || ' ' || p.reference, ',') from payments p where p."orderId" = o.id),
          (select string_agg(s.state || ' ' || s.utr, ',') from "paymentSightings" s where s."orderId" = o.id),
          (select count(*) from audits a join payments p on p.id = a."documentId" where p."orderId" = o.id),
          (select count(*) from refunds r where r."orderId" = o.id)) as facts
        from orders o where o.id = any(${all.map(({ id }) => id)}::text[])`,
    );
    return new Map(rows.map(({ id, facts }) => [id, facts]));
  };
  const expected = new Map(all.map(({ id, utr }) => [id, `placed paid ${utr} matched ${utr} 1 0`]));
  await vi.waitFor(async () => expect(await paid()).toEqual(expected), { timeout: 30_000, interval: 200 });
}

it('a server that is killed between a text and its confirmation leaves it to the next, which confirms it once', async () => {
  const all = await claims(12);
  const killed = await start();
  const answers: number[] = [];
  const sending = all.map((claim) =>
    post(killed.origin, claim).then(
      (status) => answers.push(status),
      () => undefined,
    ),
  );
  await vi.waitUntil(() => answers.length >= 3, { timeout: 30_000, interval: 1 });
  await killed.end('SIGKILL');
  await Promise.all(sending);
  const next = await start();
  // The app sends again what was not answered, and may repeat what was.
  expect(await Promise.all(all.map((claim) => post(next.origin, claim)))).toEqual(all.map(() => 200));
  await expectOnce(all);
  await next.end('SIGTERM');
});

it('two servers that get the same texts from two phones at the same time confirm each payment once', async () => {
  const all = await claims(10);
  const two = await Promise.all([start(), start()]);
  const statuses = await Promise.all(
    all.flatMap((claim) =>
      two.flatMap(({ origin }) => [post(origin, claim), post(origin, claim, 'second', second.secret)]),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  await expectOnce(all);
  await Promise.all(two.map((each) => each.end('SIGTERM')));
});
