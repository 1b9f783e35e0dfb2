import { describe, expect, it } from 'vitest';
import { NO_DOOR } from '#domain/addresses/door.ts';
import { type Paise, paise } from '#domain/money.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { NO_MAP_PIN } from '#domain/places/map-pin.ts';
import type { PlacedOrder } from '#web/shared/orders/order-views.ts';
import {
  addDish,
  buyerOf,
  dishesFound,
  draftProblems,
  emptyDraft,
  orderData,
  type PhoneOrderDraft,
  priceOfOne,
  readDishSearch,
  withOptionsOfToday,
} from './draft.ts';
import type { OfferedDish } from './queries.ts';
import { takenOver } from './take-over.ts';

const dish = (id: string, name: string, price: Paise = paise(5900)): OfferedDish => ({
  id,
  name,
  price,
  type: 'veg',
});
const samosa = dish('samosa', 'Punjabi Samosa (3 pieces)');
const sambar = dish('sambar', 'Sambar Vada');
const chai = dish('chai', 'Masala Chai');
const menu = [samosa, sambar, chai];

// PHONE-11
describe('adding a dish', () => {
  it.each([
    ['2 sam', 2, 'sam'],
    ['12x chai', 12, 'chai'],
    ['3 × chai', 3, 'chai'],
    ['samosa', 1, 'samosa'],
    ['0 samosa', 1, 'samosa'],
    ['500 samosa', 100, 'samosa'],
    ['2', 1, '2'],
  ])('%o means %i of what begins with %o', (typed, quantity, text) => {
    expect(readDishSearch(typed)).toEqual({ quantity, text });
  });

  it.each([
    ['sam', ['sambar', 'samosa']],
    ['SAMOSA', ['samosa']],
    ['pun sam', ['samosa']],
    ['piece', ['samosa']],
    ['amosa', []],
    ['', []],
  ])('%o finds the dishes with a word that begins so, those whose name does first', (text, ids) => {
    expect(dishesFound(menu, text).map(({ id }) => id)).toEqual(ids);
  });

  it('twice adds to its quantity, up to the most of one dish', () => {
    const lines = addDish(addDish([], samosa, 2), chai, 1);
    expect(addDish(lines, samosa, 3).map(({ quantity }) => quantity)).toEqual([5, 1]);
    expect(addDish(lines, chai, 200).at(-1)?.quantity).toBe(100);
  });
});

const draft = (over: Partial<PhoneOrderDraft> = {}): PhoneOrderDraft => ({
  ...emptyDraft({ promiseMinutes: 30, acceptNow: true }),
  phone: '98765 43210',
  address: '7, Hill Road',
  lines: [{ dish: samosa, quantity: 2 }],
  ...over,
});

// PHONE-12
describe('what is wrong with an order', () => {
  const words = {
    ...orderMessages,
    quantity: 'quantity',
    minutes: 'minutes',
    time: 'time',
    noPlace: 'noPlace',
    gstinWrong: 'gstinWrong',
    nameMissing: 'nameMissing',
  };
  it.each([
    ['nothing', {}, {}],
    ['nothing, for a pickup without number and address', { kind: 'pickup', phone: '', address: '' }, {}],
    ['a number that is none', { phone: '12' }, { phone: words.notAPhone }],
    ['a delivery without a number', { phone: ' ' }, { phone: words.phoneForDelivery }],
    ['a delivery without an address', { address: ' ' }, { address: words.noAddressForThem }],
    ['a link without a place', { mapLink: 'https://maps.app.goo.gl/x' }, { mapLink: 'noPlace' }],
    ['no dishes', { lines: [] }, { dishes: words.emptyForThem }],
    ['an empty quantity', { lines: [{ dish: samosa, quantity: 0 }] }, { dishes: 'quantity' }],
    ['too short a promise', { minutes: '4' }, { minutes: 'minutes' }],
    ['too long a promise', { minutes: '181' }, { minutes: 'minutes' }],
    [
      'a business without its number and name',
      { buyer: { gstin: '29AAGCB7383J1Z5', name: ' ' } },
      { buyerGstin: 'gstinWrong', buyerName: 'nameMissing' },
    ],
    ['no promise', { minutes: '' }, { minutes: 'minutes' }],
    ['no time of an order for later', { scheduledFor: '', minutes: '' }, { time: 'time' }],
  ] as [string, Partial<PhoneOrderDraft>, object][])('is %s', (_what, over, problems) => {
    expect(draftProblems(draft(over), words)).toEqual(problems);
  });
});

describe('the order that is sent', () => {
  it('has dishes and quantities, with the prices that the customer was told', () => {
    expect(orderData(draft())).toEqual({
      channel: 'staff',
      kind: 'delivery',
      items: ['{"DishID":"samosa","name":"Punjabi Samosa (3 pieces)","quantity":2,"price":59,"image":""}'],
      paymentMethod: 'cod',
      alreadyPaid: false,
      promisedInMinutes: 30,
      customerPhone: '98765 43210',
      address: '7, Hill Road',
      ...NO_DOOR,
      ...NO_MAP_PIN,
      cutlery: false,
    });
  });

  // PIN-9
  it('goes to the place that the customer sends, else to that of their last order to the address', () => {
    const door = { floor: '3', gate: null, leaveAtDoor: true };
    const mapPin = { latitude: 18.51, longitude: 73.85 };
    const before = { kind: 'delivery', address: '7, Hill Road', mapPin, door } as PlacedOrder;
    const known = {
      userId: 'meera',
      name: 'Meera',
      phoneOnly: true,
      isProven: false,
      kitchenNote: null,
      address: null,
    };
    const customer = { ...known, orders: [before] };
    const stored = { mapPinLatitude: 18.51, mapPinLongitude: 73.85 };
    expect(orderData(draft({ customer }))).toMatchObject({ ...door, ...stored });
    expect(orderData(draft({ customer, mapLink: 'geo:18.6,73.9' }))).toMatchObject({
      ...{ ...door, mapPinLatitude: 18.6, mapPinLongitude: 73.9 },
    });
    expect(orderData(draft({ customer, address: 'Elsewhere' }))).toMatchObject({ ...NO_DOOR, ...NO_MAP_PIN });
  });

  // PHONE-16
  it('is for a business if staff say so, with its GST number in capitals', () => {
    const buyer = { gstin: ' 29aagcb 7383 j1z4', name: ' Lotus Traders ' };
    const stored = { buyerGstin: '29AAGCB7383J1Z4', buyerName: 'Lotus Traders' };
    expect(orderData(draft({ buyer }))).toMatchObject(stored);
    expect(buyerOf({ ...stored } as PlacedOrder)).toEqual({
      gstin: stored.buyerGstin,
      name: stored.buyerName,
    });
    expect(buyerOf({ buyerGstin: null, buyerName: null } as PlacedOrder)).toBeUndefined();
  });

  // ORDER-42
  it('asks for cutlery if the caller wants it', () => {
    expect(orderData(draft({ cutlery: true }))).toMatchObject({ cutlery: true });
  });

  it('says how it was paid, and has no address for a pickup', () => {
    const paid = orderData(draft({ settling: 'paid', paidBy: 'upi', kind: 'pickup', phone: '' }));
    expect(paid).toMatchObject({ paymentMethod: 'upi', alreadyPaid: true, kind: 'pickup' });
    expect(paid).not.toHaveProperty('address');
    expect(paid).not.toHaveProperty('customerPhone');
  });
});

// PHONE-9
it('an earlier order is copied at today’s prices, and dishes that are not on the menu are named', () => {
  const line = { name: 'Samosa', quantity: 2, price: paise(1000), imgUrl: '' };
  const lines = [
    { ...line, dishId: 'samosa' },
    { ...line, dishId: 'kheer', name: 'Kheer' },
  ];
  const order = {
    kind: 'delivery',
    address: 'Hill Road',
    channel: 'online',
    paymentMethod: 'upi',
    lines,
  } as PlacedOrder;
  expect(takenOver(order, menu)).toEqual({
    kind: 'delivery',
    address: 'Hill Road',
    lines: [{ dish: samosa, quantity: 2 }],
    missing: ['Kheer'],
    settling: 'cod',
  });
});

// OPTION-20
describe('a dish with options', () => {
  const group = {
    id: 'size',
    name: 'Size',
    min: 1,
    max: 1,
    choices: ['half', 'full'].map((id) => ({
      id,
      name: id,
      price: paise(id === 'half' ? -1000 : 0),
      veg: true,
      isAvailable: true,
    })),
  };
  const offered = { ...samosa, optionGroupIds: ['size'] };
  const option = (choiceId: string, price = 0) => ({
    groupId: 'size',
    choiceId,
    group: 'Size',
    name: choiceId,
    price: paise(price),
  });

  it('is one line for each choice, with its price', () => {
    const half = addDish([], offered, 2, [option('half', -1000)]);
    const lines = addDish(addDish(half, offered, 1, [option('full')]), offered, 1, [option('half', -1000)]);
    expect(lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(lines.map(priceOfOne)).toEqual([samosa.price - 1000, samosa.price]);
  });

  it('is sent with the ids of its options, and priced as today', () => {
    const [line] = addDish([], offered, 1, [option('half', -500)]);
    const today = line ? [withOptionsOfToday(line, [group])] : [];
    const { items = [] } = orderData(draft({ lines: today }));
    expect(JSON.parse(items[0] ?? '')).toMatchObject({
      price: (samosa.price - 1000) / 100,
      options: [{ groupId: 'size', choiceId: 'half' }],
    });
  });
});
