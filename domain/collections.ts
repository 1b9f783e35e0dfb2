import { addressAttributes } from '#domain/addresses/attributes.ts';
import { orderAllergyAttributes } from '#domain/allergies/attributes.ts';
import { areaAttributes } from '#domain/areas/attributes.ts';
import { auditAttributes } from '#domain/audits/attributes.ts';
import { cartAttributes } from '#domain/carts/attributes.ts';
import { companyAttributes, companyMemberAttributes } from '#domain/companies/attributes.ts';
import { consentAttributes } from '#domain/consents/attributes.ts';
import { couponAttributes } from '#domain/coupons/attributes.ts';
import { dayCloseAttributes } from '#domain/day-close/attributes.ts';
import { deviceAttributes } from '#domain/devices/attributes.ts';
import { dishAlertAttributes } from '#domain/dish-alerts/attributes.ts';
import { dishFigureAttributes } from '#domain/dish-figures/attributes.ts';
import { dishSourceAttributes } from '#domain/dish-sources/attributes.ts';
import { dishAttributes } from '#domain/dishes/attributes.ts';
import { favouriteAttributes } from '#domain/favourites/attributes.ts';
import { fileAttributes } from '#domain/files/attributes.ts';
import { grievanceAttributes } from '#domain/grievances/attributes.ts';
import { invitationAttributes } from '#domain/invitations/attributes.ts';
import { invoiceAttributes } from '#domain/invoices/attributes.ts';
import { ledgerEntryAttributes } from '#domain/ledger/attributes.ts';
import { balanceRefundAttributes } from '#domain/ledger/balance-refund-attributes.ts';
import { statementAttributes } from '#domain/ledger/statement-attributes.ts';
import { topUpAttributes } from '#domain/ledger/top-up-attributes.ts';
import { mailAttributes } from '#domain/mails/attributes.ts';
import { menuAttributes } from '#domain/menus/attributes.ts';
import { messageAttributes } from '#domain/messages/attributes.ts';
import { customerMessageAttributes } from '#domain/messages/customer-message-attributes.ts';
import { messageTextAttributes } from '#domain/messages/message-text-attributes.ts';
import { noticeAttributes } from '#domain/notices/attributes.ts';
import { optionGroupAttributes } from '#domain/option-groups/attributes.ts';
import { orderIssueAttributes } from '#domain/order-issues/attributes.ts';
import { orderAttributes } from '#domain/orders/attributes.ts';
import { orderChangeAttributes } from '#domain/orders/changes/change-attributes.ts';
import { orderRevisionAttributes } from '#domain/orders/changes/revision-attributes.ts';
import { orderEventAttributes } from '#domain/orders/events/event-attributes.ts';
import { paymentAttributes } from '#domain/payments/attributes.ts';
import { planAttributes } from '#domain/plans/attributes.ts';
import { mealAttributes } from '#domain/plans/meal-attributes.ts';
import { mealTimeAttributes } from '#domain/plans/meal-time-attributes.ts';
import { planMenuAttributes } from '#domain/plans/menu-attributes.ts';
import { mealPauseAttributes } from '#domain/plans/pause-attributes.ts';
import { mealSubscriptionAttributes } from '#domain/plans/subscription-attributes.ts';
import { preparedItemAttributes } from '#domain/prep/attributes.ts';
import { prepPrintAttributes } from '#domain/prep/print-attributes.ts';
import { prepTickAttributes } from '#domain/prep/tick-attributes.ts';
import { printAttributes } from '#domain/printing/attributes.ts';
import { pushSubscriptionAttributes } from '#domain/push/attributes.ts';
import { refundAttributes } from '#domain/refunds/attributes.ts';
import { reviewAttributes } from '#domain/reviews/attributes.ts';
import {
  rideAttributes,
  riderPhoneAttributes,
  riderPointAttributes,
  riderShiftAttributes,
} from '#domain/rides/attributes.ts';
import type { WireData } from '#domain/rows/data.ts';
import type { Attributes } from '#domain/rows/row.ts';
import { paymentSightingAttributes } from '#domain/sightings/attributes.ts';
import { learntWordingAttributes } from '#domain/sightings/learnt-attributes.ts';
import { settingsAttributes } from '#domain/site/attributes.ts';
import { subscriberAttributes } from '#domain/subscribers/attributes.ts';
import { userAttributes } from '#domain/users/attributes.ts';
import { webhookAttributes, webhookDeliveryAttributes } from '#domain/webhooks/attributes.ts';

/**
 * The attributes of the collections that both sides know. The types of documents on pages derive from them, and so does
 * the format of values in the audit log.
 */
export const attributesOf = {
  addresses: addressAttributes,
  areas: areaAttributes,
  audits: auditAttributes,
  balanceRefunds: balanceRefundAttributes,
  carts: cartAttributes,
  companies: companyAttributes,
  companyMembers: companyMemberAttributes,
  consents: consentAttributes,
  coupons: couponAttributes,
  customerMessages: customerMessageAttributes,
  dayCloses: dayCloseAttributes,
  devices: deviceAttributes,
  dishAlerts: dishAlertAttributes,
  dishes: dishAttributes,
  dishFigures: dishFigureAttributes,
  dishSources: dishSourceAttributes,
  favourites: favouriteAttributes,
  files: fileAttributes,
  grievances: grievanceAttributes,
  invitations: invitationAttributes,
  invoices: invoiceAttributes,
  learntWordings: learntWordingAttributes,
  ledgerEntries: ledgerEntryAttributes,
  mails: mailAttributes,
  mealPauses: mealPauseAttributes,
  meals: mealAttributes,
  mealSubscriptions: mealSubscriptionAttributes,
  mealTimes: mealTimeAttributes,
  menus: menuAttributes,
  messages: messageAttributes,
  messageTexts: messageTextAttributes,
  notices: noticeAttributes,
  optionGroups: optionGroupAttributes,
  orders: orderAttributes,
  orderAllergies: orderAllergyAttributes,
  orderChanges: orderChangeAttributes,
  orderEvents: orderEventAttributes,
  orderIssues: orderIssueAttributes,
  orderRevisions: orderRevisionAttributes,
  payments: paymentAttributes,
  paymentSightings: paymentSightingAttributes,
  planMenus: planMenuAttributes,
  plans: planAttributes,
  preparedItems: preparedItemAttributes,
  prepPrints: prepPrintAttributes,
  prepTicks: prepTickAttributes,
  prints: printAttributes,
  pushSubscriptions: pushSubscriptionAttributes,
  refunds: refundAttributes,
  reviews: reviewAttributes,
  riderPhones: riderPhoneAttributes,
  riderPoints: riderPointAttributes,
  riderShifts: riderShiftAttributes,
  rides: rideAttributes,
  settings: settingsAttributes,
  statements: statementAttributes,
  subscribers: subscriberAttributes,
  topUps: topUpAttributes,
  users: userAttributes,
  webhookDeliveries: webhookDeliveryAttributes,
  webhooks: webhookAttributes,
} as const satisfies Readonly<Record<string, Attributes>>;

type Known = typeof attributesOf;

/** The attributes of each collection's documents on the wire. Files have an API of their own. */
export type WireCollections = { [Name in Exclude<keyof Known, 'files'>]: WireData<Known[Name]> };

/**
 * The noun for a document in the audit log: 'Changed dish'. A collection whose changes are audited does not compile
 * without a noun here.
 */
export const auditNouns = {
  areas: 'area',
  companies: 'company',
  companyMembers: 'person of a company',
  coupons: 'coupon',
  customerMessages: 'messages to tell',
  dayCloses: 'day close',
  devices: 'device',
  dishes: 'dish',
  files: 'picture',
  grievances: 'complaint',
  invitations: 'invitation',
  ledgerEntries: 'ledger entry',
  topUps: 'top-up',
  balanceRefunds: 'refund of a balance',
  mails: 'mail',
  menus: 'menu',
  messages: 'message',
  messageTexts: 'words of a text',
  optionGroups: 'option group',
  orders: 'order',
  orderIssues: 'report of a problem',
  payments: 'payment',
  learntWordings: 'learnt wording',
  paymentSightings: 'money seen',
  plans: 'plan',
  planMenus: 'menu of a plan',
  mealTimes: 'meal time',
  mealSubscriptions: 'subscription',
  mealPauses: 'pause of a subscription',
  meals: 'meal',
  preparedItems: 'prepared item',
  refunds: 'refund',
  reviews: 'review',
  settings: 'settings',
  subscribers: 'subscriber',
  users: 'person',
  webhooks: 'webhook',
  webhookDeliveries: 'message to a webhook',
} as const satisfies Partial<Record<keyof Known, string>>;

export type AuditedCollection = keyof typeof auditNouns;

/** The attributes that stand in the audit log. */
export const auditedAttributes: {
  readonly [Name in AuditedCollection]: Attributes;
} = { ...attributesOf };

type ChoiceOf<T> = T extends { oneOf: readonly (infer Choice extends string)[] } ? Choice : never;

/** A value of an attribute of any audited collection that has only a few. */
export type AuditedChoice = {
  [Name in AuditedCollection]: ChoiceOf<Known[Name][keyof Known[Name]]>;
}[AuditedCollection];
