import type { UnitOfWork } from './unit-of-work.ts';
import { equal } from './where.ts';

/**
 * Changes the owner of all documents of the account `from` to the account `to`, in every collection whose owner is an
 * account id. The profile itself stays. Runs no hooks: use it only for profiles without a login, whose documents were
 * all written by others.
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
