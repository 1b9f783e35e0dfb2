import type { OutboxMail } from './email.ts';
import { contactMessage } from './emails/contact-message.ts';
import { emailVerification } from './emails/email-verification.ts';
import { loginCode } from './emails/login-code.ts';
import { newOrderAlert } from './emails/new-order-alert.ts';
import { newsletterConfirmation } from './emails/newsletter-confirmation.ts';
import { newsletterWelcome } from './emails/newsletter-welcome.ts';
import { orderAccepted } from './emails/order-accepted.ts';
import { orderChangeProposed } from './emails/order-change-proposed.ts';
import { orderChanged } from './emails/order-changed.ts';
import { orderConfirmation } from './emails/order-confirmation.ts';
import { orderDelivered } from './emails/order-delivered.ts';
import { orderEnded } from './emails/order-ended.ts';
import { orderIssueAnswered } from './emails/order-issue-answered.ts';
import { orderNotAccepted } from './emails/order-not-accepted.ts';
import { orderRevised } from './emails/order-revised.ts';
import { passwordRecovery } from './emails/password-recovery.ts';
import { phoneLoginCode } from './emails/phone-login-code.ts';
import { phoneOrderLink } from './emails/phone-order-link.ts';
import { phoneSignInCode } from './emails/phone-sign-in-code.ts';
import { phoneTeamInvitation } from './emails/phone-team-invitation.ts';
import { phoneVerification } from './emails/phone-verification.ts';
import { signInCode } from './emails/sign-in-code.ts';
import { signInLink } from './emails/sign-in-link.ts';
import { teamInvitation } from './emails/team-invitation.ts';

/**
 * Every mail and text message that the kitchen sends. The kinds that the outbox accepts, their names in the admin's list,
 * and which mails are hidden and wiped all derive from this list. To add a mail, add a file in emails/ and a line here.
 */
export const emails = [
  contactMessage,
  emailVerification,
  loginCode,
  newOrderAlert,
  newsletterConfirmation,
  newsletterWelcome,
  orderConfirmation,
  orderAccepted,
  orderChanged,
  orderChangeProposed,
  orderRevised,
  orderDelivered,
  orderEnded,
  orderIssueAnswered,
  orderNotAccepted,
  passwordRecovery,
  phoneLoginCode,
  phoneOrderLink,
  phoneSignInCode,
  phoneTeamInvitation,
  phoneVerification,
  signInCode,
  signInLink,
  teamInvitation,
] as const satisfies readonly OutboxMail[];

export type MailKind = (typeof emails)[number]['kind'];
export const MAIL_KINDS: readonly MailKind[] = emails.map(({ kind }) => kind);

const byKind = new Map<string, OutboxMail>(emails.map((email) => [email.kind, email]));

/** Undefined for a kind that is no longer sent. */
export function emailOfKind(kind: string): OutboxMail | undefined {
  return byKind.get(kind);
}
