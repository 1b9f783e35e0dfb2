import type { UnitOfWork } from './unit-of-work.ts';
import { equal } from './where.ts';

/**
 * Makes all documents of one person another's, in every collection that names its owner by account. The profile itself
 * stays. Runs no hooks: it is for profiles without a login, which have only what others wrote for them.
 */
export async function moveDocuments(work: UnitOfWork, from: string, to: string): Promise<void> {
  for (const collection of work.collections.all) {
    if (collection.belongsTo === 'nobody') continue;
    const { owner } = collection.belongsTo;
    const account = 'email' in owner ? owner.account : owner;
    if (!account || account.name === collection.fields.id.name) continue;
    await work.updateWhere(collection, equal(account, from), { [account.name]: to });
  }
}
