import type { InvitationView, invitationAttributes } from '#domain/invitations/attributes.ts';
import { invitationMessages } from '#domain/invitations/messages.ts';
import type { Role } from '#domain/users/roles.ts';
import {
  handOverByEmail,
  handOverByPhone,
  type LockedAccount,
  lockAccount,
  lockAccountOf,
  tellOfEndedLogins,
} from '#server/accounts/account-ownership.ts';
import type { NewSessionClient } from '#server/accounts/accounts.ts';
import { asAlreadyExists, createAccount } from '#server/accounts/new-accounts.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { endPushMessages } from '#server/accounts/proofs/end-trust.ts';
import { openSession } from '#server/accounts/sessions/sessions.ts';
import { refuseGuessable } from '#server/accounts/staff-passwords.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { invitations } from '#server/collections/invitations.ts';
import { personOf, users } from '#server/collections/users.ts';
import { retryOnUniqueViolation } from '#server/db/connection.ts';
import { hashSecret } from '#server/db/secret-hash.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Document } from '#server/documents/document.ts';
import type { Session } from '#server/documents/session.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { updateDocument } from '#server/documents/writing.ts';
import { readPhone } from '#server/http/phones.ts';
import { tellOwnerOfChange } from '#server/mail/change-notices.ts';

type Invitation = Document<typeof invitationAttributes>;

/** The id and secret in the link of an invitation. */
export interface OpenedInvitation {
  id: string;
  secret: string;
}

/** A request to accept an invitation. */
export interface AcceptRequest extends OpenedInvitation {
  /** The session of a signed-in person, who then gets the role. */
  session: Session | undefined;
  name: string | undefined;
  /** The first password of an account that has none. */
  password: string | undefined;
}

export interface Joined {
  userId: string;
  role: Role;
  /** The session opened for a person who was not signed in. */
  opened?: { session: Session; secret: string };
}

/** Reading and accepting invitations to work in the kitchen. server/collections/invitations.ts creates them. */
export interface InvitationAcceptance {
  /** Throws Failure user_invalid_token. */
  view(opened: OpenedInvitation): Promise<InvitationView>;
  /**
   * Gives the role to the signed-in person, else to the account with the invitation's address, which is created if
   * necessary and verified by the link. An invitation can be accepted once.
   * @throws Failure user_invalid_token, user_blocked, general_argument_invalid
   */
  accept(accepted: AcceptRequest, visit: NewSessionClient): Promise<Joined>;
}

const invalidLink = () => new Failure('user_invalid_token', invitationMessages.invalid);

/** The account with the invitation's address. A phone number has to be verified. */
async function accountOf(db: Sql, { data }: Invitation) {
  const [account] = await db.query<{ id: string; password: string | null }>(
    data.channel === 'email'
      ? sql`select a.id, a.password from accounts a join users u on u.id = a.id where u.email = ${data.to}`
      : sql`select id, password from accounts where phone = ${data.to} and phone_verified`,
    `account of an invitation by ${data.channel}`,
  );
  return account;
}

/** Finds the invitation of a link. Throws Failure if the link is wrong or expired, or the inviter is no longer an owner. */
async function openInvitation(db: Sql, { id, secret }: OpenedInvitation, now: Date, lock: boolean) {
  const invitation = await find(db, invitations, id, lock);
  const [fits] = await db.query(
    sql`select 1 from invitation_secrets where invitation = ${id} and secret_hash = ${hashSecret(secret)}`,
    'check invitation secret',
  );
  if (!invitation || !fits || !invitation.data.expiresAt || invitation.data.expiresAt <= now)
    throw invalidLink();
  const inviter = await find(db, users, invitation.data.invitedBy ?? '', false);
  if (inviter?.data.role !== 'owner') throw invalidLink();
  return { invitation, inviter: personOf(inviter) };
}

/** Stores the password that an invited person has chosen for their account, unless it got one meanwhile. */
async function setFirstPassword(work: UnitOfWork, id: string, hash: string): Promise<void> {
  const set = await work.sql.query(
    sql`update accounts set password = ${hash}, logins_ended = false where id = ${id} and password is null returning id`,
    'first password of an invited person',
  );
  if (set.length === 0) return;
  await work.updateWhere(users, equal(users.fields.id, id), { passwordUpdate: work.now });
  await endPushMessages(work, id);
}

/** The account with the invitation's address, created if necessary. Sign-in data of strangers is removed from it. */
async function accountByAddress(
  work: UnitOfWork,
  invitation: Invitation,
  { name, hash }: { name: string | undefined; hash: string | undefined },
): Promise<LockedAccount> {
  const { to, channel } = invitation.data;
  const known = await accountOf(work.sql, invitation);
  const id = known?.id ?? uniqueId();
  const named = name ? { name } : {};
  if (!known && channel === 'email') {
    await createAccount(work, { id, email: to, emailVerification: true, ownerKnown: true, ...named }, hash);
  }
  if (!known && channel === 'sms') {
    await work.sql.execute(
      sql`update accounts set phone = null where phone = ${to} and not phone_verified`,
      'free the number',
    );
    await createAccount(work, { id, phone: to, phoneVerified: true, ...named });
    // The contact number, which customers see while this person delivers their order.
    await work.updateWhere(users, equal(users.fields.id, id), { phone: readPhone(to) ?? null });
  }
  const account = await lockAccount(work, id);
  if (!account) throw invalidLink();
  if (!account.active) throw new Failure('user_blocked');
  if (channel === 'sms') await handOverByPhone(work, account);
  if (known && channel === 'email') {
    if (await handOverByEmail(work, account, false)) await tellOfEndedLogins(work, account);
    await work.updateWhere(users, equal(users.fields.id, id), { emailVerification: true });
    if (hash !== undefined) {
      await tellOwnerOfChange(work, id, 'password');
      await setFirstPassword(work, id, hash);
    }
  }
  return account;
}

export function createInvitationAcceptance(engine: EngineDeps): InvitationAcceptance {
  const view = async (db: Sql, invitation: Invitation): Promise<InvitationView> => {
    const { role, to, channel } = invitation.data;
    const account = await accountOf(db, invitation);
    const needsPassword = channel === 'email' && account?.password == null;
    return { role, to, channel: channel ?? 'email', hasAccount: account !== undefined, needsPassword };
  };

  return {
    async view(opened) {
      const { invitation } = await openInvitation(engine.database, opened, engine.clock(), false);
      return view(engine.database, invitation);
    },

    async accept({ session, name, password, ...link }, visit) {
      // Checks the link before the slow hashing of the password.
      const { invitation } = await openInvitation(engine.database, link, engine.clock(), false);
      const { needsPassword, channel } = await view(engine.database, invitation);
      if (!session && needsPassword && password === undefined) {
        throw new Failure('general_argument_invalid', 'Param "password" is not optional.');
      }
      if (!session && needsPassword && password) refuseGuessable(password);
      const hash = !session && needsPassword && password ? await hashPassword(password) : undefined;
      const accept = async (work: UnitOfWork): Promise<Joined> => {
        const { invitation, inviter } = await openInvitation(work.sql, link, work.now, true);
        const account = session
          ? await lockAccountOf(work, session)
          : await accountByAddress(work, invitation, { name, hash });
        const profile = await find(work.sql, users, account.id, true);
        if (!profile) throw invalidLink();
        const { role, to } = invitation.data;
        // The change is made as the inviter, whom the audit log then names. An owner who accepts stays an owner.
        if (profile.data.role !== 'owner') {
          const asInviter = { ...work, actor: { kind: 'user', user: inviter } } as const;
          await updateDocument(asInviter, users, profile, { values: { role } }, 'update');
        }
        await work.removeWhere(invitations, equal(invitations.fields.id, invitation.id));
        const joined = { userId: account.id, role: profile.data.role === 'owner' ? 'owner' : role } as const;
        if (session) return joined;
        const [provider, factor] = channel === 'email' ? ['magic-url', 'email'] : ['phone', 'phone'];
        const opened = await openSession(work, {
          id: visit.sessionId,
          account: account.id,
          provider,
          providerUid: to,
          factors: [factor],
          ip: visit.ip,
          userAgent: visit.userAgent,
          now: work.now,
        });
        return { ...joined, opened };
      };
      try {
        return await retryOnUniqueViolation(() => runUnitOfWork(engine, SYSTEM, accept));
      } catch (error) {
        throw asAlreadyExists(error);
      }
    },
  };
}
