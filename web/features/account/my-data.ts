import { Query } from 'appwrite';
import { type DocumentPage, getDocument, listDocuments } from '#web/lib/documents.ts';
import type { Sdk } from '#web/lib/sdk.ts';

const PAGE = 100;
/** Every happening the kitchen keeps of an account. */
const LOGS = 200;

type Mine = 'addresses' | 'carts' | 'notices' | 'orders' | 'reviews';

/** All of somebody's documents, page by page. */
async function allOf<N extends Mine>(sdk: Sdk, collection: N, userId: string) {
  const all: DocumentPage<N>['documents'] = [];
  for (;;) {
    const last = all.at(-1);
    const { documents } = await listDocuments(sdk, collection, [
      Query.equal('userId', userId),
      Query.limit(PAGE),
      ...(last ? [Query.cursorAfter(last.$id)] : []),
    ]);
    all.push(...documents);
    if (documents.length < PAGE) return all;
  }
}

/** Everything the kitchen knows of somebody, as the text of one JSON file. */
export async function gatherMyData(sdk: Sdk, userId: string): Promise<string> {
  const [account, profile, { sessions }, { logs }, { identities }] = await Promise.all([
    sdk.account.get(),
    getDocument(sdk, 'users', userId),
    sdk.account.listSessions(),
    sdk.account.listLogs([Query.limit(LOGS)]),
    sdk.account.listIdentities(),
  ]);
  const [addresses, carts, notices, orders, reviews] = await Promise.all([
    allOf(sdk, 'addresses', userId),
    allOf(sdk, 'carts', userId),
    allOf(sdk, 'notices', userId),
    allOf(sdk, 'orders', userId),
    allOf(sdk, 'reviews', userId),
  ]);
  const data = {
    gatheredAt: new Date().toISOString(),
    account,
    profile,
    addresses,
    cart: carts,
    notices,
    orders,
    reviews,
    identities,
    sessions,
    activity: logs,
  };
  return JSON.stringify(data, null, 2);
}
