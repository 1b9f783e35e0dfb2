import type { MailKind as ListedKind } from '#domain/mails/kind-words.ts';
import { dishBackAlert } from './alerts/dish-back-alert.ts';
import {
  orderAcceptedAlert,
  orderChangedAlert,
  orderChangeProposedAlert,
  orderDeliveredAlert,
  orderEndedAlert,
  orderOnItsWayAlert,
} from './alerts/order-alerts.ts';
import type { OutboxMail } from './email.ts';
import { accountChanges } from './emails/account/account-changes.ts';
import { loginsEnded } from './emails/account/logins-ended.ts';
import { breachNotice } from './emails/breach-notice.ts';
import { contactMessage } from './emails/contact-message.ts';
import { dishBack } from './emails/dishes/dish-back.ts';
import { emailVerification } from './emails/email-verification.ts';
import { grievanceAnswered } from './emails/grievance-answered.ts';
import { grievanceFiled } from './emails/grievance-filed.ts';
import { grievanceReceived } from './emails/grievance-received.ts';
import { moneyPhoneSilent } from './emails/kitchen-alerts/money-phone-silent.ts';
import { orderNotAccepted } from './emails/kitchen-alerts/order-not-accepted.ts';
import { balanceReminder } from './emails/ledger/balance-reminder.ts';
import { balanceStatement } from './emails/ledger/balance-statement.ts';
import { phoneStatementCode } from './emails/ledger/phone-statement-code.ts';
import { loginCode } from './emails/login-code.ts';
import { companyMemberMessages } from './emails/meals/company-messages.ts';
import { mealMessages } from './emails/meals/meal-messages.ts';
import { mealNotCooked } from './emails/meals/meal-not-cooked.ts';
import { numberStopped } from './emails/messages/number-stopped.ts';
import { plainMessages } from './emails/messages/plain-messages.ts';
import { rowTexts } from './emails/messages/row-texts.ts';
import { newOrderAlert } from './emails/new-order-alert.ts';
import { newsletterConfirmation } from './emails/newsletter-confirmation.ts';
import { newsletterWelcome } from './emails/newsletter-welcome.ts';
import { orderAccepted } from './emails/order-accepted.ts';
import { orderAwaitsPayment } from './emails/order-awaits-payment.ts';
import { orderChangeProposed } from './emails/order-change-proposed.ts';
import { orderChanged } from './emails/order-changed.ts';
import { orderConfirmation } from './emails/order-confirmation.ts';
import { orderDelivered } from './emails/order-delivered.ts';
import { orderEnded } from './emails/order-ended.ts';
import { orderIssueAnswered } from './emails/order-issue-answered.ts';
import { orderOnItsWay } from './emails/order-on-its-way.ts';
import { orderRevised } from './emails/order-revised.ts';
import { passwordRecovery } from './emails/password-recovery.ts';
import { orderPaymentMissing } from './emails/payments/order-payment-missing.ts';
import { orderPaymentTakenBack } from './emails/payments/order-payment-taken-back.ts';
import { phoneLoginCode } from './emails/phone-login-code.ts';
import { phoneOrderLink } from './emails/phone-order-link.ts';
import { phoneProof } from './emails/phone-proof.ts';
import { phoneSignInCode } from './emails/phone-sign-in-code.ts';
import { phoneTeamInvitation } from './emails/phone-team-invitation.ts';
import { phoneVerification } from './emails/phone-verification.ts';
import { signInCode } from './emails/sign-in-code.ts';
import { signInLink } from './emails/sign-in-link.ts';
import { teamInvitation } from './emails/team-invitation.ts';
import { webhookStopped } from './emails/webhook-stopped.ts';
import { textMessagesSpent } from './text-messages/text-messages-spent.ts';

/** The messages of each channel of several that say the same. */
const channelsOf = <Channels extends Readonly<Record<string, OutboxMail>>>(
  messages: Readonly<Record<string, Channels>>,
): Channels[keyof Channels][] =>
  Object.values(messages).flatMap((channels) => Object.values(channels) as Channels[keyof Channels][]);

/**
 * Every mail and text message that the kitchen sends. The kinds that the outbox accepts, their names in the admin's list,
 * and which mails are hidden and wiped all derive from this list. To add a mail, add a file in emails/ and a line here.
 */
export const emails = [
  ...channelsOf(accountChanges),
  balanceReminder,
  balanceStatement,
  breachNotice,
  contactMessage,
  dishBack,
  dishBackAlert,
  emailVerification,
  grievanceReceived,
  ...channelsOf(mealMessages),
  ...channelsOf(companyMemberMessages),
  ...channelsOf({ mealNotCooked }),
  ...channelsOf(plainMessages),
  ...rowTexts,
  numberStopped,
  grievanceFiled,
  grievanceAnswered,
  loginCode,
  loginsEnded,
  newOrderAlert,
  newsletterConfirmation,
  newsletterWelcome,
  orderConfirmation,
  orderAccepted,
  orderAwaitsPayment,
  orderChanged,
  orderChangeProposed,
  orderRevised,
  orderOnItsWay,
  orderDelivered,
  orderEnded,
  orderIssueAnswered,
  orderNotAccepted,
  moneyPhoneSilent,
  orderPaymentMissing,
  orderPaymentTakenBack,
  orderAcceptedAlert,
  orderChangedAlert,
  orderChangeProposedAlert,
  orderOnItsWayAlert,
  orderDeliveredAlert,
  orderEndedAlert,
  passwordRecovery,
  phoneLoginCode,
  phoneOrderLink,
  phoneSignInCode,
  phoneTeamInvitation,
  phoneProof,
  phoneStatementCode,
  phoneVerification,
  signInCode,
  signInLink,
  teamInvitation,
  textMessagesSpent,
  webhookStopped,
] as const satisfies readonly OutboxMail[];

/** A mail whose kind is not listed in the domain does not compile here. */
export type MailKind = (typeof emails)[number]['kind'] & ListedKind;
export const MAIL_KINDS: readonly ListedKind[] = emails.map(({ kind }) => kind);

const byKind = new Map<string, OutboxMail>(emails.map((email) => [email.kind, email]));

/** Undefined for a kind that is no longer sent. */
export function emailOfKind(kind: string): OutboxMail | undefined {
  return byKind.get(kind);
}
