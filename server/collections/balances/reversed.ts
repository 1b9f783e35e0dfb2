import { sql } from '#server/db/sql-template.ts';

/** The condition that an entry of the ledger, called `entry` in the statement, was not reversed. */
export const NOT_REVERSED = sql`not exists (select 1 from "ledgerEntries" r where r."reversalOf" = entry.id)`;
