/**
 * What the ledger costs: a placement of which a part is paid from the balance, compared with one without, in the same run;
 * and the balance and the first page of entries of a customer with 5,000 entries, compared with one with 50.
 */
import type { Request } from 'autocannon';
import pg from 'pg';
import type { KitchenProcess } from '#tests/kitchen-process.ts';
import { admin, customer, DOCUMENTS, send, withKitchen } from './parts/kitchen.ts';
import { load } from './parts/load.ts';
import { DISHES, placing } from './parts/placing.ts';
import { compare, type Measured } from './parts/rounds.ts';

const CONNECTIONS = 32;
const MANY = 5000;
const FEW = 50;

/** Customers who send the same requests over and over. */
const each = (
  { origin }: KitchenProcess,
  name: string,
  people: readonly Record<string, string>[],
  requestsOf: (lane: number) => readonly Request[],
): Measured => ({
  name,
  round(duration) {
    let next = 0;
    return load({
      url: origin,
      connections: people.length,
      duration,
      setupClient(client) {
        const lane = next++;
        const headers = people[lane] ?? {};
        client.setRequests(requestsOf(lane).map((request) => ({ ...request, headers })));
      },
    });
  },
});

async function turnOn(kitchen: KitchenProcess, owner: Record<string, string>): Promise<void> {
  const answer = await fetch(`${kitchen.origin}${DOCUMENTS('settings')}/ledger`, {
    method: 'PATCH',
    headers: owner,
    body: JSON.stringify({ data: { value: JSON.stringify({ isOn: true }) } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Gives a customer entries beside what they have paid ahead. */
const fill = (database: pg.Client, who: string, count: number) =>
  database.query(
    `insert into "ledgerEntries" (id, created, updated, "userId", at, kind, debit, credit, "referenceUse")
     select $1 || '-' || n, now(), now(), $1, now(), 'adjustment', case when n % 2 = 0 then 100 else 0 end,
       case when n % 2 = 0 then 0 else 100 end, 0 from generate_series(1, $2::int) n`,
    [who, count],
  );

await withKitchen(async (kitchen) => {
  const owner = await admin(kitchen);
  await turnOn(kitchen, owner);
  const people: Record<string, string>[] = [];
  for (let n = 0; n < CONNECTIONS; n++) {
    people.push(await customer(kitchen, `regular${n}`));
    const paid = { userId: `regular${n}`, kind: 'payment', paidBy: 'bank', credit: 1_000_000 };
    await send(kitchen.origin, DOCUMENTS('ledgerEntries'), { documentId: `paid${n}`, data: paid }, owner);
  }
  const plain = placing(DISHES.slice(0, 1));
  const shared = placing(DISHES.slice(0, 1), { fromBalance: 1 });
  await compare(
    each(kitchen, 'placed with a part from the balance', people, () => [shared]),
    each(kitchen, 'placed without', people, () => [plain]),
  );

  await compare(
    each(kitchen, 'one at a time, with a part', people.slice(0, 1), () => [shared]),
    each(kitchen, 'one at a time, without', people.slice(0, 1), () => [plain]),
  );

  const database = new pg.Client({ connectionString: kitchen.databaseUrl });
  await database.connect();
  const [many, few] = [await customer(kitchen, 'many'), await customer(kitchen, 'few')];
  await fill(database, 'many', MANY);
  await fill(database, 'few', FEW);
  await database.query('vacuum analyze "ledgerEntries"');
  await database.end();
  const reads = (who: string): Request[] => {
    const queries = [
      { method: 'equal', attribute: 'userId', values: [who] },
      { method: 'orderDesc', attribute: '$sequence', values: [] },
      { method: 'limit', values: [FEW] },
    ].map((query, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(query))}`);
    return [
      { method: 'GET', path: `${DOCUMENTS('users')}/${who}` },
      { method: 'GET', path: `/v1/ledger/standing?userId=${who}` },
      { method: 'GET', path: `${DOCUMENTS('ledgerEntries')}?${queries.join('&')}&total=false` },
    ];
  };
  await compare(
    each(kitchen, `balance and first page of ${MANY}`, Array(8).fill(many), () => reads('many')),
    each(kitchen, `the same of ${FEW}`, Array(8).fill(few), () => reads('few')),
  );
});
