import { expect, it } from 'vitest';
import { foundTasks } from '#web/staff/handbook/found-tasks.ts';
import { root } from '../steps.mjs';
import { listedTasks } from './pages.ts';

const english = listedTasks(root, 'en');
const hindi = listedTasks(root, 'hi');

/** What people at work type, and the task that they mean. */
const SEARCHES = [
  ['password', 'forgot-password'],
  ['pasword', 'forgot-password'],
  ['पासवर्ड', 'forgot-password'],
  ['pause', 'hours-and-pause'],
  ['holiday', 'hours-and-pause'],
  ['chhutti', 'hours-and-pause'],
  ['busy', 'hours-and-pause'],
  ['soldout', 'sold-out'],
  ['sold out', 'sold-out'],
  ['out of stock', 'sold-out'],
  ['khatam', 'sold-out'],
  ['refund', 'give-money-back'],
  ['refnd', 'give-money-back'],
  ['रिफंड', 'give-money-back'],
  ['paisa wapas', 'give-money-back'],
  ['paise vapas', 'give-money-back'],
  ['shift', 'rider-shift'],
  ['start the shift', 'board'],
  ['printer', 'printer'],
  ['प्रिंटर', 'printer'],
  ['UPI', 'ways-to-pay'],
  ['utr', 'check-payments'],
  ['gst', 'taxes-and-gst'],
  ['udhaar', 'ledger'],
  ['उधार', 'ledger'],
  ['khata', 'ledger'],
  ['coupon', 'coupons'],
  ['discount', 'coupons'],
  ['cupon', 'coupons'],
  ['cancel order', 'reject-or-cancel'],
  ['कैंसल', 'reject-or-cancel'],
  ['phoneorder', 'phone-order'],
  ['phone order', 'phone-order'],
  ['internet', 'no-internet'],
  ['offline', 'no-internet'],
  ['backup', 'backups-and-moving'],
  ['invite', 'invite-to-the-team'],
  ['half full', 'sizes-and-combos'],
  ['pin code', 'where-you-deliver'],
  ['pincode', 'where-you-deliver'],
  ['webhook', 'connect-programs'],
  ['lost phone', 'a-lost-phone'],
  ['daam', 'change-prices'],
  ['shikayat', 'answer-complaints'],
  ['meal plan', 'sell-meal-plans'],
] as const;

// HELP-6
it.each(SEARCHES)('“%s” finds %s first', (text, name) => {
  expect(foundTasks(english, { reader: undefined, text })[0]?.name).toBe(name);
});

// HELP-6
it.each([
  ['पासवर्ड', 'forgot-password'],
  ['password', 'forgot-password'],
  ['रिफंड', 'give-money-back'],
  ['refund', 'give-money-back'],
  ['soldout', 'sold-out'],
  ['ख़त्म', 'sold-out'],
  ['खत्म', 'sold-out'],
  ['छुट्टी', 'hours-and-pause'],
  ['pause', 'hours-and-pause'],
  ['शिफ़्ट', 'rider-shift'],
])('“%s” finds %s first on the Hindi page', (text, name) => {
  expect(foundTasks(hindi, { reader: undefined, text })[0]?.name).toBe(name);
});
