import { ownedBy } from './ownership.ts';
import type { UnitOfWork } from './unit-of-work.ts';

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
