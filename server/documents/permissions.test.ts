import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person } from '#tests/kitchen.ts';

const line = { dishId: 'samosa', quantity: 1 };
const put = (who: Person, permissions: unknown, data?: object) =>
  kitchen.send(who, 'PUT', at('carts', 'line'), { data: data ?? line, permissions });

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const chef = await kitchen.admin();

beforeEach(async () => {
  await kitchen.delete(asha, 'carts', 'line');
  kitchen.takeEvents();
});

describe('permissions of a document (WIRE-2.3)', () => {
  it.each<[string[], string[]]>([
    [[], []],
    [['read("any")'], ['read("any")']],
    [
      ['read("users")', 'update("user:asha")'],
      ['read("users")', 'update("user:asha")'],
    ],
    [['read("users/unverified")'], ['read("users/unverified")']],
    [['read("user:asha/unverified")'], ['read("user:asha/unverified")']],
    [['write("user:asha")'], ['update("user:asha")', 'delete("user:asha")']],
    [['read("any")', 'read("any")'], ['read("any")']],
  ])('%j are stored as %j', async (given, kept) => {
    const answer = await put(asha, given);
    expect([answer.statusCode, answer.json().$permissions]).toEqual([200, kept]);
  });

  it('default to the owner when POST or PUT gives none', async () => {
    const own = ['read("user:asha")', 'update("user:asha")', 'delete("user:asha")'];
    expect((await put(asha, undefined)).json().$permissions).toEqual(own);
    await put(asha, ['read("any")']);
    expect((await put(asha, undefined, { ...line, quantity: 2 })).json().$permissions).toEqual([
      'read("any")',
    ]);
    await kitchen.delete(asha, 'carts', 'line');
    const posted = await kitchen.create(asha, 'carts', line, 'line');
    expect(posted.json().$permissions).toEqual(own);
  });

  const malformed = 'Invalid `permissions` param: Permission is malformed.';
  const roles = 'any, users, users/unverified, user:asha, user:asha/unverified';
  it.each<[unknown, number, string, string]>([
    [
      'read("any")',
      400,
      'general_argument_invalid',
      'Invalid `permissions` param: Permissions must be an array of strings.',
    ],
    [[5], 400, 'general_argument_invalid', malformed],
    [['read(any)'], 400, 'general_argument_invalid', malformed],
    [['admire("any")'], 400, 'general_argument_invalid', malformed],
    [['read("")'], 400, 'general_argument_invalid', malformed],
    [['read("everybody")'], 400, 'general_argument_invalid', malformed],
    [['read("user:")'], 400, 'general_argument_invalid', malformed],
    [['read("any") '], 400, 'general_argument_invalid', malformed],
    [
      ['create("any")'],
      400,
      'general_argument_invalid',
      'Invalid `permissions` param: Permission action "create" is not allowed.',
    ],
    [
      Array(101).fill('read("any")'),
      400,
      'general_argument_invalid',
      'Invalid `permissions` param: You can only provide up to 100 permissions.',
    ],
    [['read("user:ravi")'], 401, 'user_unauthorized', `Permissions must be one of: (${roles})`],
    [['read("label:admin")'], 401, 'user_unauthorized', `Permissions must be one of: (${roles})`],
    [['read("guests")'], 401, 'user_unauthorized', `Permissions must be one of: (${roles})`],
    [['read("users/verified")'], 401, 'user_unauthorized', `Permissions must be one of: (${roles})`],
    [['read("team:kitchen")'], 401, 'user_unauthorized', `Permissions must be one of: (${roles})`],
  ])('%j are refused with %i %s', async (given, status, type, message) => {
    const answers = [
      await put(asha, given),
      await kitchen.send(asha, 'POST', at('carts'), { documentId: 'other', data: line, permissions: given }),
      await kitchen.send(asha, 'PATCH', at('users', 'asha'), { permissions: given }),
    ];
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ message, code: status, type });
      expect(answer.statusCode).toBe(status);
    }
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('can be granted to admins by admins', async () => {
    const answer = await put(chef, ['read("label:admin")']);
    expect(answer.json().$permissions).toEqual(['read("label:admin")']);
    await kitchen.delete(chef, 'carts', 'line');
  });

  it('default to the creator until a request gives others', async () => {
    const own = ['read("user:asha")', 'update("user:asha")', 'delete("user:asha")'];
    const made = await kitchen.create(asha, 'carts', line, 'line');
    expect(made.json().$permissions).toEqual(own);
    const path = at('carts', 'line');
    for (const method of ['PATCH', 'PUT']) {
      const kept = await kitchen.send(asha, method, path, { data: { ...line, quantity: 5 } });
      expect(kept.json().$permissions).toEqual(own);
    }
    kitchen.takeEvents();
    const replaced = await kitchen.send(asha, 'PATCH', path, { permissions: ['read("any")'] });
    expect(replaced.json()).toMatchObject({ $permissions: ['read("any")'], quantity: 5 });
    expect(kitchen.takeEvents()).toEqual(['carts update line']);
  });

  it('grant no access, because the collection’s rules decide', async () => {
    const ravi = await kitchen.customer('ravi');
    await put(asha, ['read("any")', 'write("any")']);
    expect((await kitchen.read(ravi, 'carts', 'line')).statusCode).toBe(404);
    expect((await kitchen.list(ravi, 'carts')).json().total).toBe(0);
    expect((await kitchen.delete(ravi, 'carts', 'line')).statusCode).toBe(401);
    await kitchen.send(asha, 'PATCH', at('carts', 'line'), { permissions: [] });
    expect((await kitchen.read(asha, 'carts', 'line')).statusCode).toBe(200);
  });

  it('are not changed by a PUT that increases an existing cart line', async () => {
    await kitchen.create(asha, 'carts', line, 'line');
    const answer = await kitchen.send(asha, 'PUT', at('carts', 'second'), { data: line });
    expect(answer.json()).toMatchObject({ $id: 'line', quantity: 2 });
  });
});
