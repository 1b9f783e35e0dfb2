import { isDeepStrictEqual } from 'node:util';
import { isRecentlyProven } from '#domain/users/recent-proof.ts';
import { KITCHEN_ROLES, type Role } from '#domain/users/roles.ts';
import { Failure } from '#server/base/failure.ts';
import type { Actor, User } from './actor.ts';
import type { Access, Action, Collection, Principal, SomeWriter, Work } from './collection.ts';
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

/**
 * Checks that the actor has the role for an act, which is then in the audit log whoever's document it is (ADMIN-120). For what a
 * collection allows to people at work and not to the document's own person.
 * @throws Failure user_unauthorized
 */
export function requireRole(work: Work, allowed: (caller: Principal) => boolean): void {
  if (work.actor.kind === 'system') return;
  if (!allowed(principalOf(work.actor))) throw new Failure('user_unauthorized');
  work.usesRole = true;
}

/**
 * Checks that nobody but an owner confirms money to themselves: that it came, that it was given back, or that they need not pay it.
 * A kitchen of one person has an owner.
 * @param userId whose money it is
 * @throws Failure money_of_own
 */
export function checkNotOwnMoney({ actor }: { actor: Actor }, userId: string | null): void {
  const user = userOf(actor);
  if (user && user.id === userId && user.role !== 'owner') throw new Failure('money_of_own');
}

/**
 * Checks that the session of the request was opened, or passed a challenge, within the last half hour (decision 81). For what
 * outlives a session, such as where money goes; attributes that decide it are `needsProof`.
 * @throws Failure user_challenge_required
 */
export function requireProof({ actor, now }: { actor: Actor; now: Date }): void {
  if (actor.kind === 'system') return;
  const proofs = actor.kind === 'user' ? actor.proofs : undefined;
  if (!proofs || !isRecentlyProven(proofs, now)) throw new Failure('user_challenge_required');
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

/** Whether a caller is one of the people whom an attribute names as its writers or readers. */
export const IS_ONE_OF: Record<SomeWriter, (caller: Principal) => boolean> = {
  kitchen: kitchenOnly,
  admins: adminOnly,
  owner: hasRole('owner'),
};

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
