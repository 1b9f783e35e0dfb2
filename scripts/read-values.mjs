// The rules of how the sources read what people type: numbers are read by domain/numbers.ts, domain/phone.ts and
// server/http/phones.ts, and never made by deleting characters until digits are left.
const SOURCES = /^(domain|server|web|printer)\/.*\.tsx?$/;
const TEST = /\.(test|spec)\.tsx?$/;

/** A text of which only digits, or digits and signs, are left: `.replace(/\D/g, '')`, `.replace(/[^\d+]/g, '')`. */
const DELETED =
  /\.replace(?:All)?\(\s*\/(?:\\D|\[\^(?![^\]]*(?:a-z|\\w|\\p))[^\]]*(?:\\d|0-9)[^\]]*\])[^/]*\/[a-z]*,\s*(['"])\1\)/;
/** Commas deleted from a number. */
const COMMAS = /\.replace(?:All)?\((?:','|","|\/,\/g),\s*(['"])\1\)/;
const READERS = ['domain/numbers.ts'];

/** How the server would read a phone number without the tables of countries. */
const PAGES_PHONES = /\b(?:parsePhone|normalizePhone)\(/;
const PHONE_READER = 'server/http/phones.ts';

/**
 * A number that is made by deleting characters, or a phone number that the server reads as pages do.
 * @param {string} path
 * @param {string} text
 * @returns {string | undefined}
 */
export function deletedCharacters(path, text) {
  if (!SOURCES.test(path) || TEST.test(path)) return undefined;
  const deleted = READERS.includes(path) ? undefined : (DELETED.exec(text) ?? COMMAS.exec(text))?.[0];
  if (deleted) return `${deleted} makes a number of any text; read it with domain/numbers.ts (VALUE-1)`;
  const phone =
    path.startsWith('server/') && path !== PHONE_READER ? PAGES_PHONES.exec(text)?.[0] : undefined;
  return phone && `${phone}…) knows no countries; read phone numbers with ${PHONE_READER} (SIGNUP-2)`;
}
