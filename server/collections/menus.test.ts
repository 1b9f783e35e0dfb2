import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, limit, openKitchen, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();

// MENU-11
it('menus are listed in the order of their creation until they are moved', async () => {
  const inOrder = () =>
    kitchen.ids(VISITOR, 'menus', limit(100), { method: 'orderAsc', attribute: 'position' });
  const shipped = await inOrder();
  expect(shipped.slice(0, 2)).toEqual(['thalis', 'curries']);
  await kitchen.create(chef, 'menus', { name: 'Tandoor' }, 'tandoor');
  expect(await inOrder()).toEqual([...shipped, 'tandoor']);
  await kitchen.change(chef, 'menus', 'thalis', { position: 99 });
  expect(await inOrder()).toEqual([...shipped.slice(1), 'tandoor', 'thalis']);
});

it('a menu keeps its place when a change does not mention it', async () => {
  const before = (await kitchen.read(VISITOR, 'menus', 'sweets')).json().position;
  for (const [method, data] of [
    ['PATCH', { position: null }],
    ['PUT', { name: 'Mithai' }],
  ] as const) {
    const answer = await kitchen.send(chef, method, at('menus', 'sweets'), { data });
    expect([answer.statusCode, answer.json().position]).toEqual([200, before]);
  }
});
