import { describe, expect, it } from 'vitest';
import { csvMessages } from '#domain/dishes/csv-messages.ts';
import { readAddOns } from '#domain/menu-sources/add-ons.ts';
import { ownerHeader } from '#domain/menu-sources/headings.ts';
import { dishType } from '#domain/menu-sources/marks.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { equal, openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();

const preview = async (csv: string, columns = {}) =>
  (await kitchen.send(chef, 'POST', '/dishes/import/preview', { text: csv, columns })).json();
const take = async (csv: string, columns = {}) =>
  kitchen.send(chef, 'POST', '/dishes/import', {
    text: csv,
    columns,
    seen: (await preview(csv, columns)).seen,
  });

// ADMIN-108
describe('a menu in the words of its owner', () => {
  it.each([
    ['Item', 'name'],
    ['  dish NAME ', 'name'],
    ['श्रेणी', 'menu'],
    ['Price (₹)', 'price'],
    ['Rate', 'price'],
    ['Veg/Non-Veg', 'type'],
    ['Half', 'half'],
    ['फुल', 'full'],
    ['हा\u095E', 'half'],
    ['Half\u00A0 Price\u200B', 'half'],
    ['Add-Ons', 'addOns'],
    ['Chef', undefined],
  ])('has the column %j, which is %s', (heading, header) => {
    expect(ownerHeader(heading)).toBe(header);
  });

  it('has marks and add-ons as people write them', () => {
    expect(['Yes', 'VEG', 'हाँ', 'No', 'Non-Veg', 'jain'].map(dishType)).toEqual([
      ...['veg', 'veg', 'veg', 'non-veg', 'non-veg', 'jain'],
    ]);
    expect(readAddOns('Cheese +20; Extra butter ₹15;Egg: 12.50')).toEqual([
      { name: 'Cheese', price: 2000 },
      { name: 'Extra butter', price: 1500 },
      { name: 'Egg', price: 1250 },
    ]);
    expect(readAddOns('Egg (non-veg) +20; Cheese [Veg] +15; 🔴 Keema +40; Dip (hot) +5')).toEqual([
      { name: 'Egg', price: 2000, mark: 'non-veg' },
      { name: 'Cheese', price: 1500, mark: 'veg' },
      { name: 'Keema', price: 4000, mark: 'non-veg' },
      { name: 'Dip (hot)', price: 500 },
    ]);
    expect(readAddOns('')).toEqual([]);
    expect(readAddOns('Cheese')).toBeUndefined();
    expect(readAddOns(`${'x'.repeat(65)} +5`)).toBeUndefined();
    expect(readAddOns(Array.from({ length: 41 }, (_, n) => `Sev ${n} +5`).join(';'))).toBeUndefined();
    // Thousands of spaces are read in no time.
    expect(readAddOns(`a${' '.repeat(50_000)}x`)).toBeUndefined();
  });

  it('becomes dishes with option groups, which dishes with the same choices share', async () => {
    const dishNamed = async (name: string) => {
      return (await kitchen.list(chef, 'dishes', equal('name', name))).json().documents[0];
    };
    const group = async (id: string) => (await kitchen.read(chef, 'optionGroups', id)).json();
    const csv = [
      'Item,Category,Half,Full,Price,Veg,Add-ons',
      'Malai Kofta,Curries,140,220,,Yes,Cheese +20; Butter +15',
      'Kadhai Chicken,Curries,180,260,,No,Cheese +20; Butter +15',
      'Paneer Lababdar,Curries,150,230,,Yes,Cheese +20; Butter +15',
      'Boondi Raita,Curries,,,60,Yes,',
    ].join('\n');
    const { lines, unknownColumns } = await preview(csv);
    expect(unknownColumns).toEqual([]);
    expect(lines[0].changes).toContainEqual({
      column: 'options',
      before: '',
      after: 'Half, Full +₹80 · Cheese +₹20, Butter +₹15',
    });
    expect((await take(csv)).json()).toEqual({ added: 4, changed: 0 });
    const [kofta, chicken, paneer, raita] = await Promise.all(
      ['Malai Kofta', 'Kadhai Chicken', 'Paneer Lababdar', 'Boondi Raita'].map(dishNamed),
    );
    expect([kofta.price, chicken.price, raita.price]).toEqual([140, 180, 60]);
    expect([kofta.type, chicken.type, raita.optionGroupIds]).toEqual(['veg', 'non-veg', []]);
    // Both cost 80 more in full and have the same add-ons, those of the chicken with another mark.
    expect(paneer.optionGroupIds).toEqual(kofta.optionGroupIds);
    expect(chicken.optionGroupIds).not.toEqual(kofta.optionGroupIds);
    const [portion, addOns] = await Promise.all(kofta.optionGroupIds.map(group));
    expect(portion).toMatchObject({ name: 'Portion', min: 1, max: 1 });
    expect(addOns).toMatchObject({ name: 'Add-ons', min: 0, max: 2 });
    // The same file again changes nothing.
    expect(await preview(csv)).toMatchObject({ lines: [], unchanged: 4 });
    // A new price for full takes the place of the earlier choice of a portion.
    expect((await take(csv.replace('140,220', '140,240'))).json()).toEqual({ added: 0, changed: 1 });
    const changed = await dishNamed('Malai Kofta');
    expect(changed.optionGroupIds).toHaveLength(2);
    const names = await Promise.all(changed.optionGroupIds.map(group));
    expect(names.map(({ name, choices }) => [name, JSON.parse(choices[1]).price])).toEqual(
      expect.arrayContaining([
        ['Portion', 100],
        ['Add-ons', 15],
      ]),
    );
  });

  it('says which line cannot be read, and takes columns that were chosen by hand', async () => {
    const wrong = 'Item,Category,Half,Full,Add-ons\nPoha,Breakfast,few,80,Sev';
    expect((await preview(wrong)).lines[0]).toMatchObject({ line: 2, kind: 'error' });
    expect((await preview(wrong)).lines[0].problems).toHaveLength(2);
    const odd = 'What we cook,Where,Paise\nPoha,Breakfast,45';
    expect(await preview(odd)).toMatchObject({
      lines: [],
      problem: csvMessages.noNames,
      unknownColumns: ['What we cook', 'Where', 'Paise'],
    });
    expect((await take(odd)).statusCode).toBe(400);
    const columns = { 'What we cook': 'name', Where: 'menu', Paise: 'price' };
    expect(await preview(odd, columns)).toMatchObject({ lines: [{ name: 'Poha', kind: 'new' }] });
    const unknown = { text: odd, columns: { Where: 'moon' } };
    expect((await kitchen.send(chef, 'POST', '/dishes/import/preview', unknown)).statusCode).toBe(400);
  });
});
