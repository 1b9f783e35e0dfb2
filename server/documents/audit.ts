import { isDeepStrictEqual } from 'node:util';
import type { AuditAction, AuditChange } from '#domain/audits/attributes.ts';
import { uniqueId } from '#server/http/params.ts';
import { userOf } from './access.ts';
import type { Audited, Collection } from './collection.ts';
import type { Document, Value } from './document.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { isGenerated, toWire } from './values.ts';

/** Longer texts are cut in the audit log (characters). */
const MAX_TEXT = 500;

function shown(collection: Collection, name: string, document: Document | undefined): unknown {
  const attribute = collection.attributes[name];
  const value: Value = document?.data[name] ?? null;
  // The log leaves out an attribute that repeats the document's id.
  if (!attribute || value === null || value === document?.id) return null;
  const wire = toWire(attribute, value);
  return typeof wire === 'string' && wire.length > MAX_TEXT ? `${wire.slice(0, MAX_TEXT)}…` : wire;
}

/** Changes of what a document holds inside one attribute. Of values that not every admin may read, the log keeps the name only. */
function partChanges(
  { parts }: Required<Pick<Audited, 'parts'>>,
  before: Document | undefined,
  after: Document | undefined,
): AuditChange[] {
  const old = before ? parts(before).values : {};
  const { values: now, isPrivate } = after ? parts(after) : { values: {}, isPrivate: true };
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((field) => {
    const change = { field, before: old[field] ?? null, after: now[field] ?? null };
    if (isDeepStrictEqual(change.before, change.after)) return [];
    return [isPrivate ? { field, before: null, after: 'another value' } : change];
  });
}

function changesOf(
  collection: Collection,
  names: readonly string[],
  before: Document | undefined,
  after: Document | undefined,
): AuditChange[] {
  return names.flatMap((field) => {
    const change = {
      field,
      before: shown(collection, field, before),
      after: shown(collection, field, after),
    };
    const same = isDeepStrictEqual(before?.data[field] ?? null, after?.data[field] ?? null);
    return same || isDeepStrictEqual(change.before, change.after) ? [] : [change];
  });
}

/**
 * Records in the audit log what a member of the kitchen does to a document, in the same transaction. What they do as
 * customers to their own documents is left out, except changes of roles.
 */
export async function audit(
  work: UnitOfWork,
  collection: Collection,
  before: Document | undefined,
  after: Document | undefined,
): Promise<void> {
  const user = userOf(work.actor);
  const document = after ?? before;
  if (!user?.role || 'never' in collection.audit || !document) return;
  const { label, own, parts, hidden = [] } = collection.audit;
  const theirOwn = own?.(document, user.id) ?? false;
  const names = theirOwn
    ? Object.keys(collection.writers ?? {})
    : Object.keys(collection.attributes).filter(
        (name) => !hidden.includes(name) && !isGenerated(collection, name),
      );
  const changes = parts ? partChanges({ parts }, before, after) : changesOf(collection, names, before, after);
  if (theirOwn && changes.length === 0) return;
  const action = before ? (after ? 'update' : 'delete') : 'create';
  const entry = {
    action,
    collection: collection.name,
    documentId: document.id,
    label: label(document),
  } as const;
  await recordAudit(work, { ...entry, changes });
}

/** One entry of the audit log. */
export interface AuditEntry {
  action: AuditAction;
  collection: string;
  documentId: string;
  /** The name people know the document by. */
  label: string;
  changes?: AuditChange[];
}

/** Adds a row to the audit log in the admin's name, in the same work. */
export async function recordAudit(work: UnitOfWork, entry: AuditEntry): Promise<void> {
  const user = userOf(work.actor);
  if (!user) throw new Error('Only what people do is audited');
  await work.add(work.auditLog, uniqueId(), {
    adminId: user.id,
    adminName: user.name || user.email,
    action: entry.action,
    collection: entry.collection,
    documentId: entry.documentId,
    label: entry.label.slice(0, MAX_TEXT),
    changes: entry.changes ?? [],
    createdAt: work.now,
  });
}
