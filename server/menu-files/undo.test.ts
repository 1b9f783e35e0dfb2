import { beforeAll, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { equal, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());
const { owner: chef, manager, asha, cook, rider } = kitchen;

const MENU = [
  'Item,Category,Price,Veg,Add-ons',
  'Masala Pav,From Mumbai,60,Yes,Butter (veg) +10',
  'Misal,From Mumbai,90,Yes,',
  'Sol Kadhi,From Goa,50,Yes,',
  'Kachori,Snacks & Chaat,40,Yes,',
].join('\n');

const send = async (path: string, body: object, who = chef) => kitchen.send(who, 'POST', path, body);
const last = async (who = chef) => kitchen.send(who, 'GET', '/dishes/import/last');
const undo = (importId: string, who = chef) => send('/dishes/import/undo', { importId }, who);
const named = async (collection: 'dishes' | 'menus' | 'optionGroups', name: string) =>
  (await kitchen.list(chef, collection, equal('name', name))).json().documents[0];
const labels = async () => {
  const newest = { method: 'orderDesc', attribute: '$sequence' };
  const { documents } = (await kitchen.list(chef, 'audits', newest)).json();
  return documents.map(({ label }: { label: string }) => label);
};

// ADMIN-146, ADMIN-147
describe('an import', () => {
  let id: string;

  beforeAll(async () => {
    const { seen } = (await send('/dishes/import/preview', { text: MENU })).json();
    expect((await send('/dishes/import', { text: MENU, seen })).json()).toEqual({ added: 4, changed: 0 });
    id = (await last()).json().last.id;
  });

  it('comes in hidden, and is told in the audit log as one', async () => {
    expect(await named('dishes', 'Misal')).toMatchObject({ isHidden: true, isAvailable: false });
    expect((await labels())[0]).toBe('Imported 4 dishes from a sheet: 4 added, 0 changed');
    expect((await last(manager)).json().last).toMatchObject({ source: 'a sheet', dishes: 4 });
  });

  it('is taken back by owners and managers alone', async () => {
    for (const who of [VISITOR, asha, cook, rider]) {
      expect((await last(who)).statusCode).toBe(401);
      expect((await undo(id, who)).statusCode).toBe(401);
    }
    expect((await undo('nowhere')).json().type).toBe('document_not_found');
  });

  it('is taken back but for what was ordered or changed, with the categories and groups that are left over', async () => {
    await send('/dishes/open', {});
    await kitchen.change(chef, 'dishes', (await named('dishes', 'Sol Kadhi')).$id, { price: 55 });
    const kachori = { DishID: (await named('dishes', 'Kachori')).$id, quantity: 8, price: 40 };
    await kitchen.place(asha, { items: [JSON.stringify(kachori)] });
    expect((await undo(id, manager)).json()).toEqual({ deleted: 2, kept: 2 });
    const left = await Promise.all(
      ['Masala Pav', 'Misal', 'Sol Kadhi', 'Kachori'].map(async (name) =>
        Boolean(await named('dishes', name)),
      ),
    );
    expect(left).toEqual([false, false, true, true]);
    const menus = await Promise.all(['From Mumbai', 'From Goa'].map((name) => named('menus', name)));
    expect(menus.map(Boolean)).toEqual([false, true]);
    expect(await named('optionGroups', 'Add-ons')).toBeUndefined();
    expect((await labels())[0]).toBe('Took back 2 of 4 dishes from a sheet');
    expect((await undo(id)).json()).toEqual({ deleted: 0, kept: 2 });
  });

  it('is not taken back after a day', async () => {
    kitchen.wait(24 * 60);
    expect((await last()).json().last).toBeNull();
    expect((await undo(id)).statusCode).toBe(404);
  });
});
