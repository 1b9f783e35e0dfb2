import { withoutUnseen } from './comparing.ts';

/** What may stand before the @ (RFC 5322, without quotes): letters, digits and these signs, with single dots between. */
const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+";
/** A part of a domain, which may have dashes within: also those of xn--, as which names in other scripts are written. */
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?';
/** Not by valibot, whose schemas every page would load for this one expression. */
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?:[a-zA-Z]{2,}|xn--[a-zA-Z0-9-]+)$`);

/** The most characters of an e-mail address. */
export const MAX_EMAIL = 320;

/** A link that writes to an address. Signs such as ? or & would otherwise begin its fields. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** Whether a text can be an e-mail address: something@a.domain, without white space around it. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text);
}

/** The form in which e-mail addresses are compared and stored: small letters, nothing around them, nothing that is not seen. */
export const normalEmail = (typed: string): string =>
  withoutUnseen(typed.normalize('NFC')).trim().toLowerCase();
