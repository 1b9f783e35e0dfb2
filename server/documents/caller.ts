import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';

/** Who makes a request. */
export interface Caller {
  actor: Actor;
  /**
   * The account or device that rate limits count the request for. Undefined for visitors and anonymous sessions, which are
   * counted by their network address, because anybody can open any number of them.
   */
  countedPerson: string | undefined;
}

/** Finds the caller of a request. Accounts implement it (server/accounts/caller.ts). */
export type Callers<C extends Caller = Caller> = (request: FastifyRequest) => Promise<C>;
