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
import { orderNotAccepted } from './emails/order-not-accepted.ts';
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

/**
 * Every mail and text message that the kitchen sends. The kinds that the outbox accepts, their names in the admin's list,
 * and which mails are hidden and wiped all derive from this list. To add a mail, add a file in emails/ and a line here.
 */
export const emails = [
  accountChanges.password.email,
  accountChanges.password.sms,
  accountChanges.email.email,
  accountChanges.email.sms,
  accountChanges.phone.email,
  accountChanges.phone.sms,
  accountChanges.identity.email,
  accountChanges.identity.sms,
  accountChanges.passkey.email,
  accountChanges.passkey.sms,
  accountChanges.secondFactor.email,
  accountChanges.secondFactor.sms,
  accountChanges.balanceAsked.email,
  accountChanges.balanceAsked.sms,
  accountChanges.payTo.email,
  accountChanges.payTo.sms,
  accountChanges.balancePaid.email,
  accountChanges.balancePaid.sms,
  balanceReminder,
  balanceStatement,
  breachNotice,
  contactMessage,
  dishBack,
  dishBackAlert,
  emailVerification,
  grievanceReceived,
  mealMessages.next.email,
  mealMessages.next.push,
  mealMessages.short.email,
  mealMessages.short.push,
  mealMessages.low.email,
  mealMessages.low.push,
  mealMessages.price.email,
  mealMessages.price.push,
  mealMessages.cheaper.email,
  mealMessages.cheaper.push,
  mealMessages.reopened.email,
  mealMessages.reopened.push,
  mealMessages.charged.email,
  mealMessages.charged.push,
  companyMemberMessages.added.email,
  companyMemberMessages.added.push,
  companyMemberMessages.removed.email,
  companyMemberMessages.removed.push,
  mealMessages.closed.email,
  mealMessages.closed.push,
  mealNotCooked.email,
  mealNotCooked.push,
  plainMessages.subscribed.email,
  plainMessages.subscribed.push,
  plainMessages.changed.email,
  plainMessages.changed.push,
  plainMessages.ended.email,
  plainMessages.ended.push,
  plainMessages.skipped.email,
  plainMessages.skipped.push,
  plainMessages.mealChanged.email,
  plainMessages.mealChanged.push,
  plainMessages.paused.email,
  plainMessages.paused.push,
  plainMessages.bundleLonger.email,
  plainMessages.bundleLonger.push,
  plainMessages.agreed.email,
  plainMessages.agreed.push,
  plainMessages.kept.email,
  plainMessages.kept.push,
  plainMessages.companyPrice.email,
  plainMessages.companyPrice.push,
  plainMessages.companyWaits.email,
  plainMessages.companyWaits.push,
  plainMessages.companyOver.email,
  plainMessages.companyOver.push,
  plainMessages.cookedAnyway.email,
  plainMessages.cookedAnyway.push,
  plainMessages.entered.email,
  plainMessages.entered.push,
  plainMessages.credited.email,
  plainMessages.credited.push,
  plainMessages.received.email,
  plainMessages.received.push,
  plainMessages.charged.email,
  plainMessages.charged.push,
  plainMessages.paidBack.email,
  plainMessages.paidBack.push,
  plainMessages.topUpDenied.email,
  plainMessages.topUpDenied.push,
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
