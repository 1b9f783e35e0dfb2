import { isDeepStrictEqual } from 'node:util';
import { KITCHEN_ROLES, type Role } from '#domain/users/roles.ts';
import type { Actor, User } from './actor.ts';
import type { Access, Action, Collection, Principal } from './collection.ts';
import type { Document } from './document.ts';
import type { Field } from './field.ts';
import { equal, matches, type Where } from './where.ts';

/** The user behind an actor, if there is one. */
export function userOf(actor: Actor): User | null {
  return actor.kind === 'user' ? actor.user : null;
}

/** The network from which an anonymous account sends a request; undefined for everybody else. */
export const anonymousNetworkOf = (actor: Actor): string | undefined =>
  actor.kind === 'user' ? actor.anonymousNetwork : undefined;

/** An actor as access rules see them. */
export function principalOf(actor: Actor): Principal {
  return actor.kind === 'device' ? { user: null, device: actor.device } : { user: userOf(actor) };
}

/** Evaluates a collection's access rule for an actor. Without a rule, only the system is allowed. */
export function evaluateAccess(collection: Collection, action: Action, actor: Actor): boolean | Where {
  if (actor.kind === 'system') return true;
  return collection.access[action]?.(principalOf(actor)) ?? false;
}

/** Whether the actor may perform the action on this document. */
export function isAllowed(collection: Collection, action: Action, actor: Actor, document: Document): boolean {
  const rule = evaluateAccess(collection, action, actor);
  return typeof rule === 'boolean' ? rule : matches(document, rule);
}

/** Whether a change writes only these attributes. Values that stay as they are do not count. */
export const changesOnly = (
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
  names: readonly string[],
): boolean =>
  Object.entries(change).every(
    ([name, value]) => names.includes(name) || isDeepStrictEqual(value, before[name]),
  );

export const anyone = (): boolean => true;
export const signedIn = ({ user }: Principal): boolean => user !== null;
/** Allows people with one of these roles. Owners are not included unless the list names them. */
export const hasRole =
  (...roles: readonly Role[]) =>
  ({ user }: Principal): boolean =>
    user !== null && user.role !== null && roles.includes(user.role);

/** Owners, managers and cooks. */
export const kitchenOnly = hasRole(...KITCHEN_ROLES);

/** Allows the kitchen's devices, and the people that the rule `people` allows. */
export const andDevices =
  <N extends string>(people: Access<N>): Access<N> =>
  (caller) =>
    caller.device ? true : people(caller);

/** Owners and managers. */
export const adminOnly = ({ user }: Principal): boolean => user?.isAdmin === true;

/** Allows only the person that the document names in `field`. Admins are not allowed. */
export const ownerOnly =
  <N extends string>(field: Field<N, string>): Access<N> =>
  ({ user }) =>
    user ? equal(field, user.id) : false;

/** Allows admins, and the person that the document names in `field`. */
export const adminOrOwner =
  <N extends string>(field: Field<N, string>): Access<N> =>
  ({ user }) =>
    user?.isAdmin ? true : ownerOnly(field)({ user });
