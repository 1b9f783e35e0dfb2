import { isRecent } from '#domain/users/recent-proof.ts';
import { lockAccountOf } from '#server/accounts/account-ownership.ts';
import { requireRecentChallenge, requireRecentProof } from '#server/accounts/proofs/recent-proof.ts';
import { addProvenFactors } from '#server/accounts/sessions/sessions.ts';
import { Failure } from '#server/base/failure.ts';
import { seal, unseal } from '#server/db/sealing.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Session } from '#server/documents/session.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { tellOwnerOfChange } from '#server/mail/change-notices.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, stepTime, totpStep, totpUri } from './totp.ts';

export interface Factors {
  totp: boolean;
  phone: boolean;
  email: boolean;
  recoveryCode: boolean;
}

/** The settings of two-step login (WIRE-4.6). */
export interface SecondFactors {
  find(account: string): Promise<Factors>;
  /**
   * Turns two-step login on or off. The session that turns it on counts as having proven all factors.
   * @throws Failure user_challenge_required when it is turned off without a recent challenge
   */
  setRequired(session: Session, required: boolean): Promise<void>;
  /**
   * Adds an authenticator app, which then has to be verified. It replaces an app that was never verified.
   * @throws Failure user_authenticator_already_verified; user_challenge_required when the account has another factor
   *   and the session no recent challenge, or when it has none and the session is old
   */
  addAuthenticator(session: Session): Promise<{ secret: string; uri: string }>;
  /** Throws Failure user_authenticator_not_found, user_authenticator_already_verified, user_invalid_token. */
  verifyAuthenticator(session: Session, code: string): Promise<void>;
  /** Throws Failure user_authenticator_not_found. */
  removeAuthenticator(session: Session): Promise<void>;
  /**
   * Creates the first recovery codes.
   * @throws Failure user_recovery_codes_already_exists; user_challenge_required as for `addAuthenticator`
   */
  createRecoveryCodes(session: Session): Promise<string[]>;
  /** Throws Failure user_recovery_codes_not_found. */
  recoveryCodes(account: string): Promise<string[]>;
  /** Replaces all recovery codes. Throws Failure user_recovery_codes_not_found. */
  replaceRecoveryCodes(session: Session): Promise<string[]>;
}

/** The stored factors of an account. */
export interface Enrolment {
  email: string | null;
  name: string | null;
  emailVerification: boolean;
  phone: string | null;
  phone_verified: boolean;
  mfa: boolean;
  totp_secret: Buffer | null;
  totp_verified: boolean;
  totp_step: number | null;
  recovery_codes: Buffer | null;
}

const canBeChallenged = (has: Enrolment): boolean =>
  has.totp_verified || has.emailVerification || has.phone_verified;

/** Whether the session has just verified the app that is the account's only factor. It counts as a recent challenge. */
function hasJustAddedApp(session: Session, has: Enrolment, now: Date): boolean {
  const onlyApp = has.totp_verified && !has.emailVerification && !has.phone_verified;
  return onlyApp && session.factors.includes('totp') && isRecent(stepTime(has.totp_step ?? 0), now);
}

/**
 * Checks a proof before a factor is added: otherwise somebody with a stolen session could add one that passes every later
 * challenge. An account that has a factor proves that; one without needs a session that was just opened.
 */
async function requireProof(work: UnitOfWork, session: Session, hasFactor: boolean): Promise<void> {
  if (hasFactor) requireRecentChallenge(session, work.now);
  else await requireRecentProof(work, session);
}

const ENROLMENT = sql`select u.email, u.name, u."emailVerification", a.phone, a.phone_verified, a.mfa, a.totp_secret,
    a.totp_verified, a.totp_step, a.recovery_codes from accounts a join users u on u.id = a.id`;

function requireEnrolment(enrolments: readonly Enrolment[]): Enrolment {
  const [enrolment] = enrolments;
  if (!enrolment) throw new Failure('general_unauthorized_scope');
  return enrolment;
}

/** Reads the account's factors, and locks them until the end of the transaction. */
export async function lockEnrolment({ sql: tx }: UnitOfWork, account: string): Promise<Enrolment> {
  return requireEnrolment(
    await tx.query<Enrolment>(sql`${ENROLMENT} where a.id = ${account} for update of a`),
  );
}

/** The time step of an app's code; undefined when the code is wrong or was used before. */
export function unusedStep(key: Buffer, account: string, has: Enrolment, code: string, now: Date) {
  if (!has.totp_secret) return undefined;
  const step = totpStep(unseal(key, account, has.totp_secret), code, now);
  return step !== undefined && step > (has.totp_step ?? 0) ? step : undefined;
}

export function sealCodes(key: Buffer, account: string, codes: readonly string[]): Buffer | null {
  return codes.length > 0 ? seal(key, account, codes.join(' ')) : null;
}

export function unsealCodes(key: Buffer, account: string, { recovery_codes }: Enrolment): string[] {
  return recovery_codes ? unseal(key, account, recovery_codes).split(' ') : [];
}

/** @param key reads the key for sealing secrets */
export function createSecondFactors(parts: EngineDeps, key: () => Promise<Buffer>): SecondFactors {
  const enrolment = async (account: string): Promise<Enrolment> =>
    requireEnrolment(await parts.database.query<Enrolment>(sql`${ENROLMENT} where a.id = ${account}`));

  /** Changes the factors of the session's account, if the session still exists, and emits an account event. */
  async function change<T>(
    session: Session,
    task: (work: UnitOfWork, has: Enrolment, key: Buffer) => Promise<T>,
  ): Promise<T> {
    const sealing = await key();
    return runUnitOfWork(parts, SYSTEM, async (work) => {
      await lockAccountOf(work, session);
      const result = await task(work, await lockEnrolment(work, session.account), sealing);
      work.emitAccountEvent(session.account, 'update.mfa');
      return result;
    });
  }

  async function storeNewCodes(work: UnitOfWork, account: string, sealing: Buffer): Promise<string[]> {
    await tellOwnerOfChange(work, account, 'secondFactor');
    const codes = newRecoveryCodes();
    const sealed = sealCodes(sealing, account, codes);
    await work.sql.execute(sql`update accounts set recovery_codes = ${sealed} where id = ${account}`);
    return codes;
  }

  return {
    async find(account) {
      const has = await enrolment(account);
      return {
        totp: has.totp_verified,
        phone: has.phone_verified,
        email: has.emailVerification,
        recoveryCode: has.recovery_codes !== null,
      };
    },

    setRequired: (session, required) =>
      change(session, async (work, has) => {
        if (!required && has.mfa && canBeChallenged(has)) requireRecentChallenge(session, work.now);
        if (required !== has.mfa) await tellOwnerOfChange(work, session.account, 'secondFactor');
        await work.sql.execute(sql`update accounts set mfa = ${required} where id = ${session.account}`);
        if (!required) return;
        const proven = [
          has.totp_verified && 'totp',
          has.emailVerification && 'email',
          has.phone_verified && 'phone',
        ];
        await addProvenFactors(
          work,
          session,
          proven.filter((factor) => factor !== false),
        );
      }),

    addAuthenticator: (session) =>
      change(session, async (work, has, sealing) => {
        const { account } = session;
        if (has.totp_verified) throw new Failure('user_authenticator_already_verified');
        await requireProof(work, session, canBeChallenged(has));
        const secret = newTotpSecret();
        const sealed = seal(sealing, account, secret);
        await work.sql.execute(
          sql`update accounts set totp_secret = ${sealed}, totp_step = null where id = ${account}`,
        );
        return { secret, uri: totpUri(secret, has.email || has.name || account, work.site.shop.name) };
      }),

    verifyAuthenticator: (session, code) =>
      change(session, async (work, has, sealing) => {
        const { account } = session;
        if (!has.totp_secret) throw new Failure('user_authenticator_not_found');
        if (has.totp_verified) throw new Failure('user_authenticator_already_verified');
        const step = unusedStep(sealing, account, has, code, work.now);
        if (step === undefined) throw new Failure('user_invalid_token');
        await tellOwnerOfChange(work, account, 'secondFactor');
        await work.sql.execute(
          sql`update accounts set totp_verified = true, totp_step = ${step} where id = ${account}`,
        );
        await addProvenFactors(work, session, ['totp']);
      }),

    removeAuthenticator: (session) =>
      change(session, async (work, has) => {
        if (!has.totp_secret) throw new Failure('user_authenticator_not_found');
        if (has.totp_verified) await tellOwnerOfChange(work, session.account, 'secondFactor');
        await work.sql.execute(
          sql`update accounts set totp_secret = null, totp_verified = false, totp_step = null
            where id = ${session.account}`,
        );
      }),

    createRecoveryCodes: (session) =>
      change(session, async (work, has, sealing) => {
        if (has.recovery_codes) throw new Failure('user_recovery_codes_already_exists');
        if (!hasJustAddedApp(session, has, work.now)) await requireProof(work, session, canBeChallenged(has));
        return storeNewCodes(work, session.account, sealing);
      }),

    async recoveryCodes(account) {
      const has = await enrolment(account);
      if (!has.recovery_codes) throw new Failure('user_recovery_codes_not_found');
      return unsealCodes(await key(), account, has);
    },

    replaceRecoveryCodes: (session) =>
      change(session, (work, has, sealing) => {
        if (!has.recovery_codes) throw new Failure('user_recovery_codes_not_found');
        return storeNewCodes(work, session.account, sealing);
      }),
  };
}
