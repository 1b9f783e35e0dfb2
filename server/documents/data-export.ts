import type { Sql } from '#server/db/sql.ts';
import { ruling } from './access.ts';
import type { Actor } from './actor.ts';
import type { Collection } from './collection.ts';
import type { CollectionList } from './collection-list.ts';
import { page } from './list-page.ts';
import { ownedBy, type Person } from './ownership.ts';
import { presentDocument } from './present.ts';
import { and, type Where } from './where.ts';

/** Documents of one collection in one file. Of more, the newest are taken. */
export const MAX_EXPORTED = 5000;

export interface ExportedDocuments {
  /** By the names that the collections give them. */
  documents: Readonly<Record<string, unknown>>;
  /** The names whose oldest documents are left out, because there are more than `MAX_EXPORTED`. */
  shortened: readonly string[];
}

/** Whose file it is: the person that documents name, and the actor whose rights bound what the file shows. */
export interface ExportedPerson {
  person: Person;
  actor: Actor;
}

/** A person's documents in a collection that they may read; those with routes of their own are theirs to read. */
function conditionOf(collection: Collection, { person, actor }: ExportedPerson): Where | undefined {
  if (collection.belongsTo === 'nobody') return undefined;
  const theirs = ownedBy(collection.belongsTo.owner, person);
  const readable = collection.reachedBy === 'own routes' || ruling(collection, 'read', actor);
  if (!theirs || readable === false) return undefined;
  return readable === true ? theirs : and(theirs, readable);
}

async function documentsOf(db: Sql, collection: Collection, whose: ExportedPerson) {
  const theirs = conditionOf(collection, whose);
  if (!theirs) return [];
  const newestFirst = [{ field: 'sequence', descending: true }];
  const query = { where: [theirs], order: newestFirst, limit: MAX_EXPORTED + 1, offset: 0, count: false };
  const { documents } = await page(db, collection, query, undefined);
  return documents
    .reverse()
    .map((document) => presentDocument(collection, document, { sequenceAsText: false }));
}

/** What the collections keep of a person, of those that say so (`dataExport`), as the wire shows it, oldest first. */
export async function exportDocuments(
  db: Sql,
  { all }: CollectionList,
  whose: ExportedPerson,
): Promise<ExportedDocuments> {
  const documents: Record<string, unknown> = {};
  const shortened: string[] = [];
  for (const collection of all) {
    if (collection.belongsTo === 'nobody' || 'leftOut' in collection.belongsTo.dataExport) continue;
    const { as, single } = collection.belongsTo.dataExport;
    const found = await documentsOf(db, collection, whose);
    if (found.length > MAX_EXPORTED) shortened.push(as);
    const taken = found.slice(-MAX_EXPORTED);
    documents[as] = single ? (taken[0] ?? null) : taken;
  }
  return { documents, shortened };
}
