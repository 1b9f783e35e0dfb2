import { afterEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';

let count = 0;
const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');
const owner = await kitchen.staff('owner');
const home = { houseNo: '7', street: 'FC Road', city: 'Pune', state: 'Maharashtra' };
await kitchen.create(asha, 'addresses', { ...home, pincode: 411038 }, 'home');
await kitchen.create(asha, 'addresses', { ...home, city: 'Bengaluru', pincode: 560001 }, 'far');

afterEach(async () => {
  await setAreas([]);
  await set('charges', {});
});

const set = async (section: string, value: object) => {
  const data = { value: JSON.stringify(value) };
  expect((await kitchen.change(owner, 'settings', section, data)).statusCode).toBe(200);
  kitchen.takeEvents();
};
const AREAS = [
  { name: 'City', kind: 'pincodes', pincodes: ['411001'] },
  {
    ...{ name: 'Kothrud', kind: 'pincodes', pincodes: ['411038'] },
    ...{ deliveryFee: 60, minimumOrder: 300, extraMinutes: 15 },
  },
];
/** Replaces the areas of the kitchen. */
async function setAreas(wanted: readonly object[]): Promise<void> {
  const { documents } = (await kitchen.list(owner, 'areas')).json();
  for (const { $id } of documents) await kitchen.delete(owner, 'areas', $id);
  for (const data of wanted) {
    const answer = await kitchen.create(owner, 'areas', data);
    expect(answer.statusCode, answer.body).toBe(201);
  }
  kitchen.takeEvents();
}
const thali = (quantity: number) => JSON.stringify({ DishID: 'ghar-ki-thali', quantity, price: 249 });

function place(over: object = {}, who = asha) {
  const data = { items: [thali(2)], ...over };
  return kitchen.create(who, 'orders', data);
}
async function refusal(answer: ReturnType<typeof place>) {
  const { statusCode } = await answer;
  const { type, message } = (await answer).json();
  expect(kitchen.takeEvents()).toEqual([]);
  return [statusCode, type, message];
}

// AREA-2
describe('the pincode of an order', () => {
  it.each([
    [
      'of the chosen address, whose text the server writes',
      { addressId: 'far', address: 'x 411001' },
      560001,
    ],
    ['of the text', { address: '4, MG Road, Pune 411001' }, 411001],
    ['of the profile', {}, 411038],
    ['of no address', { address: '4, MG Road, Pune' }, null],
    ['never the client’s', { address: '4, MG Road, Pune', pincode: 411001 }, null],
  ])('is that %s', async (_what, over, pincode) => {
    const order = (await place(over)).json();
    expect(order).toMatchObject({ pincode, addressId: null });
    if ('addressId' in over) expect(order.address).toBe('7, FC Road, Bengaluru, Maharashtra 560001');
  });

  it('is not that of an address in somebody else’s book', async () => {
    expect(await refusal(place({ addressId: 'home', address: '4, MG Road' }, ravi))).toEqual([
      400,
      'general_argument_invalid',
      'This address is not in your address book any more. Please choose another one.',
    ]);
  });
});

// ORDER-35
it('an order keeps the instructions for the rider that its address has now, never those that a client sends', async () => {
  const instructions = (deliveryInstructions: string | null) =>
    kitchen.change(asha, 'addresses', 'far', { deliveryInstructions });
  await instructions(' Blue gate, ring twice ');
  kitchen.takeEvents();
  const sent = { addressId: 'far', deliveryInstructions: 'Leave it with anybody' };
  const order = (await place(sent)).json();
  await instructions(null);
  expect(order.deliveryInstructions).toBe('Blue gate, ring twice');
  const kept = await kitchen.read(asha, 'orders', order.$id);
  expect(kept.json().deliveryInstructions).toBe('Blue gate, ring twice');
  const text = { address: '4, MG Road, Pune', deliveryInstructions: 'Ring' };
  expect((await place(text)).json().deliveryInstructions).toBeNull();
});

// AREA-3
describe('an order of a kitchen with delivery areas', () => {
  it('is refused outside of them, with a sentence about what to do, and nothing changes', async () => {
    await setAreas(AREAS);
    const outside = [
      400,
      'order_outside_area',
      'We don’t deliver to 560001 yet. Please choose another address, or call the kitchen to fetch your order.',
    ];
    expect(await refusal(place({ addressId: 'far' }))).toEqual(outside);
    expect(await refusal(place({ address: 'MG Road, Bengaluru 560001' }))).toEqual(outside);
  });

  it('needs a pincode', async () => {
    await setAreas(AREAS);
    expect(await refusal(place({ address: '4, MG Road, Pune' }))).toEqual([
      400,
      'general_argument_invalid',
      'Please give an address with its pincode of six digits, so that we know whether we deliver there.',
    ]);
  });

  it('has the fee and the promise of its area', async () => {
    const minutesPromised = ({ orderedOn, promisedAt }: { orderedOn: string; promisedAt: string }) =>
      Math.round((Date.parse(promisedAt) - Date.parse(orderedOn)) / 60_000);
    await setAreas(AREAS);
    const order = (await place({ addressId: 'home' })).json();
    expect(order).toMatchObject({ pincode: 411038, deliveryFee: 60, totalAmount: 583, termsDeliveryFee: 60 });
    expect(minutesPromised(order)).toBe(45);
    const usual = (await place({ address: 'MG Road, Pune 411001' })).json();
    expect(usual).toMatchObject({ deliveryFee: 40, totalAmount: 563 });
    expect(minutesPromised(usual)).toBe(30);
  });

  it('has the minimum order of its area', async () => {
    await setAreas(AREAS);
    expect(await refusal(place({ addressId: 'home', items: [thali(1)] }))).toEqual([
      400,
      'order_below_minimum',
      'Add ₹51 more to order. We deliver orders from ₹300.',
    ]);
    const near = { address: 'MG Road, Pune 411001', items: [thali(1)] };
    expect((await place(near)).statusCode).toBe(201);
  });

  it('may be fetched from anywhere, and typed by staff for anywhere', async () => {
    await setAreas(AREAS);
    const typed = { channel: 'staff', customerPhone: '9876512345' };
    const order = (await place({ ...typed, address: 'Bengaluru 560001' }, owner)).json();
    expect(order).toMatchObject({ pincode: 560001, deliveryFee: 40 });
    const fetched = (await place({ ...typed, kind: 'pickup', address: 'Bengaluru 560001' }, owner)).json();
    expect(fetched).toMatchObject({ pincode: null, deliveryFee: 0 });
  });
});

// AREA-11
describe('an order of a kitchen that delivers to a circle', () => {
  const near = { address: 'Sampige Road, Bengaluru 560003' };
  const far = { address: 'Whitefield, Bengaluru 560066' };

  it('is decided by the middle of its pincode, of which the first area counts', async () => {
    await setAreas([
      { name: 'Round the corner', kind: 'circle', radiusKm: 2, deliveryFee: 10 },
      { name: 'The city', kind: 'circle', radiusKm: 8, deliveryFee: 70, extraMinutes: 20 },
    ]);
    const fees = [near, { address: 'MG Road, Bengaluru 560001' }].map(async (over) =>
      (await place(over)).json(),
    );
    expect((await Promise.all(fees)).map(({ deliveryFee }) => deliveryFee)).toEqual([10, 70]);
    kitchen.takeEvents();
    expect((await refusal(place(far)))[1]).toBe('order_outside_area');
  });

  // AREA-12
  it('pays for the road, and its bill and later changes know how far it is', async () => {
    await setAreas([
      { name: 'All', kind: 'circle', radiusKm: 50, deliveryFee: 20, feePerKm: 10, kmIncluded: 1 },
    ]);
    const order = (await place({ address: 'MG Road, Bengaluru 560001' })).json();
    const { deliveryMetres, deliveryFee } = order;
    expect(deliveryMetres).toBeGreaterThan(4_000);
    expect(deliveryFee).toBe(Math.round(20 + 10 * (deliveryMetres / 1000 - 1)));
    expect(order.termsDeliveryFee).toBe(deliveryFee);
    const close = (await place(near)).json();
    expect([close.deliveryFee, close.deliveryMetres < 1_000]).toEqual([20, true]);
    const fetched = { kind: 'pickup', channel: 'staff', customerPhone: '9876512345' };
    expect((await place(fetched, owner)).json().deliveryMetres).toBeNull();
  });
});

// ORDER-32
describe('an order that says which total was seen', () => {
  it('is refused with the new bill if the total is another, and nothing changes', async () => {
    expect((await place({ address: 'Pune', expectedTotal: 563 })).statusCode).toBe(201);
    await set('charges', { deliveryFee: 55.5, packingPerOrder: 10 });
    expect(await refusal(place({ address: 'Pune', expectedTotal: 563 }))).toEqual([
      409,
      'order_terms_changed',
      'This order comes to ₹588.50 now: dishes ₹498, delivery ₹55.50, packing ₹10, tax ₹25. Please look at the bill again before ordering.',
    ]);
    const order = (await place({ address: 'Pune', expectedTotal: 588.5 })).json();
    expect(order).toMatchObject({ totalAmount: 588.5, expectedTotal: null });
  });

  it('is refused too if it has become cheaper, and if staff typed it', async () => {
    await set('charges', { deliveryFee: 30 });
    expect((await refusal(place({ address: 'Pune', expectedTotal: 563 })))[1]).toBe('order_terms_changed');
    const typed = { channel: 'staff', customerPhone: '9876512345', address: 'Pune', expectedTotal: 563 };
    expect((await place(typed, owner)).json().type).toBe('order_terms_changed');
  });

  it('is corrected by the server if it does not say so', async () => {
    await set('charges', { deliveryFee: 55 });
    expect((await place({ address: 'Pune', totalAmount: 563 })).json()).toMatchObject({ totalAmount: 578 });
  });
});

// PIN-1, PIN-4
it('a map pin decides area and fee, and one outside is told as such', async () => {
  const shop = { latitude: 18.5296, longitude: 73.876 };
  const circle = { name: 'Near', kind: 'circle', radiusKm: 3, ...shop, deliveryFee: 25 };
  await setAreas([circle, { ...circle, name: 'Far', radiusKm: 9, deliveryFee: 80 }]);
  const pinned = async (latitude: number) => {
    const id = `pinned-${++count}`;
    const home = { houseNo: '7', street: 'FC Road', city: 'Pune', state: 'Maharashtra', pincode: 411038 };
    const pin = { mapPinLatitude: latitude, mapPinLongitude: shop.longitude, mapPinConsent: true };
    const data = { ...home, ...pin };
    expect((await kitchen.create(asha, 'addresses', data, id)).statusCode).toBe(201);
    kitchen.takeEvents();
    return id;
  };
  const [near, far, outside] = [await pinned(18.53), await pinned(18.58), await pinned(18.65)];
  const feeTo = async (addressId: string) => (await place({ addressId })).json().deliveryFee;
  expect([await feeTo('home'), await feeTo(near), await feeTo(far)]).toEqual([80, 25, 80]);
  const slots = (position: string) =>
    kitchen.send(asha, 'GET', `/slots?pincode=411038&${position}`).then((answer) => answer.statusCode);
  expect(await slots('latitude=18.53&longitude=73.876')).toBe(200);
  for (const wrong of ['latitude=x&longitude=73', 'latitude=99&longitude=73', 'latitude=&longitude='])
    expect(await slots(wrong)).toBe(400);
  kitchen.takeEvents();
  expect(await refusal(place({ addressId: outside }))).toEqual([
    400,
    'order_outside_area',
    'We don’t deliver yet to where this address is on the map. Please choose another address, or call the kitchen to fetch your order.',
  ]);
});
