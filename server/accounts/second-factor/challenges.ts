import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { lockAccountOf, markOwnerKnown } from '#server/accounts/account-ownership.ts';
import { addProvenFactors } from '#server/accounts/sessions/sessions.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Session } from '#server/documents/session.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { loginCode } from '#server/mail/emails/login-code.ts';
import { phoneLoginCode } from '#server/mail/emails/phone-login-code.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { withoutCode } from './recovery-codes.ts';
import { type Enrolment, lockEnrolment, sealCodes, unsealCodes, unusedStep } from './second-factors.ts';

/** The factors of challenges, by their names in sessions (WIRE-4.6). */
export type ChallengeFactor = 'email' | 'phone' | 'totp' | 'recoveryCode';

/** A request to prove one more factor. Only a hash of its code is stored. */
export interface Challenge {
  id: string;
  created: Date;
  expires: Date;
}

/** The challenges of two-step login (WIRE-4.6). */
export interface Challenges {
  /**
   * Creates a challenge and sends a code if the factor needs one.
   * @throws Failure user_email_not_found, user_email_not_verified, user_phone_not_found, user_phone_not_verified
   */
  create(asked: { id: string; session: Session; factor: ChallengeFactor }): Promise<Challenge>;
  /** Adds the proven factor to the session. Throws Failure user_invalid_token for any wrong or late answer. */
  answer(given: { id: string; session: Session; code: string }): Promise<Session>;
}

/** How long a challenge is open (milliseconds, WIRE-4.6). */
const LIFETIME = 3_600_000;
/** Answers that a challenge accepts; further ones are refused. */
const MAX_GUESSES = 5;
const CODE_LENGTH = 6;
const CODES = 10 ** CODE_LENGTH;

interface OpenChallenge {
  factor: ChallengeFactor;
  code_hash: string | null;
}

/** Hashes a code with the server's key: a plain hash of six digits could be reversed by trying all codes. */
const hashOf = (key: Buffer, challenge: string, code: string): string =>
  createHmac('sha256', key).update(`${challenge} ${code}`).digest('base64');

const areEqual = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** @param key reads the key for hashing codes and sealing secrets */
export function createChallenges(parts: EngineDeps, key: () => Promise<Buffer>): Challenges {
  /** Sends a code and returns it; undefined when the factor needs no code. */
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

  /** Whether the code proves the factor. A recovery code or app code can be used only once. */
  async function isCorrect(
    work: UnitOfWork,
    account: string,
    guess: OpenChallenge & { id: string; code: string },
  ) {
    const secret = await key();
    const { id, factor, code_hash, code } = guess;
    if (code_hash !== null) return areEqual(code_hash, hashOf(secret, id, code));
    const has = await lockEnrolment(work, account);
    if (factor === 'totp') {
      const step = has.totp_verified ? unusedStep(secret, account, has, code, work.now) : undefined;
      if (step === undefined) return false;
      await work.sql.execute(sql`update accounts set totp_step = ${step} where id = ${account}`);
      return true;
    }
    const left = withoutCode(unsealCodes(secret, account, has), code);
    if (!left) return false;
    const sealed = sealCodes(secret, account, left);
    await work.sql.execute(sql`update accounts set recovery_codes = ${sealed} where id = ${account}`);
    return true;
  }

  return {
    async create({ id, session, factor }) {
      const secret = await key();
      return runUnitOfWork(parts, SYSTEM, async (work) => {
        const { account } = session;
        const expires = new Date(work.now.getTime() + LIFETIME);
        const has = await lockEnrolment(work, account);
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
      // A wrong guess must not throw inside the transaction, because a rollback would undo its count.
      const proven = await runUnitOfWork(parts, SYSTEM, async (work) => {
        const locked = await lockAccountOf(work, session);
        const [open] = await work.sql.query<OpenChallenge>(
          sql`update challenges set guesses = guesses + 1 where id = ${id} and session = ${session.id}
            and expires > ${work.now} and guesses < ${MAX_GUESSES} returning factor, code_hash`,
        );
        if (!open || !(await isCorrect(work, account, { ...open, id, code }))) return undefined;
        await work.sql.execute(sql`delete from challenges where id = ${id}`);
        // An e-mail code proves that the session's holder reads the account's e-mail.
        if (open.factor === 'email') await markOwnerKnown(work, locked);
        return addProvenFactors(work, session, [open.factor], work.now);
      });
      if (!proven) throw new Failure('user_invalid_token');
      return proven;
    },
  };
}
