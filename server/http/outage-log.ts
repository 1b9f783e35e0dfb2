import { type Outage, outageOf } from '#server/db/outage.ts';

/** An outage is logged at most once in this time, however many requests are refused (milliseconds). */
const LOG_INTERVAL = 10_000;

const WORDS: Record<Outage, string> = {
  unreachable: 'the database cannot be reached: requests are refused',
  overloaded: 'the database takes too long: requests are refused',
  full: 'the disk is full: requests are refused',
};

/** The log of the server or of a request. */
interface Log {
  warn(fields: object, words: string): void;
  error(fields: object, words: string): void;
}

/** The part of a request that logging its outage needs. */
interface RefusedRequest {
  server: { server: object };
  log: Pick<Log, 'error'>;
}

interface LoggedOutage {
  /** When the outage was last logged (milliseconds). */
  at: number;
  /** The number of requests refused since then. */
  since: number;
}

/** Logged outages by server, because tests run several servers in one process. */
const logs = new WeakMap<object, Map<Outage, LoggedOutage>>();

/** Logs an outage in one line without a stack trace, at most every ten seconds, with the number of refused requests. */
export function logOutage(request: RefusedRequest, outage: Outage, error: Error, now = Date.now()): void {
  const { server } = request.server;
  const known = logs.get(server) ?? new Map<Outage, LoggedOutage>();
  logs.set(server, known);
  const last = known.get(outage);
  if (last && now - last.at < LOG_INTERVAL) {
    last.since++;
    return;
  }
  known.set(outage, { at: now, since: 0 });
  writeLine(request.log, outage, error, 1 + (last?.since ?? 0));
}

function writeLine(log: Pick<Log, 'error'>, outage: Outage, error: Error, refused: number): void {
  log.error({ outage, refused, reason: error.message }, WORDS[outage]);
}

/** Logs an error of background work: in one line during an outage, otherwise with its stack trace. */
export function logFailure(log: Log, error: unknown, what: string): void {
  if (error instanceof Error && outageOf(error)) log.warn({ reason: error.message }, what);
  else log.error({ err: error }, what);
}

/** Makes the function that logs errors of a piece of background work by its name. */
export const workReporter =
  (log: Log) =>
  (work: string) =>
  (error: unknown): void =>
    logFailure(log, error, `background work failed: ${work}`);
