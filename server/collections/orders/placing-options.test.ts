import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { choice, offerOptions } from '#tests/option-kitchen.ts';
import { openOrderKitchen, phoneOrder } from '#tests/order-kitchen.ts';

interface Asked {
  groupId: string;
  choiceId: string;
}
const option = (groupId: string, choiceId: string): Asked => ({ groupId, choiceId });
const half = option('size', 'half');
const egg = option('extras', 'egg');

const line = (price: number | undefined, options: readonly object[] | undefined, over: object = {}) =>
  JSON.stringify({ DishID: 'samosa', quantity: 2, price, options, ...over });
const order = (...items: string[]) =>
  kitchen.create(kitchen.asha, 'orders', { items, paymentMethod: 'cod', address: '4, MG Road, Pune' });
const change = (collection: string, id: string, data: object) =>
  kitchen.change(kitchen.owner, collection, id, data);
const linesOf = (document: { items: string[] }) => document.items.map((text) => JSON.parse(text));

const kitchen = await closeAfterAll(openOrderKitchen());
await offerOptions(kitchen, kitchen.owner);

describe('placing an order of a dish with options', () => {
  // OPTION-15
  it('stores names and prices of the options, whatever the client says of them', async () => {
    const lie = { ...egg, group: 'x', name: 'Gold', price: 9 };
    const answer = await order(line(54.5, [lie, half], { note: ' no chilli ' }));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ subtotal: 109 });
    expect(linesOf(answer.json())).toEqual([
      {
        DishID: 'samosa',
        name: 'Punjabi Samosa (3 pieces)',
        quantity: 2,
        price: 54.5,
        image: '/images/samosa.webp',
        options: [
          { groupId: 'size', choiceId: 'half', group: 'Size', name: 'HALF', price: -20 },
          { groupId: 'extras', choiceId: 'egg', group: 'Extras', name: 'EGG', price: 15.5 },
        ],
        note: 'no chilli',
      },
    ]);
  });

  // OPTION-1
  it('leaves the line of a plain dish as it was', async () => {
    const answer = await order(JSON.stringify({ DishID: 'phulka', quantity: 1, price: 49 }));
    expect(Object.keys(linesOf(answer.json())[0])).toEqual(['DishID', 'name', 'quantity', 'price', 'image']);
  });

  // OPTION-15
  it.each([
    [
      'without a choice that must be made',
      59,
      undefined,
      400,
      'cart_options_required',
      /^Please choose Size/,
    ],
    [
      'with two sizes',
      39,
      [half, option('size', 'full')],
      400,
      'general_argument_invalid',
      /at most 1 of Size/,
    ],
    ['with an unknown choice', 39, [half, option('x', 'y')], 400, 'general_argument_invalid', /choose again/],
    ['at another price', 59, [half], 409, 'order_price_changed', /is now ₹39/],
    ['with options that are no list', 39, { a: 1 }, 400, 'document_invalid_structure', /right shape/],
    ['with options without ids', 39, [{ groupId: 'size' }], 400, 'document_invalid_structure', /right shape/],
  ] as const)('%s is refused, and nothing changes', async (_title, price, options, status, type, words) => {
    kitchen.takeEvents();
    const answer = await order(line(price, options as never));
    expect(outcomeOf(answer)).toEqual([status, type]);
    expect(answer.json().message).toMatch(words);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('with an instruction of more than 140 characters is refused', async () => {
    expect((await order(line(39, [half], { note: 'x'.repeat(141) }))).statusCode).toBe(400);
  });

  // OPTION-15
  it('with a choice that is sold out is refused with what to do next', async () => {
    await change('optionGroups', 'size', {
      choices: [choice('half', -20, { isAvailable: false }), choice('full')],
    });
    const answer = await order(line(39, [half]));
    expect(outcomeOf(answer)).toEqual([409, 'order_dish_unavailable']);
    expect(answer.json().message).toBe(
      'HALF is not available for Punjabi Samosa (3 pieces) right now. Please choose something else. Remove it from your cart, and add it again from the menu.',
    );
    await change('optionGroups', 'size', { choices: [choice('half', -20), choice('full')] });
  });

  // OPTION-6
  it('of a combo whose dishes are sold out is refused', async () => {
    await change('dishes', 'phulka', { isAvailable: false });
    await change('dishes', 'masala-chai', { isAvailable: false });
    const item = JSON.stringify({ DishID: 'ghar-ki-thali', quantity: 1, price: 249 });
    expect(outcomeOf(await order(item))).toEqual([409, 'order_dish_unavailable']);
    await change('dishes', 'phulka', { isAvailable: true });
    await change('dishes', 'masala-chai', { isAvailable: true });
  });

  // OPTION-16
  it('keeps its options when the owner changes the group later', async () => {
    const { $id } = (await order(line(39, [half]))).json();
    await change('optionGroups', 'size', {
      choices: [choice('half', -5, { name: 'Small' }), choice('full')],
    });
    expect(linesOf((await kitchen.order($id)) as { items: string[] })[0]).toMatchObject({
      price: 39,
      options: [{ name: 'HALF', price: -20 }],
    });
    await change('optionGroups', 'size', { choices: [choice('half', -20), choice('full')] });
  });

  // OPTION-16
  it('writes the options into the mail', async () => {
    await order(line(54.5, [half, egg]));
    expect((await kitchen.mails()).at(-1)?.text).toContain('Punjabi Samosa (3 pieces) (HALF, EGG) × 2');
  });

  // PHONE-2
  it('by phone needs options, but no price', async () => {
    const place = (items: string[]) =>
      kitchen.create(kitchen.manager, 'orders', phoneOrder(919_876_543_210, { items }));
    expect(outcomeOf(await place([line(undefined, undefined)]))).toEqual([400, 'cart_options_required']);
    const answer = await place([line(undefined, [half])]);
    expect(answer.json()).toMatchObject({ subtotal: 78 });
  });
});

describe('changing an order with options', () => {
  const propose = (orderId: string, data: object) =>
    kitchen.create(kitchen.owner, 'orderChanges', {
      orderId,
      revision: 1,
      line: 0,
      quantity: 1,
      reason: 'outOfItem',
      ...data,
    });

  // OPTION-16
  it('keeps the options of what is left and of what is removed', async () => {
    const { $id } = (await order(line(54.5, [half, egg]))).json();
    await kitchen.walk($id, 'accepted');
    const proposed = await propose($id, { reason: 'customerAsked' });
    expect(JSON.parse(proposed.json().removed[0])).toMatchObject({
      options: [{ name: 'HALF' }, { name: 'EGG' }],
    });
    const data = { state: 'takenOff' };
    await kitchen.change(kitchen.asha, 'orderChanges', proposed.json().$id, data);
    const after = (await kitchen.order($id)) as { items: string[]; subtotal: number };
    expect(after.subtotal).toBe(54.5);
    expect(linesOf(after)[0]).toMatchObject({ quantity: 1, options: [{ name: 'HALF' }, { name: 'EGG' }] });
  });

  // OPTION-16
  it('does not offer a dish whose options must be chosen', async () => {
    const { $id } = (await order(JSON.stringify({ DishID: 'phulka', quantity: 1, price: 49 }))).json();
    await kitchen.walk($id, 'accepted');
    const data = { reason: 'customerAsked', substituteId: 'samosa', substituteQuantity: 1 };
    const answer = await propose($id, data);
    expect(outcomeOf(answer)).toEqual([400, 'general_argument_invalid']);
    expect(answer.json().message).toContain('Please offer another dish');
  });
});
