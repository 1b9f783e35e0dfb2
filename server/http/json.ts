/** Levels of nested objects and lists. Far deeper ones would exhaust the stack of recursive code. */
const MAX_DEPTH = 64;

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1));
}

/** Returns the value. Throws SyntaxError when it is nested deeper than 64 levels. */
export function checkDepth(value: unknown): unknown {
  if (isShallow(value, MAX_DEPTH)) return value;
  throw new SyntaxError(`Values may be nested at most ${MAX_DEPTH} levels deep`);
}

/** Parses JSON from a client. Throws SyntaxError when it is invalid or nested deeper than 64 levels. */
export function parseJson(text: string): unknown {
  return checkDepth(JSON.parse(text));
}
