import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, type Person } from '#tests/kitchen.ts';
import { type TwoStep, twoStep } from '#tests/two-step.ts';

// SAFE-24: a person with somebody's stolen session can neither turn two-step login off nor add a factor to it.

const CHALLENGE = [401, 'user_challenge_required'];
const CODES = '/account/mfa/recovery-codes';
let asha: Person;
let count = 0;
const kitchen = await closeAfterAll(openKitchen());
const steps: TwoStep = twoStep(kitchen);

beforeEach(async () => {
  asha = await kitchen.customer(`asha${++count}`);
});

async function outcome(method: string, path: string, body: object = {}): Promise<unknown[]> {
  const answer = await kitchen.send(asha, method, path, body);
  return answer.statusCode < 400 ? [answer.statusCode] : [answer.statusCode, answer.json().type];
}
const turnOff = () => outcome('PATCH', '/account/mfa', { mfa: false });

describe('turning two-step login off', () => {
  it('requires a challenge passed in the last half hour', async () => {
    const isOn = async () => (await kitchen.send(asha, 'GET', '/account')).json().mfa;
    const app = await steps.turnOn(asha);
    expect(await turnOff()).toEqual(CHALLENGE);
    expect(await isOn()).toBe(true);
    await steps.pass(asha, 'totp', app.code());
    steps.wait(31);
    expect(await turnOff()).toEqual(CHALLENGE);
    await steps.pass(asha, 'totp', app.code());
    steps.wait(29);
    expect(await turnOff()).toEqual([200]);
    expect(await isOn()).toBe(false);
  });

  it('requires no challenge without a factor, and may be repeated', async () => {
    expect(await turnOff()).toEqual([200]);
    await kitchen.send(asha, 'PATCH', '/account/mfa', { mfa: true });
    expect(await turnOff()).toEqual([200]);
    await steps.verifyAddress(asha);
    expect(await turnOff()).toEqual([200]);
  });
});

describe('the first recovery codes', () => {
  it('require a challenge when the account has another factor than this session’s app', async () => {
    const app = await steps.withApp(asha);
    await steps.verifyAddress(asha);
    expect(await outcome('POST', CODES)).toEqual(CHALLENGE);
    await steps.pass(asha, 'totp', app.code());
    expect(await outcome('POST', CODES)).toEqual([201]);
  });

  it('require none for half an hour in the session that set up the app', async () => {
    await steps.withApp(asha);
    const here = asha;
    asha = await steps.signIn(here);
    expect(await outcome('POST', CODES)).toEqual(CHALLENGE);
    asha = here;
    steps.wait(31);
    expect(await outcome('POST', CODES)).toEqual(CHALLENGE);
  });

  it('require none without a factor', async () => {
    expect(await outcome('POST', CODES)).toEqual([201]);
  });
});

it('another authenticator app can’t be added without a challenge by the existing factor', async () => {
  const TOTP = '/account/mfa/authenticators/totp';
  await steps.verifyAddress(asha);
  expect(await outcome('POST', TOTP)).toEqual(CHALLENGE);
  const id = await steps.ask(asha, 'email');
  await steps.answer(asha, id, await steps.mailedCode(asha));
  expect(await outcome('POST', TOTP)).toEqual([200]);
});
