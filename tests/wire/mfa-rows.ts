import { AuthenticationFactor, AuthenticatorType, type Models } from 'appwrite';
import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import { PASSWORD } from '#tests/kitchen.ts';
import { openBrowser } from './browser.ts';
import type { Sdk } from './sdk-versions.ts';
import { keep, type Row, type Walk } from './walk.ts';

/** The calls of two-step login, which have two spellings. */
interface Steps {
  add(): Promise<Models.MfaType>;
  prove(otp: string): Promise<unknown>;
  remove(): Promise<unknown>;
  factors(): Promise<Models.MfaFactors>;
  ask(factor: AuthenticationFactor): Promise<Models.MfaChallenge>;
  answer(challengeId: string, otp: string): Promise<Models.Session>;
  makeCodes(): Promise<Models.MfaRecoveryCodes>;
  codes(): Promise<Models.MfaRecoveryCodes>;
  renewCodes(): Promise<Models.MfaRecoveryCodes>;
}

const type = AuthenticatorType.Totp;

const first = ({ account }: Sdk): Steps => ({
  add: () => account.createMfaAuthenticator(type),
  prove: (otp) => account.updateMfaAuthenticator(type, otp),
  remove: () => account.deleteMfaAuthenticator(type),
  factors: () => account.listMfaFactors(),
  ask: (factor) => account.createMfaChallenge(factor),
  answer: (challengeId, otp) => account.updateMfaChallenge(challengeId, otp),
  makeCodes: () => account.createMfaRecoveryCodes(),
  codes: () => account.getMfaRecoveryCodes(),
  renewCodes: () => account.updateMfaRecoveryCodes(),
});

function second({ newest }: Sdk): Steps {
  if (!newest) throw new Error('This version has one spelling.');
  const { account } = newest;
  return {
    add: () => account.createMFAAuthenticator({ type }),
    prove: (otp) => account.updateMFAAuthenticator({ type, otp }),
    remove: () => account.deleteMFAAuthenticator({ type }),
    factors: () => account.listMFAFactors(),
    ask: (factor) => account.createMFAChallenge({ factor }),
    answer: (challengeId, otp) => account.updateMFAChallenge({ challengeId, otp }),
    makeCodes: () => account.createMFARecoveryCodes(),
    codes: () => account.getMFARecoveryCodes(),
    renewCodes: () => account.updateMFARecoveryCodes(),
  };
}

/** The code of an authenticator app, `steps` codes later, because each works only once. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

const walkThrough = (name: string, spelling: (sdk: Sdk) => Steps) => async (walk: Walk) => {
  const { person, sdk } = await walk.customer(name);
  const mine = spelling(sdk);
  const { secret, uri } = await mine.add();
  expect(uri).toContain('otpauth://totp/');
  await mine.prove(codeOf(secret));
  const { recoveryCodes } = await mine.makeCodes();
  expect(recoveryCodes).toHaveLength(6);
  expect(await sdk.account.updateMFA(true)).toMatchObject({ mfa: true });

  openBrowser('fallback header');
  const other = walk.visitor();
  keep(other, await other.account.createEmailPasswordSession(person.email, PASSWORD));
  const theirs = spelling(other);
  await expect(other.account.get()).rejects.toMatchObject({ code: 401, type: 'user_more_factors_required' });
  expect(await theirs.factors()).toEqual({ totp: true, phone: false, email: false, recoveryCode: true });
  const challenge = await theirs.ask(AuthenticationFactor.Totp);
  const session = await theirs.answer(challenge.$id, codeOf(secret, 1));
  expect(session).toMatchObject({
    factors: ['password', 'totp'],
    mfaUpdatedAt: expect.stringMatching(/^20/),
  });
  expect((await other.account.get()).$id).toBe(person.id);

  expect((await theirs.codes()).recoveryCodes).toEqual(recoveryCodes);
  const renewed = (await theirs.renewCodes()).recoveryCodes;
  expect(renewed).not.toEqual(recoveryCodes);
  const again = await theirs.ask(AuthenticationFactor.Recoverycode);
  await theirs.answer(again.$id, String(renewed[0]));
  await theirs.remove();
  expect(await theirs.factors()).toMatchObject({ totp: false });
};

/** Two-step login (WIRE-4.6). */
export const mfaRows: Row[] = [
  { name: 'logs in in two steps', run: walkThrough('twice', first) },
  { name: 'logs in in two steps, in the newer spelling', only: 'newest', run: walkThrough('newer', second) },
];
