import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { databaseBefore, type EarlierDatabase } from '#server/db/test-migrations.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';

/** The migration that deletes the stored texts of mails, and the secrets in them. */
const MIGRATION = '0030-mails-without-secrets.sql';
/** The first migration after the mails of this test. */
const LATER = '0013';

const at = new Date('2026-03-05T15:00:00Z');

/** Inserts a mail in the earlier form. */
async function oldMail(
  id: string,
  mail: { kind: string; to: string; subject?: string; text?: string; status: string },
) {
  const { kind, to, subject = 'Hello', text = 'https://rasoi.example/x?secret=abc', status } = mail;
  await test.database.execute(
    sql`insert into mails (id, created, updated, kind, "to", "replyTo", subject, text, html, status, "createdAt", "dueAt")
      values (${id}, ${at}, ${at}, ${kind}, ${to}, 'ravi@example.in', ${subject}, ${text}, ${text}, ${status}, ${at}, ${at})`,
  );
}

const test: EarlierDatabase = await closeAfterAll(databaseBefore(LATER));
const { database } = test;
await database.execute(
  sql`insert into users (id, created, updated, "userId", email, "emailVerification", "createdAt")
      values ('asha', ${at}, ${at}, 'asha', 'asha@example.in', true, ${at})`,
);
await database.execute(
  sql`insert into orders (id, created, updated, "userId", "totalAmount", subtotal, "deliveryFee", tax, "paymentMethod", items, address, "orderedOn")
      values ('order1', ${at}, ${at}, 'asha', 100, 100, 0, 0, 'cod', '[]', 'Pune', ${at})`,
);
await database.execute(
  sql`insert into messages (id, created, updated, name, email, subject, message, "createdAt")
      values ('message1', ${at}, ${at}, 'Ravi', 'ravi@example.in', 'Other', 'Hi', ${at})`,
);
const asha = 'asha@example.in';
await oldMail('a1', {
  kind: 'order-confirmation',
  to: asha,
  subject: 'Your Rasoi order order1',
  status: 'queued',
});
await oldMail('a2', {
  kind: 'order-confirmation',
  to: asha,
  subject: 'Your Rasoi order gone',
  status: 'sent',
});
await oldMail('a3', { kind: 'contact-notification', to: 'kitchen@example.in', status: 'kept' });
await oldMail('a4', { kind: 'recovery', to: asha, status: 'kept' });
await oldMail('a5', { kind: 'sign-in', to: asha, subject: 'Your link to sign in', status: 'queued' });
await oldMail('a6', { kind: 'sign-in', to: asha, subject: 'Your code to sign in', status: 'sent' });
await oldMail('a7', { kind: 'newsletter-confirm', to: 'new@example.in', status: 'sending' });
const text = 'KWR-XZT is your Rasoi login code. It works once, within an hour.';
await oldMail('a8', { kind: 'sms', to: '+919876543210', text, status: 'failed' });
await test.upgrade((name) => name === MIGRATION);

it('earlier mails are kept by their subject, and those with a secret are ended', async () => {
  const rows = await test.database.query<Record<string, string>>(
    sql`select id, kind, "to", "addressProven", "userId", "aboutId", status from mails order by id`,
  );
  const asha = 'asha@example.in';
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['a1', 'order-confirmation', asha, true, 'asha', 'order1', 'queued'],
    ['a2', 'order-confirmation', asha, false, null, null, 'sent'],
    ['a3', 'contact-message', null, true, null, 'message1', 'kept'],
    ['a4', 'password-recovery', asha, false, 'asha', null, 'expired'],
    ['a5', 'sign-in-link', asha, false, 'asha', null, 'expired'],
    ['a6', 'sign-in-code', asha, false, 'asha', null, 'sent'],
    ['a7', 'newsletter-confirmation', 'new@example.in', false, null, null, 'expired'],
    ['a8', 'phone-login-code', '+919876543210', false, null, null, 'failed'],
  ]);
});

it('no text of earlier mails remains', async () => {
  const rows = await test.database.query(sql`select mails::text from mails`);
  expect(JSON.stringify(rows)).not.toMatch(/secret|KWR-XZT/);
});
