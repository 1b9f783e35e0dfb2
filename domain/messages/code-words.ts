import type { CodeKind } from './code-rows.ts';

/** The words of texts with a code or a link. The owner changes them, with the same values in braces. */
export const codeWords = {
  'phone-sign-in-code': (code: string, shop: string) =>
    `${code} is your code to sign in to ${shop}. It works once, within 15 minutes.`,
  'phone-login-code': (code: string, shop: string) =>
    `${code} is your ${shop} login code. It works once, within an hour.`,
  'phone-proof': (code: string, shop: string) =>
    `${code} proves your number to ${shop}, so that you can pay in cash. It works once, within 15 minutes.`,
  'phone-statement-code': (code: string, shop: string) =>
    `${code} opens your statement of ${shop}. It works for 15 minutes. Give it to nobody else.`,
  'phone-verification': (code: string, shop: string) =>
    `${code} proves to ${shop} that this number is yours. It works once, within 15 minutes.`,
  'phone-team-invitation': (shop: string, role: string, url: string) =>
    `You are invited to work in the kitchen of ${shop} as ${role}. Accept within a week: ${url}`,
  'phone-order-link': (shop: string, order: string, page: string) =>
    `Follow your ${shop} order ${order} here: ${page}`,
} as const satisfies Readonly<Record<CodeKind, (...values: never[]) => string>>;
