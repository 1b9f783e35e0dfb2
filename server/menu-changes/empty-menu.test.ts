import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

let kitchen: Kitchen;
let owner: Person;

beforeEach(async () => {
  kitchen = await openKitchen();
  owner = await kitchen.staff('owner');
});
afterEach(() => kitchen.close());

const empty = (body: object, who = owner) => kitchen.send(who, 'POST', '/menus/empty', body);
const total = async (collection: string) => (await kitchen.list(VISITOR, collection)).json().total as number;
const seen = async () => ({ dishes: await total('dishes'), menus: await total('menus') });

// SHOP-8
describe('emptying the menu', () => {
  it('deletes all dishes and menus, tells carts, and is in the audit log', async () => {
    const asha = await kitchen.customer('asha');
    await kitchen.create(asha, 'carts', { dishId: 'ghar-ki-thali' }, 'line');
    const before = await seen();
    const answer = await empty(before);
    expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: before }]);
    expect(await seen()).toEqual({ dishes: 0, menus: 0 });
    expect((await kitchen.list(asha, 'carts')).json().total).toBe(0);
    expect((await kitchen.list(asha, 'notices')).json().total).toBe(1);
    const [log] = await kitchen.database.query<{ count: number }>(
      sql`select count(*) as count from audits where action = 'delete'`,
    );
    expect(log?.count).toBe(before.dishes + before.menus);
    expect((await empty(before)).json()).toEqual({ deleted: { dishes: 0, menus: 0 } });
  });

  it('changes nothing if there is more than the owner saw', async () => {
    const before = await seen();
    const answer = await empty({ ...before, dishes: before.dishes - 1 });
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'document_update_conflict']);
    expect(await seen()).toEqual(before);
  });

  it('changes nothing if one dish cannot be deleted', async () => {
    const before = await seen();
    await kitchen.database.execute(
      sql`create function stays() returns trigger language plpgsql as $$ begin raise exception 'It stays'; end $$`,
    );
    await kitchen.database.execute(
      sql`create trigger stays before delete on dishes for each row when (old.id = 'masala-chai') execute function stays()`,
    );
    expect((await empty(before)).statusCode).toBe(500);
    expect(await seen()).toEqual(before);
    expect((await kitchen.list(owner, 'audits')).json().total).toBe(0);
  });

  it('is for owners alone', async () => {
    const before = await seen();
    const manager = await kitchen.staff('manager');
    for (const who of [VISITOR, manager, await kitchen.staff('kitchen')])
      expect((await empty(before, who)).statusCode).toBe(401);
    expect((await empty({ dishes: 'all', menus: 1 })).statusCode).toBe(400);
    expect(await seen()).toEqual(before);
  });
});
