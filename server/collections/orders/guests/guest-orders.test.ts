import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { at, outcomeOf, type Person } from '#tests/kitchen.ts';
import { openUpiKitchen } from '#tests/upi-kitchen.ts';
import { forgetNetworks } from './guest-orders.ts';

const { kitchen, expire, record } = await openUpiKitchen();

afterAll(() => kitchen.close());

let turn = 0;
/** The next network that no test has used. */
const freshNetwork = () => `198.51.100.${++turn}`;
let network: string;

beforeEach(async () => {
  await kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 10 });
  await kitchen.setSection('limits', {});
  network = freshNetwork();
});

type Guest = Pick<Person, 'id' | 'session'>;
const call = (guest: Guest, from: string, method: 'POST' | 'PATCH', path: string, payload?: object) =>
  kitchen.app.server.inject({
    method,
    url: `/v1${path}`,
    remoteAddress: from,
    headers: {
      'x-appwrite-project': 'rasoi',
      ...(guest.session && { 'x-appwrite-session': guest.session }),
    },
    ...(payload && { payload }),
  });
const NOBODY: Guest = { id: '', session: '' };
const sessionOf = ({ headers }: Awaited<ReturnType<typeof call>>) =>
  String(Object.values(JSON.parse(String(headers['x-fallback-cookies'])))[0]);
/** A new anonymous account. */
async function guest(from = network): Promise<Guest> {
  const answer = await call(NOBODY, from, 'POST', '/account/sessions/anonymous');
  return { id: answer.json().userId, session: sessionOf(answer) };
}
let price: number | undefined;
/** Lines of samosas, with these quantities. */
async function samosas(...quantities: number[]): Promise<string[]> {
  price ??= Number((await kitchen.read(kitchen.owner, 'dishes', 'samosa')).json().price);
  return quantities.map((quantity, n) =>
    JSON.stringify({ DishID: 'samosa', quantity, price, note: `Line ${n}` }),
  );
}
async function order(who: Guest, over: object = {}, from = network, documentId = `guest-${++turn}`) {
  const data = { items: await samosas(1), paymentMethod: 'cod', address: '4, MG Road, Pune', ...over };
  return call(who, from, 'POST', at('orders'), { documentId, data });
}
const REFUSED = [409, 'order_guest_limit'];
const outcomes = async (orders: readonly ReturnType<typeof order>[]) =>
  (await Promise.all(orders)).map(({ statusCode }) => statusCode).toSorted();

// LIMIT-4
describe('in board mode an anonymous account', () => {
  it('has at most two orders that wait, and orders again once one is accepted', async () => {
    const asha = await guest();
    const first = await order(asha);
    expect(first.statusCode).toBe(201);
    expect((await order(asha)).statusCode).toBe(201);
    expect(outcomeOf(await order(asha))).toEqual(REFUSED);
    expect(outcomeOf(await order(asha, {}, freshNetwork()))).toEqual(REFUSED);
    await kitchen.walk(first.json().$id, 'accepted');
    expect((await order(asha)).statusCode).toBe(201);
    expect(outcomeOf(await order(asha))).toEqual(REFUSED);
  });

  it('counts unpaid orders, and a claimed transaction number gives none more time', async () => {
    const asha = await guest();
    const placed = (await order(asha, { paymentMethod: 'upi' })).json();
    await order(asha, { paymentMethod: 'upi' });
    expect(outcomeOf(await order(asha))).toEqual(REFUSED);
    const claim = { reference: '432112349999' };
    expect((await record({ ...asha, email: '' }, placed.$id, claim)).statusCode).toBe(200);
    expect((await kitchen.order(placed.$id)).payBy).toBe(placed.payBy);
    kitchen.wait(16);
    await expire();
    expect(await kitchen.order(placed.$id)).toMatchObject({ status: 'expired' });
    expect((await order(asha)).statusCode).toBe(201);
  });

  it('gets no time by a claim when its owner has signed in meanwhile, nor when the kitchen denies it', async () => {
    const asha = await guest();
    const placed = (await order(asha, { paymentMethod: 'upi' })).json();
    const credentials = { email: `guest-${turn}@example.in`, password: 'Swaad-1234' };
    await call(asha, network, 'PATCH', '/account/email', credentials);
    const signedIn = await call(NOBODY, network, 'POST', '/account/sessions/email', credentials);
    const claim = { reference: '432112348888' };
    const claimed = await record({ ...asha, session: sessionOf(signedIn), email: '' }, placed.$id, claim);
    expect(claimed.statusCode).toBe(200);
    await record(kitchen.cook, placed.$id, { deniedAt: '2001-01-01T00:00:00.000Z' });
    expect((await kitchen.order(placed.$id)).payBy).toBe(placed.payBy);
  });

  it('has ten portions of a limited dish in an order at most, on one line or several', async () => {
    await kitchen.change(kitchen.owner, 'dishes', 'samosa', { portionsPerDay: 200 });
    const refused = [409, 'order_guest_portions'];
    const asha = await guest();
    expect(outcomeOf(await order(asha, { items: await samosas(11) }))).toEqual(refused);
    expect(outcomeOf(await order(asha, { items: await samosas(9, 2) }))).toEqual(refused);
    expect((await order(asha, { items: await samosas(10) })).statusCode).toBe(201);
    expect((await order(kitchen.asha, { items: await samosas(11) })).statusCode).toBe(201);
    await kitchen.setSection('limits', { portionsPerGuest: 12 });
    expect((await order(asha, { items: await samosas(12) })).statusCode).toBe(201);
    await kitchen.setKitchen({ orderMode: 'age' });
    expect((await order(asha, { items: await samosas(13) })).statusCode).toBe(201);
    await kitchen.change(kitchen.owner, 'dishes', 'samosa', { portionsPerDay: null });
    await kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 10 });
    const [other, more] = [await guest(), await samosas(40)];
    expect((await order(other, { items: more })).statusCode).toBe(201);
  });

  it('gets the same answer to a repeated order, also at the limit', async () => {
    const asha = await guest();
    await order(asha);
    const second = await order(asha, {}, network, 'guest-twice');
    const again = await order(asha, {}, network, 'guest-twice');
    expect([second.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json().number).toBe(second.json().number);
  });

  it('places two of ten orders that are sent at once', async () => {
    const asha = await guest();
    const sent = Array.from({ length: 10 }, () => order(asha));
    expect(await outcomes(sent)).toEqual([201, 201, ...Array(8).fill(409)]);
  });
});

// LIMIT-4
describe('the anonymous accounts of one network', () => {
  it('have at most ten orders that wait, when thirty accounts order at once', async () => {
    const guests = await Promise.all(Array.from({ length: 30 }, () => guest()));
    const sent = guests.map((each) => order(each));
    expect(await outcomes(sent)).toEqual([...Array(10).fill(201), ...Array(20).fill(409)]);
    const elsewhere = freshNetwork();
    expect((await order(await guest(elsewhere), {}, elsewhere)).statusCode).toBe(201);
  });

  it('share an IPv6 /64, by what the owner has set', async () => {
    await kitchen.setSection('limits', { ordersPerGuest: null, ordersPerNetwork: 1 });
    const [one, other] = ['2001:db8:7:7::1', '2001:db8:7:7::2'];
    expect((await order(await guest(one), {}, one)).statusCode).toBe(201);
    expect(outcomeOf(await order(await guest(other), {}, other))).toEqual(REFUSED);
    await kitchen.setSection('limits', { ordersPerGuest: null, ordersPerNetwork: null });
    expect((await order(await guest(other), {}, other)).statusCode).toBe(201);
  });

  it('are stored as a hash, which is forgotten when the order is answered, or after a day', async () => {
    const { database, app } = kitchen;
    const stored = (id: string) =>
      database.query<{ network: string }>(sql`select network from guest_orders where "order" = ${id}`);
    const asha = await guest();
    const [answered, waiting] = [(await order(asha)).json().$id, (await order(asha)).json().$id];
    const [{ network: hash } = { network: '' }] = await stored(answered);
    expect(hash).toMatch(/^[\w-]{43}$/);
    await kitchen.walk(answered, 'accepted');
    const now = app.engine.clock();
    await forgetNetworks(database, now);
    expect(await stored(answered)).toEqual([]);
    expect(await stored(waiting)).toEqual([{ network: hash }]);
    await forgetNetworks(database, new Date(now.getTime() + 86_400_001));
    expect(await stored(waiting)).toEqual([]);
  });
});

// LIMIT-4
describe('accounts with a made-up address', () => {
  async function signUp(from = network): Promise<Guest> {
    const id = `made-up-${++turn}`;
    const credentials = { email: `${id}@example.in`, password: 'Swaad-1234' };
    await call(NOBODY, from, 'POST', '/account', { userId: id, ...credentials });
    return {
      id,
      session: sessionOf(await call(NOBODY, from, 'POST', '/account/sessions/email', credentials)),
    };
  }
  const two = (who: Guest) => [1, 2].map(() => order(who));

  it('count as anonymous if the owner says so', async () => {
    expect(await outcomes(two(await signUp()))).toEqual([201, 201]);
    await kitchen.setSection('limits', { unverifiedAreGuests: true, ordersPerGuest: 1, ordersPerNetwork: 2 });
    expect(await outcomes(two(await signUp()))).toEqual([201, 409]);
    expect(await outcomes(two(await guest()))).toEqual([201, 409]);
    expect(await outcomes(two(await signUp()))).toEqual([409, 409]);
  });

  it('count no longer once an e-mail address or a phone number is verified, and staff never do', async () => {
    await kitchen.setSection('limits', { unverifiedAreGuests: true, ordersPerGuest: 1 });
    for (const proof of [
      sql`update users set "emailVerification" = true`,
      sql`update accounts set phone_verified = true`,
      sql`update users set phone = 9876500099, "provenPhone" = 9876500099`,
    ]) {
      const who = await signUp();
      await kitchen.database.execute(sql`${proof} where id = ${who.id}`);
      expect(await outcomes(two(who))).toEqual([201, 201]);
    }
    expect(await outcomes(two(kitchen.cook))).toEqual([201, 201]);
  });
});

// LIMIT-4
describe('no such limit', () => {
  const four = (who: Guest) => [1, 2, 3, 4].map(() => order(who));

  it('is there by the clock', async () => {
    await kitchen.setKitchen({ orderMode: 'age' });
    expect(await outcomes(four(await guest()))).toEqual([201, 201, 201, 201]);
  });

  it('is there for people with an account, and for orders by phone', async () => {
    expect(await outcomes(four(kitchen.asha))).toEqual([201, 201, 201, 201]);
    const byPhone = { channel: 'staff', customerPhone: '9876501234', customerName: 'Meera' };
    const sent = [1, 2, 3, 4].map(() => order(kitchen.cook, byPhone));
    expect(await outcomes(sent)).toEqual([201, 201, 201, 201]);
  });

  it('is left after orders that were placed by the clock', async () => {
    const asha = await guest();
    await kitchen.setKitchen({ orderMode: 'age' });
    await outcomes(four(asha));
    await kitchen.setKitchen({ orderMode: 'board' });
    expect((await order(asha)).statusCode).toBe(201);
  });
});
