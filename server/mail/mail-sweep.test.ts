import { beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';
import { sweepMails } from './mail-sweep.ts';

const NOW = new Date('2026-06-30T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const kitchen = await closeAfterAll(openKitchen());

beforeEach(() => kitchen.database.execute(sql`delete from mails`));

async function mail(id: string, status: string, days: number): Promise<void> {
  const written = daysAgo(days);
  await kitchen.database.execute(
    sql`insert into mails (id, created, updated, kind, "to", status, attempts, "createdAt", "dueAt")
      values (${id}, ${written}, ${written}, 'password-recovery', 'asha@example.in', ${status}, 0, ${written}, ${written})`,
  );
}

// MAIL-9
it('finished mails are deleted after the time in the settings', async () => {
  await mail('old-sent', 'sent', 91);
  await mail('old-kept', 'kept', 91);
  await mail('old-failed', 'failed', 91);
  await mail('old-queued', 'queued', 91);
  await mail('new-sent', 'sent', 89);
  expect(await sweepMails(kitchen.database, NOW, 90)).toBe(3);
  expect((await kitchen.mails()).map(({ id }) => id)).toEqual(['old-queued', 'new-sent']);
});

it('any number of old mails is deleted', async () => {
  await kitchen.database.execute(
    sql`insert into mails (id, created, updated, kind, status, "createdAt", "dueAt")
      select 'many-' || n, ${daysAgo(200)}, ${daysAgo(200)}, 'contact-message', 'sent', ${daysAgo(200)}, ${daysAgo(200)}
      from generate_series(1, 2500) n`,
  );
  expect(await sweepMails(kitchen.database, NOW, 90)).toBe(2500);
});

it('expired secrets are wiped, others are kept', async () => {
  await mail('late', 'kept', 1);
  await mail('good', 'kept', 1);
  await mail('lasting', 'kept', 1);
  await kitchen.database.execute(
    sql`insert into mail_secrets (mail, sealed, expires) values
      ('late', '\\x00', ${daysAgo(0)}), ('good', '\\x00', ${daysAgo(-1)}), ('lasting', '\\x00', null)`,
  );
  await sweepMails(kitchen.database, NOW, 90);
  const left = await kitchen.database.query<{ mail: string }>(
    sql`select mail from mail_secrets order by mail`,
  );
  expect(left.map((row) => row.mail)).toEqual(['good', 'lasting']);
});
