import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen, phoneOrder } from '#tests/order-kitchen.ts';

let count = 0;
/** The caller's number, as profiles store it. */
let number = 0;
const kitchen = await closeAfterAll(openOrderKitchen());

beforeEach(() => {
  number = 9_822_000_000 + ++count;
});

const phone = () => `+91${number}`;

async function phoned(over: object = {}) {
  const answer = await kitchen.create(kitchen.cook, 'orders', phoneOrder(number, over));
  expect(answer.body).toContain('$id');
  return answer.json();
}

async function codeSent(): Promise<string> {
  const mail = (await kitchen.mails()).findLast(({ to }) => to === phone());
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function askCode() {
  const asked = { userId: 'unique()', phone: phone() };
  const { userId } = (await kitchen.send(VISITOR, 'POST', '/account/tokens/phone', asked)).json();
  return { userId, secret: await codeSent() };
}

async function enterCode(token: { userId: string; secret: string }): Promise<Person> {
  const answer = await kitchen.send(VISITOR, 'POST', '/account/sessions/token', token);
  expect(answer.statusCode).toBe(201);
  const [session = ''] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
  return { id: answer.json().userId, email: '', session: String(session) };
}

const signIn = async () => enterCode(await askCode());

/** Gives an account the caller's number, unverified. */
const claim = (who: Person) =>
  kitchen.send(who, 'PATCH', '/account/phone', { phone: phone(), password: PASSWORD });

const idsOf = async (who: Person, collection = 'orders'): Promise<string[]> =>
  (await kitchen.list(who, collection)).json().documents.map(({ $id }: { $id: string }) => $id);
const profileOf = async (id: string) => (await kitchen.read(kitchen.owner, 'users', id)).json();
/** The profiles with the number as contact number. */
const profiles = () => kitchen.database.query(sql`select id from users where phone = ${number}`);

// PHONE-5
describe('the first person who verifies the number of a phone customer', () => {
  it('gets an account with the orders and the name by signing in with a code', async () => {
    const first = await phoned();
    const second = await phoned({ paymentMethod: 'upi', alreadyPaid: true });
    await kitchen.walk(first.$id, 'accepted');
    await kitchen.step(kitchen.cook, second.$id, 'placed', 'rejected', { reason: 'closed' });
    const meera = await signIn();
    expect((await idsOf(meera)).sort()).toEqual([first.$id, second.$id].sort());
    expect(await idsOf(meera, 'payments')).toHaveLength(2);
    expect(await idsOf(meera, 'refunds')).toHaveLength(1);
    expect(await idsOf(meera, 'orderEvents')).toHaveLength(2);
    expect(await profileOf(meera.id)).toMatchObject({ name: 'Meera', phone: number, phoneOnly: false });
    expect(await profiles()).toEqual([{ id: meera.id }]);
  });

  it('gets the orders in their existing account, only once, and keeps their name', async () => {
    async function verify(who: Person): Promise<void> {
      await kitchen.send(who, 'POST', '/account/verification/phone');
      const proof = { userId: who.id, secret: await codeSent() };
      expect((await kitchen.send(who, 'PUT', '/account/verification/phone', proof)).statusCode).toBe(200);
    }
    const order = await phoned();
    const ravi = await kitchen.customer(`ravi${count}`);
    const own = await kitchen.place(ravi);
    await claim(ravi);
    expect(await idsOf(ravi)).toEqual([own]);
    await verify(ravi);
    expect((await idsOf(ravi)).sort()).toEqual([order.$id, own].sort());
    expect(await profileOf(ravi.id)).toMatchObject({ name: `Person ${ravi.id}`, phone: number });
    expect(await profiles()).toEqual([{ id: ravi.id }]);
    // Verifying the number again moves nothing.
    const again = await signIn();
    expect(again.id).toBe(ravi.id);
    expect(await idsOf(again)).toHaveLength(2);
  });

  it('gets the orders even if somebody else’s account claims the number', async () => {
    const order = await phoned();
    const squatter = await kitchen.customer(`squatter${count}`);
    await claim(squatter);
    const meera = await signIn();
    expect(await idsOf(meera)).toEqual([order.$id]);
    expect((await kitchen.read(squatter, 'orders', order.$id)).statusCode).toBe(404);
  });

  it('can act on an order immediately', async () => {
    const { $id } = await phoned();
    const meera = await signIn();
    expect(outcomeOf(await kitchen.step(meera, $id, 'placed', 'cancelled'))).toEqual([201]);
  });

  it('gets an order that staff enter at the same moment', async () => {
    for (let turn = 0; turn < 5; turn++) {
      number = 9_833_000_000 + ++count;
      const before = await phoned();
      const token = await askCode();
      const [meera, order] = await Promise.all([
        enterCode(token),
        phoned({ forUserId: before.userId }),
        phoned({ customerName: 'Meera' }),
      ]);
      expect(await idsOf(meera)).toHaveLength(3);
      expect(await idsOf(meera)).toContain(order.$id);
      expect(await profiles()).toHaveLength(1);
    }
  });
});

describe('an account with a verified number', () => {
  // PHONE-5
  it('gets the orders that staff enter for that number', async () => {
    const meera = await signIn();
    const order = await phoned({ customerName: 'Meera' });
    expect(order.userId).toBe(meera.id);
    expect(await idsOf(meera)).toEqual([order.$id]);
    const named = await profileOf(meera.id);
    expect(named.phoneOnly).toBe(false);
  });

  // PHONE-5
  it('does not get them while the number is unverified', async () => {
    const claimant = await kitchen.customer(`claimant${count}`);
    await claim(claimant);
    const order = await phoned();
    expect(order.userId).not.toBe(claimant.id);
    expect(await idsOf(claimant)).toEqual([]);
  });

  // PHONE-7
  it('has the orders in its data export, and leaves no trace of the person when it is closed', async () => {
    const order = await phoned();
    await kitchen.walk(order.$id, 'accepted', 'ready', 'outForDelivery', 'delivered');
    const meera = await signIn();
    const file = (await kitchen.send(meera, 'GET', '/account/export')).json();
    expect(file.orders.map(({ $id }: { $id: string }) => $id)).toEqual([order.$id]);
    expect(file.payments).toHaveLength(1);
    expect((await kitchen.send(meera, 'PATCH', '/account/status')).statusCode).toBe(200);
    expect(await kitchen.order(order.$id)).toMatchObject({
      userId: meera.id,
      customerName: null,
      customerPhone: null,
      address: null,
      totalAmount: order.totalAmount,
    });
    const kept = await kitchen.database.query<{ log: string }>(
      sql`select row_to_json(audits)::text as log from audits where "documentId" = ${order.$id}`,
    );
    expect(kept.map(({ log }) => log).join()).not.toMatch(/Meera|Hill Road/);
    expect(await profiles()).toEqual([]);
    // From here on the number belongs to a stranger.
    const { userId } = await phoned();
    expect(userId).not.toBe(meera.id);
  });
});

describe('the profile of a phone customer', () => {
  const change = (id: string, data: object) => kitchen.change(kitchen.owner, 'users', id, data);

  // PHONE-5
  it('can’t get a role, and must keep a number that nobody else has', async () => {
    const { userId } = await phoned();
    const other = number + 500;
    await phoned({ customerPhone: String(other) });
    for (const data of [{ role: 'owner' }, { isAdmin: true }, { phone: null }, { phone: other }]) {
      expect(outcomeOf(await change(userId, data))).toEqual([400, 'general_argument_invalid']);
    }
    expect(outcomeOf(await change(userId, { phone: number + 700 }))).toEqual([200]);
    expect((await change(userId, { phoneOnly: false })).json().phoneOnly).toBe(true);
  });
});
