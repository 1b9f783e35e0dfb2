import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Actor, SYSTEM } from '#server/documents/actor.ts';
import { conditionsReader, meets } from '#server/realtime/conditions.ts';
import { documentEventMessage } from '#server/realtime/event-message.ts';
import { at, type Kitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import type { Collection } from './collection.ts';
import { collectionList } from './collection-list.ts';
import type { DocumentEvent } from './events.ts';
import { presentDocument } from './present-document.ts';

// No attribute of the product has readers of its own yet, so some of dishes and reviews get them here.

vi.mock('#domain/dishes/attributes.ts', async (load) => {
  const module = await load<typeof import('#domain/dishes/attributes.ts')>();
  const { portionsPerDay, hsnCode, taxPercent, carbs, searchText } = module.dishAttributes;
  const restricted = {
    portionsPerDay: { ...portionsPerDay, readBy: 'kitchen' },
    hsnCode: { ...hsnCode, readBy: 'admins' },
    taxPercent: { ...taxPercent, readBy: 'owner' },
    carbs: { ...carbs, readBy: 'server' },
    searchText: { ...searchText, readBy: 'owner' },
  };
  return { ...module, dishAttributes: { ...module.dishAttributes, ...restricted } };
});
vi.mock('#domain/reviews/attributes.ts', async (load) => {
  const module = await load<typeof import('#domain/reviews/attributes.ts')>();
  const reply = { ...module.reviewAttributes.reply, readBy: 'admins' };
  return { ...module, reviewAttributes: { ...module.reviewAttributes, reply } };
});

const RESTRICTED = { portionsPerDay: 40, hsnCode: '996331', taxPercent: 12, carbs: 55 };
type Restricted = keyof typeof RESTRICTED;
const NAMES = Object.keys(RESTRICTED) as Restricted[];

/** What each person reads of the restricted attributes. */
const SEEN = {
  visitor: [],
  customer: [],
  rider: [],
  kitchen: ['portionsPerDay'],
  manager: ['portionsPerDay', 'hsnCode'],
  owner: ['portionsPerDay', 'hsnCode', 'taxPercent'],
} as const satisfies Record<string, readonly Restricted[]>;
type Who = keyof typeof SEEN;
const EVERYBODY = Object.keys(SEEN) as Who[];
const sees = (who: Who, name: string) => SEEN[who].some((each) => each === name);
/** Each person with each restricted attribute. */
const PAIRS = EVERYBODY.flatMap((who) => NAMES.map((name) => [who, name] as const));
const HIDDEN = PAIRS.filter(([who, name]) => !sees(who, name));

let kitchen: Kitchen;
let people: Record<Who, Person>;
let allCollections: readonly Collection[];

const dish = { name: 'Poha', description: 'Flat rice', price: 60, menuId: 'snacks', imgUrl: '/poha.webp' };
const POHA = at('dishes', 'poha');

beforeAll(async () => {
  // Test files of a worker share their loaded modules. This one changes attributes, so it loads its own.
  vi.resetModules();
  allCollections = (await import('#server/collections/index.ts')).allCollections;
  const { openKitchen } = await import('#tests/kitchen.ts');
  kitchen = await openKitchen();
  people = {
    visitor: VISITOR,
    customer: await kitchen.customer('asha'),
    rider: await kitchen.staff('rider'),
    kitchen: await kitchen.staff('kitchen'),
    manager: await kitchen.staff('manager'),
    owner: await kitchen.admin(),
  };
  const values = { ...dish, ...RESTRICTED };
  await kitchen.app.documents.create(dishes(), { id: 'poha', values }, SYSTEM);
  const review = { dishId: 'poha', rating: 5, comment: 'Good' };
  await kitchen.app.documents.create(reviews(), { id: 'good', values: review }, actorOf('customer'));
  await kitchen.app.documents.update(reviews(), 'good', { values: { reply: 'Often late' } }, SYSTEM);
});
afterAll(async () => {
  await kitchen.close();
  vi.resetModules();
});
beforeEach(() => {
  kitchen.takeEvents();
});

function named(name: string): Collection {
  const found = allCollections.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
}
const dishes = () => named('dishes');
const reviews = () => named('reviews');

function actorOf(who: Who): Actor {
  if (who === 'visitor') return { kind: 'visitor' };
  const role = who === 'customer' ? null : who;
  const isAdmin = role === 'owner' || role === 'manager';
  return {
    kind: 'user',
    user: { id: people[who].id, email: '', name: '', role, isAdmin, emailVerified: true },
  };
}

const query = (method: string, attribute?: string, values?: readonly unknown[]) =>
  JSON.stringify({ method, ...(attribute && { attribute }), ...(values && { values }) });
const ask = (who: Who, path: string, ...queries: string[]) =>
  kitchen.send(
    people[who],
    'GET',
    `${path}?${queries.map((each, at) => `queries[${at}]=${encodeURIComponent(each)}`).join('&')}`,
  );

describe('an attribute with readers is read by nobody else (ACCESS-7)', () => {
  it.each(EVERYBODY)('in a document and in a list, for: %s', async (who) => {
    const inList = query('equal', '$id', ['poha']);
    const one = (await ask(who, POHA)).json();
    // Twice, because the answer to everybody is kept.
    await ask('visitor', at('dishes'), inList);
    const [listed] = (await ask(who, at('dishes'), inList)).json().documents;
    const [row] = (await ask(who, '/tablesdb/rasoi/tables/dishes/rows', inList)).json().rows;
    for (const shown of [one, listed, row])
      expect(NAMES.filter((name) => name in shown)).toEqual([...SEEN[who]]);
    expect((await ask('visitor', at('dishes'), inList)).json().documents[0]).not.toHaveProperty('hsnCode');
  });

  it.each(EVERYBODY)('in an event, for: %s', async (who) => {
    const document = await kitchen.app.documents.get(dishes(), 'poha', SYSTEM);
    const event: DocumentEvent = { collection: 'dishes', action: 'update', document };
    const message = documentEventMessage(dishes(), event);
    message.textStart({ actor: actorOf('owner'), sequenceAsText: false });
    const text = message.textStart({ actor: actorOf(who), sequenceAsText: false });
    expect(NAMES.filter((name) => text.includes(`"${name}"`))).toEqual([...SEEN[who]]);
  });

  it('in the export of an account', async () => {
    const of = (who: Who) => kitchen.send(people[who], 'GET', '/account/export');
    const { reviews: own } = (await of('customer')).json();
    expect(own).toMatchObject([{ comment: 'Good' }]);
    expect(own[0]).not.toHaveProperty('reply');
  });

  it('in the file of dishes', async () => {
    const [head] = (await kitchen.send(people.owner, 'GET', '/dishes/csv')).body.split('\n');
    expect(NAMES.filter((name) => head?.includes(name))).toEqual(['portionsPerDay', 'hsnCode']);
  });

  it('in the audit log, which names an attribute that not all admins read', async () => {
    await kitchen.send(people.owner, 'PATCH', POHA, { data: { taxPercent: 14, hsnCode: '996332' } });
    const { documents } = (
      await ask('manager', at('audits'), query('orderDesc', '$sequence'), query('limit', undefined, [1]))
    ).json();
    expect(documents[0].changes.map((text: string) => JSON.parse(text))).toEqual([
      { field: 'taxPercent', before: null, after: 'another value' },
      { field: 'hsnCode', before: '996331', after: '996332' },
    ]);
    await kitchen.send(people.owner, 'PATCH', POHA, {
      data: { taxPercent: RESTRICTED.taxPercent, hsnCode: RESTRICTED.hsnCode },
    });
  });

  it('where the reader is not known', async () => {
    const document = await kitchen.app.documents.get(dishes(), 'poha', SYSTEM);
    const shown = presentDocument(dishes(), document, { sequenceAsText: false });
    expect(NAMES.filter((name) => name in shown)).toEqual([]);
    expect(presentDocument(dishes(), document, { sequenceAsText: false, reader: SYSTEM })).toMatchObject(
      RESTRICTED,
    );
  });
});

/** Queries on an attribute, with one value that the document has and one that it has not. */
const QUESTIONS: Record<string, (name: Restricted) => readonly string[]> = {
  select: (name) => [query('select', undefined, ['name', name])],
  equal: (name) => [query('equal', name, [RESTRICTED[name]])],
  'equal to another': (name) => [query('equal', name, [name === 'hsnCode' ? '1234' : 1])],
  greaterThan: (name) => [query('greaterThan', name, [name === 'hsnCode' ? '1234' : 1])],
  isNull: (name) => [query('isNull', name)],
  'a negation': (name) => [query('notEqual', name, [RESTRICTED[name]])],
  'a nested filter': (name) => [
    JSON.stringify({
      method: 'or',
      values: [
        { method: 'equal', attribute: 'name', values: ['Nothing'] },
        { method: 'equal', attribute: name, values: [RESTRICTED[name]] },
      ],
    }),
  ],
  order: (name) => [query('orderDesc', name)],
  'order with a cursor': (name) => [query('orderAsc', name), query('cursorAfter', undefined, ['poha'])],
  'a count of none': (name) => [query('equal', name, [RESTRICTED[name]]), query('limit', undefined, [1])],
};

describe('a query of an attribute answers whoever does not read it as one of an unknown attribute', () => {
  it.each(Object.keys(QUESTIONS))('%s', async (question) => {
    const asked = QUESTIONS[question];
    for (const [who, name] of PAIRS) {
      const answer = await ask(who, at('dishes'), ...(asked?.(name) ?? []));
      if (sees(who, name)) {
        expect([who, name, answer.statusCode]).toEqual([who, name, 200]);
        continue;
      }
      const unknown = (asked?.(name) ?? []).map((text) => text.replaceAll(`"${name}"`, '"noSuch"'));
      const other = await ask(who, at('dishes'), ...unknown);
      expect([who, name, answer.statusCode]).toEqual([who, name, 400]);
      expect(answer.json()).toEqual(JSON.parse(other.body.replaceAll('noSuch', name)));
    }
  });

  it('a search', async () => {
    const searched = query('search', 'searchText', ['poha']);
    const answer = await ask('manager', at('dishes'), searched);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Invalid query: Attribute not found in schema: searchText',
    ]);
    expect((await ask('owner', at('dishes'), searched)).json().documents.length).toBeGreaterThan(0);
  });

  it('a selection in one document', async () => {
    for (const [who, name] of PAIRS)
      expect((await ask(who, POHA, query('select', undefined, [name]))).statusCode).toBe(
        sees(who, name) ? 200 : 400,
      );
  });

  it('conditions of a subscription, which outlive rights and so know no such attribute at all', async () => {
    const document = await kitchen.app.documents.get(dishes(), 'poha', SYSTEM);
    const read = conditionsReader(collectionList(allCollections), named('files'));
    const channel = 'databases.rasoi.collections.dishes.documents';
    const fits = (attribute: string, value: unknown) =>
      meets(read([channel], [query('equal', attribute, [value])]), dishes(), document);
    expect(fits('name', 'Poha')).toBe(true);
    expect(NAMES.map((name) => fits(name, RESTRICTED[name]))).toEqual([false, false, false, false]);
  });
});

describe('writing an attribute that one does not read is writing an unknown attribute', () => {
  const writers = HIDDEN.filter(([who]) => who === 'manager' || who === 'owner');

  it.each(writers)('%s writes %s, also the value that it has', async (who, name) => {
    const unknown = [400, `Invalid document structure: Unknown attribute: "${name}"`];
    for (const value of [RESTRICTED[name], 1])
      for (const [method, path, body] of [
        ['PATCH', POHA, { data: { [name]: value } }],
        ['PUT', POHA, { data: { ...dish, [name]: value } }],
        ['POST', at('dishes'), { documentId: 'other', data: { ...dish, [name]: value } }],
        ['PATCH', `${POHA}/${name}/increment`, { value: 1, max: value }],
      ] as const) {
        const answer = await kitchen.send(people[who], method, path, body);
        expect([answer.statusCode, answer.json().message]).toEqual(unknown);
      }
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('a replacement keeps what its writer does not read', async () => {
    const answer = await kitchen.send(people.manager, 'PUT', POHA, { data: { ...dish, price: 61 } });
    expect(answer.json()).toMatchObject({ price: 61, hsnCode: null });
    expect(answer.json()).not.toHaveProperty('taxPercent');
    const { data } = await kitchen.app.documents.get(dishes(), 'poha', SYSTEM);
    expect(data).toMatchObject({ taxPercent: RESTRICTED.taxPercent, carbs: RESTRICTED.carbs });
  });
});
