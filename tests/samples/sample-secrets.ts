import type { Language } from '#domain/languages/languages.ts';
import { MESSAGE_ROWS } from '#domain/messages/message-rows.ts';
import type { OutboxMail, Told } from '#server/mail/email.ts';
import { type OwnTexts, textKey } from '#server/mail/messages/message-text.ts';

/** The public address of the kitchen that mails are composed for in tests. */
export const PUBLIC_URL = 'https://rasoi.example';
export const NEWSLETTER = '/newsletter/page?token=b&more=c';
/** Sample values for the parts of secrets. Any other part is a plain word. */
const PARTS: Readonly<Record<string, unknown>> = {
  url: `${PUBLIC_URL}/page?userId=a&secret=b`,
  path: NEWSLETTER,
  code: '123456',
  role: 'manager',
  date: '2026-12-05',
  days: ['2026-12-05', '2026-12-06'],
  until: new Date('2026-12-04T14:30:00Z'),
  meals: [
    {
      name: 'golden ladle',
      dishes: 'Ghar Ki Thali',
      skip: { until: new Date('2026-12-04T14:30:00Z'), path: '/skip-meal?meal=a&secret=b' },
    },
  ],
  few: { covered: 0, missing: 12_000, name: 'golden ladle', date: '2026-12-06' },
  from: '2026-12-12',
  last: '2026-12-31',
  due: '2026-12-10',
  period: '2026-11',
  reason: 'late',
  price: 12_000,
  total: 12_000,
  balance: -34_000,
  hasBundle: true,
  covered: 2,
  extendsBundle: true,
  missing: 12_000,
  before: 14_000,
  now: 12_000,
  amount: 12_000,
};

/** A sample secret for a mail's schema, so that new mails are tested without changes here. */
export function secretOf({ secret }: OutboxMail): Record<string, unknown> | null {
  if (!secret) return null;
  const names = 'entries' in secret ? Object.keys(Object(secret.entries)) : [];
  return Object.fromEntries(names.map((name) => [name, PARTS[name] ?? 'golden ladle']));
}

/** A sample message that a mail tells, with a template for its text. */
export function toldBy({ tells }: OutboxMail): Told | null {
  if (!tells) return null;
  const names = Object.keys(MESSAGE_ROWS[tells].values);
  const values = Object.fromEntries(names.map((name) => [name, PARTS[name] ?? 'golden ladle']));
  return { kind: tells, values, code: 'abcdefghijklmnop' };
}

/** The owner's texts, with a template for each message. */
export const ownTextsOf = ({ tells }: OutboxMail, language: Language): OwnTexts =>
  new Map(tells ? [[textKey(tells, language), { words: null, templateId: '1107161234567890123' }]] : []);
