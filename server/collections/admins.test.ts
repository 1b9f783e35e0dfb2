import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { createFirstOwner } from '#server/start/seed.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.admin('asha');
const babu = await kitchen.admin('babu');

beforeEach(async () => {
  await makeOwners('asha', 'babu');
});

/** Makes these people owners, and removes all other roles. */
async function makeOwners(...ids: string[]): Promise<void> {
  const owner = sql`id = any(${ids})`;
  await kitchen.database.execute(
    sql`update users set role = case when ${owner} then 'owner' end, "isAdmin" = ${owner}`,
  );
}

const demote = (by: Person, id: string) => kitchen.change(by, 'users', id, { isAdmin: false });

async function admins(): Promise<string[]> {
  const rows = await kitchen.database.query<{ id: string }>(
    sql`select id from users where "isAdmin" order by id`,
  );
  return rows.map(({ id }) => id);
}

describe('the last admin', () => {
  it.each(['PATCH', 'PUT'])('can’t lose the role (%s)', async (method) => {
    expect((await demote(asha, 'babu')).statusCode).toBe(200);
    kitchen.takeEvents();
    const answer = await kitchen.send(asha, method, at('users', 'asha'), { data: { isAdmin: false } });
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'user_last_admin']);
    expect(kitchen.takeEvents()).toEqual([]);
    expect(await admins()).toEqual(['asha']);
  });

  it('can’t lose the role when all other admins’ accounts are closed', async () => {
    await kitchen.database.execute(sql`update accounts set active = false where id = 'babu'`);
    const answer = await demote(asha, 'asha');
    await kitchen.database.execute(sql`update accounts set active = true where id = 'babu'`);
    expect(answer.json().type).toBe('user_last_admin');
  });

  it.each([
    ['each other', 'babu', 'asha'],
    ['themselves', 'asha', 'babu'],
  ])('remains when two admins demote %s at the same moment', async (_, first, second) => {
    for (let round = 0; round < 5; round++) {
      await makeOwners('asha', 'babu');
      const answers = await Promise.all([demote(asha, first), demote(babu, second)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()[0]).toBe(200);
      expect(answers.filter(({ statusCode }) => statusCode >= 400 && statusCode < 500)).toHaveLength(1);
      expect(await admins()).toHaveLength(1);
    }
  });
});

describe('the first admin', () => {
  it('is marked when the database is created and can’t be demoted, and nobody else can be marked', async () => {
    await makeOwners();
    const wanted = { email: 'first@example.in', password: PASSWORD };
    await createFirstOwner(kitchen.database, kitchen.app.accounts, wanted);
    const [first = ''] = await admins();
    await makeOwners(first, 'asha');
    for (const method of ['PATCH', 'PUT']) {
      const answer = await kitchen.send(asha, method, at('users', first), { data: { isAdmin: false } });
      expect([answer.statusCode, answer.json().type]).toEqual([403, 'user_protected']);
    }
    const unmark = { data: { isSuperAdmin: false } };
    expect((await kitchen.send(asha, 'PATCH', at('users', first), unmark)).json().isSuperAdmin).toBe(true);
    const mark = { data: { isSuperAdmin: true, city: 'Pune' } };
    expect((await kitchen.send(asha, 'PATCH', at('users', 'asha'), mark)).json().isSuperAdmin).toBe(false);
    expect(await admins()).toEqual([first, 'asha'].toSorted());
    await kitchen.database.execute(
      sql`update users set role = null, "isAdmin" = false, "isSuperAdmin" = false where id = ${first}`,
    );
  });
});

describe('a former admin', () => {
  const cases = [
    ['list orders', 'GET', at('orders'), undefined, 200],
    ['list users', 'GET', at('users'), undefined, 200],
    ['another profile', 'GET', at('users', 'asha'), undefined, 404],
    ['list messages', 'GET', at('messages'), undefined, 401],
    ['list subscribers', 'GET', at('subscribers'), undefined, 401],
    ['list mails', 'GET', at('mails'), undefined, 401],
    ['list audits', 'GET', at('audits'), undefined, 401],
    ['promote', 'PATCH', at('users', 'gita'), { data: { isAdmin: true } }, 401],
    ['promote themself', 'PATCH', at('users', 'babu'), { data: { isAdmin: true } }, 401],
    ['demote', 'PATCH', at('users', 'asha'), { data: { isAdmin: false } }, 401],
    ['edit another profile', 'PATCH', at('users', 'gita'), { data: { name: 'X' } }, 401],
    ['add a dish', 'POST', at('dishes'), { documentId: 'new', data: { name: 'X' } }, 401],
    ['edit a dish', 'PATCH', at('dishes', 'samosa'), { data: { price: 1 } }, 401],
    ['delete a dish', 'DELETE', at('dishes', 'samosa'), undefined, 401],
    ['add a menu', 'POST', at('menus'), { documentId: 'new', data: { name: 'X' } }, 401],
    ['delete a menu', 'DELETE', at('menus', 'snacks'), undefined, 401],
    ['delete a review', 'DELETE', at('reviews', 'hers'), undefined, 401],
    ['delete a picture', 'DELETE', '/storage/buckets/images/files/none', undefined, 404],
  ] as const;

  beforeAll(async () => {
    const gita = await kitchen.customer('gita');
    const review = { dishId: 'samosa', rating: 4, comment: 'Crisp' };
    const order = {
      items: [JSON.stringify({ DishID: 'phulka', quantity: 1, price: 49 })],
      address: '4, MG Road, Pune',
    };
    await kitchen.create(gita, 'reviews', review, 'hers');
    await kitchen.create(gita, 'orders', order, 'order');
  });

  it.each(cases)(
    'is refused from that moment, in the same session: %s',
    async (_, method, path, body, status) => {
      expect((await kitchen.list(babu, 'audits')).statusCode).toBe(200);
      await demote(asha, 'babu');
      kitchen.takeEvents();
      const answer = await kitchen.send(babu, method, path, body);
      expect(answer.statusCode).toBe(status);
      // A list still shows their own documents.
      const seen = (answer.json().documents ?? []).map((each: { $id: string }) => each.$id);
      expect(seen.filter((id: string) => id !== 'babu')).toEqual([]);
      expect(kitchen.takeEvents()).toEqual([]);
      expect((await kitchen.send(VISITOR, method, path, body)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});
