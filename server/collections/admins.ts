import type { userAttributes } from '#domain/users/attributes.ts';
import { userMessages } from '#domain/users/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { userOf } from '#server/documents/access.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';

type Profile = Document<typeof userAttributes>;

/**
 * Call it before a change of roles. It makes such changes run one after another, and checks that the actor is still an
 * owner by then.
 * @throws Failure user_unauthorized
 */
export async function lockRoles(work: Work): Promise<void> {
  await work.sql.query(sql`select 1 from admin_roles for update`, 'lock roles');
  const user = userOf(work.actor);
  if (!user) return;
  const [still] = await work.sql.query(
    sql`select 1 from users where id = ${user.id} and role = 'owner'`,
    'still an owner',
  );
  if (!still) throw new Failure('user_unauthorized');
}

/**
 * Call it before a person stops being an owner, by a change of role or by closing the account. Refuses it for the
 * kitchen's first owner and for the last owner who can sign in.
 * @throws Failure user_protected, user_last_admin
 */
export async function checkOwnerMayLeave(work: Work, { id, data }: Profile): Promise<void> {
  if (data.role !== 'owner') return;
  if (data.isSuperAdmin) throw new Failure('user_protected', userMessages.protectedAdmin);
  await work.sql.query(sql`select 1 from admin_roles for update`, 'lock roles');
  const [other] = await work.sql.query(
    sql`select 1 from users u join accounts a on a.id = u.id where u.role = 'owner' and a.active and u.id <> ${id} limit 1`,
    'another owner',
  );
  if (!other) throw new Failure('user_last_admin', userMessages.lastAdmin);
}
