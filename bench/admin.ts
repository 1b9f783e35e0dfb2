/**
 * Admin lists with 100,000 orders: searches and pages of all orders over HTTP, compared with reading one order by its id
 * over HTTP in the same rounds. A ratio of 0.5 means that the list takes twice as long as the single order.
 */
import { fill } from './parts/fill.ts';
import { admin, DOCUMENTS, withKitchen } from './parts/kitchen.ts';
import { load } from './parts/load.ts';
import { compare } from './parts/rounds.ts';

const ORDERS = 100_000;
const CUSTOMERS = 5_000;
const CONNECTIONS = 4;
const query = (method: string, attribute?: string, values: unknown[] = []) =>
  JSON.stringify({ method, ...(attribute && { attribute }), values });

const list = (...queries: string[]) =>
  `${DOCUMENTS('orders')}?${queries.map((text, at) => `queries[${at}]=${encodeURIComponent(text)}`).join('&')}`;

await withKitchen(async (kitchen) => {
  await fill(kitchen.databaseUrl, ORDERS, CUSTOMERS);
  const headers = await admin(kitchen);
  const pageOf = async (path: string) =>
    (await (await fetch(`${kitchen.origin}${path}`, { headers })).json()) as {
      total: number;
      documents: { $id: string }[];
    };
  const newest = query('orderDesc', 'orderedOn');
  const few = query('limit', undefined, [25]);
  const search = (text: string) => list(query('search', 'searchText', [text]), newest, few);
  const [one] = (await pageOf(list(newest, few))).documents;
  const byOffset = list(newest, query('offset', undefined, [90_000]), few);
  const deep = await pageOf(byOffset);

  const round = (path: string) => (duration: number) =>
    load({
      url: kitchen.origin,
      connections: CONNECTIONS,
      duration,
      headers,
      setupClient: (client) => client.setRequests([{ method: 'GET', path }]),
    });
  const reference = { name: 'one order by id', round: round(`${DOCUMENTS('orders')}/${one?.$id}`) };

  for (const [name, path] of [
    ['search, a phone', search('9000137000')],
    ['search, an e-mail', search('person4321@example.in')],
    ['search, the beginning of a number', search(one?.$id.slice(0, 12) ?? '')],
    ['search, a first name of 10,000', search('asha')],
    ['search, what everybody has', search('example')],
    ['newest 25', list(newest, few)],
    ['25 after 90,000 by offset, again', byOffset],
    [
      '25 after 90,000 by cursor',
      list(newest, few, query('cursorAfter', undefined, [deep.documents[0]?.$id])),
    ],
  ] as const) {
    const { total } = await pageOf(path);
    console.log(`\n${name}: ${total} found`);
    await compare({ name, round: round(path) }, reference);
  }
});
