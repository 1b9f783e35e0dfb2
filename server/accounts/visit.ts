import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a request comes from. */
export interface Origin {
  ip: string;
  userAgent: string;
}

const NOWHERE: Origin = { ip: '', userAgent: '' };
const current = new AsyncLocalStorage<Origin>();

/** Runs what a request asks for, so that logs know where it came from. */
export function runWithOrigin<T>(origin: Origin, task: () => T): T {
  return current.run(origin, task);
}

/** Where the work at hand was asked for; nothing is known of the kitchen's own work. */
export function origin(): Origin {
  return current.getStore() ?? NOWHERE;
}
