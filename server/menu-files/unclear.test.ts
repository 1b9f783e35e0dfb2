import { describe, expect, it } from 'vitest';
import { csvMessages } from '#domain/dishes/csv-messages.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { equal, openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();

const preview = async (text: string, more: object = {}) =>
  (await kitchen.send(chef, 'POST', '/dishes/import/preview', { text, ...more })).json();
const take = async (text: string) =>
  (await kitchen.send(chef, 'POST', '/dishes/import', { text, seen: (await preview(text)).seen })).json();
const named = async (name: string) =>
  (await kitchen.list(chef, 'dishes', equal('name', name))).json().documents[0];

const item = (id: string, name: string, more: object = {}) => ({
  ...{ itemid: id, itemname: name, itemdescription: '', item_categoryid: '1', price: '100', addon: [] },
  ...{ item_attributeid: '1', active: '1', in_stock: '2', variation: [] },
  ...more,
});
const menu = (...items: object[]) =>
  JSON.stringify({
    categories: [{ categoryid: '1', categoryname: 'Grill' }],
    items,
    addongroups: [
      {
        ...{ addongroupid: '7', addongroup_name: 'Dips', active: '1' },
        addongroupitems: [{ addonitem_name: 'Mint', addonitem_price: '10', attributes: '1', active: '1' }],
      },
    ],
  });

// ADMIN-142
describe('two prices of which nothing says that they are half and full', () => {
  const asked = csvMessages.twoPrices('60/90');

  it.each([
    ['of a sheet', 'Item,Category,Price,Veg\nLassi,Drinks,60/90,Yes', asked],
    ['of columns without headings', 'Lassi,V,60,90\nChaas,V,30,50\nJaljeera,V,20,35', asked],
    ['of a text', 'Drinks:\nLassi (V) ..... 60/90', csvMessages.twoPrices('60 / 90')],
  ])('%s are asked about, and taken so once that is answered', async (_what, text, message) => {
    const first = await preview(text);
    expect(first.twoPrices).toBeGreaterThan(0);
    expect(first.lines[0]).toMatchObject({ kind: 'error', problems: [message] });
    const answered = await preview(text, { areHalfAndFull: true });
    expect(answered.twoPrices).toBe(0);
    expect(answered.lines[0]).toMatchObject({ kind: 'new', name: 'Lassi' });
    expect(answered.lines[0].choices.map((choice: { text: string }) => choice.text)).toEqual([
      'Half',
      'Full +₹30',
    ]);
  });

  it('are half and full where a heading or another line says so', async () => {
    const text = 'Mains  Half Full\nDal (V) .... 90/160\n\nBreads:\nNaan (V) .... 40/70';
    expect(await preview(text)).toMatchObject({ twoPrices: 0, lines: [{ kind: 'new' }, { kind: 'new' }] });
  });
});

// ADMIN-142, ADMIN-146
describe('a menu of other software', () => {
  it('brings what is switched off there switched off, also once all is opened', async () => {
    const off = { in_stock: '0' };
    expect(
      await take(menu(item('1', 'Seekh'), item('2', 'Tikka', off), item('3', 'Boti', { active: '0' }))),
    ).toEqual({ added: 3, changed: 0 });
    await kitchen.send(chef, 'POST', '/dishes/open', {});
    const states = await Promise.all(
      ['Seekh', 'Tikka', 'Boti'].map(async (name) => (await named(name)).isAvailable),
    );
    expect(states).toEqual([true, false, false]);
  });

  it('names the add-ons that only some sizes of a dish have', async () => {
    const dips = [{ addon_group_id: '7', addon_item_selection_min: '0', addon_item_selection_max: '1' }];
    const size = (name: string, price: string, addon: object[]) => ({ name, price, active: '1', addon });
    const variation = [size('Small', '100', []), size('Large', '180', dips)];
    const { leftOutGroups, lines } = await preview(menu(item('9', 'Platter', { variation })));
    expect(leftOutGroups).toEqual([{ line: 1, name: 'Platter', group: 'Dips' }]);
    expect(lines).toMatchObject([{ kind: 'new', choices: [{ text: 'Small' }, { text: 'Large +₹80' }] }]);
  });
});

// ADMIN-82
it('a name is the same with other spaces, capitals, unseen characters, and with or without nukta', async () => {
  const first = 'Item,Category,Price,Veg\nपनीर की सब्ज़ी,Grill,120,Yes\nPaneer Tikka,Grill,200,Yes';
  await take(first);
  const again = 'Item,Category,Price\nपनीर की\u00A0सब्जी,GRILL,120\nPANEER\u200B  tikka,grill,200';
  const { lines, unchanged } = await preview(again);
  expect(lines.map(({ kind }: { kind: string }) => kind)).not.toContain('new');
  expect(lines.length + unchanged).toBe(2);
});
