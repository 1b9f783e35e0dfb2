import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, equal, openKitchen, VISITOR } from '#tests/kitchen.ts';

const dish = { name: 'Poha', description: 'Flat rice', price: 60, menuId: 'snacks', imgUrl: '/poha.webp' };
const structure = (reason: string) => `Invalid document structure: ${reason}`;

const create = (documentId: string, data: object) => kitchen.create(chef, 'dishes', data, documentId);

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();

beforeEach(() => {
  kitchen.takeEvents();
});

describe('the structure of a document:', () => {
  const wrong: [string, Record<string, unknown>, string][] = [
    ['an unknown attribute', { spice: 3 }, 'Unknown attribute: "spice"'],
    ['an attribute every object has', { constructor: 1 }, 'Unknown attribute: "constructor"'],
    ['a number as text', { name: 5 }, 'Attribute "name" has invalid type. Value must be a string'],
    ['an empty name', { name: '' }, 'Attribute "name" has invalid type. Value must be at least 1 characters'],
    [
      'a name of 129 characters',
      { name: 'é'.repeat(129) },
      'Attribute "name" has invalid type. Value must be no longer than 128 characters',
    ],
    [
      'a null character',
      { name: 'a\u0000' },
      'Attribute "name" has invalid format. Value must not hold a null character',
    ],
    ['text as amount', { price: '60' }, 'Attribute "price" has invalid type. Value must be a number'],
    ['three decimals', { price: 60.125 }, 'Attribute "price" has invalid format. Value must be whole paise'],
    ['less than nothing', { price: -1 }, 'Attribute "price" has invalid format. Value must be at least 0'],
    [
      'too large an amount',
      { price: 100_000.01 },
      'Attribute "price" has invalid format. Value must be at most 100000',
    ],
    [
      'an amount beyond counting',
      { price: 1e300 },
      'Attribute "price" has invalid format. Value is too large',
    ],
    [
      'a type that is none',
      { type: 'vegan' },
      'Attribute "type" has invalid format. Value must be one of (veg, non-veg)',
    ],
    [
      'a type every object has',
      { type: 'toString' },
      'Attribute "type" has invalid format. Value must be one of (veg, non-veg)',
    ],
    [
      'text as yes or no',
      { isAvailable: 'yes' },
      'Attribute "isAvailable" has invalid type. Value must be a boolean',
    ],
    ['null where something must be', { name: null }, 'Missing required attribute "name"'],
    [
      'a menu that is not there',
      { menuId: 'feasts' },
      'Attribute "menuId" has invalid format. Value must be the id of a menu',
    ],
  ];
  const ways: [string, (data: object) => Promise<{ statusCode: number; json(): unknown }>][] = [
    ['create', (data) => create('wrong', { ...dish, ...data })],
    ['update', (data) => kitchen.change(chef, 'dishes', 'samosa', data)],
    ['upsert', (data) => kitchen.send(chef, 'PUT', at('dishes', 'samosa'), { data: { ...dish, ...data } })],
    [
      'upsert of a new one',
      (data) => kitchen.send(chef, 'PUT', at('dishes', 'wrong'), { data: { ...dish, ...data } }),
    ],
  ];

  it.each(
    ways.flatMap(([way, send]) =>
      wrong.map(([what, data, reason]) => [way, what, send, data, reason] as const),
    ),
  )('%s refuses %s', async (_way, _what, send, data, reason) => {
    const answer = await send(data);
    expect(answer.json()).toMatchObject({
      message: structure(reason),
      code: 400,
      type: 'document_invalid_structure',
    });
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it.each(['name', 'description', 'price', 'menuId', 'imgUrl'])('a dish must have its %s', async (name) => {
    const { [name as 'name']: _left, ...data } = dish;
    for (const answer of [
      await create('partial', data),
      await kitchen.send(chef, 'PUT', at('dishes', 'partial'), { data }),
      await kitchen.send(chef, 'PUT', at('dishes', 'samosa'), { data }),
    ]) {
      expect(answer.json().message).toBe(structure(`Missing required attribute "${name}"`));
    }
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it.each(['nonVeg', 'non-veg'])('the type %s is stored in one spelling', async (type) => {
    const answers = [
      await create('unique()', { ...dish, type }),
      await kitchen.send(chef, 'PUT', at('dishes', `put-${type}`), { data: { ...dish, type } }),
      await kitchen.send(chef, 'PUT', at('dishes', 'samosa'), { data: { ...dish, type } }),
      await kitchen.change(chef, 'dishes', 'phulka', { type }),
    ];
    expect(answers.map((answer) => answer.json().type)).toEqual(Array(4).fill('non-veg'));
    const found = (await kitchen.list(VISITOR, 'dishes', equal('type', 'nonVeg'))).json();
    expect(found.documents.map((each: { $id: string }) => each.$id)).toContain('samosa');
    for (const id of ['samosa', 'phulka']) {
      await kitchen.change(chef, 'dishes', id, { type: 'veg' });
    }
  });

  it.each([
    ['dishes', 'samosa', { isAvailable: null, type: null }, { isAvailable: true, type: 'veg' }],
    ['menus', 'snacks', { icon: null, description: null }, { icon: '', description: '' }],
    ['users', 'chef', { city: null, name: null }, { city: null, name: null }],
  ])('null in %s becomes the default', async (collection, id, data, expected) => {
    const answer = await kitchen.change(chef, collection, id, data);
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining(expected)]);
  });
});
