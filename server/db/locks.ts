import type { Sql } from './sql.ts';
import { sql } from './sql-template.ts';

/** Tasks that one transaction at a time does. Each has a row in the table `locks`, which a migration inserts. */
export type LockName =
  | 'areas'
  | 'days of reports'
  | `guest orders ${number}`
  | 'import of dishes'
  | 'import of people'
  | 'order of dishes'
  | 'order of menus'
  | 'instances'
  | 'money seen'
  | 'places in plans'
  | 'ticks of the kitchen'
  | 'transfer numbers'
  | 'webhooks'
  | `phone numbers ${number}`;

/** Takes a lock until the end of the transaction. Waits while another transaction has it. */
export async function takeLock(tx: Sql, name: LockName): Promise<void> {
  const rows = await tx.query(sql`select 1 from locks where name = ${name} for update`, 'take a lock');
  if (rows.length === 0) throw new Error(`The lock '${name}' has no row.`);
}
