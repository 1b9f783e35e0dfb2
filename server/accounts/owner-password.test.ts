import { expect, it } from 'vitest';
import { openAccountKitchen } from '#tests/account-kitchen.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { PASSWORD, VISITOR } from '#tests/kitchen.ts';
import { resetOwnerPassword } from './owner-password.ts';

const kitchen = await closeAfterAll(openAccountKitchen());

// INSTALL-9
it('an owner gets another password, is told, and their sessions end; nobody else can', async () => {
  const signIn = (email: string, password: string) =>
    kitchen.send(VISITOR, 'POST', '/account/sessions/email', { email, password });
  const owner = await kitchen.admin();
  const asha = await kitchen.nextCustomer();
  const reset = await resetOwnerPassword(kitchen.app.engine, owner.email);
  expect(reset?.email).toBe(owner.email);
  expect((await kitchen.send(owner, 'GET', '/account')).statusCode).toBe(401);
  expect((await signIn(owner.email, PASSWORD)).statusCode).toBe(401);
  expect((await signIn(owner.email, reset?.password ?? '')).statusCode).toBe(201);
  expect((await kitchen.mails()).map(({ kind, to }) => [kind, to])).toContainEqual([
    'password-changed',
    owner.email,
  ]);
  expect(await resetOwnerPassword(kitchen.app.engine, asha.email)).toBeUndefined();
  expect((await signIn(asha.email, PASSWORD)).statusCode).toBe(201);
});
