import type { SlowQuery } from '#server/db/slow-queries.ts';

/** A statement is logged at most once in this time (milliseconds), however often it is slow. */
const LOG_INTERVAL = 10_000;
/** The most statements that are remembered. Statements without a name may have any number of texts. */
const MOST_STATEMENTS = 500;

/** Returns a function that logs slow statements, each at most every ten seconds with the number of times it was slow. */
export function slowQueryLog(
  log: { warn(fields: object, words: string): void },
  now: () => number = Date.now,
): (slow: SlowQuery) => void {
  const logged = new Map<string, { at: number; since: number }>();
  return ({ query, milliseconds }) => {
    const last = logged.get(query);
    if (last && now() - last.at < LOG_INTERVAL) {
      last.since++;
      return;
    }
    if (logged.size >= MOST_STATEMENTS) logged.clear();
    logged.set(query, { at: now(), since: 0 });
    log.warn({ query, milliseconds, times: 1 + (last?.since ?? 0) }, 'a query was slow');
  };
}
