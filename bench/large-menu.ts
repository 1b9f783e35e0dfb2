/**
 * A kitchen with 10,000 dishes: the size of the documents about them, how long they take, and how long the server's thread
 * computes at most without a pause meanwhile, in which everybody else waits. Also of the export, its import and
 * changes of prices, and of a menu of other software with options. The reference is the same while nobody asks for anything.
 */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BuiltServer, withBuiltServer } from './parts/built-server.ts';
import { signIn } from './parts/kitchen.ts';
import { median } from './parts/rounds.ts';

const DISHES = 10_000;
const PATHS = ['/admin/dishes/order', '/admin/dishes', '/admin/dishes/prices', '/menu', '/hi/menu'];
/** How long the reference takes, and until the last block is written (milliseconds). */
const REFERENCE = 2_000;
const LAST_LINE = 100;
const BLOCKS_FILE = join(tmpdir(), `rasoi-blocks-${process.pid}`);
const ROUNDS = Number(process.env.ROUNDS ?? 3);

type Headers = Record<string, string>;

/** A file of dishes as the kitchen's spreadsheet has it. */
function dishesFile(): string {
  const lines = Array.from({ length: DISHES }, (_, at) => at + 1).map(
    (n) =>
      `Seasonal thali no. ${n},मौसमी थाली ${n},"Dish ${n} of the season, with rice, two phulkas, a pickle and something sweet.",` +
      `${n % 4 ? 'Thalis' : 'Snacks'},${priceOf(n)},veg`,
  );
  return ['name,name:hi,description,menu,price,type', ...lines, ''].join('\n');
}

const priceOf = (n: number) => 99 + (n % 100);

interface Measured<T> {
  result: T;
  /** Milliseconds that it took, and the longest that the thread computed without a pause. */
  time: number;
  blocked: number;
}

/** Runs a task and asks how long it kept others waiting. */
async function watched<T>(task: () => Promise<T>): Promise<Measured<T>> {
  const [start, began] = [Date.now(), performance.now()];
  const result = await task();
  const time = performance.now() - began;
  await sleep(LAST_LINE);
  const blocks = readFileSync(BLOCKS_FILE, 'latin1').trim().split('\n');
  const during = blocks.map((line) => line.split(' ').map(Number)).filter(([at = 0]) => at > start);
  return { result, time, blocked: Math.max(...during.map(([, longest = 0]) => longest)) };
}

function print<T>(name: string, rounds: readonly Measured<T>[], more = ''): void {
  const middle = (of: (round: Measured<T>) => number) => median(rounds.map(of)).toFixed(0);
  console.log(
    `${name.padEnd(24)} ${middle(({ time }) => time).padStart(6)} ms, blocks others for at most ` +
      `${middle(({ blocked }) => blocked)} ms${more}`,
  );
}

const once = async <T>(task: () => Promise<T>): Promise<T[]> => [await task()];

async function times<T>(task: (round: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await task(round));
  return all;
}

async function answered(answer: Promise<Response>): Promise<string> {
  const got = await answer;
  const text = await got.text();
  if (!got.ok) throw new Error(`${got.url}: ${text.slice(0, 500)}`);
  return text;
}

const post = ({ origin }: BuiltServer, path: string, body: object, headers: Headers) =>
  answered(fetch(`${origin}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));

async function importFile(server: BuiltServer, csv: string, headers: Headers): Promise<string> {
  const { seen } = JSON.parse(
    await post(server, '/dishes/import/preview', { text: csv, language: 'en' }, headers),
  );
  return post(server, '/dishes/import', { text: csv, seen, language: 'en' }, headers);
}

/** The dishes of a menu of other software, each with sizes and add-ons of its own. */
const OTHERS = 2_000;

/** A menu of Petpooja. */
function otherMenu(): string {
  const numbers = Array.from({ length: OTHERS }, (_, at) => at + 1);
  const sizes = (n: number) => [
    { name: 'Small', price: `${priceOf(n)}`, active: '1', addon: [] },
    { name: 'Large', price: `${priceOf(n) + (n % 90)}`, active: '1', addon: [] },
  ];
  const items = numbers.map((n) => ({
    ...{ itemid: `${n}`, itemname: `Grill no. ${n}`, itemdescription: 'From the fire', price: '0' },
    ...{
      item_categoryid: `${n % 40}`,
      item_attributeid: '1',
      active: '1',
      in_stock: '2',
      variation: sizes(n),
    },
    addon: [{ addon_group_id: `${n}`, addon_item_selection_min: '0', addon_item_selection_max: '2' }],
  }));
  const extras = (n: number) =>
    ['Mint', 'Onion', 'Butter'].map((name, at) => ({
      ...{ addonitem_name: name, addonitem_price: `${(n % 50) + at}`, attributes: '1', active: '1' },
    }));
  const addongroups = numbers.map((n) => ({
    ...{ addongroupid: `${n}`, addongroup_name: 'Extras', active: '1', addongroupitems: extras(n) },
  }));
  const categories = Array.from({ length: 40 }, (_, at) => ({
    categoryid: `${at}`,
    categoryname: `Grill ${at}`,
  }));
  return JSON.stringify({ categories, items, addongroups });
}

/** Moving in: the menu of other software comes into a kitchen with the default menu. */
async function measureOthers(server: BuiltServer, headers: Headers): Promise<void> {
  const text = otherMenu();
  const preview = () => post(server, '/dishes/import/preview', { text, language: 'en' }, headers);
  const [previewed, imported] = [
    await watched(preview),
    await watched(async () => {
      const { seen } = JSON.parse(await preview());
      return post(server, '/dishes/import', { text, seen, language: 'en' }, headers);
    }),
  ];
  const ratio = (imported.time - previewed.time) / previewed.time;
  print(`preview of ${OTHERS} others`, [previewed], `; ${(text.length / 1000).toFixed(0)} kB`);
  print(`import of ${OTHERS} others`, [imported], `; ${ratio.toFixed(1)} previews after its own`);
}

/** The prices of the exported dishes, a rupee more in each round. */
function newPrices(csv: string, round: number): object {
  const changes = [...csv.matchAll(/^([\w-]+),Seasonal thali no\. (\d+),/gm)].map(([, dishId, n]) => {
    const was = priceOf(Number(n)) + round;
    return { dishId, was, price: was + 1 };
  });
  return { changes };
}

await withBuiltServer(
  async (server) => {
    const headers = await signIn(server.origin, server.admin);
    const session = JSON.parse(headers['x-fallback-cookies'] ?? '{}').a_session_rasoi;
    const cookie = { cookie: `a_session_rasoi=${session}` };
    print('nothing', await times(() => watched(() => sleep(REFERENCE))));
    await measureOthers(server, headers);
    print(
      `import of ${DISHES} dishes`,
      await once(() => watched(() => importFile(server, dishesFile(), headers))),
    );
    for (const path of PATHS) {
      const rounds = await times(() =>
        watched(() => answered(fetch(server.origin + path, { headers: cookie }))),
      );
      const size = Buffer.byteLength(rounds.at(-1)?.result ?? '');
      print(path, rounds, `; ${(size / 1000).toFixed(0)} kB`);
    }
    const exported = await times(() =>
      watched(() => answered(fetch(`${server.origin}/v1/dishes/csv`, { headers }))),
    );
    const csv = exported.at(-1)?.result ?? '';
    print('export', exported, `; ${(Buffer.byteLength(csv) / 1000).toFixed(0)} kB`);
    const again = await times(() => watched(() => importFile(server, csv, headers)));
    print('its import again', again, `; ${again.at(-1)?.result}`);
    const changes = await times((round) =>
      watched(() => post(server, '/dishes/prices', newPrices(csv, round), headers)),
    );
    print('change of their prices', changes, `; ${changes.at(-1)?.result}`);
    const one = await times((round) =>
      watched(async () => {
        const [change] = (newPrices(csv, ROUNDS + round) as { changes: object[] }).changes;
        await post(server, '/dishes/prices', { changes: [change] }, headers);
        await answered(fetch(`${server.origin}/menu`));
      }),
    );
    print('one price, then /menu', one);
  },
  {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'parts/block-meter.mjs')}`,
    BLOCKS_FILE,
  },
);
await rm(BLOCKS_FILE);
