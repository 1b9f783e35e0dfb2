import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { limit, openKitchen, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();
const manager = await kitchen.staff('manager');

const ids = (collection: string) => kitchen.ids(VISITOR, collection, limit(100));
const inOrder = (collection: string) =>
  kitchen.ids(VISITOR, collection, limit(100), { method: 'orderAsc', attribute: 'position' });

const atFirst: { listed: string[]; inOrder: string[] } = {
  listed: await ids('dishes'),
  inOrder: await inOrder('dishes'),
};

const move = (id: string, body: object, who = chef, collection = 'dishes') =>
  kitchen.send(who, 'PUT', `/${collection}/${id}/place`, body);

// ADMIN-70
it('dishes have the order of their creation until one is moved, and lists without an order keep that', async () => {
  expect(atFirst.inOrder).toEqual(atFirst.listed);
  const listed = await ids('dishes');
  const [first = '', second = '', third = '', ...rest] = await inOrder('dishes');
  const { position } = (await kitchen.read(VISITOR, 'dishes', first)).json();
  const { $updatedAt } = (await kitchen.read(VISITOR, 'dishes', third)).json();
  kitchen.takeEvents();
  const answer = await move(third, { before: first });
  const moved = { $id: third, $updatedAt, position: position - 1 };
  expect([answer.statusCode, answer.json()]).toMatchObject([200, moved]);
  expect(kitchen.takeEvents()).toEqual([`dishes update ${third}`]);
  expect(await inOrder('dishes')).toEqual([third, first, second, ...rest]);
  expect(await ids('dishes')).toEqual(listed);
  expect((await move(third, { after: second })).statusCode).toBe(200);
  expect(await inOrder('dishes')).toEqual([first, second, third, ...rest]);
});

// ADMIN-70
it('a new dish comes last, whatever position a client sends', async () => {
  const data = { name: 'Patti', description: 'Crisp', price: 40, menuId: 'snacks', imgUrl: '/x.webp' };
  await kitchen.create(chef, 'dishes', { ...data, position: -5 }, 'patti');
  await kitchen.change(chef, 'dishes', 'samosa', { position: 1e4 });
  expect((await inOrder('dishes')).at(-1)).toBe('patti');
});

// ADMIN-70
it('moves at the same time are all made', async () => {
  const before = await inOrder('dishes');
  const [first = '', second = '', ...rest] = before;
  const movers = rest.slice(0, 8);
  const answers = await Promise.all(movers.map((id) => move(id, { after: first })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(movers.map(() => 200));
  const after = await inOrder('dishes');
  expect(after[0]).toBe(first);
  expect(after.slice(1, 9).toSorted()).toEqual(movers.toSorted());
  expect(after.slice(9)).toEqual([second, ...rest.slice(8)]);
  const shared = await kitchen.database.query(
    sql`select position from dishes group by position having count(*) > 1`,
  );
  expect(shared).toEqual([]);
});

// ADMIN-70
it('menus are moved in the same way, and the audit log says from which place to which', async () => {
  const [first = '', second = '', ...rest] = await inOrder('menus');
  expect((await move(second, { before: first }, chef, 'menus')).statusCode).toBe(200);
  expect(await inOrder('menus')).toEqual([second, first, ...rest]);
  const [entry] = (await kitchen.list(chef, 'audits', { method: 'orderDesc', attribute: '$sequence' })).json()
    .documents;
  expect(entry).toMatchObject({ action: 'update', collection: 'menus', documentId: second });
  expect(entry.changes.map((text: string) => JSON.parse(text))).toEqual([
    { field: 'position', before: 2, after: 1 },
  ]);
});

it.each([
  ['a visitor', VISITOR, 'samosa', { before: 'phulka' }, 401],
  ['a customer', 'asha', 'samosa', { before: 'phulka' }, 401],
  ['a cook', 'kitchen', 'samosa', { before: 'phulka' }, 401],
  ['an admin who names no place', undefined, 'samosa', {}, 400],
  ['an admin who names two places', undefined, 'samosa', { before: 'phulka', after: 'phulka' }, 400],
  ['an admin who moves an unknown dish', undefined, 'nowhere', { before: 'phulka' }, 404],
  ['an admin who moves it next to an unknown dish', undefined, 'samosa', { after: 'nowhere' }, 404],
])('%s is refused and moves nothing', async (_name, who, id, body, status) => {
  const before = await inOrder('dishes');
  const person =
    who === undefined
      ? chef
      : typeof who !== 'string'
        ? who
        : who === 'kitchen'
          ? await kitchen.staff('kitchen')
          : await kitchen.customer(who);
  expect((await move(id, body, person)).statusCode).toBe(status);
  expect(await inOrder('dishes')).toEqual(before);
});

// ADMIN-70 AREA-13
it('owners move areas in the same way, and managers do not', async () => {
  const owner = await kitchen.staff('owner');
  for (const id of ['near', 'far'])
    await kitchen.create(owner, 'areas', { name: id, kind: 'circle', radiusKm: 4 }, id);
  const place = { before: 'near' };
  expect((await move('far', place, manager, 'areas')).statusCode).toBe(401);
  expect(await inOrder('areas')).toEqual(['near', 'far']);
  expect((await move('far', place, owner, 'areas')).statusCode).toBe(200);
  expect(await inOrder('areas')).toEqual(['far', 'near']);
});

// ADMIN-70
it('a manager may move dishes', async () => {
  expect((await move('samosa', { before: 'phulka' }, manager)).statusCode).toBe(200);
});
