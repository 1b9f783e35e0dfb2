import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { type TwoStep, twoStep } from '#tests/two-step.ts';

const TOTP = '/account/mfa/authenticators/totp';
const CODES = '/account/mfa/recovery-codes';
const INVALID = [401, 'user_invalid_token'];
let asha: Person;
const accountEvents: string[] = [];
const kitchen = await closeAfterAll(openKitchen());
const steps: TwoStep = twoStep(kitchen);
kitchen.app.events.subscribeAccounts(({ account, name }) => accountEvents.push(`${account} ${name}`));

let count = 0;

beforeEach(async () => {
  asha = await kitchen.customer(`asha${++count}`);
  accountEvents.splice(0);
});

const send = (method: string, path: string, body?: unknown, who = asha) =>
  kitchen.send(who, method, path, body);
/** Status, and the type of a refusal. */
async function outcome(method: string, path: string, body?: unknown, who = asha): Promise<unknown[]> {
  const answer = await send(method, path, body, who);
  return answer.statusCode < 400 ? [answer.statusCode] : [answer.statusCode, answer.json().type];
}
const factorsOf = async () => (await send('GET', '/account/mfa/factors')).json();

describe('an authenticator', () => {
  it('is shown once as a secret and a URI, then verified by its code', async () => {
    const sessionFactors = async () => (await send('GET', '/account/sessions/current')).json().factors;
    const begun = await send('POST', TOTP);
    expect(begun.statusCode).toBe(200);
    const { secret, uri } = begun.json();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const { protocol, host, pathname, searchParams } = new URL(uri);
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Rasoi:${asha.email}`,
    ]);
    expect([searchParams.get('issuer'), searchParams.get('secret')]).toEqual(['Rasoi', secret]);
    expect(await factorsOf()).toEqual({ totp: false, phone: false, email: false, recoveryCode: false });
    const proven = await send('PUT', TOTP, { otp: steps.authenticator(secret).code() });
    expect([proven.statusCode, proven.json()]).toMatchObject([200, { $id: asha.id, mfa: false }]);
    expect(await factorsOf()).toMatchObject({ totp: true });
    expect(await sessionFactors()).toEqual(['password', 'totp']);
    expect(accountEvents).toEqual([
      `${asha.id} update.mfa`,
      `${asha.id} sessions.${(await send('GET', '/account/sessions/current')).json().$id}.update`,
      `${asha.id} update.mfa`,
    ]);
  });

  it('has its secret encrypted in the database', async () => {
    const { secret } = (await send('POST', TOTP)).json();
    const [row] = await kitchen.database.query<{ totp_secret: Buffer }>(
      sql`select totp_secret from accounts where id = ${asha.id}`,
    );
    expect(row?.totp_secret.toString('latin1')).not.toContain(secret);
  });

  it('replaces one that was never verified, but not a verified one', async () => {
    const first = (await send('POST', TOTP)).json();
    const second = (await send('POST', TOTP)).json();
    const code = (secret: string) => ({ otp: steps.authenticator(secret).code() });
    expect(await outcome('PUT', TOTP, code(first.secret))).toEqual(INVALID);
    expect(await outcome('PUT', TOTP, code(second.secret))).toEqual([200]);
    expect(await outcome('PUT', TOTP, code(second.secret))).toEqual([
      409,
      'user_authenticator_already_verified',
    ]);
    expect(await outcome('POST', TOTP)).toEqual([409, 'user_authenticator_already_verified']);
  });

  it('is deleted only after a recent challenge', async () => {
    const app = await steps.withApp(asha);
    expect(await outcome('DELETE', TOTP)).toEqual([401, 'user_challenge_required']);
    await steps.pass(asha, 'totp', app.code());
    steps.wait(31);
    expect(await outcome('DELETE', TOTP)).toEqual([401, 'user_challenge_required']);
    await steps.pass(asha, 'totp', app.code());
    steps.wait(29);
    expect(await outcome('DELETE', TOTP)).toEqual([204]);
    expect(await factorsOf()).toMatchObject({ totp: false });
    expect(await outcome('DELETE', TOTP)).toEqual([404, 'user_authenticator_not_found']);
    expect(await outcome('PUT', TOTP, { otp: app.code() })).toEqual([404, 'user_authenticator_not_found']);
  });
});

describe('recovery codes', () => {
  it('are six, created once, and shown or replaced only after a recent challenge', async () => {
    const app = await steps.withApp(asha);
    const made = await send('POST', CODES);
    expect(made.statusCode).toBe(201);
    const { recoveryCodes } = made.json();
    expect(new Set(recoveryCodes).size).toBe(6);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z0-9]{10}$/);
    expect(await outcome('POST', CODES)).toEqual([409, 'user_recovery_codes_already_exists']);
    expect(await outcome('GET', CODES)).toEqual([401, 'user_challenge_required']);
    expect(await outcome('PATCH', CODES)).toEqual([401, 'user_challenge_required']);
    await steps.pass(asha, 'totp', app.code());
    expect((await send('GET', CODES)).json()).toEqual({ recoveryCodes });
    const replaced = (await send('PATCH', CODES)).json().recoveryCodes;
    expect(replaced).toHaveLength(6);
    expect(replaced).not.toContain(recoveryCodes[0]);
    expect(await steps.pass(asha, 'recoverycode', recoveryCodes[0])).toEqual(INVALID);
  });

  it('do not exist before they are created', async () => {
    const app = await steps.withApp(asha);
    await steps.pass(asha, 'totp', app.code());
    expect(await outcome('GET', CODES)).toEqual([404, 'user_recovery_codes_not_found']);
    expect(await outcome('PATCH', CODES)).toEqual([404, 'user_recovery_codes_not_found']);
  });

  it('work once each, in upper or lower case, until the last is used', async () => {
    const { recoveryCodes } = (await send('POST', CODES)).json();
    expect(await factorsOf()).toMatchObject({ recoveryCode: true });
    const [first, ...rest] = recoveryCodes as string[];
    expect(await steps.pass(asha, 'recoveryCode', String(first).toUpperCase())).toEqual([
      'password',
      'recoveryCode',
    ]);
    expect(await steps.pass(asha, 'recoverycode', String(first))).toEqual(INVALID);
    expect((await send('GET', CODES)).json().recoveryCodes).toEqual(rest);
    for (const code of rest) await steps.pass(asha, 'recoverycode', code);
    expect(await factorsOf()).toMatchObject({ recoveryCode: false });
    expect(await outcome('POST', CODES)).toEqual([201]);
  });
});

describe('a challenge', () => {
  it('by app adds the factor to the session and accepts a code only once', async () => {
    const app = await steps.withApp(asha);
    const asked = await send('POST', '/account/mfa/challenges', { factor: 'totp' });
    expect([asked.statusCode, asked.json()]).toEqual([
      201,
      {
        $id: expect.any(String),
        $createdAt: expect.any(String),
        userId: asha.id,
        expire: expect.any(String),
      },
    ]);
    const { $createdAt, expire, $id } = asked.json();
    expect(Date.parse(expire) - Date.parse($createdAt)).toBe(3_600_000);
    const passed = await send('PUT', '/account/mfa/challenges', { challengeId: $id, otp: app.code() });
    expect([passed.statusCode, passed.json()]).toMatchObject([
      200,
      { userId: asha.id, factors: ['password', 'totp'] },
    ]);
    expect(passed.json().mfaUpdatedAt).not.toBe('');
    expect(await steps.answer(asha, $id, app.code(1))).toEqual(INVALID);
    expect(await steps.pass(asha, 'totp', app.code())).toEqual(INVALID);
    expect(await steps.pass(asha, 'totp', app.code(-1))).toEqual(INVALID);
    expect(await steps.pass(asha, 'totp', app.code(1))).toEqual(['password', 'totp']);
  });

  it.each([-2, 2])('refuses a code that is %i time steps off', async (away) => {
    const app = await steps.withApp(asha);
    expect(await steps.pass(asha, 'totp', app.code(away))).toEqual(INVALID);
  });

  it('by e-mail accepts the code that was sent, once, within one hour', async () => {
    await steps.verifyAddress(asha);
    const late = await steps.ask(asha, 'email');
    const lateCode = await steps.mailedCode(asha);
    steps.wait(61);
    expect(await steps.answer(asha, late, lateCode)).toEqual(INVALID);
    const id = await steps.ask(asha, 'EMAIL');
    const code = await steps.mailedCode(asha);
    expect(await steps.answer(asha, id, `${code.slice(0, 3)} ${code.slice(3)}`)).toEqual([
      'password',
      'email',
    ]);
    expect(await steps.answer(asha, id, code)).toEqual(INVALID);
  });

  it('by phone accepts the code that was sent to a verified number', async () => {
    const phone = `+9198765432${10 + count}`;
    const keep = (verified: boolean) =>
      kitchen.database.execute(
        sql`update accounts set phone = ${phone}, phone_verified = ${verified} where id = ${asha.id}`,
      );
    await keep(false);
    expect(await outcome('POST', '/account/mfa/challenge', { factor: 'phone' })).toEqual([
      400,
      'user_phone_not_verified',
    ]);
    await keep(true);
    expect(await factorsOf()).toMatchObject({ phone: true });
    const id = await steps.ask(asha, 'phone');
    const message = (await kitchen.mails()).findLast(({ to }) => to === phone);
    const code = /^\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    expect(await steps.answer(asha, id, code)).toEqual(['password', 'phone']);
  });

  it('allows five guesses', async () => {
    await steps.verifyAddress(asha);
    const id = await steps.ask(asha, 'email');
    const code = await steps.mailedCode(asha);
    for (let guess = 0; guess < 5; guess++) {
      expect(await steps.answer(asha, id, code === '000000' ? '111111' : '000000')).toEqual(INVALID);
    }
    expect(await steps.answer(asha, id, code)).toEqual(INVALID);
  });

  it('works only in the session that requested it', async () => {
    await steps.verifyAddress(asha);
    const ravi = await kitchen.customer(`ravi${count}`);
    const id = await steps.ask(asha, 'email');
    const code = await steps.mailedCode(asha);
    expect(await steps.answer(ravi, id, code)).toEqual(INVALID);
    expect(await steps.answer(await steps.signIn(asha), id, code)).toEqual(INVALID);
    expect(await steps.answer(asha, id, code)).toEqual(['password', 'email']);
  });

  it('can’t be passed with a factor that was never set up', async () => {
    expect(await steps.pass(asha, 'totp', '000000')).toEqual(INVALID);
    expect(await steps.pass(asha, 'recoverycode', 'abcdefghjk')).toEqual(INVALID);
    const { secret } = (await send('POST', TOTP)).json();
    expect(await steps.pass(asha, 'totp', steps.authenticator(secret).code())).toEqual(INVALID);
  });
});

it.each([
  ['PATCH', '/account/mfa', { mfa: 'yes' }, 400, 'general_argument_invalid'],
  ['PATCH', '/account/mfa', {}, 400, 'general_argument_invalid'],
  ['POST', '/account/mfa/authenticators/sms', {}, 400, 'general_argument_invalid'],
  ['PUT', '/account/mfa/authenticators/sms', { otp: '123456' }, 400, 'general_argument_invalid'],
  ['DELETE', '/account/mfa/authenticators/sms', {}, 400, 'general_argument_invalid'],
  ['PUT', TOTP, {}, 400, 'general_argument_invalid'],
  ['PUT', TOTP, { otp: '123456' }, 404, 'user_authenticator_not_found'],
  ['POST', '/account/mfa/challenge', {}, 400, 'general_argument_invalid'],
  ['POST', '/account/mfa/challenge', { factor: 'pigeon' }, 400, 'general_argument_invalid'],
  ['POST', '/account/mfa/challenge', { factor: 'constructor' }, 400, 'general_argument_invalid'],
  ['POST', '/account/mfa/challenge', { factor: 'email' }, 400, 'user_email_not_verified'],
  ['POST', '/account/mfa/challenge', { factor: 'phone' }, 400, 'user_phone_not_found'],
  ['PUT', '/account/mfa/challenge', { otp: '123456' }, 400, 'general_argument_invalid'],
  ['PUT', '/account/mfa/challenge', { challengeId: 'nothing', otp: '123456' }, 401, 'user_invalid_token'],
  [
    'PUT',
    '/account/mfa/challenge',
    { challengeId: 'nothing', otp: 'x'.repeat(257) },
    400,
    'general_argument_invalid',
  ],
])('%s %s with %j is answered with %i %s', async (method, path, body, status, type) => {
  expect(await outcome(method, path, body)).toEqual([status, type]);
});

it.each([
  ['PATCH', '/account/mfa'],
  ['GET', '/account/mfa/factors'],
  ['POST', TOTP],
  ['PUT', TOTP],
  ['DELETE', TOTP],
  ['POST', CODES],
  ['GET', CODES],
  ['PATCH', CODES],
  ['POST', '/account/mfa/challenge'],
  ['PUT', '/account/mfa/challenge'],
])('%s %s requires a login', async (method, path) => {
  const body = method === 'GET' ? undefined : {};
  expect(await outcome(method, path, body, VISITOR)).toEqual([401, 'general_unauthorized_scope']);
});
