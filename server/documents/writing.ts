import { isDeepStrictEqual } from 'node:util';
import type { Attributes } from '#domain/rows/row.ts';
import { Failure } from '#server/base/failure.ts';
import { evaluateAccess, IS_ONE_OF, isAllowed, principalOf, requireProof } from './access.ts';
import { type Actor, VISITOR } from './actor.ts';
import { audit } from './audit.ts';
import type { ChangeHooks, Collection, Draft } from './collection.ts';
import { insert, type Provenance } from './creating/inserting.ts';
import type { Document, Values } from './document.ts';
import { withoutEarlierNames } from './earlier-names.ts';
import type { DocumentEvent } from './events.ts';
import { hiddenFrom } from './reading.ts';
import { removeAll, updateAll } from './store.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { checkNeeded, defaults, newValues, validValues, withDefaults } from './values.ts';
import { equal, matches } from './where.ts';

/** The values in a request, in wire form. */
export interface DocumentInput {
  values: Readonly<Record<string, unknown>>;
  /** Undefined keeps the current permissions. */
  permissions?: readonly string[] | undefined;
  /** When the client fetched the document. The change is refused when the document was updated later. */
  asOf?: Date | undefined;
}

type EventAction = DocumentEvent['action'];

/**
 * Refuses changes of attributes that others may write, but not the caller, and of those that widen what such an attribute
 * permits.
 */
function checkWriters(
  work: Pick<UnitOfWork, 'actor' | 'now'>,
  collection: Collection,
  now: Values,
  wanted: Values,
): void {
  const { actor } = work;
  if (actor.kind === 'system') return;
  const caller = principalOf(actor);
  const isChanged = (name: string) => name in wanted && !isDeepStrictEqual(wanted[name], now[name]);
  for (const [name, writer] of Object.entries(collection.writers))
    if (isChanged(name) && !IS_ONE_OF[writer](caller)) throw new Failure('user_unauthorized');
  for (const [flag, names] of Object.entries(collection.widenings))
    if (names.some(isChanged)) checkMayWiden(actor, collection, now, flag);
  if (Object.keys(wanted).some((name) => collection.attributes[name]?.needsProof && isChanged(name)))
    requireProof(work);
}

/**
 * Refuses an act that widens what a flag of the document permits, such as sending personal data again, to whoever may not set
 * that flag, while it is set. Changes of the attributes that its `widenedBy` names are checked already.
 * @throws Failure user_unauthorized
 */
export function checkMayWiden(
  actor: Actor,
  collection: Pick<Collection, 'writers'>,
  data: Readonly<Record<string, unknown>>,
  flag: string,
): void {
  const writer = collection.writers[flag];
  if (actor.kind === 'system' || !data[flag] || !writer) return;
  if (!IS_ONE_OF[writer](principalOf(actor))) throw new Failure('user_unauthorized');
}

function asDocument({ id, values }: Draft, now: Date, permissions: readonly string[] = []): Document {
  return { id, sequence: 0, created: now, updated: now, permissions, data: values };
}

/**
 * Refuses a change made from an older version, because it would undo the changes in between (WIRE-6.2,
 * X-Appwrite-Timestamp).
 * @throws Failure document_update_conflict
 */
export function checkAsOf(before: Document, asOf: Date | undefined): void {
  if (asOf && before.updated > asOf) throw new Failure('document_update_conflict');
}

/** The collection's own hooks, followed by the reactions of other collections. */
export function changeHooks(work: UnitOfWork, collection: Collection): readonly ChangeHooks[] {
  const reactions = work.collections.reactionsTo(collection.name);
  return collection.hooks ? [collection.hooks, ...reactions] : reactions;
}

/** Checks the values of a create. Throws Failure when they are invalid or the actor may not create such a document. */
export function checkedDraft<A extends Attributes>(
  work: Pick<UnitOfWork, 'actor' | 'now'>,
  collection: Collection<string, A>,
  request: DocumentInput & { id: string },
): Draft<A>;
export function checkedDraft(
  work: Pick<UnitOfWork, 'actor' | 'now'>,
  collection: Collection,
  request: DocumentInput & { id: string },
): Draft {
  const { actor, now } = work;
  const given = withoutEarlierNames(collection, request.values);
  const values = withDefaults(collection, validValues(collection, given, actor));
  checkNeeded(collection, values);
  const draft = { id: request.id, values };
  const rule = evaluateAccess(collection, 'create', actor);
  if (typeof rule !== 'boolean' && !matches(asDocument(draft, now), rule)) {
    throw new Failure('user_unauthorized');
  }
  checkWriters(work, collection, defaults(collection), values);
  return draft;
}

/**
 * Creates a document, or updates the existing document that `beforeCreate` chose. The returned document gets the values
 * that the database assigns, such as its sequence, by the time the unit of work is committed.
 */
export async function createDocument<A extends Attributes>(
  work: UnitOfWork,
  collection: Collection<string, A>,
  request: DocumentInput & { id: string },
  provenance: Provenance,
  action: EventAction,
): Promise<Document<A>>;
export async function createDocument(
  work: UnitOfWork,
  collection: Collection,
  request: DocumentInput & { id: string },
  provenance: Provenance,
  action: EventAction,
): Promise<Document> {
  const draft = checkedDraft(work, collection, request);
  const verdict = (await collection.hooks?.beforeCreate?.(work, draft)) ?? { insert: draft.values };
  if ('merge' in verdict)
    return applyUpdate(work, collection, verdict.merge, verdict.values, undefined, 'update');
  const values = newValues(collection, verdict.insert);
  const document = asDocument({ id: request.id, values }, work.now, request.permissions);
  const inserted = insert(work.sql, collection, request.id, values, {
    ...provenance,
    permissions: document.permissions,
    now: work.now,
  }).then((made) => {
    Object.assign(document, made);
    work.emit(collection, action, document);
  });
  // These writes are not awaited, so that they share a statement with the insert or a packet with the commit.
  const all = changeHooks(work, collection);
  for (const writes of [inserted, ...all.flatMap((hooks) => hooks.alongCreate?.(work, document) ?? [])]) {
    work.later(writes);
  }
  const after = all.flatMap((hooks) => hooks.afterCreate?.(work, document) ?? []);
  if (after.length > 0) await Promise.all([inserted, ...after]);
  await audit(work, collection, undefined, document);
  return document;
}

/** Updates a document that was read and locked. `replace` resets attributes that the request leaves out. */
export async function updateDocument<A extends Attributes>(
  work: UnitOfWork,
  collection: Collection<string, A>,
  before: Document<A>,
  given: DocumentInput & { replace?: boolean },
  action: EventAction,
): Promise<Document<A>>;
export async function updateDocument(
  work: UnitOfWork,
  collection: Collection,
  before: Document,
  given: DocumentInput & { replace?: boolean },
  action: EventAction,
): Promise<Document> {
  if (!isAllowed(collection, 'update', work.actor, before)) throw new Failure('user_unauthorized');
  checkAsOf(before, given.asOf);
  const kept = given.replace ? undefined : before.data;
  const named = withoutEarlierNames(collection, given.values, kept);
  let wanted = validValues(collection, named, work.actor);
  if (given.replace) {
    const mentioned = wanted;
    wanted = withDefaults(collection, wanted);
    for (const name of collection.serverWrites) delete wanted[name];
    // A replacement that leaves out a restricted attribute, such as a role, keeps it.
    for (const name of [...Object.keys(collection.writers), ...hiddenFrom(collection, work.actor)])
      if (!(name in mentioned)) delete wanted[name];
  }
  checkNeeded(collection, { ...before.data, ...wanted });
  checkWriters(work, collection, before.data, wanted);
  const verdict = (await collection.hooks?.beforeUpdate?.(work, before, wanted)) ?? { change: wanted };
  if (verdict === 'remove') {
    await deleteDocument(work, collection, before);
    return { ...before, data: { ...before.data, ...wanted } };
  }
  return applyUpdate(work, collection, before, verdict.change, given.permissions, action);
}

async function applyUpdate(
  work: UnitOfWork,
  collection: Collection,
  before: Document,
  wanted: Partial<Values>,
  permissions: readonly string[] | undefined,
  action: EventAction,
): Promise<Document> {
  const values: Values = {};
  for (const [name, value] of Object.entries(wanted)) {
    const isStored = value !== undefined && !collection.attributes[name]?.requestOnly;
    if (isStored && !isDeepStrictEqual(value, before.data[name])) values[name] = value;
  }
  const samePermissions = !permissions || isDeepStrictEqual(permissions, before.permissions);
  if (Object.keys(values).length === 0 && samePermissions) return before;
  const changes = { values, permissions, now: work.now };
  const [after] = await updateAll(work.sql, collection, equal(collection.fields.id, before.id), changes);
  if (!after) throw new Failure('document_not_found');
  const isWithdrawn =
    isAllowed(collection, 'read', VISITOR, before) && !isAllowed(collection, 'read', VISITOR, after);
  work.emit(collection, action, after, isWithdrawn ? before : undefined);
  await audit(work, collection, before, after);
  for (const hooks of changeHooks(work, collection)) await hooks.afterUpdate?.(work, before, after);
  return after;
}

/** Deletes a document that was read and locked. The caller has checked access. */
export async function deleteDocument(
  work: UnitOfWork,
  collection: Collection,
  before: Document,
): Promise<void> {
  const all = changeHooks(work, collection);
  for (const hooks of all) await hooks.beforeDelete?.(work, before);
  await removeAll(work.sql, collection, equal(collection.fields.id, before.id));
  work.emit(collection, 'delete', before);
  await audit(work, collection, before, undefined);
  for (const hooks of all) await hooks.afterDelete?.(work, before);
}
