import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, PASSWORD, type Person } from '#tests/kitchen.ts';
import { type TwoStep, twoStep } from '#tests/two-step.ts';
import { listen, openSocket, startListening } from '#tests/wire/realtime-client.ts';

let asha: Person;
const kitchen = await closeAfterAll(openKitchen());
const steps: TwoStep = twoStep(kitchen);
const origin: string = await startListening(kitchen);
const ravi = await kitchen.customer('ravi');
await steps.turnOn(ravi);
/** A person who never passes the second step. */
const halfIn: Person = await steps.signIn(ravi);

async function outcome(who: Person, method: string, path: string, body?: unknown): Promise<unknown[]> {
  const answer = await kitchen.send(who, method, path, body);
  return answer.statusCode < 400 ? [answer.statusCode] : [answer.statusCode, answer.json().type];
}
const mayEnter = async (who: Person) => (await outcome(who, 'GET', '/account'))[0] === 200;

it.each([
  ['GET', '/account'],
  ['GET', '/account/prefs'],
  ['GET', '/account/sessions'],
  ['GET', '/account/sessions/current'],
  ['DELETE', '/account/sessions'],
  ['PATCH', '/account/name', { name: 'Asha' }],
  ['PATCH', '/account/mfa', { mfa: false }],
  ['POST', '/account/mfa/authenticators/totp'],
  ['PUT', '/account/mfa/authenticators/totp', { otp: '123456' }],
  ['DELETE', '/account/mfa/authenticators/totp'],
  ['POST', '/account/mfa/recovery-codes'],
  ['GET', '/account/mfa/recovery-codes'],
  ['PATCH', '/account/mfa/recovery-codes'],
  ['POST', '/account', { userId: 'new', email: 'new@example.in', password: PASSWORD }],
  ['POST', '/account/sessions/email', { email: 'ravi@example.in', password: PASSWORD }],
  ['POST', '/account/recovery', { email: 'ravi@example.in', url: 'http://localhost/reset' }],
  ['PUT', '/account/recovery', { userId: 'ravi', secret: 'x', password: PASSWORD }],
  ['POST', '/account/verification', { url: 'http://localhost/verify' }],
  ['PUT', '/account/verification', { userId: 'ravi', secret: 'x' }],
  ['GET', at('dishes')],
  ['GET', at('dishes', 'samosa')],
  ['GET', '/tablesdb/rasoi/tables/dishes/rows'],
  ['POST', at('carts'), { documentId: 'line', data: { dishId: 'samosa', quantity: 1 } }],
  ['PUT', at('users', 'ravi'), { data: {} }],
  ['PATCH', at('users', 'ravi'), { data: {} }],
  ['DELETE', at('carts', 'line')],
  ['GET', '/storage/buckets/images/files'],
  ['POST', '/storage/buckets/attachments/files', {}],
  ['GET', '/storage/buckets/images/files/x'],
  ['PUT', '/storage/buckets/images/files/x', {}],
  ['DELETE', '/storage/buckets/images/files/x'],
  ['GET', '/storage/buckets/images/files/x/view'],
  ['GET', '/storage/buckets/images/files/x/download'],
  ['GET', '/storage/buckets/images/files/x/preview'],
])(
  '%s %s is refused to a session that has only proven its password',
  async (method, path, body?: unknown) => {
    const MORE = [401, 'user_more_factors_required'];
    const sent = method === 'GET' ? undefined : (body ?? {});
    expect(await outcome(halfIn, method, path, sent)).toEqual(MORE);
  },
);

let count = 0;
async function newcomer(): Promise<void> {
  asha = await kitchen.customer(`asha${++count}`);
}

describe('a session that has only proven its password', () => {
  beforeEach(newcomer);

  it('may request its second factor, and is complete once that is proven', async () => {
    const app = await steps.turnOn(asha);
    expect(await mayEnter(asha)).toBe(true);
    const half = await steps.signIn(asha);
    expect((await kitchen.send(half, 'GET', '/account/mfa/factors')).json()).toMatchObject({ totp: true });
    expect(await steps.pass(half, 'totp', '000000')).toEqual([401, 'user_invalid_token']);
    expect(await mayEnter(half)).toBe(false);
    expect(await steps.pass(half, 'totp', app.code())).toEqual(['password', 'totp']);
    expect((await kitchen.send(half, 'GET', '/account')).json()).toMatchObject({ $id: asha.id, mfa: true });
  });

  it('may be ended', async () => {
    await steps.turnOn(asha);
    const half = await steps.signIn(asha);
    expect(await outcome(half, 'DELETE', '/account/sessions/current')).toEqual([204]);
    expect(await outcome(half, 'GET', '/account')).toEqual([401, 'general_unauthorized_scope']);
  });

  it('is completed by a recovery code', async () => {
    const { recoveryCodes } = (await kitchen.send(asha, 'POST', '/account/mfa/recovery-codes')).json();
    await steps.turnOn(asha);
    const half = await steps.signIn(asha);
    expect(await steps.pass(half, 'recoverycode', recoveryCodes[3])).toEqual(['password', 'recoveryCode']);
    expect(await mayEnter(half)).toBe(true);
  });
});

describe('two-step login', () => {
  beforeEach(newcomer);

  it('requires nothing while there is no second factor', async () => {
    await kitchen.send(asha, 'PATCH', '/account/mfa', { mfa: true });
    expect(await mayEnter(asha)).toBe(true);
    await kitchen.send(asha, 'POST', '/account/mfa/authenticators/totp');
    expect(await mayEnter(await steps.signIn(asha))).toBe(true);
  });

  it('requires an e-mail code once the address is verified, except in the session that turned it on', async () => {
    await steps.verifyAddress(asha);
    const turned = await kitchen.send(asha, 'PATCH', '/account/mfa', { mfa: true });
    expect([turned.statusCode, turned.json().mfa]).toEqual([200, true]);
    expect(await mayEnter(asha)).toBe(true);
    const half = await steps.signIn(asha);
    expect(await mayEnter(half)).toBe(false);
    const id = await steps.ask(half, 'email');
    expect(await steps.answer(half, id, await steps.mailedCode(asha))).toEqual(['password', 'email']);
    expect(await mayEnter(half)).toBe(true);
  });

  it('requires nothing once it is turned off', async () => {
    const app = await steps.turnOn(asha);
    const half = await steps.signIn(asha);
    expect(await mayEnter(half)).toBe(false);
    await steps.pass(asha, 'totp', app.code());
    await kitchen.send(asha, 'PATCH', '/account/mfa', { mfa: false });
    expect(await mayEnter(half)).toBe(true);
  });
});

describe('a socket', () => {
  beforeEach(newcomer);

  const halfway = (who: Person) =>
    openSocket(origin, '?project=rasoi&channels[]=account', { 'x-appwrite-session': who.session });

  it('does not accept a session that has only proven its password', async () => {
    const app = await steps.turnOn(asha);
    const half = await steps.signIn(asha);
    const refused = halfway(half);
    expect((await refused.next('error')).data.code).toBe(1008);
    expect(await refused.ended()).toBe(1008);
    const visitor = openSocket(origin, '?project=rasoi&channels[]=account');
    await visitor.next('connected');
    visitor.say({ type: 'authentication', data: { session: half.session } });
    expect((await visitor.next('error')).data.code).toBe(1003);
    await steps.pass(half, 'totp', app.code());
    visitor.say({ type: 'authentication', data: { session: half.session } });
    expect((await visitor.next('response')).data.success).toBe(true);
    visitor.socket.terminate();
  });

  it('closes when two-step login is turned on in another session, and stays open in that one', async () => {
    await steps.withApp(asha);
    const other = await listen(origin, await steps.signIn(asha), 'account');
    const own = await listen(origin, asha, 'account');
    await kitchen.send(asha, 'PATCH', '/account/mfa', { mfa: true });
    expect(await other.ended()).toBe(1000);
    await vi.waitFor(() => expect(own.events()).toContain(`users.${asha.id}.update.mfa`));
    own.socket.terminate();
  });
});
