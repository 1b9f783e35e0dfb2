import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';
import { choice, offerOptions, option } from '#tests/option-kitchen.ts';

const add = (data: object, documentId = 'unique()') =>
  kitchen.create(asha, 'carts', { dishId: 'samosa', ...data }, documentId);
const set = (id: string, data: object) => kitchen.change(asha, 'carts', id, data);
const change = (collection: string, id: string, data: object) => kitchen.change(owner, collection, id, data);
const cart = async () => (await kitchen.list(asha, 'carts')).json().documents;
const half = option('size', 'half');
const full = option('size', 'full');
const egg = option('extras', 'egg');
const kitchen = await closeAfterAll(openKitchen());
const owner = await kitchen.admin();
const asha = await kitchen.customer('asha');
await offerOptions(kitchen, owner);

beforeEach(async () => {
  for (const { $id } of await cart()) await kitchen.delete(asha, 'carts', $id);
  kitchen.takeEvents();
});

describe('adding a dish with options to the cart', () => {
  // OPTION-9
  it('takes names and prices from the groups, and the price of the line includes them', async () => {
    const lie = JSON.stringify({ groupId: 'extras', choiceId: 'egg', group: 'x', name: 'Gold', price: -9 });
    const answer = await add({ quantity: 2, options: [lie, half], price: 1, optionsKey: 'x' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      price: 54.5,
      quantity: 2,
      optionsKey: 'egg,half',
      isAvailable: true,
    });
    expect(answer.json().options.map((text: string) => JSON.parse(text))).toEqual([
      { groupId: 'size', choiceId: 'half', group: 'Size', name: 'HALF', price: -20 },
      { groupId: 'extras', choiceId: 'egg', group: 'Extras', name: 'EGG', price: 15.5 },
    ]);
  });

  // OPTION-10
  it('makes two lines of two choices, and adds up the same choice in any order', async () => {
    await add({ options: [half, egg] });
    await add({ options: [full] });
    await add({ options: [egg, half], quantity: 3 });
    expect((await cart()).map(({ optionsKey, quantity }: never) => [optionsKey, quantity])).toEqual([
      ['egg,half', 4],
      ['full', 1],
    ]);
  });

  // OPTION-10
  it('counts every one of ten simultaneous adds of the same choice, in one line', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add({ options: [full, egg] })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect(await cart()).toMatchObject([{ optionsKey: 'egg,full', quantity: 10, price: 74.5 }]);
  });

  it('counts a repeated request once', async () => {
    await add({ options: [full] }, 'first');
    for (const _each of [1, 2]) expect((await add({ options: [full] }, 'again')).statusCode).toBe(201);
    expect(await cart()).toMatchObject([{ quantity: 2 }]);
  });

  // OPTION-11
  it('is refused without a choice that must be made, with what to choose', async () => {
    for (const data of [{}, { options: [] }, { options: [egg] }]) {
      const answer = await add(data);
      expect([answer.statusCode, answer.json().type]).toEqual([400, 'cart_options_required']);
      expect(answer.json().message).toBe('Please choose Size for Punjabi Samosa (3 pieces).');
    }
    expect(await cart()).toEqual([]);
  });

  // OPTION-11
  it.each([
    ['two of one', [half, full]],
    ['a choice that does not exist', [option('size', 'double')]],
    ['a choice of another dish', [half, option('sabzi', 'p1')]],
    ['the same choice twice', [half, egg, egg]],
  ])('is refused with %s', async (_title, options) => {
    const answer = await add({ options });
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'general_argument_invalid']);
  });

  // OPTION-11
  it('is refused with options for a dish without any', async () => {
    expect((await add({ dishId: 'phulka', options: [half] })).statusCode).toBe(400);
  });

  // OPTION-11
  it('is refused with a choice that is sold out', async () => {
    const choices = [choice('cheese', 30), choice('egg', 15.5, { isAvailable: false }), choice('ghee', 20)];
    await change('optionGroups', 'extras', { choices });
    const answer = await add({ options: [half, egg] });
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'cart_dish_unavailable']);
    expect(answer.json().message).toBe(
      'EGG is not available for Punjabi Samosa (3 pieces) right now. Please choose something else.',
    );
    await change('optionGroups', 'extras', { choices: [choices[0], choice('egg', 15.5), choices[2]] });
  });

  // OPTION-1
  it('is as before for a plain dish', async () => {
    const answer = await add({ dishId: 'phulka' });
    expect(answer.json()).toMatchObject({ options: null, optionsKey: '', note: null, quantity: 1 });
  });

  // OPTION-6
  it('is refused for a combo whose dishes are sold out', async () => {
    for (const dish of ['phulka', 'gulab-jamun']) await change('dishes', dish, { isAvailable: false });
    const answer = await add({ dishId: 'ghar-ki-thali' });
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'cart_dish_unavailable']);
    for (const dish of ['phulka', 'gulab-jamun']) await change('dishes', dish, { isAvailable: true });
  });
});

describe('an instruction to the kitchen', () => {
  // OPTION-14
  it('is trimmed, replaced by a later one, and kept without one', async () => {
    await add({ dishId: 'phulka', note: '  no ghee ' }, 'line');
    await add({ dishId: 'phulka' });
    expect(await cart()).toMatchObject([{ note: 'no ghee', quantity: 2 }]);
    await add({ dishId: 'phulka', note: 'burnt' });
    expect(await cart()).toMatchObject([{ note: 'burnt', quantity: 3 }]);
    expect((await set('line', { note: '' })).json().note).toBeNull();
    expect((await add({ dishId: 'phulka', note: 'x'.repeat(141) })).statusCode).toBe(400);
  });
});

describe('a line with options', () => {
  it('keeps its choices', async () => {
    await add({ options: [half] }, 'line');
    expect((await set('line', { options: [full] })).statusCode).toBe(400);
    expect((await set('line', { options: [half], quantity: 4 })).json()).toMatchObject({ quantity: 4 });
  });

  // OPTION-12
  it('follows the price of its dish and the prices and names of its choices', async () => {
    await add({ options: [half, egg] }, 'line');
    await add({ options: [full] }, 'plain');
    kitchen.takeEvents();
    await change('dishes', 'samosa', { price: 69 });
    expect(kitchen.takeEvents().sort()).toEqual([
      'carts update line',
      'carts update plain',
      'dishes update samosa',
    ]);
    expect((await cart()).map(({ price }: { price: number }) => price)).toEqual([64.5, 69]);
    await change('optionGroups', 'size', {
      choices: [choice('half', -30, { name: 'Small' }), choice('full', 5)],
    });
    expect((await cart()).map(({ price }: { price: number }) => price)).toEqual([54.5, 74]);
    expect(JSON.parse((await cart())[0].options[0])).toMatchObject({ name: 'Small', price: -30 });
    await change('optionGroups', 'size', { choices: [choice('half', -20), choice('full')] });
    await change('dishes', 'samosa', { price: 59 });
  });

  // OPTION-12
  it('can’t be ordered while its choice is sold out or gone', async () => {
    await add({ options: [full] }, 'line');
    const choices = [choice('half', -20), choice('full', 0, { isAvailable: false })];
    await change('optionGroups', 'size', { choices });
    expect(await cart()).toMatchObject([{ isAvailable: false, price: 59 }]);
    await change('optionGroups', 'size', { choices: [choice('half', -20), choice('full')] });
    expect(await cart()).toMatchObject([{ isAvailable: true }]);
    await change('dishes', 'samosa', { optionGroupIds: ['extras'] });
    expect(await cart()).toMatchObject([{ isAvailable: false }]);
    await change('dishes', 'samosa', { optionGroupIds: ['size', 'extras'] });
    expect(await cart()).toMatchObject([{ isAvailable: true }]);
  });

  // OPTION-12
  it('of a plain dish can’t be ordered once the dish needs a choice', async () => {
    await add({ dishId: 'phulka' });
    await change('dishes', 'phulka', { optionGroupIds: ['size'] });
    expect(await cart()).toMatchObject([{ isAvailable: false }]);
    await change('dishes', 'phulka', { optionGroupIds: [] });
    expect(await cart()).toMatchObject([{ isAvailable: true }]);
  });

  it('leaves with its dish', async () => {
    const data = { name: 'Laddu', description: 'Sweet', price: 100, menuId: 'sweets', imgUrl: '/x.webp' };
    await kitchen.create(owner, 'dishes', { ...data, optionGroupIds: ['size'] }, 'laddu');
    expect((await add({ dishId: 'laddu', options: [full] })).statusCode).toBe(201);
    await kitchen.delete(owner, 'dishes', 'laddu');
    expect(await cart()).toEqual([]);
  });
});
