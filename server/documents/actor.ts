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

/**
 * On whose behalf something is done. There is no bypass: work of the product itself passes the system actor by name.
 */
export type Actor = { kind: 'visitor' } | { kind: 'user'; user: User } | { kind: 'system' };

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };

/** Who is recorded as the maker of a document. */
export function actorId(actor: Actor): string | null {
  return actor.kind === 'user' ? actor.user.id : null;
}
