import type { ValueKind } from './message-rows.ts';

/** Texts with a code or a link that somebody asked for, each with the values of its words in their order (TELL-9). */
export const CODE_ROWS = {
  'phone-sign-in-code': { code: 'words', shop: 'words' },
  'phone-login-code': { code: 'words', shop: 'words' },
  'phone-proof': { code: 'words', shop: 'words' },
  'phone-statement-code': { code: 'words', shop: 'words' },
  'phone-verification': { code: 'words', shop: 'words' },
  'phone-team-invitation': { shop: 'words', role: 'words', url: 'link' },
  'phone-order-link': { shop: 'words', order: 'words', page: 'link' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ValueKind>>>>;
export type CodeKind = keyof typeof CODE_ROWS;

/** The value without which a text is of no use. */
export const NEEDED_VALUES: Readonly<Record<CodeKind, string>> = {
  'phone-sign-in-code': 'code',
  'phone-login-code': 'code',
  'phone-proof': 'code',
  'phone-statement-code': 'code',
  'phone-verification': 'code',
  'phone-team-invitation': 'url',
  'phone-order-link': 'page',
};

/** Those that end with the code for the phone's browser (WebOTP). */
export const FILLED_IN: readonly CodeKind[] = ['phone-sign-in-code', 'phone-login-code'];
