/**
 * The list of the menu as the pages request it, uncompressed and compressed, compared with a bare node:http server that
 * sends the same bytes; then again after a dish has changed and thousands of other queries were sent.
 */
import type { KitchenProcess } from '#tests/kitchen-process.ts';
import { cpuOf } from './parts/cpu.ts';
import { admin, DOCUMENTS, PROJECT, withKitchen } from './parts/kitchen.ts';
import { loadBytes } from './parts/load-bytes.ts';
import { bytesOf, withRawServer } from './parts/raw-server.ts';
import { compare } from './parts/rounds.ts';

const CONNECTIONS = 32;
/** The number of different queries; each answer is as long as the menu. */
const JUNK = 3_000;
const query = encodeURIComponent(JSON.stringify({ method: 'limit', values: [100] }));
const path = `${DOCUMENTS('dishes')}?queries[0]=${query}`;

/** Changes a dish, so that every cached answer is dropped. */
async function forgetMenu(kitchen: KitchenProcess): Promise<void> {
  const answer = await fetch(`${kitchen.origin}${DOCUMENTS('dishes')}/samosa`, {
    method: 'PATCH',
    headers: await admin(kitchen),
    body: JSON.stringify({ data: { price: 61 } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

await withKitchen(async (kitchen) => {
  const url = `${kitchen.origin}${path}`;
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
  await forgetMenu(kitchen);
  for (let n = 0; n < JUNK; n++) await bytesOf(`${url}&junk=${n}`, PROJECT);
  await againstRaw(`menu list, after ${JUNK} others`, 'identity');
});
