/** The requests of visitors, and of a kitchen's busiest hour: what docs/scale.md takes for one kitchen. */
import { randomUUID } from 'node:crypto';
import { DOCUMENTS, send, signedIn, signIn } from './kitchen.ts';
import { ADDRESS, DISHES } from './placing.ts';

type Headers = Record<string, string>;

interface Site {
  origin: string;
  admin: { email: string; password: string };
}

const LANGUAGES = ['', '/hi', '/ta'];
const PUBLIC_PAGES = ['', '/menu', '/plans', '/about', '/support', '/login'];
const PICTURES = ['ghar-ki-thali', 'masala-dosa'].map((dish) => `/images/${dish}-400.webp`);
const CUSTOMERS = 25;
const CUSTOMER_PAGES = ['/menu', '/cart', '/payment', '/orders', '/profile'];
const WORK_PAGES = ['', '/kitchen', '/orders', '/dishes', '/reports', '/customers', '/day', '/settings'].map(
  (path) => `/admin${path}`,
);
const STEPS = ['placed', 'accepted', 'preparing', 'ready'];
/** How many orders come between two looks of the kitchen at its screens. */
const LOOKS_EVERY = 5;
const packed = { 'accept-encoding': 'gzip, deflate, br' };

/** Reads an answer to its end. Pictures of a dish may be missing in a size. */
async function read(url: string, headers: Headers = packed): Promise<void> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (answer.status >= 500) throw new Error(`${url}: ${answer.status}`);
}

/** Pages identify people by cookies only. */
function withCookies({ 'x-fallback-cookies': sessions = '{}' }: Headers): Headers {
  const cookies = Object.entries(JSON.parse(sessions)).map(([name, value]) => `${name}=${value}`);
  return { ...packed, cookie: cookies.join('; ') };
}

/** Visitors without an account, each in one of three languages. */
export async function visit({ origin }: Site, visitors: number): Promise<void> {
  for (let visitor = 0; visitor < visitors; visitor++) {
    const language = LANGUAGES[visitor % LANGUAGES.length] ?? '';
    for (const path of PUBLIC_PAGES) await read(`${origin}${language}${path}`);
    for (const path of PICTURES) await read(`${origin}${path}`);
    await read(`${origin}/session`);
  }
}

async function takeSteps(origin: string, orderId: string, owner: Headers): Promise<void> {
  for (const [at, to] of STEPS.slice(1).entries()) {
    const events = [{ eventId: randomUUID(), orderId, type: 'step', from: STEPS[at], to }];
    await send(origin, '/v1/orders/events', { events }, owner);
  }
}

/** Customers look and order, the kitchen cooks, the owner looks at the dashboard, orders and reports. */
export async function spendEvening(site: Site, orders: number): Promise<void> {
  const { origin } = site;
  const owner = await signIn(origin, site.admin);
  const people: Headers[] = [];
  for (let n = 0; n < CUSTOMERS; n++) people.push(await signedIn(origin, `guest-${n}`));
  for (let n = 0; n < orders; n++) {
    const own = people[n % CUSTOMERS] ?? {};
    await visit(site, 3);
    for (const { DishID: dishId, quantity } of DISHES)
      await send(origin, DOCUMENTS('carts'), { documentId: randomUUID(), data: { dishId, quantity } }, own);
    for (const path of CUSTOMER_PAGES) await read(`${origin}${path}`, withCookies(own));
    const documentId = randomUUID();
    const items = DISHES.map((item) => JSON.stringify(item));
    await send(
      origin,
      DOCUMENTS('orders'),
      { documentId, data: { items, paymentMethod: 'cod', address: ADDRESS } },
      own,
    );
    await read(`${origin}/orders/${documentId}`, withCookies(own));
    if (n % LOOKS_EVERY > 0) continue;
    await takeSteps(origin, documentId, owner);
    for (const path of WORK_PAGES) await read(`${origin}${path}`, withCookies(owner));
  }
}
