import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, PASSWORD, VISITOR } from '#tests/kitchen.ts';

const accountEvents: string[] = [];
const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
kitchen.app.events.subscribeAccounts(({ account, name }) => accountEvents.push(`${account} ${name}`));

it('a phone number is verified by its code once, within five tries and fifteen minutes', async () => {
  const NUMBER = '+919876543210';
  const ask = () => kitchen.send(asha, 'POST', '/account/verification/phone');
  const prove = (secret: string, userId = asha.id) =>
    kitchen.send(VISITOR, 'PUT', '/account/verifications/phone', { userId, secret });
  const newestCode = async () =>
    /\d{6}/.exec((await kitchen.mails()).findLast(({ to }) => to === NUMBER)?.text ?? '')?.[0] ?? '';
  const outcome = (answer: Awaited<ReturnType<typeof ask>>) => [answer.statusCode, answer.json().type];
  expect(outcome(await ask())).toEqual([400, 'user_phone_not_found']);
  await kitchen.send(asha, 'PATCH', '/account/phone', { phone: NUMBER, password: PASSWORD });
  accountEvents.splice(0);

  await ask();
  const guessed = await newestCode();
  const wrong = guessed === '000000' ? '000001' : '000000';
  for (let tries = 1; tries <= 5; tries++)
    expect(outcome(await prove(wrong))).toEqual([401, 'user_invalid_token']);
  expect((await prove(guessed)).statusCode).toBe(401);

  await ask();
  kitchen.wait(15);
  expect((await prove(await newestCode())).statusCode).toBe(401);

  const asked = await ask();
  expect(asked.statusCode).toBe(201);
  expect(asked.json()).toMatchObject({ userId: 'asha', secret: '' });
  const code = await newestCode();
  expect((await prove(code, 'nobody')).json().type).toBe('user_not_found');
  const login = { userId: 'asha', secret: code };
  expect((await kitchen.send(VISITOR, 'POST', '/account/sessions/token', login)).statusCode).toBe(401);
  expect((await prove(code)).json()).toMatchObject({ $id: asked.json().$id, userId: 'asha', secret: '' });
  expect((await prove(code)).statusCode).toBe(401);
  expect((await kitchen.send(asha, 'GET', '/account')).json().phoneVerification).toBe(true);
  expect(outcome(await ask())).toEqual([409, 'user_phone_already_verified']);
  expect(accountEvents.at(-1)).toBe(`asha verification.${asked.json().$id}.update`);
});
