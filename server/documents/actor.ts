import type { DeviceKind } from '#domain/devices/attributes.ts';
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

/** A machine of the kitchen that signed in with its own token. It is no person and has no role. */
export interface Device {
  id: string;
  name: string;
  kind: DeviceKind;
  /** When the token that it signed in with was issued. */
  tokenIssuedAt: Date;
}

/** On whose behalf something is done. There is no bypass: the product's own work passes the system actor. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; user: User }
  | { kind: 'device'; device: Device }
  | { kind: 'system' };

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };

/** The id of the account or device recorded as the creator of a document; null for visitors and the system. */
export function actorId(actor: Actor): string | null {
  if (actor.kind === 'device') return actor.device.id;
  return actor.kind === 'user' ? actor.user.id : null;
}
