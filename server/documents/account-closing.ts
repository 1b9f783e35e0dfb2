import type { Collection } from './collection.ts';
import { ownedBy, type Person } from './ownership.ts';
import type { UnitOfWork } from './unit-of-work.ts';

async function applyOnAccountClosed(work: UnitOfWork, collection: Collection, person: Person): Promise<void> {
  if (collection.belongsTo === 'nobody') return;
  const { owner, onAccountClosed } = collection.belongsTo;
  const theirs = ownedBy(owner, person);
  if (theirs === undefined) return;
  if (onAccountClosed === 'erase') await work.removeWhere(collection, theirs);
  else if ('overwrite' in onAccountClosed) {
    await work.updateWhere(collection, theirs, onAccountClosed.overwrite);
  }
}

/**
 * Applies each collection's `onAccountClosed` to the person's documents, in the caller's unit of work.
 * @throws Failure when a collection does not allow the account to be closed yet
 */
export async function closeAccountInCollections(work: UnitOfWork, person: Person): Promise<void> {
  const { all } = work.collections;
  for (const { hooks } of all) await hooks?.beforeAccountClosed?.(work, person);
  for (const collection of all) await applyOnAccountClosed(work, collection, person);
}
