import { Failure } from '#server/base/failure.ts';
import { type Identity, identities } from '#server/collections/identities.ts';
import { users } from '#server/collections/users.ts';
import { retryOnUniqueViolation } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { insert } from '#server/documents/creating/inserting.ts';
import { findPage } from '#server/documents/list-page.ts';
import type { Query } from '#server/documents/queries/query.ts';
import type { Session } from '#server/documents/session.ts';
import { find, removeAll, updateAll } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { tellOwnerOfChange } from '#server/mail/change-notices.ts';
import {
  handOverByEmail,
  lockAccount,
  lockAccountOf,
  markOwnerKnown,
  tellOfEndedLogins,
} from './account-ownership.ts';
import type { NewSessionClient } from './accounts.ts';
import { createAccount } from './new-accounts.ts';
import { requireRecentProof } from './proofs/recent-proof.ts';
import { endSessions, openSession } from './sessions/sessions.ts';
import type { Browser } from './sign-in/arrival.ts';
import { issueToken } from './tokens.ts';

/** A person's sign-in at an OAuth2 provider, after the redirect back. */
export interface ProviderSignIn {
  provider: string;
  uid: string;
  /** Lower case; empty when the provider gives none. */
  email: string;
  /** Whether the provider has verified the address. */
  emailVerified: boolean;
  name: string;
  /** The session whose account gets the identity; undefined when the person signs in. */
  linkedSession: Session | undefined;
  /** See `Browser`. */
  isKnownTo: Browser['isKnownTo'];
  /** Ids to use if an account or an identity has to be created. */
  newAccountId: string;
  newIdentityId: string;
}

/** Links between people at OAuth2 providers and accounts (WIRE-4.3). */
export interface Identities {
  /**
   * Signs in to the account linked to the identity, else to the account with the verified address, else to a new one.
   * `replaced` is the browser's former session, which ends.
   * @throws Failure user_already_exists, user_unauthorized, user_blocked, general_bad_request, user_challenge_required
   *   when an old session would get another identity
   */
  signIn(
    arrival: ProviderSignIn,
    visit: NewSessionClient & {
      replaced: { account: string; session: string } | undefined;
      grant: { accessToken: string; refreshToken: string; expires: Date | null };
    },
  ): Promise<{ session: Session; secret: string }>;
  /** Like `signIn`, but returns a secret that can be exchanged for a session later (WIRE-4.3). */
  issueLogin(arrival: ProviderSignIn, tokenId: string): Promise<{ userId: string; secret: string }>;
  list(userId: string, query: Query): Promise<{ documents: Identity[]; total: number }>;
  /** Throws Failure user_identity_not_found. */
  remove(userId: string, id: string): Promise<void>;
}

export function createIdentities(parts: EngineDeps): Identities {
  const { database } = parts;

  const ownerOf = async (work: UnitOfWork, email: string): Promise<string | undefined> => {
    const [found] = await work.sql.query<{ id: string }>(sql`select id from users where email = ${email}`);
    return found?.id;
  };

  /** The account to link a new identity to; created if necessary. */
  async function accountFor(work: UnitOfWork, arrival: ProviderSignIn): Promise<string> {
    const { email, emailVerified, linkedSession: by } = arrival;
    if (email === '')
      throw new Failure('user_unauthorized', 'The provider did not tell your e-mail address.');
    const owner = await ownerOf(work, email);
    if (by) {
      if (owner !== undefined && owner !== by.account) throw new Failure('user_already_exists');
      await lockAccountOf(work, by);
      await requireRecentProof(work, by);
      return by.account;
    }
    if (owner === undefined) {
      const { newAccountId: id, name } = arrival;
      const made = { id, email, emailVerification: emailVerified, ownerKnown: emailVerified, name };
      await createAccount(work, made);
      return id;
    }
    if (!emailVerified) {
      throw new Failure(
        'general_bad_request',
        'There is an account with this e-mail address, and the provider has not verified that it is yours.',
      );
    }
    const account = await lockAccount(work, owner);
    if (!account?.active) throw new Failure('user_blocked');
    if (await handOverByEmail(work, account, await arrival.isKnownTo(work.sql, owner)))
      await tellOfEndedLogins(work, account);
    return owner;
  }

  /** Finds the person's account, or creates one, and links it to their identity. */
  async function findOrCreateAccount(work: UnitOfWork, arrival: ProviderSignIn): Promise<string> {
    const { provider, uid, email, linkedSession: by, newIdentityId } = arrival;
    const isThis = and(
      equal(identities.fields.provider, provider),
      equal(identities.fields.providerUid, uid),
    );
    const changes = { values: { providerEmail: email }, now: work.now };
    const [known] = await updateAll(work.sql, identities, isThis, changes);
    const userId = known ? known.data.userId : await accountFor(work, arrival);
    if (by && userId !== by.account) throw new Failure('user_already_exists');
    const account = await lockAccount(work, userId);
    if (!account?.active) throw new Failure('user_blocked');
    if (!known) {
      if (userId !== arrival.newAccountId) await tellOwnerOfChange(work, userId, 'identity');
      const values = { userId, provider, providerUid: uid, providerEmail: email };
      const meta = { creator: null, fingerprint: null, permissions: [], now: work.now };
      await insert(work.sql, identities, newIdentityId, values, meta);
    }
    const vouched = arrival.emailVerified && (await ownerOf(work, email)) === userId;
    if (vouched) {
      await markOwnerKnown(work, account);
      const unproven = and(equal(users.fields.id, userId), equal(users.fields.emailVerification, false));
      await work.updateWhere(users, unproven, { emailVerification: true });
    }
    await work.updateWhere(users, equal(users.fields.id, userId), { accessedAt: work.now });
    return userId;
  }

  /** Retries, so that the second of two simultaneous first sign-ins finds the account that the first one created. */
  const inUnitOfWork = <T>(task: (work: UnitOfWork) => Promise<T>): Promise<T> =>
    retryOnUniqueViolation(() => runUnitOfWork(parts, SYSTEM, task));

  return {
    signIn: (arrival, { sessionId, ip, userAgent, replaced, grant }) =>
      inUnitOfWork(async (work) => {
        const account = await findOrCreateAccount(work, arrival);
        if (replaced) await endSessions(work, replaced.account, replaced.session);
        return openSession(work, {
          id: sessionId,
          account,
          provider: arrival.provider,
          providerUid: arrival.uid,
          factors: ['email', 'oauth2'],
          ip,
          userAgent,
          now: work.now,
          providerTokens: grant,
        });
      }),

    issueLogin: (arrival, tokenId) =>
      inUnitOfWork(async (work) => {
        const userId = await findOrCreateAccount(work, arrival);
        const { provider } = arrival;
        const asked = { id: tokenId, holder: { account: userId }, kind: 'oauth2', provider } as const;
        const { secret } = await issueToken(work, asked);
        work.emitAccountEvent(userId, `tokens.${tokenId}.create`);
        return { userId, secret };
      }),

    async list(userId, query) {
      let cursor: Identity | undefined;
      if (query.cursor) {
        cursor = await find(database, identities, query.cursor.id);
        if (cursor?.data.userId !== userId) throw new Failure('general_cursor_not_found');
      }
      return findPage(
        database,
        identities,
        { ...query, where: [equal(identities.fields.userId, userId), ...query.where] },
        cursor,
      );
    },

    async remove(userId, id) {
      const own = and(equal(identities.fields.id, id), equal(identities.fields.userId, userId));
      await runUnitOfWork(parts, SYSTEM, async (work) => {
        const gone = await removeAll(work.sql, identities, own);
        if (gone.length === 0) throw new Failure('user_identity_not_found');
        await tellOwnerOfChange(work, userId, 'identity');
      });
    },
  };
}
