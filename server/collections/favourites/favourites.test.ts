import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_FAVOURITES } from '#domain/favourites/attributes.ts';
import { favouriteMessages } from '#domain/favourites/messages.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

const mark = (who: Person, documentId: string, dishId = 'samosa', more: object = {}) =>
  kitchen.create(who, 'favourites', { dishId, ...more }, documentId);
const remove = (who: Person, id: string) => kitchen.delete(who, 'favourites', id);
const favouritesOf = async (who: Person) =>
  (await kitchen.list(who, 'favourites')).json().documents.map(({ dishId }: { dishId: string }) => dishId);

const kitchen = await closeAfterAll(openKitchen());
const owner = await kitchen.staff('owner');
const asha = await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');

beforeEach(async () => {
  await kitchen.database.execute(sql`delete from favourites`);
  kitchen.takeEvents();
});

// FAV-1
describe('a favourite', () => {
  it('is created and removed by its person, and each change is an event', async () => {
    expect((await mark(asha, 'mine')).json()).toMatchObject({
      $id: 'mine',
      dishId: 'samosa',
      userId: 'asha',
    });
    expect(await favouritesOf(asha)).toEqual(['samosa']);
    expect((await remove(asha, 'mine')).statusCode).toBe(204);
    expect(await favouritesOf(asha)).toEqual([]);
    expect(kitchen.takeEvents()).toEqual(['favourites create mine', 'favourites delete mine']);
  });

  it('is there once for each dish, also if asked for three times at the same moment', async () => {
    const answers = await Promise.all(['first', 'second', 'third'].map((id) => mark(asha, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().$id)).size).toBe(1);
    expect(await favouritesOf(asha)).toEqual(['samosa']);
  });

  it('belongs to the person who sends the request, whatever the request says', async () => {
    expect((await mark(asha, 'mine', 'samosa', { userId: 'ravi' })).json().userId).toBe('asha');
    expect(await favouritesOf(ravi)).toEqual([]);
  });

  it.each([
    ['a visitor marks a dish', () => mark(VISITOR, 'theirs'), 401, 'user_unauthorized'],
    ['the dish does not exist', () => mark(asha, 'none', 'no-such-dish'), 409, 'cart_dish_gone'],
    [
      'the request names no dish',
      () => kitchen.create(asha, 'favourites', {}, 'none'),
      400,
      'document_missing_data',
    ],
    ['another person removes it', () => remove(ravi, 'mine'), 401, 'user_unauthorized'],
    [
      'not even the owner of the kitchen reads it',
      () => kitchen.read(owner, 'favourites', 'mine'),
      404,
      'document_not_found',
    ],
    [
      'somebody wants to change its dish',
      () => kitchen.change(asha, 'favourites', 'mine', { dishId: 'phulka' }),
      401,
      'user_unauthorized',
    ],
  ])('is refused, with nothing changed: %s', async (_when, request, status, type) => {
    await mark(asha, 'mine');
    kitchen.takeEvents();
    const answer = await request();
    expect([answer.statusCode, answer.json().type]).toEqual([status, type]);
    expect(await favouritesOf(asha)).toEqual(['samosa']);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('goes with its dish, for everybody', async () => {
    await mark(asha, 'of-asha', 'phulka');
    await mark(ravi, 'of-ravi', 'phulka');
    await mark(asha, 'stays');
    kitchen.takeEvents();
    expect((await kitchen.delete(owner, 'dishes', 'phulka')).statusCode).toBe(204);
    expect([await favouritesOf(asha), await favouritesOf(ravi)]).toEqual([['samosa'], []]);
    expect(kitchen.takeEvents()).toEqual(
      expect.arrayContaining(['favourites delete of-asha', 'favourites delete of-ravi']),
    );
  });

  it('is part of the data export, and goes with the account', async () => {
    const meera = await kitchen.customer('meera');
    await mark(meera, 'of-meera');
    const copy = (await kitchen.send(meera, 'GET', '/account/export')).json();
    expect(copy.favourites).toMatchObject([{ $id: 'of-meera', dishId: 'samosa' }]);
    expect((await kitchen.send(meera, 'PATCH', '/account/status')).statusCode).toBe(200);
    expect(await kitchen.database.query(sql`select id from favourites`)).toEqual([]);
  });
});

// FAV-2
it(`a person has at most ${MAX_FAVOURITES} favourites, and marking a dish again adds none`, async () => {
  await kitchen.database.execute(sql`
    insert into favourites (id, created, updated, "userId", "dishId")
    select 'f' || n, now(), now(), 'asha', 'dish-' || n from generate_series(2, ${MAX_FAVOURITES}) as n`);
  expect((await mark(asha, 'last')).statusCode).toBe(201);
  const refused = await mark(asha, 'one-more', 'masala-dosa');
  expect([refused.statusCode, refused.json().message]).toEqual([400, favouriteMessages.tooMany]);
  expect((await mark(asha, 'again')).json().$id).toBe('last');
  expect((await mark(ravi, 'of-ravi', 'masala-dosa')).statusCode).toBe(201);
  expect((await remove(asha, 'f2')).statusCode).toBe(204);
  expect((await mark(asha, 'now', 'masala-dosa')).statusCode).toBe(201);
});
