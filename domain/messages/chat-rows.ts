import type { ValueKind } from './message-rows.ts';

/** What people at work prepare a chat about, each with the values of its words in their order (TELL-7). */
export const CHAT_ROWS = {
  'chat-order': { name: 'words', order: 'words', total: 'money', page: 'link' },
  'chat-issue': { name: 'words', order: 'words' },
  'chat-debt': { name: 'words', amount: 'money', page: 'link' },
  'chat-statement': { name: 'words', period: 'period', amount: 'money', page: 'link' },
  'chat-subscription': { name: 'words', plan: 'words', price: 'money' },
  'chat-meal': { name: 'words', meal: 'words', date: 'day' },
  'chat-invitation': { kitchen: 'words', role: 'words', page: 'link' },
  'chat-coupon': { code: 'words', about: 'words', page: 'link' },
  'chat-plan': { plan: 'words', price: 'money', page: 'link' },
  'chat-menu': { shop: 'words', date: 'day', dishes: 'lines', page: 'link' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ValueKind>>>>;
export type ChatKind = keyof typeof CHAT_ROWS;

/** A chat that is prepared: nobody knows whether it is sent. */
export interface PreparedChat {
  text: string;
  /** Opens the chat in WhatsApp; null without a phone number. */
  link: string | null;
}
