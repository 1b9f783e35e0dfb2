import { beforeEach, describe, expect, it } from 'vitest';
import { SYSTEM } from '#server/documents/actor.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, type Person, VISITOR } from '#tests/kitchen.ts';
import { IMAGES, openFileKitchen, outcome, sidewaysPhoto } from '#tests/wire/file-kitchen.ts';
import { menus } from './menus.ts';

const WHO = ['visitor', 'customer', 'demoted admin'] as const;

const dish = { name: 'Patti', description: 'Crisp', price: 40, menuId: 'snacks', imgUrl: '/x.webp' };

/** Operations on the menu and its pictures that only admins may perform. */
const OPERATIONS: Record<
  string,
  (who: Person) => Promise<{ statusCode: number; json(): { type?: string } }>
> = {
  'add a dish': (who) => kitchen.create(who, 'dishes', dish, 'new'),
  'put a dish': (who) => kitchen.send(who, 'PUT', at('dishes', 'new'), { data: dish }),
  'change a dish': (who) => kitchen.change(who, 'dishes', 'samosa', { price: 1 }),
  'raise a price': (who) => kitchen.send(who, 'PATCH', `${at('dishes', 'samosa')}/price/increment`, {}),
  'take a dish off': (who) => kitchen.change(who, 'dishes', 'samosa', { isAvailable: false }),
  'delete a dish': (who) => kitchen.delete(who, 'dishes', 'samosa'),
  'add a menu': (who) => kitchen.create(who, 'menus', { name: 'New' }, 'new'),
  'change a menu': (who) => kitchen.change(who, 'menus', 'empty', { name: 'Other' }),
  'move a menu': (who) => kitchen.change(who, 'menus', 'empty', { position: 0 }),
  'delete a menu': (who) => kitchen.delete(who, 'menus', 'empty'),
  'upload a picture': (who) => kitchen.upload(who, IMAGES, 'new', photo),
  'rename a picture': (who) => kitchen.send(who, 'PUT', `${IMAGES}/theirs`, { name: 'other.jpg' }),
  'delete a picture': (who) => kitchen.send(who, 'DELETE', `${IMAGES}/theirs`),
};
const kitchen = await closeAfterAll(openFileKitchen());
const photo: Buffer = await sidewaysPhoto();
const people: Record<(typeof WHO)[number], Person> = {
  visitor: VISITOR,
  customer: kitchen.asha,
  'demoted admin': await kitchen.admin('sous'),
};
await kitchen.change(kitchen.chef, 'users', 'sous', { isAdmin: false });
await kitchen.app.documents.create(menus, { id: 'empty', values: { name: 'Empty' } }, SYSTEM);

beforeEach(async () => {
  // Again once a test has swept it; a repeated upload changes nothing.
  const { statusCode } = await kitchen.upload(kitchen.chef, IMAGES, 'theirs', photo);
  expect(statusCode).toBe(201);
  kitchen.takeEvents();
});

it('an admin may change the kitchen’s data until the role is removed, even within one session', async () => {
  const cook = await kitchen.admin('cook');
  const change = () => kitchen.change(cook, 'dishes', 'samosa', { price: 55 });
  expect((await change()).statusCode).toBe(200);
  await kitchen.change(kitchen.chef, 'users', 'cook', { isAdmin: false });
  expect(outcome(await change())).toEqual([401, 'user_unauthorized']);
});

describe.each(WHO)('a %s may not change the kitchen’s data:', (who) => {
  it.each(Object.keys(OPERATIONS))('%s is refused', async (operation) => {
    const answer = await OPERATIONS[operation]?.(people[who]);
    expect(answer && outcome(answer)).toEqual([401, 'user_unauthorized']);
    expect(kitchen.takeEvents()).toEqual([]);
  });
});

// ACCESS-5
it('pictures that no dish and no order uses are deleted after a day; others are kept', async () => {
  const { chef, asha } = kitchen;
  const shown = (id: string) => `/v1${IMAGES}/${id}/view?project=rasoi`;
  for (const id of ['on-a-dish', 'was-ordered', 'left']) {
    await kitchen.upload(chef, IMAGES, id, photo);
    await kitchen.create(chef, 'dishes', { ...dish, imgUrl: shown(id) }, id);
  }
  const items = [JSON.stringify({ DishID: 'was-ordered', quantity: 1, price: 40 })];
  const data = { items, paymentMethod: 'cod', address: '4, MG Road, Pune' };
  expect((await kitchen.create(asha, 'orders', data, 'o')).statusCode).toBe(201);
  await kitchen.delete(chef, 'dishes', 'was-ordered');
  await kitchen.change(chef, 'dishes', 'left', { imgUrl: shown('on-a-dish') });
  const { files } = kitchen.app;
  const there = async () =>
    (await kitchen.get(VISITOR, IMAGES)).json().files.map((file: { $id: string }) => file.$id);
  await files.sweep(new Date(Date.now() - 60_000));
  expect(await there()).toEqual(['theirs', 'on-a-dish', 'was-ordered', 'left']);
  const before = (await kitchen.stored()).length;
  await files.sweep(new Date(Date.now() + 60_000));
  expect(await there()).toEqual(['on-a-dish', 'was-ordered']);
  expect((await kitchen.stored()).length).toBe(before - 2);
});
