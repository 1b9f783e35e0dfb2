import * as v from 'valibot';
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

interface ListRules<T> {
  /** The most entries. */
  most: number;
  /** The limits of an entry's parts, for the words of a problem: 'each with a name of up to 60 characters'. */
  parts: string;
  /** Distinguishes the entries. */
  keyOf: (entry: T) => string;
}

/** A list of entries, no two of them with the same key. Every problem with an entry is reported with the same words. */
export function listOf<T>(entry: v.GenericSchema<T>, { most, parts, keyOf }: ListRules<T>) {
  const words = `must be at most ${most} entries, ${parts}`;
  const schema = v.pipe(v.array(entry), v.maxLength(most));
  return v.pipe(
    v.custom<T[]>((given) => v.is(schema, given), words),
    v.transform((given) => v.parse(schema, given)),
    v.check(
      (entries) => new Set(entries.map(keyOf)).size === entries.length,
      'must not name one entry twice',
    ),
  );
}

const UPLOADED = new RegExp(`^/v1/storage/buckets/${IMAGES}/files/[\\w.-]{1,36}/view\\?project=rasoi$`);

/** A picture that was uploaded to the bucket of the menu's pictures; empty for none. */
export const uploadedPicture = v.pipe(
  v.string('must be an uploaded picture'),
  v.check((url) => url === '' || UPLOADED.test(url), 'must be an uploaded picture'),
);

/** Whether a text is the address of an uploaded picture. */
export const isUploadedPicture = (url: string): boolean => UPLOADED.test(url);
