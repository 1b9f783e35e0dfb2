import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { confirmOwner, lockAccountOf } from '#server/accounts/ownership.ts';
import { addProvenFactors } from '#server/accounts/sessions.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Session } from '#server/documents/session.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { Failure } from '#server/http/failure.ts';
import { loginCode } from '#server/mail/emails/login-code.ts';
import { phoneLoginCode } from '#server/mail/emails/phone-login-code.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { withoutCode } from './recovery-codes.ts';
import { type Enrolment, lockedEnrolment, sealedCodes, unsealedCodes, unusedStep } from './second-factors.ts';

/** Named as sessions list them (WIRE-4.6). */
export type ChallengeFactor = 'email' | 'phone' | 'totp' | 'recoveryCode';

/** A challenge: one more factor has to be proven. The code itself is not stored. */
export interface Challenge {
  id: string;
  created: Date;
  expires: Date;
}

/** Challenges of two-step login (WIRE-4.6). */
export interface Challenges {
  /**
   * Creates a challenge and sends a code if the factor needs one.
   * @throws Failure user_email_not_found, user_email_not_verified, user_phone_not_found, user_phone_not_verified
   */
  ask(asked: { id: string; session: Session; factor: ChallengeFactor }): Promise<Challenge>;
  /** Adds the proven factor to the session. Throws Failure user_invalid_token for a wrong answer of any kind. */
  answer(given: { id: string; session: Session; code: string }): Promise<Session>;
}

/** Milliseconds a challenge is open for: an hour (WIRE-4.6). */
const LIFETIME = 3_600_000;
/** Guesses per challenge; any further one is refused. */
const MAX_GUESSES = 5;
const CODE_LENGTH = 6;
const CODES = 10 ** CODE_LENGTH;

interface Open {
  factor: ChallengeFactor;
  code_hash: string | null;
}

/** Six digits could be tried out offline, so the hash needs the server's key. */
const hashOf = (key: Buffer, challenge: string, code: string): string =>
  createHmac('sha256', key).update(`${challenge} ${code}`).digest('base64');

const same = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** @param key returns the key for hashing codes and sealing secrets */
export function createChallenges(parts: EngineDeps, key: () => Promise<Buffer>): Challenges {
  /** The code to send; undefined when the factor needs none. */
  async function sendCode(
    work: Work,
    { factor, account, expires }: { factor: ChallengeFactor; account: string; expires: Date },
    has: Enrolment,
  ): Promise<string | undefined> {
    const code = String(randomInt(CODES)).padStart(CODE_LENGTH, '0');
    if (factor === 'email') {
      if (!has.email) throw new Failure('user_email_not_found');
      if (!has.emailVerification) throw new Failure('user_email_not_verified');
      await enqueueMail(work, loginCode, { to: has.email, userId: account, secret: { code }, expires });
      return code;
    }
    if (factor === 'phone') {
      if (!has.phone) throw new Failure('user_phone_not_found');
      if (!has.phone_verified) throw new Failure('user_phone_not_verified');
      await enqueueMail(work, phoneLoginCode, { to: has.phone, userId: account, secret: { code }, expires });
      return code;
    }
    return undefined;
  }

  /** Whether a code proves the factor. A recovery code is used up by that. */
  async function proves(work: UnitOfWork, account: string, guess: Open & { id: string; code: string }) {
    const secret = await key();
    const { id, factor, code_hash, code } = guess;
    if (code_hash !== null) return same(code_hash, hashOf(secret, id, code));
    const has = await lockedEnrolment(work, account);
    if (factor === 'totp') {
      const step = has.totp_verified ? unusedStep(secret, account, has, code, work.now) : undefined;
      if (step === undefined) return false;
      await work.sql.execute(sql`update accounts set totp_step = ${step} where id = ${account}`);
      return true;
    }
    const left = withoutCode(unsealedCodes(secret, account, has), code);
    if (!left) return false;
    const sealed = sealedCodes(secret, account, left);
    await work.sql.execute(sql`update accounts set recovery_codes = ${sealed} where id = ${account}`);
    return true;
  }

  return {
    async ask({ id, session, factor }) {
      const secret = await key();
      return runUnitOfWork(parts, SYSTEM, async (work) => {
        const { account } = session;
        const expires = new Date(work.now.getTime() + LIFETIME);
        const has = await lockedEnrolment(work, account);
        const code = await sendCode(work, { factor, account, expires }, has);
        await work.sql.execute(
          sql`delete from challenges where account = ${account} and expires <= ${work.now}`,
        );
        await work.sql.execute(
          sql`insert into challenges (id, account, session, factor, code_hash, created, expires)
            values (${id}, ${account}, ${session.id}, ${factor}, ${code === undefined ? null : hashOf(secret, id, code)},
              ${work.now}, ${expires})`,
        );
        work.emitAccountEvent(account, `challenges.${id}.create`);
        return { id, created: work.now, expires };
      });
    },

    async answer({ id, session, code }) {
      const { account } = session;
      // A wrong guess does not throw inside the transaction, because it has to be counted.
      const proven = await runUnitOfWork(parts, SYSTEM, async (work) => {
        const locked = await lockAccountOf(work, session);
        const [open] = await work.sql.query<Open>(
          sql`update challenges set guesses = guesses + 1 where id = ${id} and session = ${session.id}
            and expires > ${work.now} and guesses < ${MAX_GUESSES} returning factor, code_hash`,
        );
        if (!open || !(await proves(work, account, { ...open, id, code }))) return undefined;
        await work.sql.execute(sql`delete from challenges where id = ${id}`);
        // The holder of this session reads the account's e-mail.
        if (open.factor === 'email') await confirmOwner(work, locked);
        return addProvenFactors(work, session, [open.factor], work.now);
      });
      if (!proven) throw new Failure('user_invalid_token');
      return proven;
    },
  };
}
