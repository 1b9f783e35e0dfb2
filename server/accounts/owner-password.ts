import { randomBytes } from 'node:crypto';
import { users } from '#server/collections/users.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { tellOwnerOfChange } from '#server/mail/change-notices.ts';
import { lockAccount } from './account-ownership.ts';
import { hashPassword } from './passwords.ts';
import { forgetBrowsers } from './proofs/end-trust.ts';
import { endSessions } from './sessions/sessions.ts';
import { revokeTokens } from './tokens.ts';

/** A password that nobody has to remember, and that every rule accepts. */
export const generatedPassword = (): string => `Rasoi-${randomBytes(9).toString('base64url')}7`;

/**
 * Gives an owner a new password, and ends all their sessions (INSTALL-9). For the person who runs the machine only. Two-step
 * login stays on, and the owner gets the message that the password was changed.
 * @param email of an owner; by default the first one's
 * @returns undefined if there is no such owner
 */
export async function resetOwnerPassword(
  engine: EngineDeps,
  email: string | undefined,
): Promise<{ email: string; password: string } | undefined> {
  const [owner] = await engine.database.query<{ id: string; email: string }>(
    sql`select id, email from users where role = 'owner' and email is not null
      and (${email ?? null}::text is null or email = ${email ?? null})
      order by "isSuperAdmin" desc, created limit 1`,
    'owner by address',
  );
  if (!owner) return undefined;
  const password = generatedPassword();
  const hashed = await hashPassword(password);
  await runUnitOfWork(engine, SYSTEM, async (work) => {
    await lockAccount(work, owner.id);
    await work.sql.execute(
      sql`update accounts set password = ${hashed}, logins_ended = false where id = ${owner.id}`,
    );
    await work.updateWhere(users, equal(users.fields.id, owner.id), { passwordUpdate: work.now });
    await tellOwnerOfChange(work, owner.id, 'password');
    await forgetBrowsers(work, owner.id);
    await revokeTokens(work, owner.id);
    await endSessions(work, owner.id);
  });
  return { email: owner.email, password };
}
