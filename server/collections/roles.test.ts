import { beforeEach, describe, expect, it } from 'vitest';
import { ROLES } from '#domain/users/roles.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const people = await kitchen.everybody();
await kitchen.customer('asha');

beforeEach(async () => {
  await kitchen.database.execute(
    sql`update users set role = case when id = 'asha' then null else role end, "isAdmin" = id in ('owner', 'manager')`,
  );
  kitchen.takeEvents();
});

const write = (who: Person, id: string, data: object, method = 'PATCH') =>
  kitchen.send(who, method, at('users', id), { data });
const standing = async (id: string) => {
  const { role, isAdmin } = (await kitchen.read(people.owner, 'users', id)).json();
  return { role, isAdmin };
};

// ROLE-1
describe('roles', () => {
  it.each([
    ['owner', true],
    ['manager', true],
    ['kitchen', false],
    ['rider', false],
    [null, false],
  ])('are given by owners: the role %s comes with isAdmin %s', async (role, isAdmin) => {
    await write(people.owner, 'asha', { role: role === 'kitchen' ? 'rider' : 'kitchen' });
    const answer = await write(people.owner, 'asha', { role });
    expect([answer.statusCode, answer.json().role, answer.json().isAdmin]).toEqual([200, role, isAdmin]);
  });

  it.each([
    [{ isAdmin: true }, null, { role: 'owner', isAdmin: true }],
    [{ isAdmin: true }, 'kitchen', { role: 'owner', isAdmin: true }],
    [{ isAdmin: true }, 'manager', { role: 'manager', isAdmin: true }],
    [{ isAdmin: false }, 'manager', { role: null, isAdmin: false }],
    [{ isAdmin: false }, 'rider', { role: 'rider', isAdmin: false }],
    [{ isAdmin: false, role: 'rider' }, 'manager', { role: 'rider', isAdmin: false }],
  ])('the change %j turns the role %s into %j', async (change, before, after) => {
    await write(people.owner, 'asha', { role: before });
    expect((await write(people.owner, 'asha', change)).statusCode).toBe(200);
    expect(await standing('asha')).toEqual(after);
  });

  it.each([{ role: 'kitchen', isAdmin: true }, { role: 'chef' }, { role: 7 }])(
    'are refused when unknown or contradicting isAdmin: %j',
    async (change) => {
      const answer = await write(people.owner, 'asha', change);
      expect([answer.statusCode, answer.json().type]).toEqual([400, 'document_invalid_structure']);
      expect(await standing('asha')).toEqual({ role: null, isAdmin: false });
    },
  );

  it('take effect with the next request', async () => {
    const asha = people.customer;
    const orders = () => kitchen.list(asha, 'audits');
    expect((await orders()).statusCode).toBe(401);
    await write(people.owner, 'customer', { role: 'manager' });
    expect((await orders()).statusCode).toBe(200);
    await write(people.owner, 'customer', { role: 'kitchen' });
    expect((await orders()).statusCode).toBe(401);
    await write(people.owner, 'customer', { role: null });
  });

  it('are in the audit log', async () => {
    await write(people.owner, 'asha', { role: 'rider' });
    const { documents } = (
      await kitchen.list(people.manager, 'audits', { method: 'orderDesc', attribute: '$sequence' })
    ).json();
    expect(documents[0]).toMatchObject({ adminId: 'owner', collection: 'users', documentId: 'asha' });
    expect(JSON.parse(documents[0].changes[0])).toEqual({ field: 'role', before: null, after: 'rider' });
  });
});

// ROLE-2
describe('only an owner can give a role:', () => {
  const others = (['visitor', 'customer', 'manager', 'kitchen', 'rider'] as const).flatMap((who) =>
    (['PATCH', 'PUT'] as const).flatMap((method) => [
      ...ROLES.map((role) => [who, method, { role }] as const),
      [who, method, { isAdmin: true }] as const,
      [who, method, { name: 'Asha', role: 'owner', isAdmin: true }] as const,
    ]),
  );

  it.each(others)('%s with %s %j is refused for others and for themselves', async (who, method, data) => {
    for (const id of ['asha', people[who].id || 'asha']) {
      const before = await standing(id);
      const same = Object.entries(data).every(([name, value]) => Reflect.get(before, name) === value);
      const answer = await write(people[who], id, data, method);
      if (!same) expect([answer.statusCode, answer.json().type]).toEqual([401, 'user_unauthorized']);
      expect(await standing(id)).toEqual(before);
    }
  });

  it.each([['owner'], ['manager'], ['kitchen'], ['rider']])(
    'a new account can’t be made with the role %s',
    async (role) => {
      const data = { name: 'Asha', role };
      const answer = await kitchen.create(people.customer, 'users', data, 'customer');
      expect([answer.statusCode, answer.json().type]).toEqual([401, 'user_unauthorized']);
      const account = { userId: `new-${role}`, email: `new-${role}@example.in`, password: 'Swaad-1234' };
      await kitchen.send(VISITOR, 'POST', '/account', { ...account, role, isAdmin: true });
      expect(await standing(account.userId)).toEqual({ role: null, isAdmin: false });
    },
  );

  it('a manager can’t take an owner’s role', async () => {
    for (const change of [{ role: null }, { role: 'manager' }, { isAdmin: false }]) {
      expect((await write(people.manager, 'owner', change)).statusCode).toBe(401);
    }
    expect(await standing('owner')).toEqual({ role: 'owner', isAdmin: true });
  });

  it('the last owner can’t lose the role, even if there are managers', async () => {
    for (const change of [{ role: 'manager' }, { role: null }, { isAdmin: false }]) {
      const answer = await write(people.owner, 'owner', change);
      expect([answer.statusCode, answer.json().type]).toEqual([409, 'user_last_admin']);
    }
  });
});

it('the database refuses an admin without an admin’s role', async () => {
  const lie = kitchen.database.execute(sql`update users set "isAdmin" = true where id = 'asha'`);
  await expect(lie).rejects.toThrow();
});
