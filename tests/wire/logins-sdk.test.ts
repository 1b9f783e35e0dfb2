import { Account, Client, ID } from 'appwrite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Kitchen, openKitchen, PASSWORD } from '#tests/kitchen.ts';
import { openBrowser } from './browser.ts';

// All ways to sign in except by password, and logs, JWTs and push targets, with the official SDK.

const PAGE = 'http://localhost:3000/in';

let kitchen: Kitchen;
let origin: string;

beforeAll(async () => {
  kitchen = await openKitchen();
  origin = await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => kitchen.close());
beforeEach(() => openBrowser('fallback header'));
afterEach(() => {
  vi.unstubAllGlobals();
});

const client = () => new Client().setEndpoint(`${origin}/v1`).setProject('rasoi');
const codeTo = async (to: string) =>
  /\b\d{6}\b/.exec((await kitchen.mails()).findLast((mail) => mail.to === to)?.text ?? '')?.[0] ?? '';

it('the SDK signs in by a code, a magic link and a text message', async () => {
  const account = new Account(client());
  const email = 'meera@example.in';
  const asked = await account.createEmailToken(ID.unique(), email, true);
  expect(asked.phrase).not.toBe('');
  const byCode = await account.createSession(asked.userId, await codeTo(email));
  expect(byCode).toMatchObject({ userId: asked.userId, provider: 'email', factors: ['email'] });
  expect(await account.get()).toMatchObject({ email, emailVerification: true });
  await account.deleteSession('current');

  expect((await account.createMagicURLToken(ID.unique(), email, PAGE)).userId).toBe(asked.userId);
  const secret = (await kitchen.linkTo(email)).searchParams.get('secret') ?? '';
  expect((await account.updateMagicURLSession(asked.userId, secret)).provider).toBe('magic-url');
  await account.deleteSession('current');

  const phone = '+919876543210';
  const { userId } = await account.createPhoneToken(ID.unique(), phone);
  expect(userId).not.toBe(asked.userId);
  expect((await account.updatePhoneSession(userId, await codeTo(phone))).provider).toBe('phone');
  expect(await account.get()).toMatchObject({ phone, phoneVerification: true });
});

it('the SDK turns an anonymous account into a full one, with its number and devices', async () => {
  const mine = client();
  const account = new Account(mine);
  const { userId, expire } = await account.createAnonymousSession();
  await account.updateEmail('some@example.in', PASSWORD);
  await account.updatePhone('+919876500000', PASSWORD);
  await account.createPhoneVerification();
  await account.updatePhoneVerification(userId, await codeTo('+919876500000'));
  await account.createPushTarget('tablet', 'token-1');
  expect((await account.updatePushTarget('tablet', 'token-2')).identifier).toBe('token-2');
  const { targets, phoneVerification } = await account.get();
  expect([phoneVerification, targets.map(({ providerType }) => providerType)]).toEqual([
    true,
    ['email', 'sms', 'push'],
  ]);
  await account.deletePushTarget('tablet');
  expect(Date.parse((await account.updateSession('current')).expire)).toBeGreaterThan(Date.parse(expire));
  expect((await account.listLogs()).logs.map(({ event }) => event)).toEqual([
    'session.update',
    'target.delete',
    'target.update',
    'target.create',
    'verification.update',
    'verification.create',
    'user.update',
    'user.update',
    'session.create',
    'user.create',
  ]);

  const { jwt } = await account.createJWT();
  openBrowser('cookies');
  const elsewhere = new Account(client().setJWT(jwt));
  expect((await elsewhere.get()).$id).toBe(userId);
  await expect(elsewhere.createJWT()).rejects.toMatchObject({ type: 'user_jwt_creation_denied' });
});
