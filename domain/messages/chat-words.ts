import type { ChatKind } from './chat-rows.ts';

/** The words of texts that people at work send from their own phones. The owner changes them, with the same values in braces. */
export const chatWords = {
  'chat-order': (name: string, order: string, total: string, page: string) =>
    `Namaste ${name}, about your order ${order} of ${total}: ${page}`,
  'chat-issue': (name: string, order: string) =>
    `Namaste ${name}, thank you for telling us about order ${order}. We would like to put it right.`,
  'chat-debt': (name: string, amount: string, page: string) =>
    `Namaste ${name}, ${amount} is still to be paid for your food. You can pay it here: ${page}`,
  'chat-statement': (name: string, period: string, amount: string, page: string) =>
    `Namaste ${name}, of your statement of ${period} ${amount} is still to be paid. You can pay it here: ${page}`,
  'chat-subscription': (name: string, plan: string, price: string) =>
    `Namaste ${name}, about your meals of ${plan}, ${price} a meal:`,
  'chat-meal': (name: string, meal: string, date: string) =>
    `Namaste ${name}, about your ${meal} of ${date}:`,
  'chat-invitation': (kitchen: string, role: string, page: string) =>
    `${kitchen} invites you to its team as ${role}. This link is for you alone, works once and for a week: ${page}`,
  'chat-coupon': (code: string, about: string, page: string) => `${code}: ${about} Order at ${page}`,
  'chat-plan': (plan: string, price: string, page: string) =>
    `${plan}: ${price} a meal. See what there is: ${page}`,
  'chat-menu': (shop: string, date: string, dishes: string, page: string) =>
    `${shop}, ${date}\n\n${dishes}\n\nOrder here: ${page}`,
} as const satisfies Readonly<Record<ChatKind, (...values: never[]) => string>>;
