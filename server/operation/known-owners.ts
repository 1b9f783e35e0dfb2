import type { FastifyRequest } from 'fastify';
import { hashSecret } from '#server/db/secret-hash.ts';
import { hasRole, principalOf } from '#server/documents/access.ts';
import type { Caller } from '#server/documents/caller.ts';

/** How long after an owner's last request their session is remembered (milliseconds), and how many sessions are. */
const REMEMBERED = 12 * 3_600_000;
const MOST_REMEMBERED = 100;

const isOwner = hasRole('owner');

export type KnownOwners = ReturnType<typeof createKnownOwners>;

/**
 * Remembers the sessions of owners in memory, so that an owner can be told how things stand while no session can be looked
 * up. It gives no other right.
 * @param secretOf the secret of a request's session; undefined without one
 */
export function createKnownOwners(
  secretOf: (request: FastifyRequest) => string | undefined,
  clock: () => Date,
) {
  /** When sessions were last seen, by the hash of their secret; the latest last. */
  const seen = new Map<string, number>();
  const keyOf = (request: FastifyRequest): string | undefined => {
    const secret = secretOf(request);
    return secret === undefined ? undefined : hashSecret(secret);
  };

  return {
    /** To be called whenever the caller of a request was found. */
    note(request: FastifyRequest, { actor }: Caller): void {
      const owns = isOwner(principalOf(actor));
      if (!owns && seen.size === 0) return;
      const key = keyOf(request);
      if (key === undefined) return;
      seen.delete(key);
      if (owns === true) seen.set(key, clock().getTime());
      for (const [oldest] of seen) if (seen.size > MOST_REMEMBERED) seen.delete(oldest);
    },
    /** Whether the request's session was an owner's when it was last seen. */
    includes(request: FastifyRequest): boolean {
      const at = seen.get(keyOf(request) ?? '');
      return at !== undefined && clock().getTime() - at <= REMEMBERED;
    },
  };
}
