import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessKitchen, collectionOf, openAccessKitchen } from '#tests/access/access-kitchen.ts';
import { documentNames } from '#tests/access/access-table.ts';
import { at } from '#tests/kitchen.ts';
import { storedData } from '#tests/stored-data.ts';

// Texts that would change a statement of the database if they became part of it, in every place of a query. Odd values in
// general are in server/http/fuzz.test.ts.

const ENDINGS = [
  `' or '1'='1`,
  `'; drop table orders; --`,
  `") or 1=1 --`,
  `\\'; select pg_sleep(9); --`,
  `$$ or true $$`,
  `x' union select email from accounts --`,
];
/** They mean something in LIKE, in regular expressions and in searches, and nothing in a value. */
const WILDCARDS = ['%', '_', '%%', '\\', '.*', '[^x]*', '%_'];

let kitchen: AccessKitchen;

beforeAll(async () => {
  kitchen = await openAccessKitchen();
  await kitchen.restore();
});
afterAll(() => kitchen.close());

function list(name: string, ...queries: object[]) {
  const search = queries.map((each, n) => `queries[${n}]=${encodeURIComponent(JSON.stringify(each))}`);
  return kitchen.send(kitchen.people.admin, 'GET', `${at(name)}?${search.join('&')}`);
}

// SEC-10
describe('a query', () => {
  it.each(documentNames)(
    'finds nothing by the syntax of statements or patterns in its values: %s',
    async (name) => {
      const { attributes } = collectionOf(name);
      const before = await storedData(kitchen.database);
      for (const [attribute, { type }] of Object.entries(attributes)) {
        if (type !== 'string') continue;
        const attacks = [
          { method: 'equal', attribute, values: [...ENDINGS, ...WILDCARDS] },
          ...WILDCARDS.flatMap((text) =>
            ['startsWith', 'endsWith', 'contains'].map((method) => ({ method, attribute, values: [text] })),
          ),
          { method: 'search', attribute, values: [ENDINGS.join(' ')] },
        ];
        for (const attack of attacks) {
          const answer = await list(name, attack);
          const { documents = [] } = answer.json();
          expect(answer.statusCode).toBeLessThan(500);
          // A stored value that really holds the character is found.
          const wanted = String(attack.values[0]);
          const wrong = documents.filter(
            (each: Record<string, unknown>) => !String(each[attribute]).includes(wanted),
          );
          expect([attack, wrong]).toEqual([attack, []]);
        }
      }
      expect(await storedData(kitchen.database)).toBe(before);
    },
  );

  it.each(documentNames)(
    'has no attribute, order, selection or cursor made of a statement: %s',
    async (name) => {
      for (const text of [...ENDINGS, 'id" --', '"; drop table orders; --', '__proto__', 'constructor']) {
        for (const query of [
          { method: 'equal', attribute: text, values: ['a'] },
          { method: 'isNull', attribute: text },
          { method: 'orderAsc', attribute: text },
          { method: 'cursorAfter', values: [text] },
          { method: 'limit', values: [text] },
          { method: text, attribute: '$id', values: ['a'] },
        ]) {
          const { statusCode } = await list(name, query);
          expect([query, statusCode >= 400 && statusCode < 500]).toEqual([query, true]);
        }
      }
    },
  );
});

// SEC-10
it('ids, collections and attributes in paths are never part of a statement', async () => {
  const before = await storedData(kitchen.database);
  const { admin } = kitchen.people;
  for (const text of [
    ...ENDINGS,
    ...WILDCARDS,
    '__proto__',
    'constructor',
    'pg_catalog',
    'accounts',
    'sessions',
  ]) {
    const part = encodeURIComponent(text);
    for (const [method, path] of [
      ['GET', at(part)],
      ['GET', at('dishes', part)],
      ['DELETE', at('dishes', part)],
      ['PATCH', `${at('dishes', 'samosa')}/${part}/increment`],
      ['GET', `/storage/buckets/${part}/files`],
      ['GET', `/storage/buckets/images/files/${part}/view`],
      ['GET', `/account/sessions/${part}`],
    ] as const) {
      const { statusCode } = await kitchen.send(admin, method, path, method === 'PATCH' ? {} : undefined);
      expect([path, statusCode >= 400 && statusCode < 500]).toEqual([path, true]);
    }
  }
  expect(await storedData(kitchen.database)).toBe(before);
});
