import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Attribute } from '#domain/rows/row.ts';
import { sql } from '#server/db/sql-template.ts';
import { IS_ONE_OF } from '#server/documents/access.ts';
import type { User } from '#server/documents/actor.ts';
import type { SomeWriter } from '#server/documents/collection.ts';
import {
  type AccessKitchen,
  collectionOf,
  created,
  openAccessKitchen,
  target,
} from '#tests/access/access-kitchen.ts';
import { answerTo, documentNames, type Who } from '#tests/access/access-table.ts';

// Writes every attribute that callers may not write, of every collection, in every way in which they may write the others.
// Collections and attributes are read from the product, so a new one is attacked without a change here.

/** Those who may write something, each with other rights. */
const ATTACKERS = ['owner', 'admin', 'kitchen', 'device'] as const satisfies readonly Who[];
const WAYS = ['create', 'update', 'put', 'put new'] as const;
/** Attributes of every document that belong to the server. */
const SYSTEM_KEYS = ['$id', '$sequence', '$createdAt', '$updatedAt', '$collectionId', '$databaseId'];

let kitchen: AccessKitchen;

beforeAll(async () => {
  kitchen = await openAccessKitchen();
});
afterAll(() => kitchen.close());

/** Two different values that the attribute accepts, on the wire. */
function lies(attribute: Attribute): readonly [unknown, unknown] {
  switch (attribute.type) {
    case 'string': {
      const [one = 'forged', other = 'false'] = attribute.oneOf ?? [];
      return [one, other];
    }
    case 'integer':
    case 'float':
    case 'money': {
      const { min = 0 } = attribute;
      return [min + 3, min + 4];
    }
    case 'boolean':
      return [true, false];
    case 'datetime':
      return ['2001-02-03T04:05:06.000Z', '2002-03-04T05:06:07.000Z'];
    case 'texts':
      return [attribute.oneOf?.slice(0, 1) ?? ['forged'], attribute.oneOf?.slice(1, 2) ?? ['false']];
    case 'translations':
      return [{ hi: { name: 'forged' } }, { hi: { name: 'false' } }];
    case 'records':
      return [[JSON.stringify({ forged: 1 })], [JSON.stringify({ forged: 2 })]];
  }
}

/** How a lie would look in the table. */
function stored(attribute: Attribute, lie: unknown): string {
  if (attribute.type === 'money') return JSON.stringify(Number(lie) * 100);
  if (attribute.type === 'datetime') return JSON.stringify(new Date(String(lie)));
  if (attribute.type === 'records') return JSON.stringify((lie as string[]).map((each) => JSON.parse(each)));
  return JSON.stringify(lie);
}

/** The values of a stored document as JSON texts. */
async function documentOf(name: string, id: string): Promise<Record<string, string>> {
  const [row = {}] = await kitchen.database.query<Record<string, unknown>>(
    sql`select * from ${sql.identifier(name)} where id = ${id}`,
  );
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, JSON.stringify(value)]));
}

const writes = documentNames.flatMap((name) =>
  WAYS.flatMap((way) =>
    ATTACKERS.filter((who) => answerTo(who, way, name) === 'yes').map((who) => [who, way, name] as const),
  ),
);

// SEC-2
it.each(writes)('%s by %s of %s sets no attribute that the server writes', async (who, way, name) => {
  const { attributes, serverWrites: names } = collectionOf(name);
  const id = ['create', 'put new'].includes(way) ? created(name) : target(name);
  const after: Record<string, string>[] = [];
  for (const turn of [0, 1] as const) {
    await kitchen.restore();
    const data = Object.fromEntries(
      names.map((attribute) => [attribute, lies(attributes[attribute] as Attribute)[turn]]),
    );
    const system = Object.fromEntries(SYSTEM_KEYS.map((key) => [key, turn === 0 ? 'forged' : 'false']));
    const answer = await kitchen.ask(who, name, way, { ...data, ...system });
    expect([answer.statusCode < 300, answer.json().message]).toEqual([true, undefined]);
    after.push(await documentOf(name, id));
    expect(answer.json()).toMatchObject({ $id: id, $collectionId: name, $databaseId: 'rasoi' });
  }
  const taken = names.filter((attribute) => {
    const kind = attributes[attribute] as Attribute;
    return lies(kind).every((lie, turn) => after[turn]?.[attribute] === stored(kind, lie));
  });
  expect(taken).toEqual([]);
});

const restricted = writes.flatMap(([who, way, name]) =>
  Object.entries(collectionOf(name).writers).map(([attribute]) => [who, way, name, attribute] as const),
);

// SEC-2
it.each(restricted)('%s by %s of %s sets %s only with the right to', async (who, way, name, attribute) => {
  const { attributes, writers } = collectionOf(name);
  const id = ['create', 'put new'].includes(way) ? created(name) : target(name);
  const writer = writers[attribute] as SomeWriter;
  const mayWrite = IS_ONE_OF[writer]({ user: who === 'device' ? null : await userOf(who) });
  const kind = attributes[attribute] as Attribute;
  const outcomes: boolean[] = [];
  for (const [turn, lie] of lies(kind).entries()) {
    await kitchen.restore();
    const { statusCode } = await kitchen.ask(who, name, way, { [attribute]: lie });
    const isStored = (await documentOf(name, id))[attribute] === stored(kind, lies(kind)[turn]);
    outcomes.push(statusCode < 300 && isStored);
  }
  if (!mayWrite) expect(outcomes).not.toEqual([true, true]);
});

async function userOf(who: Who) {
  const [user] = await kitchen.database.query<User>(
    sql`select id, email, name, role, "isAdmin", "emailVerification" as "emailVerified" from users where id = ${kitchen.people[who].id}`,
  );
  return user ?? null;
}
