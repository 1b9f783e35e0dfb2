import { AsyncLocalStorage } from 'node:async_hooks';

// The client of the current request, for the account log. It is kept in async context, so that units of work need not
// pass it on.

/** The client that made a request. */
export interface ClientInfo {
  ip: string;
  userAgent: string;
}

const UNKNOWN_CLIENT: ClientInfo = { ip: '', userAgent: '' };
const storage = new AsyncLocalStorage<ClientInfo>();

/** Runs the task for a request of this client. */
export function runWithClient<T>(currentClient: ClientInfo, task: () => T): T {
  return storage.run(currentClient, task);
}

/** The client of the current request; with empty fields for work that no request started. */
export function origin(): ClientInfo {
  return storage.getStore() ?? UNKNOWN_CLIENT;
}
