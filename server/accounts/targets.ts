import { Failure } from '#server/base/failure.ts';
import { uniqueViolation } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Session } from '#server/documents/session.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';

/** A device on which an app wants notifications for its user. */
export interface PushTarget {
  id: string;
  /** The device's name. */
  name: string;
  /** The push service's token for the app on this device. */
  identifier: string;
  provider: string | null;
  created: Date;
  updated: Date;
}

/** The push targets of accounts (WIRE-4.7). A target is deleted together with the session that added it. */
export interface Targets {
  /** Throws Failure user_target_already_exists when the id or the identifier is taken. */
  add(
    session: Session,
    target: Pick<PushTarget, 'id' | 'name' | 'identifier' | 'provider'>,
  ): Promise<PushTarget>;
  /** Throws Failure user_target_not_found, user_target_already_exists. */
  change(account: string, id: string, target: Pick<PushTarget, 'name' | 'identifier'>): Promise<PushTarget>;
  /** Throws Failure user_target_not_found. */
  remove(account: string, id: string): Promise<void>;
}

const COLUMNS = sql.raw('id, name, identifier, provider, created, updated');

function alreadyExists(error: unknown): never {
  throw uniqueViolation(error) === undefined ? error : new Failure('user_target_already_exists');
}

export function createTargets(parts: EngineDeps): Targets {
  return {
    add: ({ id: session, account }, { id, name, identifier, provider }) =>
      runUnitOfWork(parts, SYSTEM, async (work) => {
        const [target] = await work.sql.query<PushTarget>(
          sql`insert into push_targets (id, account, session, name, identifier, provider, created, updated)
            values (${id}, ${account}, ${session}, ${name}, ${identifier}, ${provider}, ${work.now}, ${work.now})
            returning ${COLUMNS}`,
          'add target',
        );
        if (!target) throw new Error('A target was not kept');
        work.emitAccountEvent(account, `targets.${id}.create`);
        return target;
      }).catch(alreadyExists),

    change: (account, id, { name, identifier }) =>
      runUnitOfWork(parts, SYSTEM, async (work) => {
        const [target] = await work.sql.query<PushTarget>(
          sql`update push_targets set name = ${name}, identifier = ${identifier}, updated = ${work.now}
            where id = ${id} and account = ${account} returning ${COLUMNS}`,
          'change target',
        );
        if (!target) throw new Failure('user_target_not_found');
        work.emitAccountEvent(account, `targets.${id}.update`);
        return target;
      }).catch(alreadyExists),

    remove: (account, id) =>
      runUnitOfWork(parts, SYSTEM, async (work) => {
        const gone = await work.sql.execute(
          sql`delete from push_targets where id = ${id} and account = ${account}`,
        );
        if (gone === 0) throw new Failure('user_target_not_found');
        work.emitAccountEvent(account, `targets.${id}.delete`);
      }),
  };
}
