import { currentWork, type Work, withWork } from '#server/base/current-work.ts';

// The client of the current request, for the account log. It is kept in async context, so that units of work need not
// pass it on.

/** The client that made a request. */
export type ClientInfo = NonNullable<Work['client']>;

const UNKNOWN_CLIENT: ClientInfo = { ip: '', userAgent: '' };

/** Runs the task for a request of this client. */
export const runWithClient = <T>(client: ClientInfo, task: () => T): T => withWork({ client }, task);

/** The client of the current request; with empty fields for work that no request started. */
export const origin = (): ClientInfo => currentWork().client ?? UNKNOWN_CLIENT;
