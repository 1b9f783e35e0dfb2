import * as v from 'valibot';
import { isEmail } from '#domain/email.ts';
import { IMAGES } from '#domain/files/images.ts';

/**
 * Characters that owners may not use in texts for customers: control characters, and those that change the direction of
 * the text around them.
 */
const CONTROL = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
/** The same, but lines may end and be indented. */
const CONTROL_IN_LINES = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u;

/** A text on one line, of `least` to `most` characters. */
export function line(most: number, least: 0 | 1 = 1) {
  const words = `must be one line of ${least === 1 ? `1 to ${most}` : `at most ${most}`} characters`;
  return v.pipe(
    v.string(words),
    v.trim(),
    v.minLength(least, words),
    v.maxLength(most, words),
    v.check((text) => !CONTROL.test(text), words),
  );
}

/** A text of several lines, with at most `most` characters; it may be empty. */
export function lines(most: number) {
  const words = `must be a text of at most ${most} characters`;
  return v.pipe(
    v.string(words),
    v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
    v.maxLength(most, words),
    v.check((text) => !CONTROL_IN_LINES.test(text), words),
  );
}

/** An e-mail address; `orNone` allows an empty text. */
function emailRule(orNone: boolean) {
  const words = `must be an e-mail address${orNone ? ', or empty' : ''}`;
  return v.pipe(
    v.string(words),
    v.trim(),
    v.toLowerCase(),
    v.check((given) => (orNone && given === '') || isEmail(given), words),
  );
}
export const email = emailRule(false);
export const emailOrNone = emailRule(true);

/** A phone number as people read it; `orNone` allows an empty text. */
function phoneRule(orNone: boolean) {
  const words = `must be a phone number, such as +91 80 0000 1234${orNone ? ', or empty' : ''}`;
  const form = orNone ? /^(\+?\d[\d ()-]{5,})?$/ : /^\+?\d[\d ()-]{5,}$/;
  return v.pipe(v.string(words), v.trim(), v.maxLength(30, words), v.regex(form, words));
}
export const phoneNumber = phoneRule(false);
export const phoneOrNone = phoneRule(true);

const UPLOADED = new RegExp(`^/v1/storage/buckets/${IMAGES}/files/[\\w.-]{1,36}/view\\?project=rasoi$`);

/** A picture that was uploaded to the bucket of the menu's pictures; empty for none. */
export const uploadedPicture = v.pipe(
  v.string('must be an uploaded picture'),
  v.check((url) => url === '' || UPLOADED.test(url), 'must be an uploaded picture'),
);

/** Whether a text is the address of an uploaded picture. */
export const isUploadedPicture = (url: string): boolean => UPLOADED.test(url);
