import type { DeviceKind } from '#domain/devices/attributes.ts';
import type { SessionProofs } from '#domain/users/recent-proof.ts';
import type { Role } from '#domain/users/roles.ts';

/** A signed-in person, as access rules see them. Roles come from the database, never from the request. */
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

/** A device of the kitchen, such as a printer, signed in with its own token. It is not a person and has no role. */
export interface Device {
  id: string;
  name: string;
  kind: DeviceKind;
  /** When its token was issued. */
  tokenIssuedAt: Date;
}

/** Who performs an operation. Nothing bypasses access rules: the server's own work passes the system actor. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user';
      user: User;
      /** The network of an anonymous account, as rate limits count it. Undefined for all others. */
      anonymousNetwork?: string | undefined;
      /** The network of a customer who has verified neither an e-mail address nor a phone number. */
      unprovenNetwork?: string | undefined;
      /** When the session of the request was opened, and passed its last challenge. Undefined without a session. */
      proofs?: SessionProofs | undefined;
    }
  | { kind: 'device'; device: Device }
  | { kind: 'system' };

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };

/** The account or device id to record as a document's creator; null for visitors and the system. */
export function actorId(actor: Actor): string | null {
  if (actor.kind === 'device') return actor.device.id;
  return actor.kind === 'user' ? actor.user.id : null;
}
