import * as web18 from 'appwrite';
import * as web27 from 'appwrite-27';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { at, type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { startListening } from './realtime-client.ts';

const DISHES = 'databases.rasoi.collections.dishes.documents';
const CARTS = 'databases.rasoi.collections.carts.documents';

let kitchen: Kitchen;
let endpoint: string;
let asha: Person;
let ravi: Person;
let chef: Person;
const sockets = new Set<WebSocket>();
let ends: (() => unknown)[] = [];

/** Installs the browser globals that the SDK uses, with a session in `localStorage`. */
function openBrowser(session: string): void {
  const kept = session === '' ? null : JSON.stringify({ a_session_rasoi: session });
  vi.stubGlobal('window', {
    localStorage: { getItem: () => kept, setItem: () => undefined },
    setTimeout,
    setInterval,
    clearInterval,
    console: { warn: () => undefined },
  });
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(address: string) {
        super(address, { origin: new URL(endpoint).origin });
        sockets.add(this);
      }
    },
  );
}

interface Told {
  events: string[];
  payload: { $id: string };
}
type Subscribe = (channels: string[], events: (event: Told) => void) => Promise<() => unknown>;

const versions: [string, () => Subscribe][] = [
  [
    'appwrite 18.2.0: client.subscribe',
    () => {
      const client = new web18.Client().setEndpoint(endpoint).setProject('rasoi');
      return async (channels, events) => client.subscribe<{ $id: string }>(channels, events);
    },
  ],
  [
    'appwrite 27.0.0: client.subscribe',
    () => {
      const client = new web27.Client().setEndpoint(endpoint).setProject('rasoi');
      return async (channels, events) => client.subscribe<{ $id: string }>(channels, events);
    },
  ],
  [
    'appwrite 27.0.0: Realtime',
    () => {
      const realtime = new web27.Realtime(new web27.Client().setEndpoint(endpoint).setProject('rasoi'));
      return async (channels, events) => {
        const subscription = await realtime.subscribe<{ $id: string }>(channels, events);
        return async () => {
          await subscription.close();
          await realtime.disconnect();
        };
      };
    },
  ],
];

beforeAll(async () => {
  kitchen = await openKitchen();
  endpoint = `${await startListening(kitchen)}/v1`;
  [asha, ravi, chef] = [
    await kitchen.customer('asha'),
    await kitchen.customer('ravi'),
    await kitchen.admin(),
  ];
});
afterEach(async () => {
  for (const end of ends) await end();
  ends = [];
  // The SDK closes them itself, a little later.
  await vi.waitFor(() => {
    for (const socket of sockets) expect(socket.readyState).toBe(WebSocket.CLOSED);
  });
  sockets.clear();
  vi.unstubAllGlobals();
});
afterAll(() => kitchen.close());

let prices = 300;
const reprice = () => kitchen.send(chef, 'PATCH', at('dishes', 'phulka'), { data: { price: prices++ } });

/** Subscribes and waits for an event of a dish, so that the server has registered every subscription. */
async function listen(open: () => Subscribe, ...lists: string[][]): Promise<Told[][]> {
  const subscribe = open();
  const events = lists.map((): Told[] => []);
  for (const [index, channels] of lists.entries()) {
    ends.push(await subscribe(channels, (event) => events[index]?.push(event)));
  }
  await vi.waitFor(
    async () => {
      await reprice();
      expect(events.at(-1)?.length).toBeGreaterThan(0);
    },
    { timeout: 8_000, interval: 100 },
  );
  return events;
}

const ids = (events: Told[] | undefined) =>
  events?.map(({ payload }) => payload.$id).filter((id) => id !== 'phulka');

describe.each(versions)('%s', (version, open) => {
  const id = version.replace(/[^a-z0-9]/g, '');

  it('receives events of its own cart with the fallback session, never of another’s', async () => {
    openBrowser(asha.session);
    const events = await listen(open, [CARTS], ['account'], [DISHES]);
    for (const [who, line] of [
      [ravi, `r${id}`],
      [asha, `a${id}`],
    ] as const) {
      const data = { dishId: 'samosa', quantity: 1 };
      await kitchen.send(who, 'POST', at('carts'), { documentId: line.slice(0, 36), data });
    }
    await kitchen.send(asha, 'PATCH', '/account/name', { name: `Asha ${id}` });
    await vi.waitFor(() => expect(ids(events[1])).toEqual(['asha']));
    expect(ids(events[0])).toHaveLength(1);
    const line = (await kitchen.send(asha, 'GET', at('carts'))).json().documents[0];
    expect(events[0]?.[0]).toMatchObject({ payload: { $id: line.$id, userId: 'asha' } });
    await kitchen.send(asha, 'DELETE', at('carts', line.$id));
    await vi.waitFor(() => expect(events[0]?.at(-1)?.events).toContain(`${CARTS}.${line.$id}.delete`));
    const theirs = (await kitchen.send(ravi, 'GET', at('carts'))).json().documents[0];
    await kitchen.send(ravi, 'DELETE', at('carts', theirs.$id));
  });

  it('receives events of the menu as a visitor, and of no cart', async () => {
    openBrowser(VISITOR.session);
    const events = await listen(open, [CARTS], [DISHES]);
    const data = { dishId: 'samosa', quantity: 1 };
    await kitchen.send(asha, 'POST', at('carts'), { documentId: `v${id}`.slice(0, 36), data });
    const before = events[1]?.length ?? 0;
    await reprice();
    await vi.waitFor(() => expect(events[1]?.length).toBe(before + 1));
    expect(events[0]).toEqual([]);
    const line = (await kitchen.send(asha, 'GET', at('carts'))).json().documents[0];
    await kitchen.send(asha, 'DELETE', at('carts', line.$id));
  });
});
