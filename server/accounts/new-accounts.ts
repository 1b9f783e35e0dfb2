import { userMessages } from '#domain/users/messages.ts';
import type { Role } from '#domain/users/roles.ts';
import { Failure } from '#server/base/failure.ts';
import { users } from '#server/collections/users.ts';
import { uniqueViolation } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { createDocument } from '#server/documents/writing.ts';

/** An account to create, with the known data of its person. */
export interface NewAccount {
  id: string;
  /** Lower case. */
  email?: string;
  emailVerification?: boolean;
  /** In the form +919876543210. */
  phone?: string;
  phoneVerified?: boolean;
  /** Whether the holder of its password and sessions has proven to read its e-mail (account-ownership.ts). */
  ownerKnown?: boolean;
  name?: string;
  role?: Role;
  /** The kitchen's first owner. */
  isSuperAdmin?: boolean;
}

/** Creates an account and its profile. Pass its errors to `asAlreadyExists`. */
export async function createAccount(
  work: UnitOfWork,
  account: NewAccount,
  passwordHash?: string,
): Promise<void> {
  const { id, phone, phoneVerified = false, ownerKnown = false, ...given } = account;
  const now = work.now.toISOString();
  const values = { ...given, userId: id, accessedAt: now, ...(passwordHash && { passwordUpdate: now }) };
  await createDocument(work, users, { id, values }, { creator: null, fingerprint: null }, 'create');
  await work.sql.execute(
    sql`insert into accounts (id, password, phone, phone_verified, owner_known)
      values (${id}, ${passwordHash ?? null}, ${phone ?? null}, ${phoneVerified}, ${ownerKnown})`,
  );
  // A newcomer for whom this id was reserved has to request another code.
  await work.sql.execute(sql`delete from newcomers where id = ${id}`);
  work.emitAccountEvent(id, 'create');
}

/** Converts an error about an id, address or number in use to the Failure user_already_exists. Returns other errors. */
export function asAlreadyExists(error: unknown): unknown {
  const constraint = uniqueViolation(error);
  if (constraint === 'users_email') return new Failure('user_already_exists', userMessages.emailTaken);
  const sameId = error instanceof Failure && error.type === 'document_already_exists';
  return constraint !== undefined || sameId ? new Failure('user_already_exists') : error;
}
