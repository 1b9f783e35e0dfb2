import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type Outage, outageOf } from '#server/db/outage.ts';

/** Milliseconds in which an outage is logged once, however many requests it refuses. */
const QUIET = 10_000;

const WORDS: Record<Outage, string> = {
  unreachable: 'the database cannot be reached: requests are refused',
  overloaded: 'the database takes too long: requests are refused',
  full: 'the disk is full: requests are refused',
};

interface Told {
  at: number;
  /** Requests refused since then. */
  since: number;
}

/** By the server that listens, of which a process has one. */
const logs = new WeakMap<object, Map<Outage, Told>>();

/** A line for an outage without a stack trace, at most one in ten seconds, with how many requests it stands for. */
export function logOutage(request: FastifyRequest, outage: Outage, error: Error, now = Date.now()): void {
  const { server } = request.server;
  const told = logs.get(server) ?? new Map<Outage, Told>();
  logs.set(server, told);
  const last = told.get(outage);
  if (last && now - last.at < QUIET) {
    last.since++;
    return;
  }
  told.set(outage, { at: now, since: 0 });
  line(request.log, outage, error, 1 + (last?.since ?? 0));
}

function line(log: FastifyBaseLogger, outage: Outage, error: Error, refused: number): void {
  log.error({ outage, refused, reason: error.message }, WORDS[outage]);
}

/** What went wrong outside of any request: in one line when something is away for now, else with its stack trace. */
export function logFailure(log: FastifyBaseLogger, error: unknown, what: string): void {
  if (error instanceof Error && outageOf(error)) log.warn({ reason: error.message }, what);
  else log.error({ err: error }, what);
}
