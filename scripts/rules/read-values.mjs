// The rules of how the sources read what people type: numbers are read by domain/numbers.ts, domain/phone.ts and
// server/http/phones.ts, and never made by deleting characters until digits are left; texts are cut by domain/cutting.ts.
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

/** A text that is cut at a number of UTF-16 units, by what it is called or made of, or by the name of the limit. */
const CUT = new RegExp(
  [
    String.raw`(?:\b\w*(?:[tT]ext|[nN]ote|[nN]ame|[wW]ords|[mM]essage|[lL]abel|[rR]eason|[sS]ubject|[tT]itle|[cC]omment|[bB]ody|[dD]etail)\)?|(?:trim|join|toString|cell)\([^()]*\)|\?\? ''\))\.(?:slice|substring)\(0, (?:[A-Z][\w.]*|\d{2,}|(?:max|most|longest)\w*)\)`,
    String.raw`\.slice\(0, (?:MAX|LONGEST)_(?:TEXT|NOTE|NAME|ERROR|DETAIL|ANSWER|USER_AGENT)\w*\)`,
  ].join('|'),
);
/** Where what is cut has no other characters than ASCII, or is a list. */
const CUT_ELSEWHERE =
  /^(domain\/cutting\.ts|server\/(http\/params|files\/disk-store|backup\/make-backup)\.ts)$/;

/**
 * A number that is made by deleting characters, a text that is cut within them, or a phone number that the server reads as pages
 * do.
 * @param {string} path
 * @param {string} text
 * @returns {string | undefined}
 */
export function wrongReading(path, text) {
  if (!SOURCES.test(path) || TEST.test(path)) return undefined;
  const deleted = READERS.includes(path) ? undefined : (DELETED.exec(text) ?? COMMAS.exec(text))?.[0];
  if (deleted) return `${deleted} makes a number of any text; read it with domain/numbers.ts (VALUE-1)`;
  const cut = CUT_ELSEWHERE.test(path) ? undefined : CUT.exec(text)?.[0];
  if (cut) return `${cut} cuts within characters; use cut() of domain/cutting.ts (VALUE-3)`;
  const phone =
    path.startsWith('server/') && path !== PHONE_READER ? PAGES_PHONES.exec(text)?.[0] : undefined;
  return phone && `${phone}…) knows no countries; read phone numbers with ${PHONE_READER} (SIGNUP-2)`;
}

/**
 * Where small letters are no comparing of typed texts: the one form itself, texts of programs (addresses, endings, keys), marks of
 * earlier versions, sounds, and the menu's own search, whose rule is the case alone.
 */
const MACHINE_TEXTS = new RegExp(
  [
    '^domain/(comparing|email|rows/words|demo/.*|payments/upi|site/rules/texts|dishes/finding/sound)\\.ts$',
    '^web/(staff/shell/shortcuts|shop/dishes/filter|lib/router/known-paths)\\.ts$',
    '^server/collections/(files|plans/subscribing)\\.ts$',
  ].join('|'),
);
const COMPARING = /^(domain|web|server\/(collections|menu-files))\/.*\.tsx?$/;

/**
 * A comparing of typed texts by their case alone.
 * @param {string} path
 * @param {string} text
 * @returns {string | undefined}
 */
export function comparedByCase(path, text) {
  if (!COMPARING.test(path) || TEST.test(path) || MACHINE_TEXTS.test(path)) return undefined;
  const found = /\.to(?:Locale)?LowerCase\(/.exec(text)?.[0];
  return found && `${found}) compares what people type by case alone; ask domain/comparing.ts (DISH-40)`;
}

/**
 * A field whose number the wheel of a mouse changes.
 * @param {string} path
 * @param {string} text
 * @returns {string | undefined}
 */
export function numberType(path, text) {
  if (!/^web\/.*\.tsx?$/.test(path)) return undefined;
  const found = /\btype(=|: ?)\{?['"]number['"]/.exec(text)?.[0];
  return (
    found &&
    `${found}: the wheel of a mouse changes such a field; give one of text inputMode="numeric" (SHELL-36)`
  );
}
