import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { type AccessKitchen, collectionOf, openAccessKitchen, target } from '#tests/access/access-kitchen.ts';
import {
  answerTo,
  type DocumentName,
  documentNames,
  type OPERATIONS,
  type Who,
} from '#tests/access/access-table.ts';
import { knownRoutes, paramsOf, rightValue } from '#tests/fuzz/odd-routes.ts';
import { at } from '#tests/kitchen.ts';
import { storedData } from '#tests/stored-data.ts';

// What somebody who knows the ids of other people's documents may do with them. The usual form of each operation is in
// server/collections/access.test.ts; these are all other ways to name a document. Collections and routes are read from the
// product.

const STRANGERS = ['other', 'rider'] as const satisfies readonly Who[];

let kitchen: AccessKitchen;

beforeAll(async () => {
  kitchen = await openAccessKitchen();
  await kitchen.restore();
});
afterAll(() => kitchen.close());

interface Attempt {
  method: string;
  path: string;
  body?: object;
}

const NUMBERS = ['integer', 'float', 'money'];
const table = (name: string, id?: string) =>
  at(name, id).replace('databases', 'tablesdb').replace('collections', 'tables').replace('documents', 'rows');
const query = (...queries: object[]) =>
  `?${queries.map((each, n) => `queries[${n}]=${encodeURIComponent(JSON.stringify(each))}`).join('&')}`;

/** Every way to reach one document that the access table does not try, by the operation that it amounts to. */
function otherWays(name: DocumentName, data: Record<string, unknown>) {
  const id = target(name);
  const { attributes } = collectionOf(name);
  const numbers = Object.keys(attributes).filter((each) => NUMBERS.includes(attributes[each]?.type ?? ''));
  const select = query({ method: 'select', values: ['$id', ...Object.keys(attributes).slice(0, 3)] });
  return {
    get: [
      { method: 'GET', path: table(name, id) },
      { method: 'GET', path: `${at(name, id)}${select}` },
    ],
    update: [
      { method: 'PATCH', path: table(name, id), body: { data } },
      { method: 'PATCH', path: at(name, id), body: { permissions: [] } },
      ...numbers.flatMap((attribute) => [
        { method: 'PATCH', path: `${at(name, id)}/${attribute}/increment`, body: {} },
        { method: 'PATCH', path: `${table(name, id)}/${attribute}/decrement`, body: {} },
      ]),
    ],
    put: [
      { method: 'PUT', path: table(name, id), body: { data } },
      // Creating with the id of an existing document must neither replace nor show it.
      { method: 'POST', path: at(name), body: { documentId: id, data } },
      { method: 'POST', path: table(name), body: { rowId: id, data } },
    ],
    delete: [{ method: 'DELETE', path: table(name, id) }],
  } satisfies Partial<Record<(typeof OPERATIONS)[number], Attempt[]>>;
}

const REFUSED = ['unauthorized', 'not found'];

// SEC-1
describe('a document of somebody else', () => {
  const cases = documentNames.flatMap((name) => STRANGERS.map((who) => [who, name] as const));

  it.each(cases)('can’t be reached by %s through any other form of a request: %s', async (who, name) => {
    const data = await kitchen.dataFor('owner', name, 'create');
    const before = await storedData(kitchen.database);
    for (const [operation, attempts] of Object.entries(otherWays(name, data))) {
      if (!REFUSED.includes(answerTo(who, operation as 'get', name))) continue;
      for (const { method, path, body } of attempts as Attempt[]) {
        const answer = await kitchen.send(kitchen.people[who], method, path, body);
        expect([method, path, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([
          method,
          path,
          true,
        ]);
        expect(Object.keys(answer.json()).sort()).toEqual(['code', 'message', 'type', 'version']);
      }
    }
    expect(await storedData(kitchen.database)).toBe(before);
  });

  it.each(cases)('is neither listed for %s nor counted, whatever the query: %s', async (who, name) => {
    if (answerTo(who, 'list', name) === 'seen') return;
    const id = target(name);
    const by = (method: string) => ({ method, attribute: '$id', values: [id] });
    for (const queries of [
      [by('equal')],
      [by('startsWith')],
      [{ method: 'or', values: [by('equal'), { method: 'isNotNull', attribute: '$id' }] }],
      [{ method: 'or', values: [{ method: 'and', values: [by('equal')] }, by('notEqual')] }],
    ]) {
      for (const path of [at(name), table(name)]) {
        const answer = await kitchen.send(kitchen.people[who], 'GET', `${path}${query(...queries)}`);
        const { documents, rows, total } = answer.json();
        const shown: { $id: string }[] = documents ?? rows ?? [];
        expect(shown.map(({ $id }) => $id)).not.toContain(id);
        if (answer.statusCode === 200) expect(total).toBe(shown.length);
      }
    }
  });

  it.each(cases)('is no cursor for %s, and not told from one that does not exist: %s', async (who, name) => {
    if (answerTo(who, 'list', name) === 'unauthorized' || answerTo(who, 'get', name) === 'yes') return;
    const answers: string[] = [];
    for (const id of [target(name), 'nowhere']) {
      const path = `${at(name)}${query({ method: 'cursorAfter', values: [id] })}`;
      const answer = await kitchen.send(kitchen.people[who], 'GET', path);
      expect(answer.json().type).toBe('general_cursor_not_found');
      answers.push(answer.body.replace(id, 'ID'));
    }
    expect(answers[0]).toBe(answers[1]);
  });
});

/** The ids of the owner's orders, account and sessions. */
const theirs = async (): Promise<string[]> => {
  const ids = async (table: string, column: string) => {
    const rows = await kitchen.database.query<{ id: string }>(
      sql`select id from ${sql.identifier(table)} where ${sql.identifier(column)} = 'owner'`,
    );
    return rows.map(({ id }) => id);
  };
  return ['theirs', 'eaten', 'owner', ...(await ids('sessions', 'account'))];
};

/** Routes of documents and files, which have tests of their own, and those whose path names a kind. */
const NOT_OF_A_PERSON = /\/(databases|tablesdb|storage|oauth2)\/|authenticators\/:type/;

// SEC-1
describe('a route that names something in its path', () => {
  const routes = knownRoutes.filter((route) => route.includes('/:') && !NOT_OF_A_PERSON.test(route));

  it.each(routes)('refuses strangers who know the id, or answers nothing: %s', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const ids = await theirs();
    const body = Object.fromEntries(paramsOf(route).map((name) => [name, rightValue(name)]));
    const before = await storedData(kitchen.database);
    for (const who of ['visitor', ...STRANGERS] as const) {
      for (const id of ids) {
        const sent = method === 'GET' ? undefined : body;
        const answer = await kitchen.send(kitchen.people[who], method, path.replace(/:\w+/g, id), sent);
        const isRefused = answer.statusCode >= 400 && answer.statusCode < 500;
        expect([who, id, isRefused || answer.body === '']).toEqual([who, id, true]);
      }
    }
    expect(await storedData(kitchen.database)).toBe(before);
  });
});
