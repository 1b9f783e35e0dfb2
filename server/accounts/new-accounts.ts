import { sql } from 'drizzle-orm';
import { userMessages } from '#domain/users/messages.ts';
import type { Role } from '#domain/users/roles.ts';
import { users } from '#server/collections/users.ts';
import { uniqueViolation } from '#server/db/connection.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { make } from '#server/documents/writing.ts';
import { Failure } from '#server/http/failure.ts';

/** An account to make, with whatever is known of its person. */
export interface NewAccount {
  id: string;
  /** Lower case. */
  email?: string;
  emailVerification?: boolean;
  /** In the form +919876543210. */
  phone?: string;
  phoneVerified?: boolean;
  /** Whether its password and sessions are known to be those of the person who reads its e-mail (ownership.ts). */
  ownerKnown?: boolean;
  name?: string;
  role?: Role;
  /** The owner the kitchen begins with. */
  isSuperAdmin?: boolean;
}

/** Makes account and profile in a work. What the database refuses is told by `asAlreadyExists`. */
export async function makeAccount(
  work: UnitOfWork,
  account: NewAccount,
  passwordHash?: string,
): Promise<void> {
  const { id, phone, phoneVerified = false, ownerKnown = false, ...given } = account;
  const now = work.now.toISOString();
  const values = { ...given, userId: id, accessedAt: now, ...(passwordHash && { passwordUpdate: now }) };
  await make(work, users, { id, values }, { creator: null, fingerprint: null }, 'create');
  await work.sql.execute(
    sql`insert into accounts (id, password, phone, phone_verified, owner_known)
      values (${id}, ${passwordHash ?? null}, ${phone ?? null}, ${phoneVerified}, ${ownerKnown})`,
  );
  // A newcomer who was to get this id has to ask again.
  await work.sql.execute(sql`delete from newcomers where id = ${id}`);
  work.emitAccountEvent(id, 'create');
}

/** An error that says that somebody has this id, address or number, as the Failure user_already_exists; others as they are. */
export function asAlreadyExists(error: unknown): unknown {
  const constraint = uniqueViolation(error);
  if (constraint === 'users_email') return new Failure('user_already_exists', userMessages.emailTaken);
  const sameId = error instanceof Failure && error.type === 'document_already_exists';
  return constraint !== undefined || sameId ? new Failure('user_already_exists') : error;
}
