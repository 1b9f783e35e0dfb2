import { lockAccountOf } from '#server/accounts/account-ownership.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Session } from '#server/documents/session.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { tellOwnerOfChange } from '#server/mail/change-notices.ts';
import { type AddingPasskeys, addingPasskeys } from './adding.ts';
import { type PasskeySignIn, passkeySignIn } from './signing-in.ts';
import { type Passkey, passkeysOf } from './stored-passkeys.ts';

/** Passkeys: adding, naming and removing them, and signing in with one. */
export interface Passkeys extends AddingPasskeys, PasskeySignIn {
  /** Throws Failure passkey_not_found. */
  rename(session: Session, id: string, name: string): Promise<Passkey>;
  /** Throws Failure passkey_not_found. */
  remove(session: Session, id: string): Promise<void>;
}

export function createPasskeys(engine: EngineDeps): Passkeys {
  return {
    ...addingPasskeys(engine),
    ...passkeySignIn(engine),

    rename: (session, id, name) =>
      runUnitOfWork(engine, SYSTEM, async (work) => {
        await lockAccountOf(work, session);
        const { account } = session;
        await work.sql.execute(
          sql`update passkeys set name = ${name} where id = ${id} and account = ${account}`,
        );
        const renamed = (await passkeysOf(work.sql, account)).find((each) => each.id === id);
        if (!renamed) throw new Failure('passkey_not_found');
        return renamed;
      }),

    remove: (session, id) =>
      runUnitOfWork(engine, SYSTEM, async (work) => {
        await lockAccountOf(work, session);
        const removed = await work.sql.query(
          sql`delete from passkeys where id = ${id} and account = ${session.account} returning id`,
        );
        if (removed.length === 0) throw new Failure('passkey_not_found');
        await tellOwnerOfChange(work, session.account, 'passkey');
        work.emitAccountEvent(session.account, `passkeys.${id}.delete`);
      }),
  };
}
