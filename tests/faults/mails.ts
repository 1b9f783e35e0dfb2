import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { openDatabase } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import type { MailServer } from '#tests/doubles/mail-server.ts';

/** The ids of the mails that reached a mail server. */
const receivedIds = ({ received }: MailServer): string[] =>
  received.flatMap(({ raw }) => /^Message-ID: <([^@]+)@/im.exec(raw)?.[1] ?? []);

/**
 * Waits until the server has no mail left to send, and checks that every mail which it calls sent has arrived. Mails that
 * wait for a lease or for the end of an undo become due at once.
 */
export async function checkMails(url: string, mailServer: MailServer): Promise<void> {
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    for (let left = 1; left > 0; ) {
      left = await database.execute(
        sql`update mails set "dueAt" = now() where status in ('queued', 'sending') and "dueAt" > now()`,
      );
      const waiting = await database.query(sql`select 1 from mails where status in ('queued', 'sending')`);
      left = waiting.length;
      if (left > 0) await sleep(200);
    }
    const mails = await database.query<{ id: string; status: string }>(sql`select id, status from mails`);
    const arrived = new Set(receivedIds(mailServer));
    const lost = mails.filter(({ id, status }) => status !== 'withheld' && !arrived.has(id));
    expect(lost).toEqual([]);
  } finally {
    await database.close();
  }
}
