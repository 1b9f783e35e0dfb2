/** What customers, visitors and the kitchen send for orders that the demo's generator makes up. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { demoSettings } from '#domain/demo/demo-settings.ts';
import { type DemoDish, linesOf, popularityOf } from '#domain/demo/dishes.ts';
import { type DemoPerson, peopleOf } from '#domain/demo/people.ts';
import { randomFrom } from '#domain/demo/random.ts';
import { toRupees } from '#domain/money.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { firstSiteSettings } from '#server/site/site-settings.ts';
import { DOCUMENTS, signedIn } from './kitchen.ts';

type Headers = Record<string, string>;

/** Visitors who look at two pages and order nothing, for each order. */
const VISITORS = 10;
/** The pages of one person for each order: one looks at the cart and at the order several times. */
const OWN_PAGES = ['/cart', '/payment', '/profile', '/orders'];
const LOOKS_AT_ORDER = 4;
const STAFF_PAGES = ['/admin/kitchen', '/admin/orders'];

export const KINDS = ['kept page', 'own page', 'staff page', 'read', 'cart', 'placement', 'step'] as const;
export type Kind = (typeof KINDS)[number];

export interface Customer extends DemoPerson {
  headers: Headers;
}

/** Who sends requests, and how long the answers took (milliseconds). */
export interface Crowd {
  customers: Customer[];
  owner: Headers;
  times: Record<Kind, number[]>;
}

const emptyTimes = (): Crowd['times'] =>
  Object.fromEntries(KINDS.map((kind) => [kind, [] as number[]])) as Crowd['times'];

/** Signs so many customers up at a site, and an owner whom `makeOwner` gives the role. */
export async function gather(
  origin: string,
  count: number,
  makeOwner: (id: string) => Promise<void>,
): Promise<Crowd> {
  const people = peopleOf(randomFrom(1)).customers.slice(0, count);
  const customers: Customer[] = [];
  for (const [n, person] of people.entries())
    customers.push({ ...person, headers: withCookies(await signedIn(origin, `load-${n}`)) });
  const owner = withCookies(await signedIn(origin, 'load-owner'));
  await makeOwner('load-owner');
  return { customers, owner, times: emptyTimes() };
}

/** Pages know people by cookies only. */
function withCookies(headers: Headers): Headers {
  const sessions: Headers = JSON.parse(headers['x-fallback-cookies'] ?? '{}');
  const cookie = Object.entries(sessions).map(([name, value]) => `${name}=${value}`);
  return { ...headers, cookie: cookie.join('; '), 'accept-encoding': 'br' };
}

/**
 * Everything that belongs to one order, as a function that sends it for a customer.
 * @param dishes the menu, from which the generator chooses
 */
export function journeys(origin: string, crowd: Crowd, dishes: readonly DemoDish[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const random = randomFrom(2);
  const popularity = popularityOf(random, dishes);
  const { tax } = demoSettings(firstSiteSettings(readSettings({})), []);

  /** Sends a request and notes its time. Throws if it is refused. */
  async function ask(kind: Kind, path: string, headers: Headers, body?: object, method = 'POST') {
    const from = performance.now();
    const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      const sent = request(
        `${origin}${path}`,
        { agent, headers, method: body ? method : 'GET' },
        async (got) => {
          const { statusCode: status = 0 } = got;
          const isJson = got.headers['content-encoding'] === undefined;
          if (isJson) resolve({ status, body: await text(got) });
          else got.resume().on('end', () => resolve({ status, body: '' }));
        },
      );
      sent.on('error', reject).end(body && JSON.stringify(body));
    });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    crowd.times[kind].push(performance.now() - from);
    return answer.body;
  }

  const create = (
    kind: Kind,
    collection: string,
    data: object,
    headers: Headers,
    documentId = randomUUID(),
  ) => ask(kind, DOCUMENTS(collection), headers, { documentId, data });
  const read = (collection: string, headers: Headers, method: string, attribute: string, value: string) => {
    const query = JSON.stringify({ method, attribute, values: [value] });
    return ask('read', `${DOCUMENTS(collection)}?queries[0]=${encodeURIComponent(query)}`, headers);
  };

  async function visit(): Promise<void> {
    for (const path of ['/', '/menu']) await ask('kept page', path, { 'accept-encoding': 'br' });
  }

  /** The customer fills a cart, orders, and looks at what becomes of it. @returns the order's id */
  async function order({ headers, address, home }: Customer): Promise<{ id: string; isPickup: boolean }> {
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const lines = linesOf(random, 'dinner', { dishes, popularity, tax });
    await visit();
    for (const { dishId, quantity } of lines) {
      await create('cart', 'carts', { dishId, quantity }, plain);
      await ask('read', DOCUMENTS('carts'), plain);
    }
    for (const path of OWN_PAGES) await ask('own page', path, headers);
    const id = randomUUID();
    const isPickup = random.chance(0.15);
    const items = lines.map(({ dishId, name, quantity, price }) =>
      JSON.stringify({ DishID: dishId, name, quantity, price: toRupees(price) }),
    );
    const where = isPickup ? { kind: 'pickup' } : { kind: 'delivery', address, pincode: home.pincode };
    await create('placement', 'orders', { items, paymentMethod: 'cod', ...where }, plain, id);
    for (let look = 0; look < LOOKS_AT_ORDER; look++) {
      await ask('own page', `/orders/${id}`, headers);
      await ask('read', `${DOCUMENTS('orders')}/${id}`, plain);
      await read('orderEvents', plain, 'equal', 'orderId', id);
    }
    return { id, isPickup };
  }

  /** The kitchen takes the order through its steps, and its money. */
  async function serve({ id: orderId, isPickup }: { id: string; isPickup: boolean }): Promise<void> {
    const plain = { ...crowd.owner, 'accept-encoding': 'identity' };
    const steps = ['accepted', 'ready', ...(isPickup ? ['collected'] : ['outForDelivery', 'delivered'])];
    for (const path of STAFF_PAGES) await ask('staff page', path, crowd.owner);
    let from = 'placed';
    for (const to of steps) {
      await create('step', 'orderEvents', { orderId, type: 'step', from, to }, plain);
      await ask('read', `${DOCUMENTS('orders')}/${orderId}`, plain);
      from = to;
    }
    const { documents } = JSON.parse(await read('payments', plain, 'equal', 'orderId', orderId));
    if (documents[0].state !== 'paid')
      await ask(
        'step',
        `${DOCUMENTS('payments')}/${documents[0].$id}`,
        plain,
        { data: { state: 'paid' } },
        'PATCH',
      );
  }

  return {
    forget: () => Object.assign(crowd.times, emptyTimes()),
    close: () => agent.destroy(),
    async take(customer: Customer): Promise<void> {
      const visitors = Array.from({ length: VISITORS }, visit);
      await serve(await order(customer));
      await Promise.all(visitors);
    },
  };
}

export type Journeys = ReturnType<typeof journeys>;

/**
 * Begins so many journeys a second at random moments, for so many seconds, each by a customer who has none under way.
 * @returns how many were done
 */
export async function arrivals(
  { customers }: Crowd,
  { take }: Journeys,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<number> {
  const random = randomFrom(3);
  const free = [...customers];
  const under: Promise<void>[] = [];
  const until = performance.now() + seconds * 1000;
  for (let at = performance.now(); ; ) {
    at += (-Math.log(1 - random.next()) / rate) * 1000;
    if (at > until) break;
    await new Promise((resolve) => setTimeout(resolve, at - performance.now()));
    const customer = free.pop();
    if (!customer) {
      console.log('  every customer has an order under way: this machine does not keep up');
      break;
    }
    under.push(take(customer).finally(() => free.push(customer)));
  }
  await Promise.all(under);
  return under.length;
}

/** Each customer begins the next journey when one is over. @returns how many were done, and in how many seconds */
export async function atOnce(
  customers: readonly Customer[],
  { take }: Journeys,
  seconds: number,
): Promise<{ done: number; seconds: number }> {
  const from = performance.now();
  let done = 0;
  await Promise.all(
    customers.map(async (customer) => {
      while (performance.now() < from + seconds * 1000) {
        await take(customer);
        done++;
      }
    }),
  );
  return { done, seconds: (performance.now() - from) / 1000 };
}
