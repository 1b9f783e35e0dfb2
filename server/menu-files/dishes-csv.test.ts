import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import { csvMessages } from '#domain/dishes/csv-messages.ts';
import { dishMessages } from '#domain/dishes/messages.ts';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, equal, openKitchen, VISITOR } from '#tests/kitchen.ts';

const HEAD = 'id,menu,name,description,price,type,imgUrl';
const DISHES = [
  { id: 'kachori', name: 'Kachori', price: 40 },
  { id: 'bhaji', name: 'Bhaji', price: 99.5 },
];
const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();

beforeEach(async () => {
  for (const { id, ...rest } of DISHES) {
    const data = { ...rest, description: 'Crisp', menuId: 'snacks', imgUrl: '/x.webp' };
    await kitchen.send(chef, 'PUT', at('dishes', id), { data });
  }
  kitchen.takeEvents();
});

const csv = (...lines: string[]) => lines.join('\r\n');
const preview = (text: string, who = chef) => kitchen.send(who, 'POST', '/dishes/import/preview', { text });
const confirm = (text: string, seen: unknown, who = chef) =>
  kitchen.send(who, 'POST', '/dishes/import', { text, seen });
const dish = async (id: string) => (await kitchen.read(chef, 'dishes', id)).json();
const dishesNamed = async (name: string) => {
  return (await kitchen.list(chef, 'dishes', equal('name', name))).json().documents;
};

describe('the preview of an import', () => {
  // ADMIN-81
  it('shows what is new, what changes, what stays, and writes nothing', async () => {
    const text = csv(
      `${HEAD},kcal`,
      'kachori,Snacks & Chaat,Kachori,Crisp,"₹1,249.50",Veg,/x.webp,1',
      'bhaji,Snacks & Chaat,Bhaji,Crisp,99.5,veg,/x.webp,2',
      ',Puddings,Kheer,Sweet,249,veg,/k.webp,3',
    );
    const answer = (await preview(text)).json();
    expect(answer).toMatchObject({
      lines: [
        {
          line: 2,
          name: 'Kachori',
          kind: 'changed',
          changes: [{ column: 'price', before: '40', after: '1249.5' }],
        },
        { line: 4, name: 'Kheer', kind: 'new', problems: [] },
      ],
      unchanged: 1,
      unknownColumns: ['kcal'],
      newMenus: [{ name: 'Puddings', dishes: 1 }],
    });
    expect(answer.seen).toHaveLength(3);
    expect(kitchen.takeEvents()).toEqual([]);
    expect(await dishesNamed('Kheer')).toEqual([]);
  });

  // ADMIN-81
  it.each<[string, string, string]>([
    ['no price', 'x,Snacks & Chaat,X,,,veg,/x', csvMessages.cell('price', '', csvMessages.missing)],
    ['an odd price', 'x,Drinks,X,,ten,veg,/x', csvMessages.cell('price', 'ten', csvMessages.noAmount)],
    ['a high price', 'x,Drinks,X,,100001,veg,/x', 'price “100001”: Value must be at most 100000.'],
    ['no menu', 'x,,X,,1,veg,/x', 'menu is missing.'],
    ['another type', 'x,Drinks,X,,1,meat,/x', 'type “meat”: Value must be one of (veg, non-veg).'],
    ['an odd id', '?,Drinks,X,,1,veg,/x', csvMessages.cell('id', '?', csvMessages.noId)],
    ['too many cells', 'x,Drinks,X,Hot, sweet,1,veg,/x', csvMessages.cells(8, 7)],
  ])('names the line and the problem: %s', async (_what, line, problem) => {
    const { lines } = (await preview(csv(HEAD, '', line))).json();
    expect(lines).toEqual([expect.objectContaining({ line: 3, kind: 'error', problems: [problem] })]);
  });

  // ADMIN-81, DISH-21
  it('names facts that contradict each other, words and groups that nobody knows', async () => {
    const text = csv(
      'id,diets,allergens,spiceLevel,isAvailable,optionGroupIds',
      'kachori,Vegan,milk,9,maybe,nowhere',
      'bhaji,Gluten Free; jain,"Tree nuts, soya",2,no,',
    );
    const { lines } = (await preview(text)).json();
    expect(lines[0].problems).toEqual([
      csvMessages.cell('isAvailable', 'maybe', csvMessages.neitherYesNorNo),
      'spiceLevel “9”: Value must be at most 3.',
      csvMessages.cell('optionGroupIds', 'nowhere', csvMessages.noGroup),
      dishMessages.contradictions.veganMilk,
    ]);
    expect(lines[1].changes.map(({ after }: { after: string }) => after)).toEqual([
      'no',
      'jain; gluten-free',
      'tree-nuts; soya',
      '2',
    ]);
  });

  // ADMIN-88
  it('says what is wrong in the language of the page', async () => {
    const ask = (text: string) =>
      kitchen.send(chef, 'POST', '/dishes/import/preview', { text, language: 'hi' });
    const text = csv('id,price,type,spiceLevel,diets,allergens', 'kachori,much,meat,9,vegan,milk', 'bhaji,1');
    const { lines } = (await ask(text)).json();
    const hindi = textsIn('hi', { csvMessages }).csvMessages;
    const said = lines.flatMap(({ problems }: { problems: string[] }) => problems);
    expect(said).toHaveLength(5);
    // Besides the names of columns and their values, no word is English.
    expect(said.filter((problem: string) => !/\p{Script=Devanagari}/u.test(problem))).toEqual([]);
    expect(said[0]).toBe(hindi.cell('price', 'much', hindi.noAmount));
    expect(said[1]).toContain('veg, non-veg');
    expect((await ask('id,id\n1,2')).json().problem).toBe(hindi.twice('id'));
  });

  // ADMIN-81
  it('names days of serving that are no dates, and a last day before the first', async () => {
    const text = csv('id,servedFrom,servedUntil', 'kachori,01/02/2030,', 'bhaji,2030-02-01,2030-01-01');
    const { lines } = (await preview(text)).json();
    expect(lines.map(({ problems }: { problems: string[] }) => problems)).toEqual([
      [dishMessages.dayWrong],
      [dishMessages.daysWrong],
    ]);
  });

  // ADMIN-82
  it('finds a dish by its id, else by its name within the menu, and only once', async () => {
    await kitchen.send(chef, 'PUT', at('dishes', 'other'), {
      data: { name: 'Bhaji', description: '', price: 1, menuId: 'drinks', imgUrl: '/x' },
    });
    const text = csv(
      'id,menu,name,price,imgUrl,description',
      ',snacks & chaat, bhaji,50,/x.webp,Crisp',
      'bhaji,snacks,Bhaji,60,/x.webp,Crisp',
      'kachori,snacks,Bhaji,40,/x.webp,Crisp',
      ',Drinks,New,1,/x,',
      ',drinks,NEW,1,/x,',
    );
    const { lines } = (await preview(text)).json();
    const kinds = lines.map(({ line, kind, problems }: Record<string, unknown>) => [line, kind, problems]);
    expect(kinds).toEqual([
      [2, 'changed', []],
      [3, 'error', [csvMessages.sameDish(2)]],
      [4, 'changed', []],
      [5, 'new', []],
      [6, 'error', [csvMessages.sameDish(5)]],
    ]);
    await kitchen.change(chef, 'dishes', 'other', { menuId: 'snacks' });
    const again = (await preview(csv('menu,name,price', 'Snacks & Chaat,Bhaji,1'))).json();
    expect(again.lines[0].problems).toEqual([csvMessages.ambiguous('Bhaji', 'Snacks & Chaat')]);
    await kitchen.delete(chef, 'dishes', 'other');
  });

  // ADMIN-81
  it.each([
    ['no dish', HEAD, csvMessages.noRows],
    ['a quotation mark too few', 'name,price\n"X,1', csvMessages.quotes(2)],
    ['too many dishes', `name\n${'x\n'.repeat(20_001)}`, csvMessages.tooManyRows(20_000)],
    ['too much text', `name\n${'x'.repeat(8_000_000)}`, csvMessages.tooLarge(8)],
  ])('refuses a file with %s', async (_what, text, message) => {
    const answer = await preview(text);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });
});

describe('an import', () => {
  const mixed = csv(
    HEAD,
    'kachori,Snacks & Chaat,Kachori,Crisp,45,veg,/x.webp',
    ',Breakfast,Poha,Light,60,veg,/p.webp',
    ',breakfast,Upma,Warm,70,veg,/u.webp',
  );

  // ADMIN-83
  it('does what the preview showed, with events after it and each change in the audit log', async () => {
    const { seen } = (await preview(mixed)).json();
    const answer = await confirm(mixed, seen);
    expect([answer.statusCode, answer.json()]).toEqual([200, { added: 2, changed: 1 }]);
    expect((await dish('kachori')).price).toBe(45);
    const [poha] = await dishesNamed('Poha');
    const [upma] = await dishesNamed('Upma');
    expect(poha).toMatchObject({ price: 60, type: 'veg', isHidden: true, menuId: upma.menuId });
    expect(kitchen.takeEvents()).toEqual([
      `menus create ${poha.menuId}`,
      'dishes update kachori',
      `dishes create ${poha.$id}`,
      `dishes create ${upma.$id}`,
    ]);
    const { documents } = (
      await kitchen.list(chef, 'audits', equal('documentId', 'kachori', poha.$id))
    ).json();
    expect(documents.slice(-2).map(({ action, label }: Record<string, string>) => [action, label])).toEqual([
      ['update', 'Kachori'],
      ['create', 'Poha'],
    ]);

    const repeated = await confirm(mixed, seen);
    expect([repeated.statusCode, repeated.json()]).toEqual([200, { added: 0, changed: 0 }]);
  });

  // ADMIN-83
  it('is refused, naming the dish, if a dish has changed since the preview', async () => {
    const text = csv(
      HEAD,
      'kachori,Snacks & Chaat,Kachori,Crisp,50,veg,/x.webp',
      ',Drinks,Jaljeera,,9,veg,/j',
    );
    const { seen } = (await preview(text)).json();
    await kitchen.change(chef, 'dishes', 'kachori', { price: 48 });
    kitchen.takeEvents();
    const answer = await confirm(text, seen);
    expect([answer.statusCode, answer.json().type, answer.json().message]).toEqual([
      409,
      'document_update_conflict',
      csvMessages.changedMeanwhile('Kachori'),
    ]);
    expect([kitchen.takeEvents(), await dishesNamed('Jaljeera')]).toEqual([[], []]);
  });

  // ADMIN-83
  it('writes nothing if one line is refused, and names the line', async () => {
    await kitchen.change(chef, 'dishes', 'bhaji', { portionsPerDay: 1 });
    const order = { items: [JSON.stringify({ DishID: 'bhaji', quantity: 1, price: 99.5 })] };
    await kitchen.create(chef, 'orders', { ...order, paymentMethod: 'cod', address: '4, MG Road, Pune' });
    const text = csv('id,price,isAvailable', 'kachori,41,yes', 'bhaji,99.5,yes');
    const { seen } = (await preview(text)).json();
    kitchen.takeEvents();
    const answer = await confirm(text, seen);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      csvMessages.ofLine(3, dishMessages.noPortionsToday('Bhaji')),
    ]);
    expect([(await dish('kachori')).price, kitchen.takeEvents()]).toEqual([40, []]);
    await kitchen.change(chef, 'dishes', 'bhaji', { portionsPerDay: null });
  });

  // ADMIN-83
  it('of a file with errors is refused', async () => {
    const text = csv(HEAD, 'kachori,Snacks & Chaat,Kachori,Crisp,51,veg,/x.webp', 'bhaji,,Bhaji,,x,,');
    const answer = await confirm(text, (await preview(text)).json().seen);
    expect([answer.statusCode, answer.json().message]).toEqual([400, csvMessages.hasErrors]);
    expect((await dish('kachori')).price).toBe(40);
  });

  // ADMIN-80
  it.each(['customer', 'cook', 'visitor'] as const)('and an export are not for a %s', async (who) => {
    const person =
      who === 'visitor'
        ? VISITOR
        : who === 'cook'
          ? await kitchen.staff('kitchen')
          : await kitchen.customer('asha');
    const answers = [
      await kitchen.send(person, 'GET', '/dishes/csv'),
      await preview(mixed, person),
      await confirm(mixed, [], person),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });

  // ADMIN-80
  it('is for managers too, but they take no file away', async () => {
    const manager = await kitchen.staff('manager');
    expect((await preview(mixed, manager)).statusCode).toBe(200);
    expect((await kitchen.send(manager, 'GET', '/dishes/csv')).statusCode).toBe(401);
  });
});

// ADMIN-80
it('an export has every dish, and importing it changes nothing', async () => {
  const answer = await kitchen.send(chef, 'GET', '/dishes/csv');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="rasoi-dishes.csv"',
  });
  const rows = parse<Record<string, string>>(answer.body, { bom: true, columns: true });
  const { total } = (await kitchen.list(chef, 'dishes')).json();
  expect(rows).toHaveLength(total);
  expect(rows.find(({ id }) => id === 'samosa')).toMatchObject({ menu: 'Snacks & Chaat', price: '59' });
  expect((await preview(answer.body)).json()).toMatchObject({ lines: [], unchanged: total, newMenus: [] });
});
