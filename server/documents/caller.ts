import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';

/** The sender of a request. */
export interface Caller {
  actor: Actor;
  /**
   * The account or device that rate limits count. Undefined for visitors and anonymous sessions: anybody can open any
   * number of those, so they are counted by network address.
   */
  countedPerson: string | undefined;
}

/** Finds the caller of a request. Accounts implement it (server/accounts/caller.ts). */
export type Callers<C extends Caller = Caller> = (request: FastifyRequest) => Promise<C>;
