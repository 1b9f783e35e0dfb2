import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const NOT_FOUND = [404, 'document_not_found'];
const UNAUTHORIZED = [401, 'user_unauthorized'];
let id: string;
const kitchen = await closeAfterAll(openOrderKitchen());
await kitchen.change(kitchen.rider, 'users', 'rider', {
  name: 'Manoj',
  phone: 9876500001,
  city: 'Pune',
  street: 'Karve Road',
});

beforeEach(async () => {
  id = await kitchen.place();
});

/** The names of all people who may read the order. */
async function readers(): Promise<string[]> {
  const { asha, ravi, owner, manager, cook, rider, otherRider } = kitchen;
  const people: Person[] = [VISITOR, asha, ravi, owner, manager, cook, rider, otherRider];
  const seeing = await Promise.all(
    people.map(async (who) => {
      const one = await kitchen.read(who, 'orders', id);
      const list = await kitchen.list(who, 'orders', { method: 'limit', values: [500] });
      const listed =
        list.statusCode === 200 && list.json().documents.some(({ $id }: { $id: string }) => $id === id);
      expect(listed).toBe(one.statusCode === 200);
      return listed ? [who.id] : [];
    }),
  );
  return seeing.flat();
}

const STAFF = ['owner', 'manager', 'kitchen'];
const assign = (who: Person, riderId: string | null, from = 'ready') =>
  kitchen.event(who, id, { type: 'assign', from, riderId });
const paymentOf = async (who: Person) => (await kitchen.ofOrder('payments', id, who))[0];

// RIDER-1
describe('a rider', () => {
  it('reads ready orders until somebody takes them, then only their own, and no finished ones', async () => {
    const { rider } = kitchen;
    expect(await readers()).toEqual(['asha', ...STAFF]);
    await kitchen.walk(id, 'accepted', 'ready');
    expect(await readers()).toEqual(['asha', ...STAFF, 'rider', 'other-rider']);
    expect((await assign(rider, 'rider')).json()).toMatchObject({ riderId: 'rider', actorRole: 'rider' });
    expect(await readers()).toEqual(['asha', ...STAFF, 'rider']);
    await kitchen.step(rider, id, 'ready', 'outForDelivery');
    expect(await readers()).toEqual(['asha', ...STAFF, 'rider']);
    await kitchen.step(rider, id, 'outForDelivery', 'delivered');
    expect(await readers()).toEqual(['asha', ...STAFF]);
  });

  it('can give an order back until it has left the kitchen', async () => {
    const { rider, otherRider, order } = kitchen;
    await kitchen.walk(id, 'accepted', 'ready');
    await assign(rider, 'rider');
    expect(outcomeOf(await assign(otherRider, null))).toEqual(NOT_FOUND);
    expect(outcomeOf(await assign(rider, 'other-rider'))).toEqual(UNAUTHORIZED);
    expect((await assign(rider, null)).statusCode).toBe(201);
    expect((await order(id)).riderId).toBeNull();
    expect((await assign(otherRider, 'other-rider')).statusCode).toBe(201);
    await kitchen.step(otherRider, id, 'ready', 'outForDelivery');
    expect(outcomeOf(await assign(otherRider, null, 'outForDelivery'))).toEqual(UNAUTHORIZED);
  });

  it('can’t act on an order that is not ready, or that the customer picks up', async () => {
    const { rider, owner, place } = kitchen;
    expect(outcomeOf(await assign(rider, 'rider', 'placed'))).toEqual(NOT_FOUND);
    expect(outcomeOf(await kitchen.step(rider, id, 'placed', 'accepted'))).toEqual(NOT_FOUND);
    id = await place(owner, { kind: 'pickup', address: '' });
    await kitchen.walk(id, 'accepted', 'ready');
    expect(await readers()).toEqual(STAFF);
    expect(outcomeOf(await kitchen.step(rider, id, 'ready', 'collected'))).toEqual(NOT_FOUND);
  });

  it('can undo a delivery for 30 seconds, although the order can no longer be read', async () => {
    const { rider, order } = kitchen;
    await kitchen.walk(id, 'accepted', 'ready');
    await kitchen.step(rider, id, 'ready', 'outForDelivery');
    await kitchen.step(rider, id, 'outForDelivery', 'delivered');
    expect((await kitchen.event(rider, id, { type: 'undo', from: 'delivered' })).statusCode).toBe(201);
    expect(await order(id)).toMatchObject({ status: 'outForDelivery', riderName: 'Manoj' });
  });

  it('reads payments and events of their own deliveries only, and no profile but their own', async () => {
    const { rider, otherRider, asha, send } = kitchen;
    await kitchen.walk(id, 'accepted', 'ready');
    expect(await paymentOf(rider)).toBeUndefined();
    const taken = (await assign(rider, 'rider')).json().$id;
    const payment = (await paymentOf(rider))?.$id;
    const sees = async (who: Person, collection: string, document: string) =>
      (await send(who, 'GET', at(collection, document))).statusCode;
    for (const [collection, document] of [
      ['payments', payment],
      ['orderEvents', taken],
    ]) {
      expect([
        await sees(rider, String(collection), String(document)),
        await sees(otherRider, String(collection), String(document)),
      ]).toEqual([200, 404]);
    }
    for (const profile of ['asha', 'other-rider', 'owner']) {
      expect(await sees(rider, 'users', profile)).toBe(404);
    }
    expect(await sees(asha, 'users', 'rider')).toBe(404);
  });
});

// RIDER-2
describe('two people who act on a delivery at once', () => {
  it.each([['outForDelivery'], ['delivered']])(
    'one of them marks it as %s, the other is refused with the new status',
    async (to) => {
      const { rider, cook } = kitchen;
      await kitchen.walk(id, 'accepted', 'ready');
      await assign(rider, 'rider');
      const answers = await Promise.all([
        kitchen.step(rider, id, 'ready', to),
        kitchen.step(cook, id, 'ready', to),
      ]);
      const outcomes = answers.map(outcomeOf).sort();
      expect(outcomes).toEqual([[201], [409, 'order_moved_on']]);
      expect(kitchen.takeEvents().filter((event) => event.startsWith('orderEvents create'))).toHaveLength(2);
    },
  );

  it('only one of two riders takes the same order', async () => {
    const { rider, otherRider } = kitchen;
    await kitchen.walk(id, 'accepted', 'ready');
    const answers = await Promise.all([assign(rider, 'rider'), assign(otherRider, 'other-rider')]);
    expect(answers.map(outcomeOf).sort()).toEqual([[201], NOT_FOUND]);
  });

  it('a step that a rider repeats with the same id gets the first answer and counts once', async () => {
    const { rider } = kitchen;
    await kitchen.walk(id, 'accepted', 'ready');
    await assign(rider, 'rider');
    const step = () =>
      kitchen.event(rider, id, { type: 'step', from: 'ready', to: 'outForDelivery' }, `tap-${id}`);
    const [first, second] = await Promise.all([step(), step()]);
    const third = await step();
    expect([first?.statusCode, second?.statusCode, third.statusCode]).toEqual([201, 201, 201]);
    expect(new Set([first, second, third].map((answer) => answer?.json().createdAt)).size).toBe(1);
  });
});

// RIDER-3
it('a customer sees only the rider’s name and phone number, and only while the order is on its way', async () => {
  const { asha, rider, send } = kitchen;
  const seen = async () => {
    const { riderName, riderPhone } = (await send(asha, 'GET', at('orders', id))).json();
    return { riderName, riderPhone };
  };
  const nobody = { riderName: null, riderPhone: null };
  await kitchen.walk(id, 'accepted', 'ready');
  await assign(rider, 'rider');
  expect(await seen()).toEqual(nobody);
  await kitchen.step(rider, id, 'ready', 'outForDelivery');
  expect(await seen()).toEqual({ riderName: 'Manoj', riderPhone: '9876500001' });
  const all = await Promise.all(
    ['orders', 'orderEvents', 'payments'].map((name) => send(asha, 'GET', at(name))),
  );
  for (const answer of all) expect(answer.body).not.toMatch(/Karve|rider@/);
  await kitchen.step(rider, id, 'outForDelivery', 'delivered');
  expect(await seen()).toEqual(nobody);
});

// PAY-3
it('the person who takes the money for a cash order records how it was paid', async () => {
  const { rider, asha, send } = kitchen;
  await kitchen.walk(id, 'accepted', 'ready');
  await assign(rider, 'rider');
  const payment = (await paymentOf(rider))?.$id;
  const record = (who: Person, data: object) => send(who, 'PATCH', at('payments', payment), { data });
  expect(outcomeOf(await record(asha, { state: 'paid', method: 'upi' }))).toEqual(UNAUTHORIZED);
  expect(outcomeOf(await record(rider, { state: 'paid', method: 'gold' }))).toEqual([
    400,
    'document_invalid_structure',
  ]);
  expect(outcomeOf(await record(rider, { method: 'upi' }))).toEqual([400, 'general_argument_invalid']);
  expect((await record(rider, { state: 'paid', method: 'upi' })).json()).toMatchObject({
    method: 'upi',
    mock: false,
    recordedBy: 'rider',
  });
  expect(outcomeOf(await record(rider, { state: 'paid' }))).toEqual([409, 'payment_not_due']);
});
