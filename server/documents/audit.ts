import { isDeepStrictEqual } from 'node:util';
import { type AuditAction, type AuditChange, PRIVATE_VALUE } from '#domain/audits/attributes.ts';
import { cut } from '#domain/cutting.ts';
import { type DocumentTranslations, textsByPath } from '#domain/languages/document-translations.ts';
import type { Value } from '#domain/rows/data.ts';
import { isForAllAdmins } from '#domain/rows/row.ts';
import { uniqueId } from '#server/base/ids.ts';
import { mapInTurns } from '#server/base/in-turns.ts';
import { sql } from '#server/db/sql-template.ts';
import { userOf } from './access.ts';
import type { Actor } from './actor.ts';
import { personsOf } from './audit-persons.ts';
import type { Audited, Collection, Work } from './collection.ts';
import type { Document } from './document.ts';
import { type EngineDeps, runUnitOfWork } from './unit-of-work.ts';
import { isGenerated, toWire } from './values.ts';

/** The audit log cuts longer texts (characters). */
const MAX_TEXT = 500;

function loggedValue(collection: Collection, name: string, document: Document | undefined): unknown {
  const attribute = collection.attributes[name];
  const value: Value = document?.data[name] ?? null;
  // The log leaves out an attribute that repeats the document's id.
  if (!attribute || value === null || value === document?.id) return null;
  if (attribute.type === 'texts' && Array.isArray(value) && value.length === 0) return null;
  return shortened(toWire(attribute, value));
}

const shortened = (value: unknown): unknown =>
  typeof value === 'string' ? cut(value, MAX_TEXT + 1, '…') : value;

/** Changes of named values inside one attribute. The log keeps only the names of private values. */
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
    if (isPrivate) return [{ field, before: null, after: PRIVATE_VALUE }];
    return [{ field, before: shortened(change.before), after: shortened(change.after) }];
  });
}

/** Changes of translations, each text under its path: `translations.hi.name`. */
function textChanges(name: string, before: Document | undefined, after: Document | undefined): AuditChange[] {
  const textsOf = (document: Document | undefined) =>
    textsByPath((document?.data[name] ?? {}) as DocumentTranslations);
  const [old, now] = [textsOf(before), textsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((path) =>
    old[path] === now[path]
      ? []
      : [
          {
            field: `${name}.${path}`,
            before: shortened(old[path] ?? null),
            after: shortened(now[path] ?? null),
          },
        ],
  );
}

/** Changes of attributes. Of what not every admin reads, the log keeps only the names. */
function changesOf(
  collection: Collection,
  names: readonly string[],
  before: Document | undefined,
  after: Document | undefined,
): AuditChange[] {
  return names.flatMap((field) => {
    const row = collection.attributes[field];
    const same = isDeepStrictEqual(before?.data[field] ?? null, after?.data[field] ?? null);
    if (same || !row) return [];
    if (!isForAllAdmins(row)) return [{ field, before: null, after: PRIVATE_VALUE }];
    if (row.type === 'translations') return textChanges(field, before, after);
    const change = {
      field,
      before: loggedValue(collection, field, before),
      after: loggedValue(collection, field, after),
    };
    return isDeepStrictEqual(change.before, change.after) ? [] : [change];
  });
}

function hasDefault({ attributes }: Collection, name: string, { data }: Document): boolean {
  const attribute = attributes[name];
  return attribute !== undefined && 'default' in attribute && attribute.default === data[name];
}

/** The entry about a staff member's change of a document; undefined if it is not recorded. */
function entryOf(
  work: Work,
  collection: Collection,
  before: Document | undefined,
  after: Document | undefined,
): AuditEntry | undefined {
  const user = userOf(work.actor);
  const document = after ?? before;
  if (!user?.role || 'never' in collection.audit || !document) return undefined;
  const { label, own, parts, hidden = [] } = collection.audit;
  const theirOwn = !work.usesRole && (own?.(document, user.id) ?? false);
  // Nobody has chosen the default values of a new or deleted document.
  const chosen = (name: string) => (before && after) || !hasDefault(collection, name, document);
  const names = theirOwn
    ? Object.keys(collection.writers).filter(chosen)
    : Object.keys(collection.attributes).filter(
        (name) => !hidden.includes(name) && !isGenerated(collection, name),
      );
  const changes = parts ? partChanges({ parts }, before, after) : changesOf(collection, names, before, after);
  if (theirOwn && changes.length === 0) return undefined;
  return {
    action: before ? (after ? 'update' : 'delete') : 'create',
    collection: collection.name,
    documentId: document.id,
    label: label(document),
    persons: personsOf(collection, [before, after]),
    changes,
  };
}

/**
 * Records a staff member's change of a document in the audit log, in the same transaction. Changes of their own
 * documents as customers are not recorded, except what only their role allows.
 */
export async function audit(
  work: Work,
  collection: Collection,
  before: Document | undefined,
  after: Document | undefined,
): Promise<void> {
  const entry = entryOf(work, collection, before, after);
  if (entry) await recordAudit(work, entry);
}

/** Records that a staff member has created many documents, each as `audit` does. */
export async function auditCreates(
  work: Work,
  collection: Collection,
  created: readonly Document[],
): Promise<void> {
  const entries = await mapInTurns(created, (each) => entryOf(work, collection, undefined, each));
  const wanted = entries.filter((entry) => entry !== undefined);
  const rows = await mapInTurns(wanted, (entry) => ({ id: uniqueId(), values: rowOf(work, entry) }));
  await work.addAll(work.auditLog, rows);
  for (const [at, { persons = [] }] of wanted.entries())
    await rememberPersons(work, rows[at]?.id ?? '', persons);
}

/** One entry of the audit log. */
export interface AuditEntry {
  action: AuditAction;
  collection: string;
  documentId: string;
  /** The name of the document for people. */
  label: string;
  changes?: AuditChange[];
  /** Whom label and changes name besides the person whose profile it is: ids of accounts, and keys of contacts. */
  persons?: readonly string[];
}

/** An entry by the signed-in admin as the log has it. Throws for any other actor. */
function rowOf(work: Work, entry: AuditEntry) {
  const user = userOf(work.actor);
  if (!user) throw new Error('Only changes made by people are audited');
  return {
    adminId: user.id,
    adminName: user.name || user.email,
    action: entry.action,
    collection: entry.collection,
    documentId: entry.documentId,
    label: cut(entry.label, MAX_TEXT),
    changes: entry.changes ?? [],
    createdAt: work.now,
  };
}

/** Remembers whom an entry is about. */
async function rememberPersons(work: Work, id: string, persons: readonly string[]): Promise<void> {
  if (persons.length > 0)
    await work.sql.execute(
      sql`insert into audit_persons (audit, person) select ${id}, person from unnest(${persons}::text[]) as person
        on conflict do nothing`,
      'remember whom an audit entry is about',
    );
}

/** Adds an entry by the signed-in admin to the audit log, in the same unit of work. Throws for any other actor. */
export async function recordAudit(work: Work, entry: AuditEntry): Promise<void> {
  const id = uniqueId();
  await work.add(work.auditLog, id, rowOf(work, entry));
  await rememberPersons(work, id, entry.persons ?? []);
}

/** Data of others that staff were shown, or took away in a file. */
export type Reveal = Omit<AuditEntry, 'action' | 'changes'>;

/** Records in the audit log what the person is about to be shown. To be called before it is answered. */
export async function recordReveals(
  engine: EngineDeps,
  actor: Actor,
  reveals: readonly Reveal[],
): Promise<void> {
  if (reveals.length === 0) return;
  await runUnitOfWork(engine, actor, async (work) => {
    for (const reveal of reveals) await recordAudit(work, { action: 'reveal', ...reveal });
  });
}
