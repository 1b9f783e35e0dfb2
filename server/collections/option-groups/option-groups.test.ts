import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { equal, openKitchen, VISITOR } from '#tests/kitchen.ts';
import { choice, offerOptions } from '#tests/option-kitchen.ts';

const change = (collection: string, id: string, data: object) => kitchen.change(owner, collection, id, data);
const create = (data: object, documentId = 'unique()') =>
  kitchen.create(owner, 'optionGroups', data, documentId);
const read = async (collection: string, id: string) => (await kitchen.read(VISITOR, collection, id)).json();
const choicesOf = async (id: string) =>
  (await read('optionGroups', id)).choices.map((text: string) => JSON.parse(text));

const kitchen = await closeAfterAll(openKitchen());
const owner = await kitchen.admin();
await offerOptions(kitchen, owner);

describe('an option group', () => {
  // OPTION-1
  it('is read by anyone, with differences of prices in rupees', async () => {
    expect(await read('optionGroups', 'extras')).toMatchObject({ name: 'Extras', min: 0, max: 2 });
    expect(await choicesOf('extras')).toEqual([
      { id: 'cheese', name: 'CHEESE', price: 30, veg: true, isAvailable: true },
      { id: 'egg', name: 'EGG', price: 15.5, veg: false, isAvailable: true },
      { id: 'ghee', name: 'GHEE', price: 20, veg: true, isAvailable: true },
    ]);
  });

  // LANG-9
  it('and its choices keep their names in Hindi, and have none unless one is typed', async () => {
    const hindi = (name: string) => ({ translations: { hi: { name } } });
    const choices = [choice('lal', 0, hindi(' लाल ')), choice('hari', 0, hindi(' '))];
    expect((await create({ name: 'Chutney', ...hindi('चटनी'), choices }, 'chutney')).statusCode).toBe(201);
    expect(await read('optionGroups', 'chutney')).toMatchObject({ name: 'Chutney', ...hindi('चटनी') });
    expect((await choicesOf('chutney')).map((each: object) => 'translations' in each)).toEqual([true, false]);
    expect(await choicesOf('chutney')).toMatchObject([hindi('लाल'), {}]);
  });

  // LANG-10
  it.each<[string, object, number]>([
    ['too long a name', { translations: { hi: { name: 'ल'.repeat(65) } } }, 400],
    ['a name in a language that the site has not', { translations: { xx: { name: 'Rouge' } } }, 400],
    ['a description', { translations: { hi: { description: 'तीखी' } } }, 400],
    ['a name as the version before wrote it', { hindiName: 'लाल' }, 201],
    ['too long a name as the version before wrote it', { hindiName: 'ल'.repeat(65) }, 400],
    ['two names in Hindi', { hindiName: 'हरी', translations: { hi: { name: 'लाल' } } }, 400],
  ])('a choice with %s', async (what, part, status) => {
    const answer = await create({ name: 'Sauce', choices: [choice('red', 0, part)] });
    expect(answer.statusCode, what).toBe(status);
    if (status === 400) expect(answer.json().message).toContain('Attribute "choices"');
    else
      expect(JSON.parse(answer.json().choices[0])).toMatchObject({
        hindiName: 'लाल',
        translations: { hi: { name: 'लाल' } },
      });
  });

  // OPTION-1
  it.each([
    ['a minimum above the maximum', { min: 2, max: 1 }],
    ['no choices', { choices: [] }],
    ['two choices with the same id', { choices: [choice('a'), choice('a', 5)] }],
    ['a choice without a name', { choices: [choice('a', 0, { name: ' ' })] }],
    ['a difference of half a paisa', { choices: [choice('a', 0.005)] }],
    ['an id with a comma', { choices: [choice('a,b')] }],
    ['a dish that is not on the menu', { choices: [choice('a', 0, { dishId: 'nowhere' })] }],
    ['a dish that is a combo itself', { choices: [choice('a', 0, { dishId: 'ghar-ki-thali' })] }],
    ['the same dish twice', { choices: ['a', 'b'].map((id) => choice(id, 0, { dishId: 'phulka' })) }],
  ])('with %s is refused', async (_title, over) => {
    const answer = await create({ name: 'Odd', choices: [choice('a')], ...over });
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'document_invalid_structure']);
  });

  // OPTION-4
  it('that a dish offers is not deleted; afterwards it is', async () => {
    await create({ name: 'Spare', choices: [choice('a')] }, 'spare');
    await change('dishes', 'phulka', { optionGroupIds: ['spare'] });
    const refused = await kitchen.delete(owner, 'optionGroups', 'spare');
    expect([refused.statusCode, refused.json().type]).toEqual([403, 'document_delete_restricted']);
    expect(refused.json().message).toBe('One dish offers this group. Please take it off that dish first.');
    await change('dishes', 'phulka', { optionGroupIds: [] });
    expect((await kitchen.delete(owner, 'optionGroups', 'spare')).statusCode).toBe(204);
  });

  it('is recorded in the audit log', async () => {
    await create({ name: 'Spice', choices: [choice('hot')] }, 'spice');
    const { documents } = (await kitchen.list(owner, 'audits', equal('documentId', 'spice'))).json();
    expect(documents).toContainEqual(
      expect.objectContaining({ collection: 'optionGroups', action: 'create', label: 'Spice' }),
    );
  });
});

describe('the groups of a dish', () => {
  // OPTION-3
  it.each([
    ['that do not exist', ['nowhere']],
    ['with a choice of the same id', ['size', 'sizes']],
  ])('%s are refused', async (_title, optionGroupIds) => {
    await create({ name: 'Sizes', choices: [choice('half')] }, 'sizes');
    const answer = await change('dishes', 'phulka', { optionGroupIds });
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'document_invalid_structure']);
  });

  // OPTION-3
  it('can’t get a choice that another group of the dish has', async () => {
    const answer = await change('optionGroups', 'extras', { choices: [choice('half')] });
    expect(answer.statusCode).toBe(400);
  });

  // OPTION-8
  it('don’t make a dish a combo that is part of one', async () => {
    const answer = await change('dishes', 'phulka', { optionGroupIds: ['sabzi'] });
    expect(answer.statusCode).toBe(400);
    await create({ name: 'Plain', choices: [choice('x')] }, 'plain');
    await change('dishes', 'phulka', { optionGroupIds: ['plain'] });
    const combo = await change('optionGroups', 'plain', {
      choices: [choice('x', 0, { dishId: 'samosa' })],
    });
    expect(combo.statusCode).toBe(400);
    await change('dishes', 'phulka', { optionGroupIds: [] });
  });

  // OPTION-5
  it('decide its lowest and highest price, also after a change', async () => {
    expect(await read('dishes', 'samosa')).toMatchObject({ priceFrom: 39, priceTo: 109, needsChoice: true });
    expect(await read('dishes', 'phulka')).toMatchObject({
      optionGroupIds: [],
      priceFrom: null,
      priceTo: null,
      needsChoice: false,
    });
    await change('dishes', 'samosa', { price: 69 });
    expect(await read('dishes', 'samosa')).toMatchObject({ priceFrom: 49, priceTo: 119 });
    kitchen.takeEvents();
    await change('optionGroups', 'size', { choices: [choice('half', -30), choice('full')] });
    expect(await read('dishes', 'samosa')).toMatchObject({ priceFrom: 39, priceTo: 119 });
    expect(kitchen.takeEvents()).toEqual(['optionGroups update size', 'dishes update samosa']);
  });

  it('are not what clients say follows from them', async () => {
    await change('dishes', 'samosa', { needsChoice: false, priceFrom: 1, priceTo: 2 });
    expect(await read('dishes', 'samosa')).toMatchObject({ needsChoice: true, priceFrom: 39 });
  });
});

describe('a choice that stands for a dish', () => {
  beforeEach(async () => {
    for (const id of ['gulab-jamun', 'phulka']) await change('dishes', id, { isAvailable: true });
  });

  // OPTION-7
  it('has its name, type and availability, also after a change', async () => {
    const [first] = await choicesOf('sabzi');
    const dish = await read('dishes', 'gulab-jamun');
    expect(first).toMatchObject({ id: 'p1', name: dish.name, veg: true, isAvailable: true });
    await change('dishes', 'gulab-jamun', { name: 'Rasgulla', isAvailable: false });
    expect((await choicesOf('sabzi'))[0]).toMatchObject({ name: 'Rasgulla', isAvailable: false });
  });

  // OPTION-6
  it('makes the combo impossible to order while too few are left', async () => {
    await change('dishes', 'gulab-jamun', { isAvailable: false });
    expect(await read('dishes', 'ghar-ki-thali')).toMatchObject({ priceFrom: 259, needsChoice: true });
    await change('dishes', 'phulka', { isAvailable: false });
    expect(await read('dishes', 'ghar-ki-thali')).toMatchObject({ priceFrom: null, needsChoice: true });
    await change('dishes', 'phulka', { isAvailable: true });
    await change('dishes', 'gulab-jamun', { isAvailable: true });
    expect(await read('dishes', 'ghar-ki-thali')).toMatchObject({ priceFrom: 249 });
  });

  // OPTION-7
  it('goes with its dish', async () => {
    const dish = { description: 'Sweet', price: 100, menuId: 'sweets', imgUrl: '/x.webp' };
    const add = async (documentId: string, over: object) => {
      const data = { ...dish, ...over };
      expect((await kitchen.create(owner, 'dishes', data, documentId)).statusCode).toBe(201);
    };
    await add('laddu', { name: 'Laddu' });
    const parts = { p1: 'laddu', p2: 'phulka', p3: 'masala-chai' };
    const choices = Object.entries(parts).map(([id, dishId]) => choice(id, id === 'p2' ? 10 : 0, { dishId }));
    await create({ name: 'Two of three', min: 2, max: 2, choices }, 'two');
    await add('plate', { name: 'Plate', optionGroupIds: ['two'] });
    expect(await read('dishes', 'plate')).toMatchObject({ priceFrom: 100 });
    await kitchen.delete(owner, 'dishes', 'laddu');
    expect((await choicesOf('two')).map(({ id }: { id: string }) => id)).toEqual(['p2', 'p3']);
    expect(await read('dishes', 'plate')).toMatchObject({ priceFrom: 110 });
  });
});
