import { describe, expect, it } from 'vitest';
import { csvMessages } from '#domain/dishes/csv-messages.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { equal, openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();

const ask = (path: string, body: object) => kitchen.send(chef, 'POST', path, body);
const preview = async (csv: string, marks?: object) =>
  (await ask('/dishes/import/preview', { text: csv, marks })).json();
const take = async (csv: string, marks?: object) =>
  ask('/dishes/import', { text: csv, marks, seen: (await preview(csv, marks)).seen });
const named = async (name: string) => {
  return (await kitchen.list(chef, 'dishes', equal('name', name))).json().documents[0];
};
/** The choices of a dish with their marks: 'Half: non-veg'. */
const choicesOf = async (name: string) => {
  const { optionGroupIds }: { optionGroupIds: string[] } = await named(name);
  const groups = await Promise.all(
    optionGroupIds.map(async (id) => (await kitchen.read(chef, 'optionGroups', id)).json()),
  );
  return groups.flatMap(({ choices }: { choices: string[] }) =>
    choices.map((text) => {
      const choice = JSON.parse(text);
      return `${choice.name}: ${choice.veg ? 'veg' : 'non-veg'}`;
    }),
  );
};

// ADMIN-140
describe('an import of dishes without veg marks', () => {
  const file = 'Item,Category,Price\nChicken Curry,Curries,220\nAloo Gobi,Curries,140';

  it('asks for the mark of each new dish, and is refused until each is answered', async () => {
    const first = await preview(file);
    expect(first).toMatchObject({
      linesWithoutMark: 2,
      lines: [
        { name: 'Chicken Curry', kind: 'new', mark: null, asksMark: true, namesMeat: true },
        { name: 'Aloo Gobi', kind: 'new', mark: null, asksMark: true, namesMeat: false },
      ],
    });
    const half = { dishes: { 2: 'non-veg' }, choices: {} };
    for (const answer of [await take(file), await take(file, half)])
      expect([answer.statusCode, answer.json().message]).toEqual([400, csvMessages.marksMissing]);
    expect(await named('Aloo Gobi')).toBeUndefined();

    const marks = { dishes: { 2: 'non-veg', 3: 'veg' }, choices: {} };
    expect(await preview(file, marks)).toMatchObject({
      linesWithoutMark: 0,
      lines: [{ mark: 'non-veg' }, { mark: 'veg' }],
    });
    expect((await take(file, marks)).json()).toEqual({ added: 2, changed: 0 });
    expect([(await named('Chicken Curry')).type, (await named('Aloo Gobi')).type]).toEqual([
      'non-veg',
      'veg',
    ]);
    // Stored dishes keep their marks: a file without them asks nothing, nor does an empty cell.
    expect(await preview(file)).toMatchObject({ lines: [], unchanged: 2, linesWithoutMark: 0 });
    const empty = 'Item,Category,Price,Veg\nChicken Curry,Curries,230,';
    expect((await take(empty)).json()).toEqual({ added: 0, changed: 1 });
    expect(await named('Chicken Curry')).toMatchObject({ price: 230, type: 'non-veg' });
  });

  it('asks for an empty cell of a new dish, and takes no other answers', async () => {
    const empty = 'Item,Category,Price,Veg\nFish Fry,Starters,180,\nGobi 65,Starters,120,Yes';
    expect(await preview(empty)).toMatchObject({
      linesWithoutMark: 1,
      lines: [{ mark: null }, { mark: 'veg', asksMark: false }],
    });
    // The file's own word stands.
    expect(await preview(empty, { dishes: { 3: 'non-veg' }, choices: {} })).toMatchObject({
      lines: [{ mark: null }, { mark: 'veg' }],
    });
    for (const marks of [{ dishes: { 2: 'meat' } }, { dishes: 'veg' }, { choices: [1] }, 'veg'])
      expect((await ask('/dishes/import/preview', { text: empty, marks })).statusCode).toBe(400);
    expect((await preview(empty, { dishes: { __proto__: 'veg' } })).linesWithoutMark).toBe(1);
  });
});

// ADMIN-140
describe('the choices of an imported dish', () => {
  const head = 'Item,Category,Half,Full,Price,Veg,Add-ons';

  it('have the mark of the file, else of the dish', async () => {
    const csv = `${head}\nMutton Biryani,Rice,180,290,,No,Extra mutton +60; Raita (veg) +20`;
    expect((await preview(csv)).lines[0].choices).toEqual([
      { text: 'Half', mark: 'non-veg', ask: null },
      { text: 'Full +₹110', mark: 'non-veg', ask: null },
      { text: 'Extra mutton +₹60', mark: 'non-veg', ask: 'extra mutton' },
      { text: 'Raita +₹20', mark: 'veg', ask: null },
    ]);
    expect((await take(csv)).json()).toEqual({ added: 1, changed: 0 });
    expect(await choicesOf('Mutton Biryani')).toEqual([
      ...['Half: non-veg', 'Full: non-veg', 'Extra mutton: non-veg', 'Raita: veg'],
    ]);
  });

  it('are asked where only the dish would make an egg veg, once for each name', async () => {
    const csv = `${head}\nVeg Fried Rice,Rice,,,150,Yes,Extra Egg +15; Paneer +30\nVeg Noodles,Rice,,,150,Yes,Extra  egg +15`;
    const first = await preview(csv);
    expect(first).toMatchObject({
      linesWithoutMark: 2,
      lines: [
        {
          choices: [
            { mark: null, ask: 'extra egg' },
            { mark: 'veg', ask: 'paneer' },
          ],
        },
        { choices: [{ mark: null, ask: 'extra egg' }] },
      ],
    });
    expect((await take(csv)).statusCode).toBe(400);
    const marks = { dishes: {}, choices: { 'extra egg': 'non-veg' } };
    expect((await take(csv, marks)).json()).toEqual({ added: 2, changed: 0 });
    expect(await choicesOf('Veg Fried Rice')).toEqual(['Extra Egg: non-veg', 'Paneer: veg']);
    expect(await choicesOf('Veg Noodles')).toEqual(['Extra egg: non-veg']);
    // What was answered stays: the same file asks nothing again.
    expect(await preview(csv)).toMatchObject({ lines: [], unchanged: 2, linesWithoutMark: 0 });
  });

  it('follow the answer for their dish', async () => {
    const csv = 'Item,Category,Half,Full,Add-ons\nKeema Matar,Curries,160,240,Butter +15';
    expect((await preview(csv)).lines[0].choices.map(({ mark }: { mark: unknown }) => mark)).toEqual([
      null,
      null,
      null,
    ]);
    const marks = { dishes: { 2: 'non-veg' }, choices: { butter: 'veg' } };
    expect((await take(csv, marks)).json()).toEqual({ added: 1, changed: 0 });
    expect(await choicesOf('Keema Matar')).toEqual(['Half: non-veg', 'Full: non-veg', 'Butter: veg']);
  });
});

// DISH-40
describe('an import compares names as people read them', () => {
  it.each([
    ['a no-break space', 'Rajma\u00A0Chawal', 'Rice\u00A0Plates'],
    ['two spaces', 'Rajma  Chawal', 'Rice  Plates'],
    ['a zero-width space', 'Rajma\u200B Chawal', 'Rice \u200BPlates'],
    ['capitals', 'RAJMA CHAWAL', 'rice plates'],
  ])('and a dish with %s is no second one', async (_what, name, menu) => {
    await take('name,menu,price,type\nRajma Chawal,Rice Plates,120,veg');
    const answer = await preview(`name,menu,price,type\n${name},${menu},130,veg`);
    expect(answer).toMatchObject({ newMenus: [], lines: [{ kind: 'changed' }] });
  });

  it('and two lines with one new category add one', async () => {
    const csv = 'name,menu,price,type\nOne,पको\u095Cे,10,veg\nTwo,पको\u0921\u093Cे ,10,veg';
    expect((await take(csv)).json()).toEqual({ added: 2, changed: 0 });
    expect((await named('One')).menuId).toBe((await named('Two')).menuId);
  });
});

// ADMIN-144
describe('a menu with a line that is wrong', () => {
  const file = (price: string) =>
    `Item,Category,Price,Veg\nMisal Pav,Breakfast,70,Yes\nSabudana Vada,Farali,${price},Yes`;

  it('is refused, or imported without it, and later adds what is missing', async () => {
    const wrong = file('50-60');
    const { seen } = await preview(wrong);
    const refused = await ask('/dishes/import', { text: wrong, seen });
    expect([refused.statusCode, refused.json().message]).toEqual([400, csvMessages.hasErrors]);
    const rest = await ask('/dishes/import', { text: wrong, seen, withoutErrors: true });
    expect(rest.json()).toEqual({ added: 1, changed: 0 });
    expect(await named('Sabudana Vada')).toBeUndefined();
    expect((await take(file('60'))).json()).toEqual({ added: 1, changed: 0 });
    expect([(await named('Misal Pav')).price, (await named('Sabudana Vada')).price]).toEqual([70, 60]);
  });
});
