import { lockAccount } from '#server/accounts/account-ownership.ts';
import { endSessions } from '#server/accounts/sessions/sessions.ts';
import { Failure } from '#server/base/failure.ts';
import { users } from '#server/collections/users.ts';
import { userOf } from '#server/documents/access.ts';
import type { Actor } from '#server/documents/actor.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { updateDocument } from '#server/documents/writing.ts';

/** The actions of owners on members of the staff. Every action is written to the audit log. */
export interface TeamMembers {
  /** Signs a member out on all devices. Throws Failure user_unauthorized, user_not_found. */
  endSessions(actor: Actor, userId: string): Promise<void>;
  /**
   * Removes a member's role and signs them out on all devices, in one unit of work.
   * @throws Failure user_unauthorized, user_not_found, user_protected, user_last_admin
   */
  remove(actor: Actor, userId: string): Promise<void>;
}

export function createTeamMembers(engine: EngineDeps): TeamMembers {
  /** Runs a task for a member of the staff, with their account locked. Throws Failure unless the actor is an owner. */
  const withMember = (
    actor: Actor,
    userId: string,
    task: (work: UnitOfWork, member: NonNullable<Awaited<ReturnType<typeof memberOf>>>) => Promise<void>,
  ): Promise<void> => {
    if (userOf(actor)?.role !== 'owner') throw new Failure('user_unauthorized');
    return runUnitOfWork(engine, actor, async (work) => {
      await lockAccount(work, userId);
      const member = await memberOf(work, userId);
      if (!member || member.data.role === null) throw new Failure('user_not_found');
      await task(work, member);
    });
  };

  return {
    endSessions: (actor, userId) =>
      withMember(actor, userId, async (work, { data }) => {
        const ended = await endSessions(work, userId);
        await recordAudit(work, {
          action: 'update',
          collection: 'users',
          documentId: userId,
          label: data.name || data.email || '',
          changes: [{ field: 'devices', before: ended.length, after: 0 }],
        });
      }),

    remove: (actor, userId) =>
      withMember(actor, userId, async (work, member) => {
        await updateDocument(work, users, member, { values: { role: null } }, 'update');
        await endSessions(work, userId);
      }),
  };
}

const memberOf = (work: UnitOfWork, userId: string) => find(work.sql, users, userId, true);
