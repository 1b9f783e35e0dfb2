import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { at, PASSWORD } from '#tests/kitchen.ts';
import type { Opened } from '#tests/kitchen-process.ts';
import type { Known, Placed } from './ledger.ts';
import type { Random } from './random.ts';

/** Milliseconds until a refused or failed request is repeated. */
const REPEAT_AFTER = 100;
/** The longest patience of impatient customers, in milliseconds. */
const PATIENCE = 30;

/** A refused or failed request: its status, or the error of its connection. */
type Refusal = number | string;

/** Customers of a kitchen and its cook, who repeat every request until it is answered. */
export interface Crowd extends Known {
  /** Places `count` orders, fewer if `stop` is aborted before. What happens to each of them is drawn. */
  order(count: number, stop?: AbortSignal): Promise<void>;
  /** Waits until so many orders are acknowledged in all. */
  placed(count: number): Promise<void>;
  /** An owner, who has proven their address. */
  cook: { session: string };
  /** Waits until the kitchen answers. */
  untilOpen(): Promise<void>;
  /** How often requests were refused or failed, by status or error. */
  refusals: Map<Refusal, number>;
  /** The longest time to an answer so far, in milliseconds. */
  slowest(): number;
}

export interface CrowdOptions {
  /** The kitchen that is open now; another one after a restart. */
  kitchen: () => Opened;
  random: Random;
  customers: number;
  /** Whether customers leave in the middle of placing an order, and then place it again. */
  impatient?: boolean;
}

interface Person {
  id: string;
  session: string;
}

const TAX = { sellerKind: 'regular', gstin: '27AAPFU0939F1ZV', state: '27' };

export async function gatherCrowd({
  kitchen,
  random,
  customers,
  impatient = false,
}: CrowdOptions): Promise<Crowd> {
  const acknowledged: Placed[] = [];
  const asked = new Set<string>();
  const refusals = new Map<Refusal, number>();
  let slowest = 0;
  let count = 0;

  async function send(
    who: Person | undefined,
    method: string,
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<Response> {
    const started = performance.now();
    try {
      const answer = await fetch(`${kitchen().origin}/v1${path}`, {
        method,
        headers: {
          'x-appwrite-project': 'rasoi',
          ...(body && { 'content-type': 'application/json' }),
          ...(who && { 'x-appwrite-session': who.session }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
      // The whole answer: a server may be killed in the middle of one.
      return new Response(await answer.arrayBuffer(), { status: answer.status, headers: answer.headers });
    } finally {
      slowest = Math.max(slowest, performance.now() - started);
    }
  }

  /** Sends a request until it is answered with less than 500, as an app does. */
  async function insist(...request: Parameters<typeof send>): Promise<Response> {
    for (;;) {
      const refusal = await send(...request).then(
        (answer) => (answer.status < 500 ? answer : refusalOf(answer)),
        (error: Error) => String((error.cause as { code?: string })?.code ?? error.message),
      );
      if (refusal instanceof Response) return refusal;
      refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
      await sleep(REPEAT_AFTER);
    }
  }

  async function must<T>(status: number, ...request: Parameters<typeof send>): Promise<T> {
    const answer = await insist(...request);
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${request[1]} ${request[2]}: ${answer.status} ${text}`);
    return JSON.parse(text) as T;
  }

  async function person(id: string): Promise<Person> {
    const body = { userId: id, email: `${id}@example.in`, password: PASSWORD, name: id };
    await must(201, undefined, 'POST', '/account', body);
    const answer = await insist(undefined, 'POST', '/account/sessions/email', body);
    const [session] = Object.values(JSON.parse(answer.headers.get('x-fallback-cookies') ?? '{}'));
    return { id, session: String(session) };
  }

  const people = await Promise.all(Array.from({ length: customers }, (_, n) => person(`customer${n}`)));
  const cook = await person('cook');
  await makeOwner(kitchen().databaseUrl, cook.id);
  for (const [section, value] of Object.entries({ tax: TAX, kitchen: { orderMode: 'board' } })) {
    await must(200, cook, 'PATCH', at('settings', section), { data: { value: JSON.stringify(value) } });
  }

  async function place(who: Person): Promise<string> {
    const documentId = `order${++count}`;
    const quantity = 1 + random.below(3);
    const line = { documentId: `line${count}`, data: { dishId: 'samosa', quantity } };
    const added = await must<{ quantity: number }>(201, who, 'POST', at('carts'), line);
    // More would mean that an order has left its lines in the cart.
    if (added.quantity !== quantity)
      throw new Error(`${who.id} has ${added.quantity} instead of ${quantity}`);
    asked.add(documentId);
    const items = [JSON.stringify({ DishID: 'samosa', quantity, price: 59 })];
    const body = { documentId, data: { items, address: 'Pune' } };
    if (impatient) {
      const patience = AbortSignal.timeout(random.below(PATIENCE));
      await send(who, 'POST', at('orders'), body, patience).catch(() => undefined);
    }
    acknowledged.push(await must<Placed>(201, who, 'POST', at('orders'), body));
    return documentId;
  }

  /** The cook takes steps with an order. Each has an id, so that repeating it takes it once. */
  async function walk(orderId: string, ...steps: string[]): Promise<void> {
    let from = 'placed';
    for (const to of steps) {
      const reason = to === 'cancelled' ? { reason: 'tooBusy' } : {};
      const body = { documentId: `${orderId}-${to}`, data: { orderId, type: 'step', from, to, ...reason } };
      await must(201, cook, 'POST', at('orderEvents'), body);
      from = to;
    }
  }

  async function takeMoney(orderId: string): Promise<void> {
    const query = JSON.stringify({ method: 'equal', attribute: 'orderId', values: [orderId] });
    const list = `${at('payments')}?queries[0]=${encodeURIComponent(query)}`;
    const { documents } = await must<{ documents: { $id: string }[] }>(200, cook, 'GET', list);
    const path = at('payments', documents[0]?.$id);
    const answer = await insist(cook, 'PATCH', path, { data: { state: 'paid' } });
    // 409: an earlier attempt, whose answer was lost, has recorded the payment.
    if (answer.status !== 200 && answer.status !== 409) throw new Error(await answer.text());
  }

  const fates: ((orderId: string) => Promise<void>)[] = [
    async () => {},
    async (id) => walk(id, 'accepted', 'ready'),
    async (id) => {
      await walk(id, 'accepted', 'ready', 'outForDelivery');
      await takeMoney(id);
    },
    async (id) => {
      await takeMoney(id);
      await walk(id, 'accepted', 'ready', 'cancelled');
    },
  ];

  return {
    acknowledged,
    asked,
    cook,
    refusals,
    slowest: () => slowest,
    async untilOpen() {
      await must(200, undefined, 'GET', '/health');
    },
    async order(total, stop) {
      let left = total;
      const orderRepeatedly = async (who: Person) => {
        while (left-- > 0 && !stop?.aborted) {
          const id = await place(who);
          await fates[random.below(fates.length)]?.(id);
        }
      };
      await Promise.all(people.map(orderRepeatedly));
    },
    async placed(total) {
      while (acknowledged.length < total) await sleep(1);
    },
  };
}

/** A refusal must say when to try again; anything else of 500 and above is a defect. */
function refusalOf(answer: Response): number {
  if (answer.status !== 503 || !answer.headers.has('retry-after')) {
    throw new Error(`Refused with ${answer.status} and without a time to try again`);
  }
  return answer.status;
}

async function makeOwner(databaseUrl: string, id: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`update users set role = 'owner', "isAdmin" = true where id = $1`, [id]);
  // Proven addresses get more mails in an hour.
  await client.query('update users set "emailVerification" = true');
  await client.end();
}
