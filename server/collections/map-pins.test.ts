import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { phoneOrder } from '#tests/order-kitchen.ts';

let count = 0;

const home = {
  label: 'Home',
  houseNo: '4',
  street: 'MG Road',
  landmark: null,
  city: 'Pune',
  state: 'Maharashtra',
  pincode: 411001,
};
/** A kilometre and a half from the middle of its pincode. */
const pin = { mapPinLatitude: 18.5201, mapPinLongitude: 73.8659 };
const door = { floor: '3', gate: 'Blue gate', leaveAtDoor: true };
const agreed = { ...pin, mapPinConsent: true };
const NONE = { mapPinLatitude: null, mapPinLongitude: null };
const kitchen = await closeAfterAll(openKitchen());
const owner = await kitchen.staff('owner');

const person = () => kitchen.customer(`pinned${++count}`);
const add = (who: Person, data: object, id = `home-${count}`) =>
  kitchen.create(who, 'addresses', { ...home, ...data }, id);
const change = (who: Person, data: object, id = `home-${count}`) =>
  kitchen.change(who, 'addresses', id, data);
const read = async (who: Person, id = `home-${count}`) => (await kitchen.read(who, 'addresses', id)).json();
const consentsOf = async (who: Person) =>
  (await kitchen.list(who, 'consents'))
    .json()
    .documents.map(({ purpose, given, way, userId }: Record<string, unknown>) => [
      purpose,
      given,
      way,
      userId === who.id,
    ]);
const say = (who: Person, data: object) => kitchen.create(who, 'consents', data);
const withdraw = (who: Person) => say(who, { purpose: 'mapPin', given: false });
const thali = JSON.stringify({ DishID: 'ghar-ki-thali', quantity: 2, price: 249 });
const order = async (who: Person, data: object) => {
  const answer = await kitchen.create(who, 'orders', { items: [thali], ...data });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};

// PIN-2
describe('a map pin of an address', () => {
  it('is kept with the consent that comes with it, which is recorded', async () => {
    const asha = await person();
    expect(outcomeOf(await add(asha, pin))).toEqual([400, 'map_pin_without_consent']);
    expect(outcomeOf(await add(asha, agreed))).toEqual([201]);
    expect(await read(asha)).toMatchObject({ ...pin, mapPinConsent: null });
    expect(await consentsOf(asha)).toEqual([['mapPin', true, 'address', true]]);
  });

  it('needs no second consent while it stays where it is, and one when it moves', async () => {
    const asha = await person();
    await add(asha, agreed);
    expect(outcomeOf(await change(asha, { ...pin, label: 'Flat' }))).toEqual([200]);
    const moved = { ...pin, mapPinLatitude: 18.5202 };
    expect(outcomeOf(await change(asha, moved))).toEqual([400, 'map_pin_without_consent']);
    expect(outcomeOf(await change(asha, { ...moved, mapPinConsent: true }))).toEqual([200]);
    expect(outcomeOf(await change(asha, NONE))).toEqual([200]);
    expect(await read(asha)).toMatchObject(NONE);
    expect(await consentsOf(asha)).toHaveLength(2);
  });

  it('may be that of somebody without an e-mail address', async () => {
    const begun = await kitchen.send(VISITOR, 'POST', '/account/sessions/anonymous');
    const [session] = Object.values(JSON.parse(String(begun.headers['x-fallback-cookies'])));
    const guest = { id: begun.json().userId, email: '', session: String(session) };
    expect(outcomeOf(await add(guest, agreed, 'guest-home'))).toEqual([201]);
    expect(await consentsOf(guest)).toEqual([['mapPin', true, 'address', true]]);
    expect(outcomeOf(await withdraw(guest))).toEqual([201]);
    expect(await read(guest, 'guest-home')).toMatchObject(NONE);
  });

  it('leaves with another street in the profile, and stays with another house number', async () => {
    const asha = await person();
    await add(asha, agreed);
    const profile = (data: object) => kitchen.change(asha, 'users', asha.id, data);
    await profile({ houseNo: '4A' });
    expect(await read(asha)).toMatchObject({ houseNo: '4A', ...pin });
    await profile({ street: 'FC Road' });
    expect(await read(asha)).toMatchObject({ street: 'FC Road', ...NONE });
  });
});

// PIN-4
it.each([
  ['half of it', { mapPinLatitude: 18.52 }, 'general_argument_invalid'],
  ['in another country', { mapPinLatitude: 51.5, mapPinLongitude: -0.1 }, 'document_invalid_structure'],
  ['as a text', { mapPinLatitude: 'x', mapPinLongitude: 73 }, 'document_invalid_structure'],
  ['40 km away', { mapPinLatitude: 18.9, mapPinLongitude: 73.87 }, 'map_pin_too_far'],
  ['in Bengaluru for Pune', { mapPinLatitude: 13, mapPinLongitude: 77.57 }, 'map_pin_too_far'],
  ['of a pincode that nobody knows', { ...pin, pincode: 999_999 }, 'map_pin_unknown_pincode'],
])('a map pin is refused: %s', async (_what, data, type) => {
  const asha = await person();
  kitchen.takeEvents();
  expect(outcomeOf(await add(asha, { ...data, mapPinConsent: true }))).toEqual([400, type]);
  expect(kitchen.takeEvents()).toEqual([]);
});

// PIN-4
it('a pincode that leaves its map pin behind is refused, and one of its district that nobody knows is not', async () => {
  const asha = await person();
  await add(asha, agreed);
  expect(outcomeOf(await change(asha, { pincode: 560001 }))).toEqual([400, 'map_pin_too_far']);
  expect(outcomeOf(await change(asha, { pincode: 411999 }))).toEqual([200]);
});

// PIN-3
describe('withdrawing the consent', () => {
  it('deletes all map pins, of addresses and of orders, and of nobody else', async () => {
    const asha = await person();
    const id = `home-${count}`;
    await add(asha, agreed, id);
    const placed = await order(asha, { addressId: id });
    expect(placed).toMatchObject(pin);
    const ravi = await person();
    await add(ravi, agreed);
    const theirs = `home-${count}`;
    kitchen.takeEvents();
    expect(outcomeOf(await withdraw(asha))).toEqual([201]);
    expect(kitchen.takeEvents().sort()).toEqual([
      `addresses update ${id}`,
      expect.stringMatching(/^consents create /),
      `orders update ${placed.$id}`,
    ]);
    expect(await read(asha, id)).toMatchObject(NONE);
    expect((await kitchen.read(asha, 'orders', placed.$id)).json()).toMatchObject(NONE);
    expect(await read(ravi, theirs)).toMatchObject(pin);
    expect(await consentsOf(asha)).toEqual([
      ['mapPin', true, 'address', true],
      ['mapPin', false, 'profile', true],
    ]);
    const copy = (await kitchen.send(asha, 'GET', '/account/export')).json();
    expect(copy.consents).toHaveLength(2);
  });

  it('is of the own account alone, whatever a client sends, and not of the newsletter', async () => {
    const asha = await person();
    const forged = { purpose: 'mapPin', given: false, userId: owner.id, way: 'mailedLink', notice: '1' };
    expect((await say(asha, forged)).json()).toMatchObject({ userId: asha.id, way: 'profile' });
    expect(outcomeOf(await say(asha, { purpose: 'newsletter', given: true }))).toEqual([
      400,
      'general_argument_invalid',
    ]);
    expect((await say(VISITOR, { purpose: 'mapPin', given: true })).statusCode).toBe(401);
    expect((await say(asha, { purpose: 'mapPin' })).statusCode).toBe(400);
    expect((await say(asha, { purpose: 'all', given: true })).statusCode).toBe(400);
  });
});

// PIN-5
describe('an order', () => {
  it('has the door and the map pin that its address has then', async () => {
    const asha = await person();
    const id = `home-${count}`;
    await add(asha, { ...agreed, ...door }, id);
    const placed = await order(asha, { addressId: id });
    await change(asha, { ...NONE, floor: null }, id);
    expect((await kitchen.read(asha, 'orders', placed.$id)).json()).toMatchObject({
      ...pin,
      ...door,
    });
    await kitchen.changeSettings(owner, 'kitchen', { pickup: true });
    const pickedUp = await order(asha, { addressId: id, kind: 'pickup' });
    expect(pickedUp).toMatchObject({ ...NONE, floor: null, gate: null, leaveAtDoor: false });
  });

  it('never has those that its customer sends', async () => {
    const asha = await person();
    const sent = { items: [thali], address: '4, MG Road, Pune 411001', ...pin };
    const answer = await kitchen.create(asha, 'orders', sent, 'forged');
    expect(answer.statusCode).toBe(401);
  });

  it('has those that staff enter for somebody on the phone, near its pincode', async () => {
    const phoned = (over: object) =>
      kitchen.create(owner, 'orders', {
        ...phoneOrder(9_811_234_567, over),
        address: '7, Hill Road, Pune 411001',
      });
    expect((await phoned({ ...pin, ...door })).json()).toMatchObject({ ...pin, ...door });
    const far = { mapPinLatitude: 13, mapPinLongitude: 77.57 };
    expect(outcomeOf(await phoned(far))).toEqual([400, 'map_pin_too_far']);
    expect(outcomeOf(await phoned({ mapPinLatitude: 13 }))).toEqual([400, 'general_argument_invalid']);
  });
});
