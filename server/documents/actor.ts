import type { Document } from './document.ts';

/** A signed-in person, as every access rule sees them. Roles come from the database, never from the request. */
export interface User {
  id: string;
  email: string;
  name: string;
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

/** The collection of people's profiles; each has the id of its account. */
export const PROFILES = 'users';

/** The person a profile describes, as access rules see them. */
export function personOf({ id, data }: Document): User {
  return {
    id,
    email: String(data.email ?? ''),
    name: String(data.name ?? ''),
    isAdmin: data.isAdmin === true,
    emailVerified: data.emailVerification === true,
  };
}
