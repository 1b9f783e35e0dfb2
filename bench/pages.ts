/**
 * Pages as browsers request them: kept pages compared with a bare node:http server, the document of a long menu compared
 * with that of a short one, and the pages rendered for one person: customers, then people at work.
 */
import { randomUUID } from 'node:crypto';
import { type BuiltServer, withBuiltServer } from './parts/built-server.ts';
import { DOCUMENTS, send, signedIn, signIn } from './parts/kitchen.ts';
import { load } from './parts/load.ts';
import { loadBytes } from './parts/load-bytes.ts';
import { bytesOf, headersOf, withRawServer } from './parts/raw-server.ts';
import { compare, measure } from './parts/rounds.ts';

const CONNECTIONS = 32;
const AT_ONCE = 50;
/** The orders of the customer, and on the board of the kitchen. */
const ORDERS = 20;
const LONG_MENU = 400;
const packed = { 'accept-encoding': 'gzip, deflate, br' };
const CUSTOMER_PAGES = ['/cart', '/payment', '/orders', '/profile'];
const WORK_PAGES = ['', '/kitchen', '/orders', '/issues', '/dishes', '/menus', '/customers', '/messages']
  .concat(['/newsletter', '/mail', '/team', '/audit', '/settings', '/more'])
  .map((path) => `/admin${path}`);

type Headers = Record<string, string>;

const page = ({ origin }: BuiltServer, path: string, headers: Headers, connections = CONNECTIONS) => ({
  name: path,
  round: (duration: number) => load({ url: `${origin}${path}`, connections, duration, headers }),
});

const repeated = (name: string, { origin, cpu }: Pick<BuiltServer, 'origin' | 'cpu'>, path = '/') => ({
  name,
  round: (duration: number) =>
    loadBytes({ url: `${origin}${path}`, connections: CONNECTIONS, duration, headers: packed, cpu }),
});

async function keptPage(server: BuiltServer, path: string): Promise<void> {
  const whole = await (await fetch(`${server.origin}${path}`)).text();
  const bytes = await bytesOf(`${server.origin}${path}`, packed);
  console.log(`\n${path}: ${Buffer.byteLength(whole)} bytes of HTML, ${bytes.length} packed`);
  const kept = repeated(path, server, path);
  const head = await headersOf(`${server.origin}${path}`, packed);
  await withRawServer(bytes, (raw) => compare(kept, repeated('raw node:http, same bytes', raw)));
  await withRawServer(
    bytes,
    (raw) => compare(kept, repeated('raw node:http, same bytes and headers', raw)),
    head,
  );
}

/** Pages identify people by cookies only. */
function withCookies({ 'x-fallback-cookies': sessions = '{}' }: Headers): Headers {
  const cookies = Object.entries(JSON.parse(sessions)).map(([name, value]) => `${name}=${value}`);
  return { ...packed, cookie: cookies.join('; ') };
}

async function ownPages(server: BuiltServer, paths: readonly string[], own: Headers): Promise<void> {
  for (const path of paths) {
    const before = server.cpu();
    let pages = 0;
    const counted = page(server, path, own, 8);
    await measure({
      name: path,
      async round(duration) {
        const figures = await counted.round(duration);
        pages += figures.rate * duration;
        return figures;
      },
    });
    console.log(`${((server.cpu() - before) / pages).toFixed(1)} ms of CPU a page`);
  }
}

/** A customer with orders and something in the cart. */
async function customer(server: BuiltServer): Promise<Headers> {
  const headers = await signedIn(server.origin, 'asha');
  const create = (collection: string, data: object) =>
    send(server.origin, DOCUMENTS(collection), { documentId: randomUUID(), data }, headers);
  const item = { DishID: 'ghar-ki-thali', name: 'Ghar Ki Thali', quantity: 2, price: 249, image: '' };
  for (let placed = 0; placed < ORDERS; placed++)
    await create('orders', {
      items: [JSON.stringify(item)],
      paymentMethod: 'cod',
      address: '4, MG Road, Pune, Maharashtra, 411001',
      totalAmount: 563,
    });
  await create('carts', { dishId: 'masala-dosa', quantity: 2 });
  return headers;
}

async function longMenu(server: BuiltServer, owner: Headers): Promise<void> {
  const size = async () => (await bytesOf(`${server.origin}/menu`, packed)).length;
  const short = await size();
  for (let n = 0; n < LONG_MENU; n++) {
    const data = {
      name: `Thali no. ${n}`,
      description: `Dish no. ${n} of the season`,
      price: 199,
      type: 'veg',
    };
    const dish = {
      documentId: `thali-${n}`,
      data: { ...data, menuId: 'thalis', imgUrl: `/images/${n}.webp` },
    };
    await send(server.origin, DOCUMENTS('dishes'), dish, owner);
  }
  const long = await size();
  console.log(`\nThe menu with ${LONG_MENU} more dishes: ${long} bytes packed, ${short} before`);
  console.log(`ratio ${(long / short).toFixed(2)}`);
}

await withBuiltServer(async (server) => {
  for (const path of ['/', '/menu']) await keptPage(server, path);

  const asha = withCookies(await customer(server));
  console.log('\nA customer’s pages');
  await ownPages(server, CUSTOMER_PAGES, asha);
  await page(server, '/orders', asha, AT_ONCE).round(5);
  console.log(
    `At most ${server.peakMemory().toFixed(0)} MB of memory, with ${AT_ONCE} pages asked for at once`,
  );

  console.log('\nPages of people at work');
  const owner = await signIn(server.origin, server.admin);
  await ownPages(server, WORK_PAGES, withCookies(owner));
  await longMenu(server, owner);
});
