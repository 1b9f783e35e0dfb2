import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, VISITOR } from '#tests/kitchen.ts';

const dish = { name: 'Poha', description: 'Flat rice', price: 60, menuId: 'snacks', imgUrl: '/poha.webp' };
const idRule = expect.stringMatching(
  /^Invalid `documentId` param: Parameter must contain at most 36 chars\./,
);

const create = (documentId: unknown, data: unknown) =>
  kitchen.send(chef, 'POST', at('dishes'), { documentId, data });

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();
const asha = await kitchen.customer('asha');

beforeEach(() => {
  kitchen.takeEvents();
});

describe('creating a document', () => {
  it('returns the whole document and publishes an event', async () => {
    const answer = await create('poha', dish);
    expect(answer.statusCode).toBe(201);
    const { $createdAt, $updatedAt, createdAt, ...made } = answer.json();
    expect(made).toMatchObject({
      $id: 'poha',
      $sequence: expect.any(Number),
      $databaseId: 'rasoi',
      $collectionId: 'dishes',
      $permissions: ['read("user:chef")', 'update("user:chef")', 'delete("user:chef")'],
      ...dish,
      dishId: 'poha',
      type: 'veg',
      isAvailable: true,
    });
    for (const date of [$createdAt, $updatedAt, createdAt]) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/);
    }
    expect(Object.keys(made)).not.toContain('creator');
    expect(kitchen.takeEvents()).toEqual(['dishes create poha']);
    expect((await kitchen.read(VISITOR, 'dishes', 'poha')).json()).toEqual(answer.json());
  });

  it('creates an id when the client chooses none', async () => {
    const ids = [];
    for (const _ of [1, 2]) ids.push((await create('unique()', dish)).json().$id);
    expect(ids[0]).toMatch(/^[0-9a-f]{20}$/);
    expect(ids[0]).not.toBe(ids[1]);
    expect(kitchen.takeEvents()).toEqual(ids.map((id) => `dishes create ${id}`));
  });

  it.each(['a', 'A.b-c_9', '0'.repeat(36), 'current'])('accepts the id %s', async (id) => {
    expect((await create(id, dish)).json().$id).toBe(id);
  });

  it('accepts data as JSON text, and ignores attributes that clients may not set', async () => {
    const data = JSON.stringify({
      ...dish,
      $id: 'other',
      $sequence: 1,
      $createdAt: 'x',
      $permissions: ['x'],
    });
    const answer = await create('as-text', data);
    expect([answer.statusCode, answer.json().$id]).toEqual([201, 'as-text']);
  });

  it('answers a repeated request like the first one, without an event', async () => {
    const first = await create('twice', { ...dish, price: 61 });
    kitchen.takeEvents();
    const again = await create('twice', Object.fromEntries(Object.entries({ ...dish, price: 61 }).reverse()));
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it.each<[string, unknown, unknown, number, string, unknown]>([
    [
      'a taken id',
      'samosa',
      dish,
      409,
      'document_already_exists',
      'Document with the requested ID already exists.',
    ],
    ['no id', undefined, dish, 400, 'general_argument_invalid', 'Param "documentId" is not optional.'],
    ['an empty id', '', dish, 400, 'general_argument_invalid', idRule],
    ['an id that begins with a dot', '.a', dish, 400, 'general_argument_invalid', idRule],
    ['an id of 37 characters', 'a'.repeat(37), dish, 400, 'general_argument_invalid', idRule],
    ['an id with a space', 'a b', dish, 400, 'general_argument_invalid', idRule],
    ['an id in Hindi', 'पोहा', dish, 400, 'general_argument_invalid', idRule],
    ['a number as id', 7, dish, 400, 'general_argument_invalid', idRule],
    ['no data', 'x', undefined, 400, 'document_missing_data', 'The document data is missing.'],
    ['null', 'x', null, 400, 'document_missing_data', 'The document data is missing.'],
    ['empty data', 'x', {}, 400, 'document_missing_data', 'The document data is missing.'],
    ['only $-keys', 'x', { $id: 'x' }, 400, 'document_missing_data', 'The document data is missing.'],
    [
      'a list',
      'x',
      [dish],
      400,
      'general_argument_invalid',
      'Invalid `data` param: Value must be a valid object',
    ],
    [
      'a number',
      'x',
      5,
      400,
      'general_argument_invalid',
      'Invalid `data` param: Value must be a valid object',
    ],
    [
      'text that is no JSON',
      'x',
      '{',
      400,
      'general_argument_invalid',
      'Invalid `data` param: Value must be a valid object',
    ],
  ])('refuses %s', async (_what, id, data, status, type, message) => {
    const answer = await create(id, data);
    expect(answer.json()).toEqual({ message, code: status, type, version: '1.7.0' });
    expect(answer.statusCode).toBe(status);
    expect(kitchen.takeEvents()).toEqual([]);
  });
});

describe('updating a document', () => {
  it('merges the change, renews $updatedAt and publishes an event', async () => {
    await create('merge', { ...dish, isAvailable: false });
    kitchen.takeEvents();
    kitchen.wait(1);
    const before = (await kitchen.read(chef, 'dishes', 'merge')).json();
    const answer = await kitchen.change(chef, 'dishes', 'merge', { price: 65.5 });
    expect(answer.json()).toEqual({ ...before, price: 65.5, $updatedAt: expect.any(String) });
    expect(answer.json().$updatedAt > before.$updatedAt).toBe(true);
    expect(kitchen.takeEvents()).toEqual(['dishes update merge']);
  });

  it('keeps $updatedAt and publishes nothing when nothing changes', async () => {
    const before = (await kitchen.read(chef, 'dishes', 'samosa')).json();
    kitchen.wait(1);
    for (const data of [{ name: before.name }, before, JSON.stringify(before), {}]) {
      const answer = await kitchen.change(chef, 'dishes', 'samosa', data);
      expect([answer.statusCode, answer.json()]).toEqual([200, before]);
    }
    const permissions = before.$permissions;
    const same = await kitchen.send(chef, 'PATCH', at('dishes', 'samosa'), { permissions });
    expect(same.json()).toEqual(before);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it.each(['PATCH', 'PUT'])('by %s is refused without a change', async (method) => {
    for (const body of [undefined, {}, { data: null }, { other: 1 }]) {
      const answer = await kitchen.send(chef, method, at('dishes', 'samosa'), body);
      expect(answer.json()).toMatchObject({
        code: 400,
        type: 'document_missing_payload',
        message: 'The document data and permissions are missing.',
      });
    }
    expect(kitchen.takeEvents()).toEqual([]);
  });
});

describe('upserting a document', () => {
  it('creates a document that does not exist', async () => {
    const answer = await kitchen.send(chef, 'PUT', at('dishes', 'put'), { data: dish });
    expect([answer.statusCode, answer.json().dishId]).toEqual([200, 'put']);
    expect(kitchen.takeEvents()).toEqual(['dishes upsert put']);
  });

  it('replaces an existing document, except attributes that only the server writes', async () => {
    const before = (await create('replace', { ...dish, type: 'non-veg', isAvailable: false })).json();
    kitchen.takeEvents();
    kitchen.wait(1);
    const data = { ...dish, name: 'Kanda Poha' };
    const answer = await kitchen.send(chef, 'PUT', at('dishes', 'replace'), { data });
    const changed = { name: 'Kanda Poha', type: 'veg', isAvailable: true, $updatedAt: expect.any(String) };
    expect(answer.json()).toEqual({ ...before, ...changed });
    expect(answer.json().$updatedAt).not.toBe(before.$updatedAt);
    expect(kitchen.takeEvents()).toEqual(['dishes upsert replace']);
  });

  it.each(['.a', 'a'.repeat(37), 'a b'])('refuses the id %s', async (id) => {
    const answer = await kitchen.send(chef, 'PUT', at('dishes', encodeURIComponent(id)), { data: dish });
    expect(answer.json()).toMatchObject({ type: 'general_argument_invalid', message: idRule });
  });
});

describe('deleting a document', () => {
  it('answers without content, publishes an event, and succeeds only once', async () => {
    await create('gone', dish);
    kitchen.takeEvents();
    const path = at('dishes', 'gone');
    const answer = await kitchen.send(chef, 'DELETE', path);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(kitchen.takeEvents()).toEqual(['dishes delete gone']);
    for (const method of ['DELETE', 'GET']) {
      expect((await kitchen.send(chef, method, path)).json().type).toBe('document_not_found');
    }
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('is refused for a menu that has dishes', async () => {
    const answer = await kitchen.delete(chef, 'menus', 'drinks');
    expect(answer.json()).toMatchObject({
      code: 403,
      type: 'document_delete_restricted',
      message: 'There are still dishes in this menu. Move or delete them first.',
    });
    expect(kitchen.takeEvents()).toEqual([]);
    expect((await kitchen.read(asha, 'menus', 'drinks')).statusCode).toBe(200);
  });
});
