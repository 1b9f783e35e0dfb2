import { EMAIL_REGEX } from 'valibot';

/** The most characters of an e-mail address. */
export const MAX_EMAIL = 320;

/** Whether a text can be an e-mail address: something@a.domain, without white space around it. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL_REGEX.test(text);
}
