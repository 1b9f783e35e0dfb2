import { isDeepStrictEqual } from 'node:util';
import type { Attributes } from '#domain/attributes.ts';
import { Failure } from '#server/http/failure.ts';
import { mayTouch, principalOf, ruling } from './access.ts';
import type { Actor } from './actor.ts';
import { audit } from './audit.ts';
import type { ChangeHooks, Collection, Draft } from './collection.ts';
import type { Document, Values } from './document.ts';
import type { DocumentEvent } from './events.ts';
import { insert, type Provenance, removeAll, updateAll } from './store.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { completed, defaults, givenValues } from './values.ts';
import { equal, matches } from './where.ts';

/** The values of a request, as the wire carries them. */
export interface Given {
  values: Readonly<Record<string, unknown>>;
  /** Undefined keeps what is there. */
  permissions?: readonly string[] | undefined;
  /** The version that the client changed. The change is refused when the document is newer. */
  asOf?: Date | undefined;
}

type EventAction = DocumentEvent['action'];

/** Refuses changes of attributes that only some writers may change (`writers`). */
function checkWriters(actor: Actor, collection: Collection, now: Values, wanted: Values): void {
  if (actor.kind === 'system') return;
  const caller = principalOf(actor);
  for (const [name, mayWrite] of Object.entries(collection.writers ?? {})) {
    const changed = name in wanted && wanted[name] !== now[name];
    if (changed && !mayWrite?.(caller)) throw new Failure('user_unauthorized');
  }
}

function asDocument({ id, values }: Draft, now: Date, permissions: readonly string[] = []): Document {
  return { id, sequence: 0, created: now, updated: now, permissions, data: values };
}

/**
 * A change made from an older document would undo what it never saw (WIRE-6.2, X-Appwrite-Timestamp).
 * @throws Failure document_update_conflict
 */
export function checkAsOf(before: Document, asOf: Date | undefined): void {
  if (asOf && before.updated > asOf) throw new Failure('document_update_conflict');
}

/** The collection's own hooks, then those of the collections that react to it. */
function changeHooks(work: UnitOfWork, collection: Collection): readonly ChangeHooks[] {
  const reactions = work.collections.reactionsTo(collection.name);
  return collection.hooks ? [collection.hooks, ...reactions] : reactions;
}

/** The valid values of a create. Throws Failure when the collection's rule refuses them. */
export function draftOf<A extends Attributes>(
  work: Pick<UnitOfWork, 'actor' | 'now'>,
  collection: Collection<string, A>,
  request: Given & { id: string },
): Draft<A>;
export function draftOf(
  { actor, now }: Pick<UnitOfWork, 'actor' | 'now'>,
  collection: Collection,
  request: Given & { id: string },
): Draft {
  const values = completed(collection, givenValues(collection, request.values, actor.kind === 'system'));
  const draft = { id: request.id, values };
  const rule = ruling(collection, 'create', actor);
  if (typeof rule !== 'boolean' && !matches(asDocument(draft, now), rule)) {
    throw new Failure('user_unauthorized');
  }
  checkWriters(actor, collection, defaults(collection), values);
  return draft;
}

/**
 * Creates a document, or updates the one that the collection's hook names. What the database assigns, such as its
 * sequence, is in it once the unit of work is committed.
 */
export async function make<A extends Attributes>(
  work: UnitOfWork,
  collection: Collection<string, A>,
  request: Given & { id: string },
  provenance: Provenance,
  action: EventAction,
): Promise<Document<A>>;
export async function make(
  work: UnitOfWork,
  collection: Collection,
  request: Given & { id: string },
  provenance: Provenance,
  action: EventAction,
): Promise<Document> {
  const draft = draftOf(work, collection, request);
  const verdict = (await collection.hooks?.beforeCreate?.(work, draft)) ?? { insert: draft.values };
  if ('merge' in verdict) return apply(work, collection, verdict.merge, verdict.values, undefined, 'update');
  const document = asDocument({ id: request.id, values: verdict.insert }, work.now, request.permissions);
  const inserted = insert(work.sql, collection, request.id, verdict.insert, {
    ...provenance,
    permissions: document.permissions,
    now: work.now,
  }).then((made) => {
    Object.assign(document, made);
    work.emit(collection, action, document);
  });
  // Nothing waits for what is written along, so that it is one statement with the insert, or one packet with the commit.
  const all = changeHooks(work, collection);
  for (const writes of [inserted, ...all.flatMap((hooks) => hooks.alongCreate?.(work, document) ?? [])]) {
    work.later(writes);
  }
  const after = all.flatMap((hooks) => hooks.afterCreate?.(work, document) ?? []);
  if (after.length > 0) await Promise.all([inserted, ...after]);
  await audit(work, collection, undefined, document);
  return document;
}

/** Changes a document that has been found and locked. `replace` gives what is not mentioned its default. */
export async function change<A extends Attributes>(
  work: UnitOfWork,
  collection: Collection<string, A>,
  before: Document<A>,
  given: Given & { replace?: boolean },
  action: EventAction,
): Promise<Document<A>>;
export async function change(
  work: UnitOfWork,
  collection: Collection,
  before: Document,
  given: Given & { replace?: boolean },
  action: EventAction,
): Promise<Document> {
  if (!mayTouch(collection, 'update', work.actor, before)) throw new Failure('user_unauthorized');
  checkAsOf(before, given.asOf);
  let wanted = givenValues(collection, given.values, work.actor.kind === 'system');
  if (given.replace) {
    const mentioned = wanted;
    wanted = completed(collection, wanted);
    for (const name of collection.serverWrites) delete wanted[name];
    // A replacement that leaves the role out keeps it.
    for (const name of Object.keys(collection.writers ?? {})) if (!(name in mentioned)) delete wanted[name];
  }
  checkWriters(work.actor, collection, before.data, wanted);
  const verdict = (await collection.hooks?.beforeUpdate?.(work, before, wanted)) ?? { change: wanted };
  if (verdict === 'remove') {
    await remove(work, collection, before);
    return { ...before, data: { ...before.data, ...wanted } };
  }
  return apply(work, collection, before, verdict.change, given.permissions, action);
}

async function apply(
  work: UnitOfWork,
  collection: Collection,
  before: Document,
  wanted: Partial<Values>,
  permissions: readonly string[] | undefined,
  action: EventAction,
): Promise<Document> {
  const values: Values = {};
  for (const [name, value] of Object.entries(wanted)) {
    if (value !== undefined && !isDeepStrictEqual(value, before.data[name])) values[name] = value;
  }
  const samePermissions = !permissions || isDeepStrictEqual(permissions, before.permissions);
  if (Object.keys(values).length === 0 && samePermissions) return before;
  const changes = { values, permissions, now: work.now };
  const [after] = await updateAll(work.sql, collection, equal(collection.fields.id, before.id), changes);
  if (!after) throw new Failure('document_not_found');
  work.emit(collection, action, after);
  await audit(work, collection, before, after);
  for (const hooks of changeHooks(work, collection)) await hooks.afterUpdate?.(work, before, after);
  return after;
}

/** Deletes a document that has been found and locked. */
export async function remove(work: UnitOfWork, collection: Collection, before: Document): Promise<void> {
  const all = changeHooks(work, collection);
  for (const hooks of all) await hooks.beforeDelete?.(work, before);
  await removeAll(work.sql, collection, equal(collection.fields.id, before.id));
  work.emit(collection, 'delete', before);
  await audit(work, collection, before, undefined);
  for (const hooks of all) await hooks.afterDelete?.(work, before);
}
