import type { Sql } from '#server/db/sql.ts';
import { evaluateAccess } from './access.ts';
import type { Actor } from './actor.ts';
import type { Collection } from './collection.ts';
import type { CollectionList } from './collection-list.ts';
import { findPage } from './list-page.ts';
import { ownedBy, type Person } from './ownership.ts';
import { presentDocument } from './present-document.ts';
import { and, type Where } from './where.ts';

/** Documents of one collection in an export. When there are more, the newest are exported. */
export const MAX_EXPORTED = 5000;

export interface ExportedDocuments {
  /** Documents by the name that each collection gives them (`dataExport.as`). */
  documents: Readonly<Record<string, unknown>>;
  /** Names with more than `MAX_EXPORTED` documents; their oldest documents are missing. */
  shortened: readonly string[];
}

/** The person whose documents are exported, and the actor whose access rules apply. */
export interface ExportedPerson {
  person: Person;
  actor: Actor;
}

/**
 * The condition for a person's documents that they may read. Collections with their own routes have no read rule; their
 * owner may read all of them.
 */
function conditionOf(collection: Collection, { person, actor }: ExportedPerson): Where | undefined {
  if (collection.belongsTo === 'nobody') return undefined;
  const theirs = ownedBy(collection.belongsTo.owner, person);
  const readable = collection.reachedBy === 'own routes' || evaluateAccess(collection, 'read', actor);
  if (!theirs || readable === false) return undefined;
  return readable === true ? theirs : and(theirs, readable);
}

async function documentsOf(db: Sql, collection: Collection, exported: ExportedPerson) {
  const theirs = conditionOf(collection, exported);
  if (!theirs) return [];
  const newestFirst = [{ field: 'sequence', descending: true }];
  const query = { where: [theirs], order: newestFirst, limit: MAX_EXPORTED + 1, offset: 0, count: false };
  const { documents } = await findPage(db, collection, query, undefined);
  return documents
    .reverse()
    .map((document) =>
      presentDocument(collection, document, { sequenceAsText: false, reader: exported.actor }),
    );
}

/**
 * Exports a person's documents in wire form, oldest first, from every collection whose `dataExport` gives a name.
 * Repeating it has no effect on the data.
 */
export async function exportDocuments(
  db: Sql,
  { all }: CollectionList,
  exported: ExportedPerson,
): Promise<ExportedDocuments> {
  const documents: Record<string, unknown> = {};
  const shortened: string[] = [];
  for (const collection of all) {
    if (collection.belongsTo === 'nobody' || 'leftOut' in collection.belongsTo.dataExport) continue;
    const { as, single } = collection.belongsTo.dataExport;
    const found = await documentsOf(db, collection, exported);
    if (found.length > MAX_EXPORTED) shortened.push(as);
    const taken = found.slice(-MAX_EXPORTED);
    documents[as] = single ? (taken[0] ?? null) : taken;
  }
  return { documents, shortened };
}
