import { Failure } from '#server/base/failure.ts';
import { users } from '#server/collections/users.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Session } from '#server/documents/session.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { lockAccount } from './account-ownership.ts';
import { asAlreadyExists, createAccount, type NewAccount } from './new-accounts.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { forgetBrowsers } from './proofs/end-trust.ts';
import { endSessions, extendSession, openSession } from './sessions/sessions.ts';
import type { PushTarget } from './targets.ts';

/** An account with its sign-in data and its profile, as its owner sees it. */
export interface Account {
  id: string;
  name: string;
  email: string;
  /** The phone number for signing in, such as +919876543210, or empty. The profile has a separate contact number. */
  phone: string;
  phoneVerification: boolean;
  active: boolean;
  isAdmin: boolean;
  emailVerification: boolean;
  created: Date;
  updated: Date;
  passwordUpdate: Date | null;
  accessedAt: Date | null;
  /** Whether two-step login is on. */
  mfa: boolean;
  /** Preferences that clients store with the account. */
  prefs: object;
  /** Oldest first. */
  pushTargets: PushTarget[];
}

/** The id of a session to open, and the client that opens it. */
export interface NewSessionClient {
  sessionId: string;
  ip: string;
  userAgent: string;
}

export interface Accounts {
  /** Creates an account and its profile. Throws Failure user_already_exists. */
  create(account: NewAccount & { password: string }): Promise<Account>;
  /** Throws Failure general_unauthorized_scope when there is no such account. */
  get(id: string): Promise<Account>;
  /** Throws Failure user_invalid_credentials, user_blocked. */
  signIn(
    email: string,
    password: string,
    visit: NewSessionClient,
  ): Promise<{ session: Session; secret: string }>;
  /** Ends one session of a person, or all of them with what their browsers receive. Throws Failure user_session_not_found. */
  signOut(id: string, sessionId?: string): Promise<void>;
  /** Extends a session. Throws Failure user_session_not_found. */
  extend(id: string, sessionId: string): Promise<Session>;
}

const ACCOUNT_COLUMNS = sql.raw(
  'a.id, u.name, u.email, a.phone, a.phone_verified as "phoneVerification", a.active, u."isAdmin", u."emailVerification", u.created, u.updated, ' +
    'u."passwordUpdate", u."accessedAt", a.mfa, a.prefs, ' +
    "coalesce((select json_agg(to_json(t) order by t.created, t.id) from push_targets t where t.account = a.id), '[]') " +
    'as "pushTargets"',
);

export function createAccounts(parts: EngineDeps): Accounts {
  const accounts: Accounts = {
    async create({ password, ...account }) {
      const hashed = await hashPassword(password);
      try {
        await runUnitOfWork(parts, SYSTEM, (work) => createAccount(work, account, hashed));
      } catch (error) {
        throw asAlreadyExists(error);
      }
      return accounts.get(account.id);
    },

    async get(id) {
      const [account] = await parts.database.query<Account>(
        sql`select ${ACCOUNT_COLUMNS} from accounts a join users u on u.id = a.id where a.id = ${id}`,
        'account',
      );
      if (!account) throw new Failure('general_unauthorized_scope');
      const pushTargets = account.pushTargets.map((target) => ({
        ...target,
        created: new Date(target.created),
        updated: new Date(target.updated),
      }));
      const { name, email, phone } = account;
      return { ...account, name: name ?? '', email: email ?? '', phone: phone ?? '', pushTargets };
    },

    async signIn(email, password, visit) {
      const [found] = await parts.database.query<{ id: string; password: string | null; active: boolean }>(
        sql`select a.id, a.password, a.active from users u join accounts a on a.id = u.id where u.email = ${email}`,
        'account to sign in',
      );
      if (!(await verifyPassword(password, found?.password)) || !found) {
        throw new Failure('user_invalid_credentials');
      }
      if (!found.active) throw new Failure('user_blocked');
      return runUnitOfWork(parts, SYSTEM, async (work) => {
        // While the password was being hashed, the account may have got another password or another owner.
        const account = await lockAccount(work, found.id);
        if (account?.password !== found.password) throw new Failure('user_invalid_credentials');
        await work.updateWhere(users, equal(users.fields.id, found.id), { accessedAt: work.now });
        return openSession(work, {
          id: visit.sessionId,
          account: found.id,
          provider: 'email',
          providerUid: email,
          factors: ['password'],
          ip: visit.ip,
          userAgent: visit.userAgent,
          now: work.now,
        });
      });
    },

    async signOut(id, sessionId) {
      const ended = await runUnitOfWork(parts, SYSTEM, async (work) => {
        if (sessionId === undefined) await forgetBrowsers(work, id);
        return endSessions(work, id, sessionId);
      });
      if (sessionId !== undefined && ended.length === 0) throw new Failure('user_session_not_found');
    },

    async extend(id, sessionId) {
      const session = await runUnitOfWork(parts, SYSTEM, (work) => extendSession(work, id, sessionId));
      if (!session) throw new Failure('user_session_not_found');
      return session;
    },
  };
  return accounts;
}
