import { Failure } from '#server/base/failure.ts';
import type { Actor } from './actor.ts';

/** Permissions that one document may have (WIRE-2.3). */
const MAX_PERMISSIONS = 100;
const PERMISSION = /^(read|create|update|delete|write)\("([^"]+)"\)$/;
const ROLE =
  /^(any|guests|users(\/(un)?verified)?|user:[\w.-]{1,36}(\/(un)?verified)?|label:\w{1,36}|team:[\w.-]{1,36}(\/[\w-]{1,36})?|member:[\w.-]{1,36})$/;

/** The roles an actor holds (WIRE-2.3). */
function rolesOf(actor: Actor): string[] {
  if (actor.kind !== 'user') return ['any', 'guests'];
  const { id, isAdmin, emailVerified } = actor.user;
  const verified = emailVerified ? 'verified' : 'unverified';
  const roles = ['any', 'users', `users/${verified}`, `user:${id}`, `user:${id}/${verified}`];
  return isAdmin ? [...roles, 'label:admin'] : roles;
}

function malformed(reason: string): Failure {
  return new Failure('general_argument_invalid', `Invalid \`permissions\` param: ${reason}`);
}

function parsePermission(given: unknown, roles: readonly string[]): string[] {
  const found = typeof given === 'string' ? PERMISSION.exec(given) : null;
  const [, action = '', role = ''] = found ?? [];
  if (!found || !ROLE.test(role)) throw malformed('Permission is malformed.');
  if (action === 'create') throw malformed('Permission action "create" is not allowed.');
  if (!roles.includes(role)) {
    throw new Failure('user_unauthorized', `Permissions must be one of: (${roles.join(', ')})`);
  }
  return action === 'write' ? [`update("${role}")`, `delete("${role}")`] : [`${action}("${role}")`];
}

/**
 * Parses the permissions in a request; undefined when it has none (WIRE-2.3 and WIRE-6.1). They are stored and returned
 * only: access is decided by the collection's rules.
 * @throws Failure when one is malformed or names a role that the actor does not have
 */
export function parsePermissions(given: unknown, actor: Actor): string[] | undefined {
  if (given === undefined || given === null) return undefined;
  if (!Array.isArray(given)) throw malformed('Permissions must be an array of strings.');
  if (given.length > MAX_PERMISSIONS)
    throw malformed(`You can only provide up to ${MAX_PERMISSIONS} permissions.`);
  const roles = rolesOf(actor);
  return [...new Set(given.flatMap((each) => parsePermission(each, roles)))];
}

/** The permissions of a new document when the request has none (WIRE-6.1). */
export function defaultPermissions(actor: Actor): string[] {
  if (actor.kind !== 'user') return [];
  return ['read', 'update', 'delete'].map((action) => `${action}("user:${actor.user.id}")`);
}
