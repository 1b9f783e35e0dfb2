import { beforeAll, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { equal, openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();

interface Item {
  name?: string;
  price?: string;
  description?: string;
  cheese?: string;
}

/** A menu of Petpooja with a pizza that has an extra, and a soup. */
const menu = ({ pizza = {}, soup = {} }: { pizza?: Item; soup?: Item }) => {
  const item = (id: string, { name = '', price = '100', description = 'Hot' }: Item, addon: object[]) => ({
    ...{ itemid: id, itemname: name, itemdescription: description, item_categoryid: '1', price, addon },
    ...{ item_attributeid: '1', active: '1', in_stock: '2', variation: [] },
  });
  const addon = [{ addon_group_id: '7', addon_item_selection_min: '0', addon_item_selection_max: '1' }];
  return JSON.stringify({
    categories: [{ categoryid: '1', categoryname: 'From the oven' }],
    items: [item('11', { name: 'Pizza', ...pizza }, addon), item('12', { name: 'Soup', ...soup }, [])],
    addongroups: [
      {
        addongroupid: '7',
        addongroup_name: 'Extras',
        active: '1',
        addongroupitems: [
          { addonitem_name: 'Cheese', addonitem_price: pizza.cheese ?? '20', attributes: '1', active: '1' },
        ],
      },
    ],
  });
};

const preview = async (text: string) =>
  (await kitchen.send(chef, 'POST', '/dishes/import/preview', { text })).json();
const take = async (text: string) =>
  (await kitchen.send(chef, 'POST', '/dishes/import', { text, seen: (await preview(text)).seen })).json();
const named = async (name: string) =>
  (await kitchen.list(chef, 'dishes', equal('name', name))).json().documents[0];

// ADMIN-145
describe('a menu of other software that is imported again', () => {
  let pizza: string;

  beforeAll(async () => {
    expect(await take(menu({}))).toEqual({ added: 2, changed: 0 });
    pizza = (await named('Pizza')).$id;
  });

  it('changes nothing while nobody changed anything', async () => {
    expect(await preview(menu({}))).toMatchObject({ lines: [], unchanged: 2, kept: [] });
    expect(await take(menu({}))).toEqual({ added: 0, changed: 0 });
  });

  it('changes what the software has changed since, keeps what was changed here, and says which', async () => {
    await kitchen.change(chef, 'dishes', pizza, { price: 130 });
    const next = menu({ pizza: { price: '120', description: 'From the stove' }, soup: { price: '90' } });
    const seen = await preview(next);
    expect(seen.lines.map(({ name, changes }: Record<string, unknown>) => [name, changes])).toEqual([
      ['Pizza', [{ column: 'description', before: 'Hot', after: 'From the stove' }]],
      ['Soup', [{ column: 'price', before: '100', after: '90' }]],
    ]);
    expect(seen.kept).toEqual([{ line: 1, name: 'Pizza', column: 'price', before: '130', after: '120' }]);
    expect(await take(next)).toEqual({ added: 0, changed: 2 });
    expect(await named('Pizza')).toMatchObject({ price: 130, description: 'From the stove' });
    // It stays as it was changed here, however often the same comes.
    expect(await preview(next)).toMatchObject({ lines: [], kept: seen.kept });
  });

  it('knows a dish by the id of its software, also under another name or in another category', async () => {
    await kitchen.change(chef, 'dishes', pizza, { menuId: 'snacks' });
    const renamed = menu({ pizza: { name: 'Big pizza', price: '120' }, soup: { price: '90' } });
    const { lines, kept, newMenus } = await preview(renamed);
    expect(lines).toMatchObject([
      {
        name: 'Big pizza',
        kind: 'changed',
        changes: [
          { column: 'name', before: 'Pizza', after: 'Big pizza' },
          { column: 'description', before: 'From the stove', after: 'Hot' },
        ],
      },
    ]);
    expect(kept.map(({ column }: { column: string }) => column)).toEqual(['price', 'menu']);
    expect(newMenus).toEqual([]);
    await take(renamed);
    expect(await named('Big pizza')).toMatchObject({ $id: pizza, menuId: 'snacks', price: 130 });
  });

  it('replaces a group of options that was not changed here, and keeps one that was', async () => {
    const dearer = (cheese: string) =>
      menu({ pizza: { name: 'Big pizza', price: '120', cheese }, soup: { price: '90' } });
    const groupOf = async () => {
      const [id] = (await kitchen.read(chef, 'dishes', pizza)).json().optionGroupIds;
      return (await kitchen.read(chef, 'optionGroups', id)).json();
    };
    const pricesOf = async () => (await groupOf()).choices.map((choice: string) => JSON.parse(choice).price);
    await take(dearer('25'));
    expect(await pricesOf()).toEqual([25]);
    const { $id, choices } = await groupOf();
    const own = choices.map((choice: string) => JSON.stringify({ ...JSON.parse(choice), price: 40 }));
    await kitchen.change(chef, 'optionGroups', $id, { choices: own });
    const { lines, kept } = await preview(dearer('30'));
    expect(lines).toEqual([]);
    expect(kept).toContainEqual({
      ...{ line: 1, name: 'Big pizza', column: 'options' },
      ...{ before: 'Cheese +₹40', after: 'Cheese +₹30' },
    });
    await take(dearer('30'));
    expect(await pricesOf()).toEqual([40]);
  });

  it('forgets where a dish came from when the dish is deleted, and adds it anew', async () => {
    await kitchen.delete(chef, 'dishes', pizza);
    const sources = (await kitchen.list(chef, 'dishSources')).json().documents;
    expect(sources).toMatchObject([{ system: 'petpooja', externalId: '12' }]);
    expect((await preview(menu({ soup: { price: '90' } }))).lines).toMatchObject([
      { name: 'Pizza', kind: 'new' },
    ]);
  });
});
