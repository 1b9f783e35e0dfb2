import type { Role } from '#domain/users/roles.ts';

/** A signed-in person, as every access rule sees them. Roles come from the database, never from the request. */
export interface User {
  id: string;
  email: string;
  name: string;
  /** Null for customers. */
  role: Role | null;
  /** Owners and managers. */
  isAdmin: boolean;
  emailVerified: boolean;
}

/** On whose behalf something is done. There is no bypass: the product's own work passes the system actor. */
export type Actor = { kind: 'visitor' } | { kind: 'user'; user: User } | { kind: 'system' };

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };

/** The account id recorded as the creator of a document; null for visitors and the system. */
export function actorId(actor: Actor): string | null {
  return actor.kind === 'user' ? actor.user.id : null;
}
