import { withoutUnseen } from './comparing.ts';

/** As in valibot, whose schemas every page would load for this one expression. */
const EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/u;

/** The most characters of an e-mail address. */
export const MAX_EMAIL = 320;

/** Whether a text can be an e-mail address: something@a.domain, without white space around it. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text);
}

/** The form in which e-mail addresses are compared and stored: small letters, nothing around them, nothing that is not seen. */
export const normalEmail = (typed: string): string =>
  withoutUnseen(typed.normalize('NFC')).trim().toLowerCase();
