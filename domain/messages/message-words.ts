import type { MissedReason } from '#domain/plans/meal-states.ts';
import type { MessageKind } from './message-rows.ts';

/**
 * The words of each message as a text. They say nothing that a stranger must not read: no name, no address, no dish. The owner
 * changes them, with the same values in braces.
 */
export const messageWords = {
  'meal-tomorrow': (names: string, date: string) => `${names} on ${date}: your next meal.`,
  'meal-short': (name: string, date: string, missing: string, until: string) =>
    `Your balance does not cover ${name} on ${date}. Please pay in ${missing} by ${until}, or it is not cooked.`,
  'meal-balance-low': (covered: string) =>
    `Your balance will not last long. Meals that it still covers: ${covered}. Please pay in before it ends.`,
  'meal-price': (plan: string, now: string, from: string) =>
    `${plan}: a meal costs ${now} from ${from}. Please tell us whether that is all right.`,
  'meal-price-lower': (plan: string, now: string) =>
    `${plan}: a meal costs ${now} now. You need not do anything.`,
  'meal-price-agreed': (plan: string, now: string, from: string) =>
    `${plan}: as agreed with you, a meal costs ${now} from ${from}. If that is wrong, please call us.`,
  'meal-price-kept': (plan: string, now: string) =>
    `${plan}: your price stays as it is, ${now} a meal. You need not do anything.`,
  'company-price': (plan: string, now: string, from: string) =>
    `${plan} for your people: a meal costs ${now} from ${from}. Please tell us once for all whether that is all right.`,
  'company-price-waits': (plan: string, from: string) =>
    `${plan}: your company is asked about a new price. If it does not agree, your meals pause from ${from}.`,
  'company-price-over': (plan: string) =>
    `${plan}: the price is settled with your company. Your meals go on.`,
  'meal-cooked-anyway': (name: string, date: string, amount: string) =>
    `${name} on ${date} is cooked although your balance does not cover it. Then ${amount} is still to be paid.`,
  'meal-kitchen-closed': (days: string) =>
    `We are closed on ${days}. We leave your meals of that time out, and you pay nothing for them.`,
  'meal-kitchen-open': (days: string) =>
    `We cook on ${days} after all. Your meals of that time are planned again.`,
  'meal-charged': (name: string, date: string, amount: string) =>
    `${name} on ${date} was not taken. We had cooked it, so it is charged: ${amount}. If that is a mistake, please call us.`,
  'meal-not-cooked': (name: string, date: string, reason: string) =>
    `${name} on ${date} is not cooked: ${reason}. You pay nothing for it.`,
  'meal-subscribed': (plan: string, from: string, price: string) =>
    `You get ${plan} from ${from}. A meal costs ${price}.`,
  'meal-subscription-changed': (plan: string) =>
    `We have changed your meals of ${plan} as agreed. If anything is wrong, please call us.`,
  'meal-subscription-ended': (plan: string, last: string) =>
    `Your meals of ${plan} end. Their last day is ${last}.`,
  'meal-skipped': (name: string, date: string) =>
    `We have called off ${name} on ${date}, as you asked. You pay nothing for it.`,
  'meal-changed': (name: string, date: string) => `We have changed ${name} on ${date}, as you asked.`,
  'meal-paused': (plan: string, from: string) => `Your meals of ${plan} pause from ${from}, as you asked.`,
  'bundle-longer': (last: string) =>
    `A meal did not reach you. Your bundle lasts longer for it: until ${last}.`,
  'company-added': (company: string) =>
    `${company} would pay for your meals. Join in your profile, or say no there.`,
  'company-entered': (company: string) =>
    `${company} pays for your meals now, as you told us. It sees what they cost, not what you eat. If that is wrong, please call us.`,
  'company-removed': (company: string) =>
    `${company} no longer pays for your meals. Meals that we have taken already still come.`,
  'order-ended': (order: string, reason: string, date: string) =>
    `Your order ${order} for ${date} does not come: ${reason}.`,
  'order-changed': (order: string, until: string, _date: string) =>
    `Your order ${order} comes at another time: ${until}.`,
  'order-on-its-way': (order: string, _date: string) => `Your order ${order} is on its way.`,
  'order-change-proposed': (order: string, date: string) =>
    `We would like to change your order ${order} for ${date}. Please call us.`,
  'order-revised': (order: string, total: string, _date: string) =>
    `Your order ${order} has changed. It comes to ${total} now.`,
  'order-payment-missing': (order: string) =>
    `We have not found your payment for order ${order}. Please call us.`,
  'order-payment-taken-back': (order: string) =>
    `We had marked your order ${order} as paid by mistake. Please pay it when it comes.`,
  'order-issue-answered': (order: string) =>
    `We have answered what you told us about order ${order}. Please call us, or see its page.`,
  'balance-statement': (period: string, amount: string) =>
    `Your statement of ${period}: you owe ${amount}. Please pay it in.`,
  'balance-reminder': (amount: string, due: string) =>
    `Of your statement ${amount} is still to be paid. It is due on ${due}.`,
  'money-received': (amount: string, balance: string) =>
    `We have received ${amount}. Your balance is ${balance} now.`,
  'money-credited': (amount: string, balance: string) =>
    `We have credited ${amount} to you. Your balance is ${balance} now.`,
  'money-charged': (amount: string, balance: string) =>
    `We have charged ${amount}. Your balance is ${balance} now.`,
  'money-paid-back': (amount: string, balance: string) =>
    `We have paid ${amount} back to you. Your balance is ${balance} now.`,
  'top-up-denied': (amount: string) =>
    `We have not found your payment of ${amount}. Please check its number, or call us.`,
} as const satisfies Readonly<Record<MessageKind, (...values: never[]) => string>>;

/** What stands before and after each text: whose it is, and how somebody who is not meant stops it. */
export const frameWords = {
  from: (shop: string, text: string) => `${shop}: ${text}`,
  owed: (link: string) => `Statement: ${link}`,
  stop: (link: string) => `Not you? ${link}`,
};

/** Why a meal is not cooked, in so few words that they fit a text. */
export const notCookedWords: Readonly<Record<MissedReason | 'short' | 'companyShort', string>> = {
  short: 'your balance is too low',
  late: 'we were too late',
  noMenu: 'there is no menu for it',
  address: 'we know no address for it',
  ended: 'its order was ended',
  closed: 'we are closed',
  kitchen: 'we do not cook on that day',
  company: 'your company does not pay it',
  companyShort: 'your company’s limit is used',
};
