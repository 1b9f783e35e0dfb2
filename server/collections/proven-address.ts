import { sql } from 'drizzle-orm';
import type { Work } from '#server/documents/collection.ts';

/** Whether an account has verified this address. Only then may a mail to it repeat what people typed. */
export async function isProven(work: Work, email: string): Promise<boolean> {
  const found = await work.sql.query(
    sql`select 1 from users where email = ${email} and "emailVerification"`,
    'address of a customer',
  );
  return found.length > 0;
}
