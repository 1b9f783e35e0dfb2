import { isGuessable } from '#domain/users/password.ts';
import { passwordMessages } from '#domain/users/password-messages.ts';
import { Failure } from '#server/base/failure.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

/** Refuses a password that is tried first. Throws Failure general_argument_invalid. */
export function refuseGuessable(password: string): void {
  if (isGuessable(password))
    throw new Failure('general_argument_invalid', `Invalid \`password\` param: ${passwordMessages.weak}`);
}

/** The same if the account is of somebody who works here: what customers may choose is written in SIGNUP-5. */
export async function refuseGuessableOfStaff(db: Sql, account: string, password: string): Promise<void> {
  if (!isGuessable(password)) return;
  const [staff] = await db.query(
    sql`select 1 from users where id = ${account} and role is not null`,
    'staff with a guessable password',
  );
  if (staff) refuseGuessable(password);
}
