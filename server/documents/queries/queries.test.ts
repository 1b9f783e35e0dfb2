import { describe, expect, it } from 'vitest';
import { dishes } from '#server/collections/dishes.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, VISITOR } from '#tests/kitchen.ts';
import { SYSTEM } from '../actor.ts';

type Query = Record<string, unknown>;

const q = (method: string, attribute?: string, ...values: unknown[]): Query => ({
  method,
  ...(attribute !== undefined && { attribute }),
  ...(values.length > 0 && { values }),
});
const within = (method: string, ...values: unknown[]): Query => ({ method, values });

const search = (...queries: (Query | string)[]) =>
  queries
    .map((each, n) => [n, typeof each === 'string' ? each : JSON.stringify(each)] as const)
    .map(([n, text]) => `queries[${n}]=${encodeURIComponent(text)}`)
    .join('&');

const list = (collection: string, ...queries: (Query | string)[]) =>
  kitchen.send(asha, 'GET', `${at(collection)}?${search(...queries)}`);

async function names(...queries: Query[]): Promise<string[]> {
  const answer = await list('dishes', ...queries);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json().documents.map((dish: { $id: string }) => dish.$id);
}

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const special = { description: '100% home_made', price: 12.5, menuId: 'drinks', imgUrl: '/x.webp' };
await kitchen.app.documents.upsert(
  dishes,
  { id: 'nimbu', values: { ...special, name: 'Nimbu_50% नींबू पानी', isAvailable: false } },
  SYSTEM,
);
kitchen.takeEvents();

describe('queries of WIRE-6.3', () => {
  it.each<[Query, string[]]>([
    [q('equal', '$id', 'samosa'), ['samosa']],
    [q('equal', 'name', 'Phulka (4 pieces)', 'Samosa', 'Masala Chai'), ['phulka', 'masala-chai']],
    [q('equal', 'price', 12.5), ['nimbu']],
    [q('equal', 'isAvailable', false), ['nimbu']],
    [q('notEqual', 'isAvailable', true), ['nimbu']],
    [q('lessThan', 'price', 39), ['nimbu']],
    [q('lessThanEqual', 'price', 39), ['masala-chai', 'nimbu']],
    [q('greaterThan', 'price', 299), ['mutton-rogan-josh']],
    [q('greaterThanEqual', 'price', 299), ['mutton-rogan-josh', 'macher-jhol']],
    [q('between', 'price', 279, 289), ['butter-chicken', 'chicken-biryani']],
    [q('startsWith', 'name', 'Masala D'), ['masala-dosa']],
    [q('startsWith', 'name', '%'), []],
    [q('startsWith', 'name', 'Nimbu_'), ['nimbu']],
    [q('startsWith', 'name', 'Nimbu.'), []],
    [q('endsWith', 'name', ' Lassi'), ['mango-lassi']],
    [q('endsWith', 'name', 'पानी'), ['nimbu']],
    [q('contains', 'name', 'Paneer', 'Lassi'), ['palak-paneer', 'mango-lassi']],
    [q('contains', 'description', '100%'), ['nimbu']],
    [q('contains', 'description', '100_'), []],
    [q('search', 'name', 'masala do'), ['masala-dosa']],
    [q('search', 'name', 'नींबू'), ['nimbu']],
    [q('search', 'name', 'lass'), ['mango-lassi']],
    [q('search', 'name', 'lass mango'), []],
    [q('search', 'name', '!?'), []],
    [q('isNull', 'name'), []],
    [within('and', q('equal', 'menuId', 'drinks'), q('greaterThan', 'price', 80)), ['mango-lassi']],
    [within('or', q('equal', '$id', 'samosa'), q('equal', '$id', 'phulka')), ['phulka', 'samosa']],
    [
      within(
        'and',
        q('equal', 'menuId', 'drinks'),
        within('or', q('lessThan', 'price', 20), q('greaterThan', 'price', 80)),
      ),
      ['mango-lassi', 'nimbu'],
    ],
    [
      within('and', q('equal', 'menuId', 'drinks'), q('notContains', 'name', 'asala')),
      ['mango-lassi', 'nimbu'],
    ],
    [
      within('and', q('equal', 'menuId', 'drinks'), q('notSearch', 'name', 'masala')),
      ['mango-lassi', 'nimbu'],
    ],
    [
      within('and', q('equal', 'menuId', 'drinks'), q('notBetween', 'price', 20, 60)),
      ['mango-lassi', 'nimbu'],
    ],
    [within('and', q('equal', 'menuId', 'drinks'), q('notStartsWith', 'name', 'Ma')), ['nimbu']],
    [within('and', q('equal', 'menuId', 'drinks'), q('notEndsWith', 'name', 'i')), ['masala-chaas', 'nimbu']],
    [
      q('equal', 'type', 'nonVeg'),
      ['butter-chicken', 'chicken-biryani', 'mutton-rogan-josh', 'macher-jhol', 'egg-curry'],
    ],
    [q('lessThan', '$createdAt', '2001-01-01T00:00:00.000+00:00'), []],
    [q('greaterThan', '$sequence', 33), ['nimbu']],
  ])('%j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('returns documents that meet all of several queries', async () => {
    expect(
      await names(q('equal', 'menuId', 'drinks'), q('isNotNull', 'type'), q('lessThan', 'price', 45)),
    ).toEqual(['masala-chai', 'nimbu']);
  });

  it('reads a time without a time zone as UTC', async () => {
    // Wide enough for a slow run, narrower than the 5½ hours by which India's time is ahead.
    const since = new Date(Date.now() - 7_200_000).toISOString().slice(0, 19);
    const until = new Date(Date.now() + 7_200_000).toISOString().slice(0, 19);
    expect((await list('dishes', q('between', '$createdAt', since, until))).json().total).toBe(34);
  });
});

const many = (count: number) => Array.from({ length: count }, (_, n) => `v${n}`);

describe('queries that are refused', () => {
  it.each<[Query | string, string]>([
    ['{', 'Invalid query: Syntax error'],
    ['equal("a", ["b"])', 'Invalid query: Syntax error'],
    ['7', 'Invalid query. Must be an array, got number'],
    ['"limit"', 'Invalid query. Must be an array, got string'],
    ['null', 'Invalid query. Must be an array, got object'],
    ['[]', 'Invalid query. Must be an array, got list'],
    ['{}', 'Invalid query method: '],
    [q('fetch', 'name', 'x'), 'Invalid query method: fetch'],
    [q('constructor', 'name', 'x'), 'Invalid query method: constructor'],
    [q('equal', 'secret', 'x'), 'Invalid query: Attribute not found in schema: secret'],
    [q('equal', 'toString', 'x'), 'Invalid query: Attribute not found in schema: toString'],
    [q('equal', 'creator', 'x'), 'Invalid query: Attribute not found in schema: creator'],
    [q('equal', undefined, 'x'), 'Invalid query: Attribute not found in schema: undefined'],
    [q('orderAsc', 'secret'), 'Invalid query: Attribute not found in schema: secret'],
    [q('equal', 'price', '40'), 'Invalid query: Query value is invalid for attribute "price"'],
    [q('equal', 'price', 1e300), 'Invalid query: Query value is invalid for attribute "price"'],
    [q('equal', 'name', 7), 'Invalid query: Query value is invalid for attribute "name"'],
    [q('equal', 'name', null), 'Invalid query: Query value is invalid for attribute "name"'],
    [q('equal', 'name', 'a\u0000'), 'Invalid query: Query value is invalid for attribute "name"'],
    [q('equal', 'isAvailable', 'true'), 'Invalid query: Query value is invalid for attribute "isAvailable"'],
    [
      q('lessThan', '$createdAt', 'yesterday'),
      'Invalid query: Query value is invalid for attribute "$createdAt"',
    ],
    [q('lessThan', '$sequence', 1.5), 'Invalid query: Query value is invalid for attribute "$sequence"'],
    [
      { method: 'equal', attribute: 'name', values: [] },
      'Invalid query: Equal queries require at least one value.',
    ],
    [{ method: 'equal', attribute: 'name' }, 'Invalid query: Equal queries require at least one value.'],
    [{ method: 'equal', attribute: 'name', values: 'x' }, 'Invalid query: Values of equal must be an array'],
    [
      { method: 'contains', attribute: 'name', values: [] },
      'Invalid query: Contains queries require at least one value.',
    ],
    [q('greaterThan', 'price', 1, 2), 'Invalid query: GreaterThan queries require exactly one value.'],
    [q('notEqual', 'name', 'a', 'b'), 'Invalid query: NotEqual queries require exactly one value.'],
    [q('between', 'price', 1), 'Invalid query: Between queries require exactly two values.'],
    [q('startsWith', 'name'), 'Invalid query: StartsWith queries require exactly one value.'],
    [q('equal', 'name', ...many(501)), 'Invalid query: Query on attribute has greater than 500 values: name'],
    [
      q('contains', 'price', '4'),
      'Invalid query: Cannot query contains on attribute "price" because it is not an array, string, or object.',
    ],
    [q('select', undefined, 'name', 'name'), 'Invalid query: Duplicate attributes selected'],
    [q('select', undefined, 'secret'), 'Invalid query: Attribute not found in schema: secret'],
    [q('search', 'imgUrl', 'x'), 'Searching by attribute "imgUrl" requires a fulltext index.'],
    [q('select', undefined, 7), 'Invalid query: Attribute not found in schema: 7'],
    ...[0, '5', 5_001, 1e15].map((limit): [Query, string] => [
      q('limit', undefined, limit),
      'Invalid query: Invalid limit: Value must be a valid range between 1 and 5,000',
    ]),
    ...[-1, 100_001].map((offset): [Query, string] => [
      q('offset', undefined, offset),
      'Invalid query: Invalid offset: Value must be a valid range between 0 and 100,000',
    ]),
    [q('cursorAfter', undefined, 5), 'Invalid query: Invalid cursor: Value must be the id of a document'],
    [within('or', q('equal', 'name', 'x')), 'Invalid query: Or queries require at least two queries'],
    [within('and'), 'Invalid query: And queries require at least two queries'],
    [
      within('or', q('equal', 'name', 'x'), q('limit', undefined, 1)),
      'Invalid query: Or queries can only contain filter queries',
    ],
    [
      within('and', q('orderAsc', 'name'), q('equal', 'name', 'x')),
      'Invalid query: And queries can only contain filter queries',
    ],
  ])('%j → %s', async (query, message) => {
    const answer = await list('dishes', query);
    expect(answer.json()).toEqual({ message, code: 400, type: 'general_query_invalid', version: '1.7.0' });
    expect(answer.statusCode).toBe(400);
  });

  it.each<[Query, string]>([
    [
      q('equal', 'items', 'x'),
      'Invalid query: Cannot query equal on attribute "items" because it is an array.',
    ],
    [q('orderAsc', 'items'), 'Invalid query: Cannot order by attribute "items"'],
    [q('orderAsc', 'searchText'), 'Invalid query: Attribute "searchText" can only be searched'],
    [q('equal', 'searchText', 'asha'), 'Invalid query: Attribute "searchText" can only be searched'],
    [q('notContains', 'searchText', 'a'), 'Invalid query: Attribute "searchText" can only be searched'],
  ])('%j of orders → %s', async (query, message) => {
    const answer = await list('orders', query);
    expect(answer.json()).toMatchObject({ message, code: 400, type: 'general_query_invalid' });
  });

  // ADMIN-89
  it('sorts dishes by their names without regard to capitals, but does not compare what the database generates', async () => {
    const sorted = (await list('dishes', q('orderAsc', 'sortName'))).json().documents as { name: string }[];
    const names = sorted.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect(sorted[0]).not.toHaveProperty('sortName');
    const answer = await list('dishes', q('equal', 'sortName', 'samosa'));
    expect(answer.json()).toMatchObject({ code: 400, type: 'general_query_invalid' });
  });

  it('refuses filters that are nested too deeply', async () => {
    const deep = (levels: number): Query =>
      levels === 0 ? q('isNotNull', 'name') : within('and', q('isNotNull', 'type'), deep(levels - 1));
    expect((await list('dishes', deep(4))).json().total).toBe(34);
    const answer = (await list('dishes', deep(5))).json();
    expect(answer).toMatchObject({
      type: 'general_query_invalid',
      message: expect.stringContaining('5 deep'),
    });
  });

  it.each([
    ['101 queries', Array.from({ length: 101 }, () => q('isNotNull', 'name'))],
    ['a query of 4097 characters', [q('equal', 'name', 'x'.repeat(4097 - 50)), ' '.repeat(4097)]],
  ])('refuses %s as a whole', async (_what, queries) => {
    const answer = await list('dishes', ...queries);
    expect(answer.json()).toMatchObject({
      code: 400,
      type: 'general_argument_invalid',
      message: expect.stringMatching(/^Invalid `queries` param: /),
    });
  });

  it('accepts up to 100 queries and a query of 4096 characters', async () => {
    const name = 'x'.repeat(4096 - JSON.stringify(q('equal', 'name', '')).length);
    const queries = [q('equal', 'name', name), ...Array.from({ length: 99 }, () => q('isNotNull', 'name'))];
    expect((await list('dishes', ...queries)).json()).toEqual({ total: 0, documents: [] });
  });
});

describe('the ways to write queries in a URL', () => {
  const one = encodeURIComponent(JSON.stringify(q('equal', 'menuId', 'drinks')));
  const two = encodeURIComponent(JSON.stringify(q('greaterThan', 'price', 80)));

  it.each([
    ['queries[0]', `queries[0]=${one}&queries[1]=${two}`],
    ['queries[]', `queries[]=${one}&queries[]=${two}`],
    ['queries', `queries=${one}&queries=${two}`],
    ['escaped brackets', `queries%5B0%5D=${one}&queries%5B1%5D=${two}`],
  ])('include %s', async (_form, text) => {
    const answer = await kitchen.send(VISITOR, 'GET', `${at('dishes')}?${text}`);
    expect(answer.json().documents.map((dish: { $id: string }) => dish.$id)).toEqual(['mango-lassi']);
  });
});
