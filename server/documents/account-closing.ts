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

/**
 * Applies each collection's `onChangeOfOwner` to the documents of an account that goes to another person, in the caller's
 * unit of work. Documents stored under the e-mail address alone belong to whoever reads its mails, so they stay.
 */
export async function changeOwnerInCollections(work: UnitOfWork, account: string): Promise<void> {
  for (const collection of work.collections.all) {
    if (collection.belongsTo === 'nobody') continue;
    const { owner, onChangeOfOwner } = collection.belongsTo;
    const theirs = ownedBy(owner, { id: account, email: null });
    if (theirs === undefined) continue;
    if (onChangeOfOwner === 'erase') await work.removeWhere(collection, theirs);
    else if ('overwrite' in onChangeOfOwner) {
      await work.updateWhere(collection, theirs, onChangeOfOwner.overwrite);
    }
  }
}
