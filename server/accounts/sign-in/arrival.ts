import {
  handOverByEmail,
  handOverByPhone,
  type LockedAccount,
  tellOfEndedLogins,
} from '#server/accounts/account-ownership.ts';
import type { NewSessionClient } from '#server/accounts/accounts.ts';
import { openSession } from '#server/accounts/sessions/sessions.ts';
import type { LoginKind } from '#server/accounts/tokens.ts';
import { Failure } from '#server/base/failure.ts';
import { users } from '#server/collections/users.ts';
import type { Sql } from '#server/db/sql.ts';
import type { Session } from '#server/documents/session.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';

/** The provider and factors of a session, by the kind of secret that opened it (WIRE-3). */
const LOGINS: Record<LoginKind, { provider: string; factors: readonly string[] }> = {
  email: { provider: 'email', factors: ['email'] },
  'magic-url': { provider: 'magic-url', factors: ['email'] },
  phone: { provider: 'phone', factors: ['phone'] },
  oauth2: { provider: 'oauth2', factors: ['email', 'oauth2'] },
};
export const LOGIN_KINDS = Object.keys(LOGINS) as LoginKind[];

/** The browser that uses a secret. */
export interface Browser extends NewSessionClient {
  /** Whether it already belongs to the account: it holds a live session of the account or its device cookie (SAFE-84). */
  isKnownTo(sql: Sql, account: string): Promise<boolean>;
}

export interface OpenedSession {
  session: Session;
  secret: string;
}

/**
 * Opens a session of an account for the person who has used a secret sent to its address, after giving them the account
 * (account-ownership.ts).
 * @param used.provider the provider of a secret that one issued, else empty
 * @throws Failure user_blocked
 */
export async function openSessionBySecret(
  work: UnitOfWork,
  account: LockedAccount,
  used: { kind: LoginKind; provider: string },
  { sessionId: id, ip, userAgent, isKnownTo }: Browser,
): Promise<OpenedSession> {
  if (!account.active) throw new Failure('user_blocked');
  const { provider, factors } = LOGINS[used.kind];
  const mailed = used.kind === 'email' || used.kind === 'magic-url';
  if (mailed && (await handOverByEmail(work, account, await isKnownTo(work.sql, account.id))))
    await tellOfEndedLogins(work, account);
  if (used.kind === 'phone') await handOverByPhone(work, account);
  const proven = mailed ? { emailVerification: true } : {};
  const [profile] = await work.updateWhere(users, equal(users.fields.id, account.id), {
    accessedAt: work.now,
    ...proven,
  });
  const address = mailed ? profile?.data.email : used.kind === 'phone' ? account.phone : '';
  const login = { account: account.id, provider: used.provider || provider, factors };
  return openSession(work, { ...login, id, providerUid: address ?? '', ip, userAgent, now: work.now });
}
