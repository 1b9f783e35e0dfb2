import { addressMessages } from '#domain/addresses/messages.ts';
import { areaFormMessages } from '#domain/areas/form-messages.ts';
import { companyMessages } from '#domain/companies/messages.ts';
import { couponMessages } from '#domain/coupons/messages.ts';
import { dayCloseMessages } from '#domain/day-close/messages.ts';
import { grievanceMessages } from '#domain/grievances/messages.ts';
import { invoiceMessages } from '#domain/invoices/messages.ts';
import { balanceMessages } from '#domain/ledger/balance-messages.ts';
import { ledgerMessages } from '#domain/ledger/messages.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { printMessages } from '#domain/printing/messages.ts';
import { reviewMessages } from '#domain/reviews/messages.ts';
import { rideMessages } from '#domain/rides/messages.ts';
import { webhookMessages } from '#domain/webhooks/messages.ts';
import type { FailureList } from '#server/base/failure.ts';

/** What single collections refuse: areas, carts, coupons, reviews, invoices, ledger entries, top-ups, plans, companies, addresses, prints, riders, days, complaints. */
export const collectionFailures = {
  areas_full: [400, areaFormMessages.tooMany],
  area_pincodes_full: [400, areaFormMessages.tooManyPincodes],
  coupon_code_taken: [409, couponMessages.codeTaken],
  coupon_not_found: [404, 'There is no such coupon.'],
  invoice_issued: [409, invoiceMessages.alreadyIssued],
  ledger_off: [403, balanceMessages.off],
  ledger_reference_used: [409, ledgerMessages.referenceUsed],
  ledger_entry_reversed: [409, ledgerMessages.reversed],
  ledger_entry_not_reversible: [409, ledgerMessages.notReversible],
  ledger_entry_refused: [400, ledgerMessages.problems.notByHand],
  top_up_refused: [400, balanceMessages.noWayToPayIn],
  balance_refund_over: [409, balanceMessages.refundOver],
  statement_code_wrong: [403, balanceMessages.codeWrong],
  statement_code_off: [409, balanceMessages.codeOff],
  top_up_over: [409, ledgerMessages.topUpOver],
  address_meals_outside: [409, addressMessages.mealsOutside],
  company_not_paying: [409, companyMessages.notMember],
  company_guests_planned: [409, companyMessages.guestsPlanned],
  company_person_known: [409, companyMessages.contactKnown],
  company_last_admin: [409, companyMessages.lastAdmin],
  company_elsewhere: [409, companyMessages.elsewhere],
  plans_off: [403, planMessages.off],
  plan_in_use: [409, planMessages.inUse],
  plan_full: [409, planMessages.full],
  plan_price_changed: [409, planMessages.priceChanged],
  plan_trial_used: [409, planMessages.trialUsed],
  plan_bundle_refused: [409, planMessages.noBundle],
  meal_money_decided: [409, planMessages.moneyDecided],
  meal_cutoff_passed: [409, 'It is too late to change this meal.'],
  webhooks_full: [409, webhookMessages.tooMany],
  review_not_received: [403, reviewMessages.notReceived],
  grievance_closed: [409, grievanceMessages.closed],
  print_taken: [409, printMessages.taken],
  rider_consent_missing: [403, rideMessages.noConsent],
  rider_token_invalid: [401, rideMessages.tokenInvalid],
  rider_https_required: [426, rideMessages.httpsRequired],
  day_closed: [409, dayCloseMessages.closed],
  day_figures_changed: [409, dayCloseMessages.moneyRecorded],
  cart_dish_unavailable: [409, 'This dish is not available. Please choose another one.'],
  cart_dish_gone: [409, 'This dish is no longer on the menu.'],
  cart_quantity_exceeded: [400, 'A cart can’t hold that many of one dish. Please choose fewer.'],
  review_dish_gone: [400, 'This dish is no longer on the menu.'],
} as const satisfies FailureList;

declare module '#server/base/failure.ts' {
  interface DeclaredFailures extends Record<keyof typeof collectionFailures, unknown> {}
}
