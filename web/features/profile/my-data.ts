import { Query } from 'appwrite';
import { getDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Every happening the kitchen keeps of an account. */
const LOGS = 200;

/** Everything the kitchen knows of somebody, as the text of one JSON file. */
export async function gatherMyData(sdk: Sdk, userId: string): Promise<string> {
  const [account, profile, { sessions }, { logs }, { identities }] = await Promise.all([
    sdk.account.get(),
    getDocument(sdk, 'users', userId),
    sdk.account.listSessions(),
    sdk.account.listLogs([Query.limit(LOGS)]),
    sdk.account.listIdentities(),
  ]);
  const own = [Query.equal('userId', userId)];
  const [addresses, carts, notices, orders, orderEvents, reviews] = await Promise.all([
    listEvery(sdk, 'addresses', own),
    listEvery(sdk, 'carts', own),
    listEvery(sdk, 'notices', own),
    listEvery(sdk, 'orders', own),
    listEvery(sdk, 'orderEvents', own),
    listEvery(sdk, 'reviews', own),
  ]);
  const data = {
    gatheredAt: new Date().toISOString(),
    account,
    profile,
    addresses,
    cart: carts,
    notices,
    orders,
    orderEvents,
    reviews,
    identities,
    sessions,
    activity: logs,
  };
  return JSON.stringify(data, null, 2);
}
