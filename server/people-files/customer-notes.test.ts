import { expect, it } from 'vitest';
import { adoptPhoneCustomer } from '#server/collections/people/phone-customers.ts';
import { sql } from '#server/db/sql-template.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { bringPeople } from '#tests/people/bring-people.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

const kitchen = await closeAfterAll(openPlanKitchen());
const { asha } = kitchen;

const LIST = 'phone,name,note\n9848011111,Meera,"Gate 2, ring twice"\n';
const bring = (text: string) => bringPeople(kitchen, kitchen.owner, text);
const noteOf = async (phone: number) => {
  const path = `/orders/customers?phone=${phone}`;
  return (await kitchen.send(kitchen.cook, 'GET', path)).json().customers[0]?.kitchenNote;
};

// MOVE-6
it('a note of a list is kept with the customer, shown to whoever takes their order, and goes out again', async () => {
  expect((await bring(LIST)).json()).toEqual({ added: 1, changed: 0 });
  expect(await noteOf(9_848_011_111)).toBe('Gate 2, ring twice');
  expect((await bring(LIST)).json()).toEqual({ added: 0, changed: 0 });
  expect((await bring(LIST.replace('twice', 'once'))).json()).toEqual({ added: 0, changed: 1 });
  expect((await kitchen.send(kitchen.owner, 'GET', '/people/csv')).body).toContain('"Gate 2, ring once"');
  const [listed] = (
    await kitchen.send(kitchen.manager, 'GET', '/reports/customers?search=Meera&sort=newest&after=0')
  ).json().customers;
  expect(listed).toMatchObject({ kitchenNote: 'Gate 2, ring once' });
});

// MOVE-6
it('only owners and managers write it, and customers read their own', async () => {
  const write = (who = kitchen.manager) =>
    kitchen.change(who, 'users', asha.id, { kitchenNote: '  No coriander  ' });
  expect(outcomeOf(await write(asha))).toEqual([401, 'user_unauthorized']);
  expect((await write(kitchen.cook)).statusCode).toBe(401);
  expect((await write()).statusCode).toBe(200);
  expect((await kitchen.read(asha, 'users', asha.id)).json()).toMatchObject({ kitchenNote: 'No coriander' });
  expect(
    (await kitchen.change(kitchen.owner, 'users', asha.id, { kitchenNote: 'x'.repeat(281) })).statusCode,
  ).toBe(400);
});

// MOVE-6, PHONE-5
it('it goes to the account that proves the number, unless that has one', async () => {
  const adopt = (id: string) =>
    runUnitOfWork(kitchen.app.engine, { kind: 'system' }, (work) =>
      adoptPhoneCustomer(work, id, '+919848011111'),
    );
  const other = await kitchen.customer('leela');
  await adopt(other.id);
  const [kept] = await kitchen.database.query(sql`select "kitchenNote" from users where id = ${other.id}`);
  expect(kept).toEqual({ kitchenNote: 'Gate 2, ring once' });
});
