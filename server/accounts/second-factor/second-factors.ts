import { sql } from 'drizzle-orm';
import { lockAccountOf } from '#server/accounts/ownership.ts';
import { addProvenFactors } from '#server/accounts/sessions.ts';
import { seal, unseal } from '#server/db/sealing.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Session } from '#server/documents/session.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { Failure } from '#server/http/failure.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, stepTime, totpStep, totpUri } from './totp.ts';

/** Milliseconds that a passed challenge counts as fresh (WIRE-4.6). */
const FRESH_FOR = 1_800_000;

export interface Factors {
  totp: boolean;
  phone: boolean;
  email: boolean;
  recoveryCode: boolean;
}

/** Settings of two-step login (WIRE-4.6). */
export interface SecondFactors {
  of(account: string): Promise<Factors>;
  /**
   * Turns two-step login on or off. The session that turns it on counts as having proven the account's factors.
   * @throws Failure user_challenge_required when it is turned off without a fresh challenge
   */
  require(session: Session, required: boolean): Promise<void>;
  /**
   * Begins with an authenticator app, in the place of one unproven.
   * @throws Failure user_authenticator_already_verified; user_challenge_required when the account has another factor and
   * none was proven lately
   */
  addAuthenticator(session: Session): Promise<{ secret: string; uri: string }>;
  /** Throws Failure user_authenticator_not_found, user_authenticator_already_verified, user_invalid_token. */
  proveAuthenticator(session: Session, code: string): Promise<void>;
  /** Throws Failure user_authenticator_not_found. */
  removeAuthenticator(session: Session): Promise<void>;
  /**
   * The first codes. Throws Failure user_recovery_codes_already_exists; user_challenge_required when the account has a
   * factor and none was proven lately.
   */
  makeRecoveryCodes(session: Session): Promise<string[]>;
  /** Throws Failure user_recovery_codes_not_found. */
  recoveryCodes(account: string): Promise<string[]>;
  /** New ones in the place of the old. Throws Failure user_recovery_codes_not_found. */
  replaceRecoveryCodes(session: Session): Promise<string[]>;
}

/** The factors of an account, as they are stored. */
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

const isLately = (moment: Date, now: Date): boolean => now.getTime() - moment.getTime() < FRESH_FOR;

/** Throws Failure user_challenge_required unless the session has a fresh challenge. */
export function requireFresh({ factorsProven }: Session, now: Date): void {
  if (factorsProven === null || !isLately(factorsProven, now)) throw new Failure('user_challenge_required');
}

const canBeChallenged = (has: Enrolment): boolean =>
  has.totp_verified || has.emailVerification || has.phone_verified;

/**
 * Whether the session has just set up the app that is the account's only factor, which counts as a fresh challenge.
 */
function hasJustSetUp(session: Session, has: Enrolment, now: Date): boolean {
  const onlyApp = has.totp_verified && !has.emailVerification && !has.phone_verified;
  return onlyApp && session.factors.includes('totp') && isLately(stepTime(has.totp_step ?? 0), now);
}

const ENROLMENT = sql`select u.email, u.name, u."emailVerification", a.phone, a.phone_verified, a.mfa, a.totp_secret,
    a.totp_verified, a.totp_step, a.recovery_codes from accounts a join users u on u.id = a.id`;

function found(enrolments: readonly Enrolment[]): Enrolment {
  const [enrolment] = enrolments;
  if (!enrolment) throw new Failure('general_unauthorized_scope');
  return enrolment;
}

/** The factors of an account, locked until the end of the transaction. */
export async function lockedEnrolment({ sql: tx }: UnitOfWork, account: string): Promise<Enrolment> {
  return found(await tx.query<Enrolment>(sql`${ENROLMENT} where a.id = ${account} for update of a`));
}

/** The time step of a valid, unused code; undefined for any other. */
export function unusedStep(key: Buffer, account: string, has: Enrolment, code: string, now: Date) {
  if (!has.totp_secret) return undefined;
  const step = totpStep(unseal(key, account, has.totp_secret), code, now);
  return step !== undefined && step > (has.totp_step ?? 0) ? step : undefined;
}

export function sealedCodes(key: Buffer, account: string, codes: readonly string[]): Buffer | null {
  return codes.length > 0 ? seal(key, account, codes.join(' ')) : null;
}

export function unsealedCodes(key: Buffer, account: string, { recovery_codes }: Enrolment): string[] {
  return recovery_codes ? unseal(key, account, recovery_codes).split(' ') : [];
}

/** @param key returns the key that secrets are sealed with */
export function createSecondFactors(parts: EngineDeps, key: () => Promise<Buffer>): SecondFactors {
  const enrolment = async (account: string): Promise<Enrolment> =>
    found(await parts.database.query<Enrolment>(sql`${ENROLMENT} where a.id = ${account}`));

  /** Changes an account's factors for a valid session and emits an account event. */
  async function change<T>(
    session: Session,
    task: (work: UnitOfWork, has: Enrolment, key: Buffer) => Promise<T>,
  ): Promise<T> {
    const sealing = await key();
    return runUnitOfWork(parts, SYSTEM, async (work) => {
      await lockAccountOf(work, session);
      const result = await task(work, await lockedEnrolment(work, session.account), sealing);
      work.emitAccountEvent(session.account, 'update.mfa');
      return result;
    });
  }

  async function keepNewCodes(work: UnitOfWork, account: string, sealing: Buffer): Promise<string[]> {
    const codes = newRecoveryCodes();
    const sealed = sealedCodes(sealing, account, codes);
    await work.sql.execute(sql`update accounts set recovery_codes = ${sealed} where id = ${account}`);
    return codes;
  }

  return {
    async of(account) {
      const has = await enrolment(account);
      return {
        totp: has.totp_verified,
        phone: has.phone_verified,
        email: has.emailVerification,
        recoveryCode: has.recovery_codes !== null,
      };
    },

    require: (session, required) =>
      change(session, async (work, has) => {
        if (!required && has.mfa && canBeChallenged(has)) requireFresh(session, work.now);
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
        // Otherwise a stranger's app could pass every later challenge.
        if (canBeChallenged(has)) requireFresh(session, work.now);
        const secret = newTotpSecret();
        const sealed = seal(sealing, account, secret);
        await work.sql.execute(
          sql`update accounts set totp_secret = ${sealed}, totp_step = null where id = ${account}`,
        );
        return { secret, uri: totpUri(secret, has.email || has.name || account) };
      }),

    proveAuthenticator: (session, code) =>
      change(session, async (work, has, sealing) => {
        const { account } = session;
        if (!has.totp_secret) throw new Failure('user_authenticator_not_found');
        if (has.totp_verified) throw new Failure('user_authenticator_already_verified');
        const step = unusedStep(sealing, account, has, code, work.now);
        if (step === undefined) throw new Failure('user_invalid_token');
        await work.sql.execute(
          sql`update accounts set totp_verified = true, totp_step = ${step} where id = ${account}`,
        );
        await addProvenFactors(work, session, ['totp']);
      }),

    removeAuthenticator: (session) =>
      change(session, async (work, has) => {
        if (!has.totp_secret) throw new Failure('user_authenticator_not_found');
        await work.sql.execute(
          sql`update accounts set totp_secret = null, totp_verified = false, totp_step = null
            where id = ${session.account}`,
        );
      }),

    makeRecoveryCodes: (session) =>
      change(session, (work, has, sealing) => {
        if (has.recovery_codes) throw new Failure('user_recovery_codes_already_exists');
        if (canBeChallenged(has) && !hasJustSetUp(session, has, work.now)) requireFresh(session, work.now);
        return keepNewCodes(work, session.account, sealing);
      }),

    async recoveryCodes(account) {
      const has = await enrolment(account);
      if (!has.recovery_codes) throw new Failure('user_recovery_codes_not_found');
      return unsealedCodes(await key(), account, has);
    },

    replaceRecoveryCodes: (session) =>
      change(session, (work, has, sealing) => {
        if (!has.recovery_codes) throw new Failure('user_recovery_codes_not_found');
        return keepNewCodes(work, session.account, sealing);
      }),
  };
}
