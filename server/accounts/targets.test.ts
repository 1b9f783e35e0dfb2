import { beforeEach, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';

const accountEvents: string[] = [];
const kitchen = await closeAfterAll(openKitchen());
kitchen.app.events.subscribeAccounts(({ account, name }) => accountEvents.push(`${account} ${name}`));
const asha = await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');

beforeEach(() => {
  accountEvents.splice(0);
});

const send = (who: Person, method: string, path: string, body?: object) =>
  kitchen.send(who, method, `/account/targets/${path}`, body);
const targetsOf = async (who: Person) => (await kitchen.send(who, 'GET', '/account')).json().targets;

it('a person’s targets are the e-mail address, the phone number, and those that apps add', async () => {
  const meera = await kitchen.customer('meera');
  accountEvents.splice(0);
  const [address] = await targetsOf(meera);
  expect(address).toMatchObject({
    $id: expect.stringMatching(/^[0-9a-f]{20}$/),
    userId: 'meera',
    providerType: 'email',
    providerId: null,
    identifier: meera.email,
    expired: false,
  });
  await kitchen.send(meera, 'PATCH', '/account/phone', { phone: '+919876543210', password: PASSWORD });
  const made = await send(meera, 'POST', 'push', {
    targetId: 'phone-1',
    identifier: 'token-1',
    providerId: '',
  });
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ $id: 'phone-1', providerType: 'push', identifier: 'token-1' });
  const all = await targetsOf(meera);
  expect(all.map(({ providerType }: { providerType: string }) => providerType)).toEqual([
    'email',
    'sms',
    'push',
  ]);
  expect(all[2]).toEqual(made.json());

  const changed = await send(meera, 'PUT', 'phone-1/push', { identifier: 'token-2' });
  expect([changed.statusCode, changed.json().identifier]).toEqual([200, 'token-2']);
  expect((await send(meera, 'DELETE', 'phone-1/push')).statusCode).toBe(204);
  expect(await targetsOf(meera)).toHaveLength(2);
  expect(accountEvents).toEqual([
    'meera update.phone',
    'meera targets.phone-1.create',
    'meera targets.phone-1.update',
    'meera targets.phone-1.delete',
  ]);
});

it('a target is deleted with the session that added it', async () => {
  const body = { email: ravi.email, password: PASSWORD };
  const answer = await kitchen.send(VISITOR, 'POST', '/account/sessions/email', body);
  const [session] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
  const elsewhere = { ...ravi, session: String(session) };
  await send(elsewhere, 'POST', 'push', { targetId: 'unique()', identifier: 'short-lived' });
  expect(await targetsOf(ravi)).toHaveLength(2);
  await kitchen.send(elsewhere, 'DELETE', '/account/sessions/current');
  expect(await targetsOf(ravi)).toHaveLength(1);
});

it('targets that already exist, belong to others or are malformed are refused', async () => {
  await send(asha, 'POST', 'push', { targetId: 'mine', identifier: 'one' });
  await send(asha, 'POST', 'push', { targetId: 'mine-too', identifier: 'two' });
  accountEvents.splice(0);
  const [address] = await targetsOf(asha);
  const refusals: [Person, string, string, object | undefined, number, string][] = [
    [ravi, 'POST', 'push', { targetId: 'mine', identifier: 'three' }, 409, 'user_target_already_exists'],
    [ravi, 'POST', 'push', { targetId: 'his', identifier: 'one' }, 409, 'user_target_already_exists'],
    [asha, 'PUT', 'mine/push', { identifier: 'two' }, 409, 'user_target_already_exists'],
    [ravi, 'PUT', 'mine/push', { identifier: 'four' }, 404, 'user_target_not_found'],
    [ravi, 'DELETE', 'mine/push', undefined, 404, 'user_target_not_found'],
    [asha, 'PUT', `${address.$id}/push`, { identifier: 'x' }, 404, 'user_target_not_found'],
    [asha, 'POST', 'push', { targetId: '-', identifier: 'x' }, 400, 'general_argument_invalid'],
    [asha, 'POST', 'push', { targetId: 'x', identifier: '' }, 400, 'general_argument_invalid'],
    [asha, 'POST', 'push', { targetId: 'x', identifier: 'x'.repeat(256) }, 400, 'general_argument_invalid'],
    [asha, 'PUT', 'mine/push', {}, 400, 'general_argument_invalid'],
    [VISITOR, 'POST', 'push', { targetId: 'x', identifier: 'x' }, 401, 'general_unauthorized_scope'],
  ];
  for (const [who, method, path, body, status, type] of refusals) {
    const answer = await send(who, method, path, body);
    expect([method, path, answer.statusCode, answer.json().type]).toEqual([method, path, status, type]);
  }
  expect(accountEvents).toEqual([]);
});
