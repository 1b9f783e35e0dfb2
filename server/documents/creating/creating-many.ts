import type { Attributes } from '#domain/rows/row.ts';
import { Failure } from '#server/base/failure.ts';
import { createTurns, mapInTurns } from '#server/base/in-turns.ts';
import { auditCreates } from '../audit.ts';
import type { Collection, Draft } from '../collection.ts';
import type { Document } from '../document.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { newValues } from '../values.ts';
import { changeHooks, checkedDraft } from '../writing.ts';
import { insertAll } from './inserting.ts';

/** A document that is to be created, with its values in wire form. */
export interface NewDocument {
  id: string;
  values: Readonly<Record<string, unknown>>;
}

/** What the collection makes of drafts. */
async function valuesOf(work: UnitOfWork, { name, hooks }: Collection, drafts: readonly Draft[]) {
  if (hooks?.beforeCreateAll) return hooks.beforeCreateAll(work, drafts);
  const made = [];
  for (const draft of drafts) {
    const verdict = (await hooks?.beforeCreate?.(work, draft)) ?? { insert: draft.values };
    if ('merge' in verdict) throw new Error(`Of ${name}, a new document may be a change of another one`);
    made.push(verdict.insert);
  }
  return made;
}

/**
 * Creates many documents of a collection as `createDocument` creates each, with the same rules, events and entries in the audit log,
 * in few statements. Other requests get their turns meanwhile. No document may depend on another of them.
 * @param refusalOf what is thrown if a document is refused, by its place
 */
export async function createDocuments<A extends Attributes>(
  work: UnitOfWork,
  collection: Collection<string, A>,
  requests: readonly NewDocument[],
  refusalOf?: (at: number, why: Failure) => Failure,
): Promise<Document<A>[]>;
export async function createDocuments(
  work: UnitOfWork,
  collection: Collection,
  requests: readonly NewDocument[],
  refusalOf: (at: number, why: Failure) => Failure = (_at, why) => why,
): Promise<Document[]> {
  const drafts = await mapInTurns(requests, (request, at) => {
    try {
      return checkedDraft(work, collection, request);
    } catch (error) {
      throw error instanceof Failure ? refusalOf(at, error) : error;
    }
  });
  const allowed = (await valuesOf(work, collection, drafts)).map((values, at) => {
    if (values instanceof Failure) throw refusalOf(at, values);
    return { id: requests[at]?.id ?? '', values: newValues(collection, values) };
  });
  const meta = { creator: null, fingerprint: null, permissions: [], now: work.now };
  const created = await insertAll(work.sql, collection, allowed, meta);
  const all = changeHooks(work, collection);
  const turn = createTurns();
  for (const document of created) {
    await turn();
    work.emit(collection, 'create', document);
    for (const hooks of all) {
      await hooks.alongCreate?.(work, document);
      await hooks.afterCreate?.(work, document);
    }
  }
  await auditCreates(work, collection, created);
  return created;
}
