import { accountPhone } from '#domain/phone.ts';
import { Failure } from '#server/base/failure.ts';
import { users } from '#server/collections/users.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { phoneProof } from '#server/mail/emails/phone-proof.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { consumeToken, issueToken } from '../tokens.ts';

/**
 * The phone number of a profile. Locks the profile, so that the number stays the same. Throws Failure
 * user_phone_not_found.
 */
async function numberOf(work: Work, userId: string): Promise<number> {
  const profile = await find(work.sql, users, userId, true);
  const phone = profile?.data.phone ?? null;
  if (phone === null) throw new Failure('user_phone_not_found');
  return phone;
}

/**
 * Sends a code to the phone number of a profile (TRUST-3). Proving it gives no right to sign in with it. Returns when the
 * code expires.
 * @throws Failure user_phone_not_found
 */
export const sendProofCode = (
  engine: EngineDeps,
  { userId, id }: { userId: string; id: string },
): Promise<Date> =>
  runUnitOfWork(engine, SYSTEM, async (work) => {
    const phone = await numberOf(work, userId);
    const holder = { account: userId };
    // The number is kept with the code: one sent to another number proves nothing about this one.
    const asked = { id, holder, kind: 'phone-proof', provider: `${phone}` } as const;
    const { token, secret } = await issueToken(work, asked);
    await enqueueMail(work, phoneProof, {
      to: accountPhone(phone),
      userId,
      secret: { code: secret },
      expires: token.expires,
    });
    return token.expires;
  });

/** Proves the phone number of a profile by its code. Throws Failure user_invalid_token, user_phone_not_found. */
export async function proveNumber(
  engine: EngineDeps,
  { userId, secret }: { userId: string; secret: string },
): Promise<void> {
  const isProven = await runUnitOfWork(engine, SYSTEM, async (work) => {
    const phone = await numberOf(work, userId);
    const token = await consumeToken(work, { holder: userId, kinds: ['phone-proof'], secret });
    if (token?.provider !== `${phone}`) return false;
    await work.updateWhere(users, equal(users.fields.id, userId), { provenPhone: phone });
    return true;
  });
  // Thrown after the transaction, because a rollback would also undo the count of wrong guesses.
  if (!isProven) throw new Failure('user_invalid_token');
}
