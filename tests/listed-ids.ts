import { at, type Kitchen, VISITOR } from './kitchen.ts';

const ALL = { method: 'limit', values: [100] };
const BY_POSITION = { method: 'orderAsc', attribute: 'position', values: [] };

/** The ids of a collection's documents as a visitor's list without an order has them. */
export function listedIds(kitchen: Kitchen, collection: string, ...queries: object[]): Promise<string[]> {
  const asked = [ALL, ...queries].map(
    (query, n) => `queries[${n}]=${encodeURIComponent(JSON.stringify(query))}`,
  );
  return kitchen
    .send(VISITOR, 'GET', `${at(collection)}?${asked.join('&')}`)
    .then((answer) => answer.json().documents.map(({ $id }: { $id: string }) => $id));
}

/** The ids of dishes or menus in the order in which customers see them. */
export const idsByPosition = (kitchen: Kitchen, collection: string) =>
  listedIds(kitchen, collection, BY_POSITION);
