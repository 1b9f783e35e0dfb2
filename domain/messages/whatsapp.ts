import { accountPhone, normalizePhone } from '#domain/phone.ts';
import { cleanText, MOST_PREPARED } from './texts-with-values.ts';

const query = (text: string): string => `text=${encodeURIComponent(cleanText(text, MOST_PREPARED))}`;

/** The link that opens WhatsApp with a text, where the person chooses who gets it, such as a group. */
export const whatsAppShareLink = (text: string): string => `https://wa.me/?${query(text)}`;

/**
 * The link that opens a chat with a number in WhatsApp, with a text that the person then sends themselves; undefined for what is
 * no phone number. Nobody has an account for it, and nothing tells whether the text was sent.
 * @param phone in the form of profiles
 */
export function whatsAppLink(phone: number | string | null, text: string): string | undefined {
  if (phone === null || !/^\+?\d{1,15}$/.test(`${phone}`)) return undefined;
  const known = normalizePhone(Number(`${phone}`.replace('+', '')));
  if (known === undefined) return undefined;
  const digits = accountPhone(known).slice(1);
  return `https://wa.me/${digits}?${query(text)}`;
}
