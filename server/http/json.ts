/** Levels of nested objects and lists. Far deeper ones would exhaust the stack of recursive code. */
const MAX_DEPTH = 64;

/** Half of a character that JSON can say ("\\ud83c") and no database can store. */
const HALF = /\p{Cs}/u;

function isStorable(value: unknown, levels: number): boolean {
  if (typeof value === 'string' && HALF.test(value)) throw new SyntaxError('A text holds half a character');
  if (typeof value !== 'object' || value === null) return true;
  const parts = Array.isArray(value) ? value : Object.entries(value).flat();
  return levels > 0 && parts.every((each) => isStorable(each, levels - 1));
}

/** Returns the value. Throws SyntaxError when it is nested deeper than 64 levels, or a text holds half a character. */
export function checkValues(value: unknown): unknown {
  if (isStorable(value, MAX_DEPTH)) return value;
  throw new SyntaxError(`Values may be nested at most ${MAX_DEPTH} levels deep`);
}

/** Parses JSON from a client. Throws SyntaxError when it is invalid, or refused by `checkValues`. */
export function parseJson(text: string): unknown {
  return checkValues(JSON.parse(text));
}
