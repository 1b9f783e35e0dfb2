import { EMAIL_REGEX } from 'valibot';

/** Characters of an address at most. */
export const MAX_EMAIL = 320;

/** Whether this can be an e-mail address: something@a.domain, with no white space around it. Pages and server agree on it. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL_REGEX.test(text);
}
