import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { at, type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { type Listener, listen, openSocket, startListening } from './realtime-client.ts';

let kitchen: Kitchen;
let origin: string;
let chef: Person;
const open: Listener[] = [];

const DISHES = 'databases.rasoi.collections.dishes.documents';
const ORDERS = 'databases.rasoi.collections.orders.documents';

async function connected(who: Person, ...channels: string[]): Promise<Listener> {
  const listener = await listen(origin, who, ...channels);
  open.push(listener);
  return listener;
}

function socket(search: string, headers?: Record<string, string>): Listener {
  const listener = openSocket(origin, search, headers);
  open.push(listener);
  return listener;
}

/** Sends an event that everybody receives; afterwards no earlier message is still under way. */
let prices = 300;
async function settle(listener: Listener): Promise<void> {
  await kitchen.send(chef, 'PATCH', at('dishes', 'phulka'), { data: { price: prices++ } });
  await vi.waitFor(() => expect(listener.events()).toContain(`${DISHES}.phulka.update`));
}

beforeAll(async () => {
  kitchen = await openKitchen();
  origin = await startListening(kitchen);
  chef = await kitchen.admin();
});
afterEach(() => {
  for (const { socket: each } of open.splice(0)) each.terminate();
});
afterAll(() => kitchen.close());

describe('messages of a socket', () => {
  it.each([
    ['no JSON', '{', 1003, 'Message format is not valid.'],
    ['neither type nor data', '{}', 1003, 'Message format is not valid.'],
    ['a bare word', '"hello"', 1003, 'Message format is not valid.'],
    ['another type', '{"type":"dance"}', 1003, 'Message type is not valid.'],
    ['no session', '{"type":"authentication","data":{}}', 1003, 'Payload is not valid.'],
    ['a bad session', '{"type":"authentication","data":{"session":"x"}}', 1003, 'Session is not valid.'],
    ['odd subscriptions', '{"type":"subscribe","data":[{"channels":"x"}]}', 1003, 'Payload is not valid.'],
    ['odd ids', '{"type":"unsubscribe","data":[{"subscriptionId":7}]}', 1003, 'Payload is not valid.'],
  ])('that are %s are refused, and the socket stays open', async (_what, said, code, message) => {
    const listener = await connected(VISITOR);
    listener.say(said);
    expect((await listener.next('error')).data).toEqual({ code, message });
    listener.say({ type: 'ping' });
    await listener.next('pong');
  });

  it('that subscribe to the own account are answered with its channel, and no other account’s', async () => {
    const listener = await connected(chef);
    const own = { subscriptionId: 'own', channels: ['account', 'account.asha'], queries: [] };
    listener.say({ type: 'subscribe', data: [own] });
    expect((await listener.next('response')).data.subscriptions).toEqual([
      { ...own, channels: ['account', `account.${chef.id}`] },
    ]);
    const visitor = await connected(VISITOR);
    visitor.say({ type: 'subscribe', data: [own] });
    expect((await visitor.next('response')).data.subscriptions).toEqual([{ ...own, channels: ['account'] }]);
  });

  it('add, replace and end subscriptions, whose ids appear in events', async () => {
    const listener = await connected(VISITOR);
    const one = { subscriptionId: 'one', channels: [DISHES], queries: [] };
    const none = { subscriptionId: 'none', channels: [ORDERS] };
    const cheap = {
      subscriptionId: 'cheap',
      channels: [DISHES],
      queries: ['{"method":"lessThan","attribute":"price","values":[1]}'],
    };
    listener.say({ type: 'subscribe', data: [one, none, cheap] });
    expect((await listener.next('response')).data).toEqual({
      to: 'subscribe',
      success: true,
      subscriptions: [one, { ...none, queries: [] }, cheap],
    });
    await settle(listener);
    const { data } = await listener.next('event');
    expect(data.subscriptions).toEqual(['one']);
    expect(data.payload).toMatchObject({ $sequence: expect.stringMatching(/^\d+$/) });
    listener.say({ type: 'subscribe', data: [{ subscriptionId: 'one', channels: [ORDERS] }] });
    await listener.next('response');
    listener.say({ type: 'unsubscribe', data: [{ subscriptionId: 'none' }, { subscriptionId: 'never' }] });
    expect((await listener.next('response')).data).toEqual({
      to: 'unsubscribe',
      success: true,
      subscriptions: [
        { subscriptionId: 'none', removed: true },
        { subscriptionId: 'never', removed: false },
      ],
    });
    const witness = await connected(VISITOR, DISHES);
    await settle(witness);
    expect(listener.events()).toHaveLength(1);
  });

  it('give each subscription of the address an id, and each event arrives once', async () => {
    const all = encodeURIComponent('{"method":"select","values":["*"]}');
    const listener = socket(
      `?project=rasoi&channels[]=documents&channels[]=rows&documents[1][]=${all}&rows[2][]=${all}&documents[2][]=${all}`,
    );
    const { data } = await listener.next('connected');
    const slots = data.subscriptions as Record<string, string>;
    expect(Object.keys(slots)).toEqual(['1', '2']);
    await settle(listener);
    expect(listener.events()).toHaveLength(1);
    expect((await listener.next('event')).data.subscriptions).toEqual(Object.values(slots));
  });

  it('may contain 16 kB of queries in all subscriptions together', async () => {
    const listener = await connected(VISITOR);
    const subscription = (id: number) => ({
      subscriptionId: `s${id}`,
      channels: [DISHES],
      queries: [JSON.stringify({ method: 'equal', attribute: 'name', values: ['x'.repeat(3_900)] })],
    });
    for (let id = 0; id < 4; id++) {
      listener.say({ type: 'subscribe', data: [subscription(id)] });
      await vi.waitFor(() =>
        expect(listener.messages.filter(({ type }) => type === 'response')).toHaveLength(id + 1),
      );
    }
    listener.say({ type: 'subscribe', data: [subscription(4)] });
    expect((await listener.next('error')).data).toEqual({ code: 1003, message: 'Payload is not valid.' });
    // Replacing a subscription does not add to the total.
    listener.say({ type: 'subscribe', data: [subscription(0)] });
    await vi.waitFor(() =>
      expect(listener.messages.filter(({ type }) => type === 'response')).toHaveLength(5),
    );
  });

  it('are limited to 32 a minute', async () => {
    const limited = await openKitchen({ RATE_LIMIT_SCALE: '1' });
    const address = await startListening(limited);
    const listener = await listen(address, VISITOR);
    for (let n = 0; n < 33; n++) listener.say({ type: 'ping' });
    expect((await listener.next('error')).data).toEqual({ code: 1013, message: 'Too many messages.' });
    expect(listener.messages.filter(({ type }) => type === 'pong')).toHaveLength(32);
    await limited.close();
  });
});

describe('opening a socket', () => {
  it.each([
    ['no project', '?channels[]=documents', {}, 'Missing or unknown project ID'],
    ['an unknown project', '?project=other', {}, 'Missing or unknown project ID'],
    [
      'a foreign origin',
      '?project=rasoi',
      { origin: 'https://evil.example' },
      /^Invalid Origin\. Register.*evil/,
    ],
  ])('is refused with 1008 for %s', async (_what, search, headers, message) => {
    const listener = socket(search, headers);
    const { data } = await listener.next('error');
    expect(data).toEqual({
      code: 1008,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    expect(await listener.ended()).toBe(1008);
  });

  it('is possible from our own origin, with numbered channels or none', async () => {
    const numbered = socket('?project=rasoi&channels[0]=documents&channels[1]=files', { origin });
    expect((await numbered.next('connected')).data.channels).toEqual(['documents', 'files']);
    expect((await socket('?project=rasoi').next('connected')).data.channels).toEqual([]);
  });

  it('is limited for each network address, at once and per minute', async () => {
    const limited = await openKitchen({ RATE_LIMIT_SCALE: '0.001' });
    const address = await startListening(limited);
    const first = await listen(address, VISITOR);
    const refusal = async (message: string) => {
      const refused = openSocket(address, '?project=rasoi');
      expect((await refused.next('error')).data).toEqual({ code: 1013, message });
      expect(await refused.ended()).toBe(1013);
    };
    await refusal('Too many connections');
    first.socket.close();
    await vi.waitFor(() => refusal('Too many requests'));
    await limited.close();
  });

  it('without an upgrade is answered like an unknown path', async () => {
    const answer = await kitchen.send(VISITOR, 'GET', '/realtime');
    expect([answer.statusCode, answer.json().type]).toEqual([404, 'general_route_not_found']);
  });

  it('ends with the server, whether or not the client answers', async () => {
    const other = await openKitchen();
    const address = await startListening(other);
    const polite = await listen(address, VISITOR, 'documents');
    const deaf = await listen(address, VISITOR, 'documents');
    deaf.socket.pause();
    const before = Date.now();
    await other.close();
    expect(await polite.ended()).toBe(1001);
    expect(Date.now() - before).toBeLessThan(10_000);
  });
});
