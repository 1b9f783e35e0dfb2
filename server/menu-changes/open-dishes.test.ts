import { beforeAll, describe, expect, it } from 'vitest';
import { dishMessages } from '#domain/dishes/messages.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();
const asha = await kitchen.customer('asha');
const cook = await kitchen.staff('kitchen');
const DATA = { description: 'Crisp', menuId: 'snacks', imgUrl: '/x.webp', price: 40, isHidden: true };

const open = (who = chef) => kitchen.send(who, 'POST', '/dishes/open', {});
const dish = async (id: string) => (await kitchen.read(chef, 'dishes', id)).json();

// ADMIN-146
describe('hidden dishes', () => {
  beforeAll(async () => {
    for (const [name, data] of [
      ['kachori', DATA],
      ['bhaji', { ...DATA, isAvailable: false }],
      ['poha', { ...DATA, portionsPerDay: 5 }],
    ] as const)
      await kitchen.send(chef, 'PUT', at('dishes', name), { data: { ...data, name } });
  });

  it('are on no menu: nobody can order them, and the kitchen does not switch them on', async () => {
    expect(await dish('kachori')).toMatchObject({
      ...{ isHidden: true, isAvailable: false, offSchedule: true, soldOutUntil: null },
    });
    const added = await kitchen.create(asha, 'carts', { dishId: 'kachori' }, 'line');
    expect([added.statusCode, added.json().type]).toEqual([409, 'cart_dish_gone']);
    const on = await kitchen.change(chef, 'dishes', 'kachori', { isAvailable: true });
    expect([on.statusCode, on.json().message]).toEqual([400, dishMessages.isHidden('kachori')]);
    expect((await kitchen.change(cook, 'dishes', 'kachori', { isHidden: false })).statusCode).toBe(401);
    const alone = await kitchen.change(chef, 'dishes', 'poha', { isHidden: false, isAvailable: true });
    expect(alone.json()).toMatchObject({ isAvailable: true, offSchedule: false, portionsLeft: 5 });
    await kitchen.change(chef, 'dishes', 'poha', { isHidden: true });
  });

  it('are opened by owners and managers alone', async () => {
    for (const who of [VISITOR, asha, cook, await kitchen.staff('rider')])
      expect((await open(who)).statusCode).toBe(401);
    expect((await dish('kachori')).isHidden).toBe(true);
  });

  it('are opened all at once; those that are switched off stay so, and a repeat opens none', async () => {
    const manager = await kitchen.staff('manager');
    expect((await open(manager)).json()).toEqual({ opened: 3 });
    expect(await dish('kachori')).toMatchObject({ isHidden: false, isAvailable: true, offSchedule: false });
    expect(await dish('bhaji')).toMatchObject({ isHidden: false, isAvailable: false, offSchedule: false });
    expect(await dish('poha')).toMatchObject({ isAvailable: true, portionsLeft: 5 });
    expect((await open()).json()).toEqual({ opened: 0 });
  });
});
