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
    expect((await last(manager)).json().last).toMatchObject({ source: 'a sheet', dishes: 4, changed: 0 });
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
    expect((await undo(id, manager)).json()).toEqual({ deleted: 2, restored: 0, kept: 2 });
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
    expect((await undo(id)).json()).toEqual({ deleted: 0, restored: 0, kept: 2 });
  });

  it('is not taken back after a day', async () => {
    kitchen.wait(24 * 60);
    expect((await last()).json().last).toBeNull();
    expect((await undo(id)).statusCode).toBe(404);
  });
});

/** A menu of Petpooja with these prices. */
const petpooja = (prices: Readonly<Record<string, string>>, name = 'Farali Pattice') =>
  JSON.stringify({
    success: '1',
    categories: [{ categoryid: '1', categoryname: 'Farali' }],
    items: Object.entries(prices).map(([itemid, price]) => ({
      ...{ itemid, itemname: itemid === 'pattice' ? name : `Dish ${itemid}`, itemdescription: '' },
      ...{ item_categoryid: '1', price, item_attributeid: '1', addon: [], variation: [] },
    })),
    attributes: [{ attributeid: '1', attribute: 'veg' }],
    addongroups: [],
  });

// ADMIN-145, ADMIN-147
describe('an import that changed dishes', () => {
  const take = async (text: string) => {
    const { seen } = (await send('/dishes/import/preview', { text })).json();
    return (await send('/dishes/import', { text, seen })).json();
  };
  const priceOf = async (name: string) => (await named('dishes', name))?.price;

  it('is taken back with the values that it replaced, where nobody has ordered or changed them since', async () => {
    const names = ['Dish chivda', 'Dish khichdi', 'Farali Pattice', 'Dish vada'];
    const first = { chivda: '40', khichdi: '90', pattice: '60', vada: '30' };
    expect(await take(petpooja(first))).toEqual({ added: 4, changed: 0 });
    await send('/dishes/open', {});
    const second = { chivda: '45', khichdi: '95', pattice: '65', vada: '35', sev: '20' };
    expect(await take(petpooja(second, 'Pattice'))).toEqual({ added: 1, changed: 4 });
    const { last: shown } = (await last()).json();
    expect(shown).toMatchObject({ source: 'Petpooja', dishes: 1, changed: 4 });
    const chivda = { DishID: (await named('dishes', 'Dish chivda')).$id, quantity: 5, price: 45 };
    await kitchen.place(asha, { items: [JSON.stringify(chivda)] });
    await kitchen.change(chef, 'dishes', (await named('dishes', 'Dish khichdi')).$id, { price: 99 });
    expect((await undo(shown.id)).json()).toEqual({ deleted: 1, restored: 2, kept: 2 });
    expect(await Promise.all(names.map(priceOf))).toEqual([45, 99, 60, 30]);
    expect(await named('dishes', 'Farali Pattice')).toMatchObject({ isHidden: false });
    expect((await labels())[0]).toBe('Took back 3 of 5 dishes from Petpooja');
    // What was taken back is no change of the owner: the next menu of the software counts again.
    expect(await take(petpooja(second, 'Pattice'))).toEqual({ added: 1, changed: 2 });
    expect(await priceOf('Pattice')).toBe(65);
  });

  it('keeps a dish whose former category is gone', async () => {
    const sheet = (category: string, price: number) =>
      `id,menu,name,price,type\nkachori,${category},Kachori,${price},veg`;
    await take(sheet('Old', 41));
    await take(sheet('New', 42));
    const { last: shown } = (await last()).json();
    const old = await named('menus', 'Old');
    expect((await kitchen.delete(chef, 'menus', old.$id)).statusCode).toBe(204);
    expect((await undo(shown.id)).json()).toEqual({ deleted: 0, restored: 0, kept: 1 });
    expect((await kitchen.read(chef, 'dishes', 'kachori')).json().price).toBe(42);
  });
});
