/** Objects and lists within one another, at most. Far deeper ones exhaust the stack of whoever walks them. */
const MAX_DEPTH = 64;

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1));
}

/** Throws SyntaxError for a value that is nested deeper than 64 levels; answers any other as it is. */
export function checkDepth(value: unknown): unknown {
  if (isShallow(value, MAX_DEPTH)) return value;
  throw new SyntaxError(`Values may be nested at most ${MAX_DEPTH} levels deep`);
}

/** JSON from a client. Throws SyntaxError for what is no JSON, or nested deeper than 64 levels. */
export function parseJson(text: string): unknown {
  return checkDepth(JSON.parse(text));
}
