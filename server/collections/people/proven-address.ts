import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

/** Whether an account has verified this address. Only then may a mail to it repeat what people typed. */
export async function isProven(work: Work, email: string): Promise<boolean> {
  const found = await work.sql.query(
    sql`select 1 from users where email = ${email} and "emailVerification"`,
    'address of a customer',
  );
  return found.length > 0;
}

/** Whether this account has verified this address. A visitor (null) has verified none. */
export async function isProvenBy(work: Work, userId: string | null, email: string): Promise<boolean> {
  const found = await work.sql.query(
    sql`select 1 from users where id = ${userId} and email = ${email} and "emailVerification"`,
    'address of an author',
  );
  return found.length > 0;
}
