import type { attributesOf } from '#domain/collections.ts';
import type { Collection } from '#server/documents/collection.ts';
import { addresses } from './addresses.ts';
import { areas } from './areas.ts';
import { audits } from './audits.ts';
import { carts } from './carts.ts';
import { companies } from './companies/companies.ts';
import { consents } from './consents.ts';
import { coupons } from './coupons/coupons.ts';
import { customerMessages } from './customer-messages/customer-messages.ts';
import { messageTexts } from './customer-messages/message-texts.ts';
import { dayCloses } from './day-close/day-closes.ts';
import { dishAlerts } from './dish-alerts/dish-alerts.ts';
import { dishFigures } from './dish-figures/dish-figures.ts';
import { dishSources } from './dish-sources/dish-sources.ts';
import { dishes } from './dishes.ts';
import { favourites } from './favourites/favourites.ts';
import { files } from './files.ts';
import { grievances } from './grievances/grievances.ts';
import { identities } from './identities.ts';
import { invitations } from './invitations.ts';
import { invoices } from './invoices/invoices.ts';
import { balanceRefunds } from './ledger/balance-refunds.ts';
import { ledgerEntries } from './ledger/ledger-entries.ts';
import { statements } from './ledger/statements.ts';
import { topUps } from './ledger/top-ups.ts';
import { mails } from './mails.ts';
import { companyMembers } from './memberships/company-members.ts';
import { menus } from './menus.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { optionGroups } from './option-groups/option-groups.ts';
import { orderChanges } from './orders/changes/order-changes.ts';
import { orderAllergies } from './orders/order-allergies.ts';
import { orderEvents } from './orders/order-events.ts';
import { orderIssues } from './orders/order-issues.ts';
import { orderRevisions } from './orders/order-revisions.ts';
import { orders } from './orders/orders.ts';
import { refunds } from './orders/paying/refunds.ts';
import { payments } from './orders/payments.ts';
import { mealPauses } from './plans/meal-pauses.ts';
import { mealSubscriptions } from './plans/meal-subscriptions.ts';
import { mealTimes } from './plans/meal-times.ts';
import { meals } from './plans/meals.ts';
import { planMenus } from './plans/plan-menus.ts';
import { plans } from './plans/plans.ts';
import { prepPrints } from './prep/prep-prints.ts';
import { prepTicks } from './prep/prep-ticks.ts';
import { preparedItems } from './prep/prepared-items.ts';
import { devices } from './printing/devices.ts';
import { prints } from './printing/prints.ts';
import { pushSubscriptions } from './push-subscriptions.ts';
import { reviews } from './reviews.ts';
import { riderPhones } from './rides/rider-phones.ts';
import { riderPoints } from './rides/rider-points.ts';
import { riderShifts } from './rides/rider-shifts.ts';
import { rides } from './rides/rides.ts';
import { settings } from './settings.ts';
import { learntWordings } from './sightings/learnt-wordings.ts';
import { paymentSightings } from './sightings/payment-sightings.ts';
import { subscribers } from './subscribers.ts';
import { users } from './users.ts';
import { webhookDeliveries } from './webhooks/webhook-deliveries.ts';
import { webhooks } from './webhooks/webhooks.ts';

/** A collection that is listed in domain/collections.ts, or that has no documents for clients. */
export type ListedCollection = Collection & { name: keyof typeof attributesOf | 'identities' };

/** The list of all collections. */
export const allCollections = [
  menus,
  dishes,
  optionGroups,
  carts,
  notices,
  dishAlerts,
  dishFigures,
  dishSources,
  favourites,
  coupons,
  orders,
  orderAllergies,
  orderEvents,
  orderIssues,
  orderChanges,
  orderRevisions,
  payments,
  learntWordings,
  paymentSightings,
  refunds,
  invoices,
  ledgerEntries,
  balanceRefunds,
  statements,
  topUps,
  mealTimes,
  plans,
  planMenus,
  mealSubscriptions,
  mealPauses,
  meals,
  companies,
  companyMembers,
  areas,
  preparedItems,
  prepTicks,
  prepPrints,
  riderShifts,
  riderPhones,
  riderPoints,
  rides,
  users,
  reviews,
  addresses,
  mails,
  customerMessages,
  messageTexts,
  audits,
  subscribers,
  consents,
  messages,
  grievances,
  files,
  identities,
  invitations,
  settings,
  devices,
  prints,
  pushSubscriptions,
  dayCloses,
  webhooks,
  webhookDeliveries,
] as const satisfies readonly ListedCollection[];

export type CollectionName = (typeof allCollections)[number]['name'];
