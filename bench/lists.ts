/**
 * The list of 40 dishes as the pages request it, uncompressed and compressed, compared with a bare node:http server that
 * sends the same bytes; then again after a dish has changed and thousands of other queries were sent.
 */
import type { KitchenProcess } from '#tests/kitchen-process.ts';
import { cpuOf } from './parts/cpu.ts';
import { admin, DOCUMENTS, PROJECT, send, withKitchen } from './parts/kitchen.ts';
import { loadBytes } from './parts/load-bytes.ts';
import { bytesOf, withRawServer } from './parts/raw-server.ts';
import { compare } from './parts/rounds.ts';

const CONNECTIONS = 32;
const DISHES = 40;
/** The number of different queries; each answer is as long as the menu. */
const JUNK = 3_000;
const query = encodeURIComponent(JSON.stringify({ method: 'limit', values: [100] }));
const path = `${DOCUMENTS('dishes')}?queries[0]=${query}`;

type Headers = Record<string, string>;

/** Adds dishes until the menu has as many as are measured. */
async function fillMenu({ origin }: KitchenProcess, owner: Headers): Promise<void> {
  const { total } = JSON.parse(String(await bytesOf(`${origin}${DOCUMENTS('dishes')}`, PROJECT)));
  for (let n = total; n < DISHES; n++) {
    const data = {
      name: `Thali no. ${n}`,
      description: `Dish no. ${n} of the season`,
      price: 199,
      type: 'veg',
    };
    const dish = { ...data, menuId: 'thalis', imgUrl: `/images/${n}.webp` };
    await send(origin, DOCUMENTS('dishes'), { documentId: `thali-${n}`, data: dish }, owner);
  }
}

/** Changes a dish, so that every cached answer is dropped. */
async function forgetMenu(kitchen: KitchenProcess, headers: Headers): Promise<void> {
  const answer = await fetch(`${kitchen.origin}${DOCUMENTS('dishes')}/samosa`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ data: { price: 61 } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

await withKitchen(async (kitchen) => {
  const url = `${kitchen.origin}${path}`;
  const owner = await admin(kitchen);
  await fillMenu(kitchen, owner);
  const list = (name: string, from: string, cpu: () => number, headers: Record<string, string>) => ({
    name,
    round: (duration: number) => loadBytes({ url: from, connections: CONNECTIONS, duration, headers, cpu }),
  });
  async function againstRaw(name: string, encoding: string): Promise<void> {
    const headers = { ...PROJECT, 'accept-encoding': encoding };
    const bytes = await bytesOf(url, headers);
    console.log(`\n${bytes.length} bytes, ${CONNECTIONS} connections`);
    await withRawServer(bytes, (raw) =>
      compare(
        list(name, url, () => cpuOf(kitchen.pid), headers),
        list('raw node:http, same bytes', raw.origin, raw.cpu, headers),
      ),
    );
  }

  await againstRaw('menu list', 'identity');
  await againstRaw('menu list, brotli', 'gzip, deflate, br');
  await forgetMenu(kitchen, owner);
  for (let n = 0; n < JUNK; n++) await bytesOf(`${url}&junk=${n}`, PROJECT);
  await againstRaw(`menu list, after ${JUNK} others`, 'identity');
});
