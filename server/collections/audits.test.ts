import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, type Kitchen, openKitchen } from '#tests/kitchen.ts';
import { dishes } from './dishes.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();
const asha = await kitchen.customer('asha');

beforeEach(async () => {
  await kitchen.database.execute(sql`delete from audits`);
});

/** The log, newest first, as an admin reads it. */
async function log() {
  const answer = await kitchen.list(chef, 'audits');
  return (answer.json().documents as Record<string, unknown>[]).map((row) => ({
    who: `${row.adminId}, ${row.adminName}`,
    what: `${row.action} ${row.collection} ${row.documentId}, ${row.label}`,
    changes: Object.fromEntries(
      (row.changes as string[]).map((text) => {
        const { field, before, after } = JSON.parse(text);
        return [field, [before, after]];
      }),
    ),
  }));
}

const done = async (answer: ReturnType<Kitchen['send']>) =>
  expect((await answer).statusCode).toBeLessThan(300);

describe('the audit log', () => {
  it('records who changed a dish, with the changed values before and after', async () => {
    const samosa = {
      name: 'Patti',
      description: 'Crisp',
      price: 40,
      menuId: 'snacks',
      imgUrl: '/images/x.webp',
    };
    await done(kitchen.create(chef, 'dishes', samosa, 'patti'));
    await done(kitchen.change(chef, 'dishes', 'patti', { ...samosa, price: 45.5 }));
    await done(kitchen.change(chef, 'dishes', 'patti', { price: 45.5 }));
    await done(kitchen.delete(chef, 'dishes', 'patti'));
    const [made, changed, gone, ...more] = await log();
    expect(made).toMatchObject({ who: 'chef, Person chef', what: 'create dishes patti, Patti' });
    expect(made?.changes).toMatchObject({ price: [null, 40], name: [null, 'Patti'] });
    expect(made?.changes).not.toHaveProperty('dishId');
    expect(changed).toMatchObject({ what: 'update dishes patti, Patti', changes: { price: [40, 45.5] } });
    expect(gone).toMatchObject({ what: 'delete dishes patti, Patti' });
    expect(gone?.changes).toMatchObject({ price: [45.5, null] });
    expect(more).toEqual([]);
  });

  it('records changes of menus, other people and roles', async () => {
    await done(kitchen.send(chef, 'PUT', at('menus', 'feasts'), { data: { name: 'Feasts' } }));
    await done(kitchen.change(chef, 'users', 'asha', { isAdmin: true, city: 'Pune' }));
    await done(kitchen.change(chef, 'users', 'asha', { isAdmin: false }));
    expect(await log()).toMatchObject([
      { what: 'create menus feasts, Feasts' },
      {
        what: 'update users asha, Person asha',
        changes: { isAdmin: [false, true], city: [null, 'Pune'] },
      },
      { what: 'update users asha, Person asha', changes: { isAdmin: [true, false] } },
    ]);
  });

  it('records a review that an admin deletes', async () => {
    const data = { dishId: 'samosa', rating: 2, comment: 'Spam' };
    await done(kitchen.create(asha, 'reviews', data, 'spam'));
    await done(kitchen.delete(chef, 'reviews', 'spam'));
    expect(await log()).toMatchObject([
      { what: 'delete reviews spam, Review by Person asha', changes: { comment: ['Spam', null] } },
    ]);
  });

  it('leaves out what customers do, and what admins do as customers', async () => {
    for (const person of [asha, chef]) {
      const own = { dishId: 'appam-stew', rating: 5, comment: 'Cold' };
      await done(kitchen.create(person, 'reviews', own, `review-${person.id}`));
      await done(kitchen.create(person, 'carts', { dishId: 'appam-stew' }, `cart-${person.id}`));
      await done(kitchen.change(person, 'users', person.id, { landmark: 'Near the tank' }));
      await done(kitchen.delete(person, 'reviews', `review-${person.id}`));
    }
    expect(await log()).toEqual([]);
    const sous = await kitchen.admin('sous');
    await done(kitchen.change(sous, 'users', 'sous', { isAdmin: false, city: 'Pune' }));
    expect(await log()).toMatchObject([
      { what: 'update users sous, Person sous', changes: { isAdmin: [true, false] } },
    ]);
  });

  // ADMIN-11
  it('is written in the same transaction, and only for actual changes', async () => {
    const refused = await kitchen.change(chef, 'dishes', 'samosa', { menuId: 'nowhere' });
    expect(refused.statusCode).toBe(400);
    await kitchen.change(asha, 'dishes', 'samosa', { price: 1 });
    await kitchen.app.documents.update(dishes, 'samosa', { values: { price: 41 } }, SYSTEM);
    expect(await log()).toEqual([]);
    await kitchen.database.execute(sql`alter table audits add constraint none check (label = '') not valid`);
    const failed = await kitchen.change(chef, 'dishes', 'samosa', { price: 42 });
    await kitchen.database.execute(sql`alter table audits drop constraint none`);
    expect(failed.statusCode).toBe(500);
    const dish = await kitchen.read(chef, 'dishes', 'samosa');
    expect(dish.json().price).toBe(41);
  });

  it('shortens long texts', async () => {
    const long = 'x'.repeat(900);
    await done(kitchen.change(chef, 'dishes', 'samosa', { description: long }));
    const [row] = await log();
    expect(row?.changes.description[1]).toBe(`${long.slice(0, 500)}…`);
  });
});
