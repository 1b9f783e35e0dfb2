/** The kinds of mails, text messages and alerts (server/mail/emails.ts). */
export const MAIL_KINDS = [
  'balance-reminder',
  'balance-statement',
  'breach-notice',
  'contact-message',
  'dish-back',
  'dish-back-alert',
  'email-changed',
  'email-verification',
  'grievance-answered',
  'grievance-filed',
  'grievance-received',
  'linked-login-changed',
  'login-code',
  'logins-ended',
  'meal-not-cooked',
  'new-order-alert',
  'newsletter-confirmation',
  'newsletter-welcome',
  'order-accepted',
  'order-accepted-alert',
  'order-awaits-payment',
  'order-change-proposed',
  'order-change-proposed-alert',
  'order-changed',
  'order-changed-alert',
  'order-confirmation',
  'order-delivered',
  'order-delivered-alert',
  'order-ended',
  'order-ended-alert',
  'order-issue-answered',
  'order-not-accepted',
  'order-on-its-way',
  'order-on-its-way-alert',
  'order-payment-missing',
  'order-payment-taken-back',
  'order-revised',
  'passkeys-changed',
  'password-changed',
  'password-recovery',
  'phone-changed',
  'phone-email-changed',
  'phone-linked-login-changed',
  'phone-login-code',
  'phone-order-link',
  'phone-passkeys-changed',
  'phone-password-changed',
  'phone-phone-changed',
  'phone-proof',
  'phone-sign-in-code',
  'phone-team-invitation',
  'phone-two-step-login-changed',
  'phone-verification',
  'sign-in-code',
  'sign-in-link',
  'team-invitation',
  'text-messages-spent',
  'two-step-login-changed',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

/** A kind of mail in words: 'Order confirmation' for 'order-confirmation'. */
export function kindWords(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
}

/** What the admin's list of mails calls the kinds. Those that are no longer sent have no words here. */
export const mailKindWords = Object.fromEntries(
  MAIL_KINDS.map((kind) => [kind, kindWords(kind)]),
) as Readonly<Record<MailKind, string>>;
