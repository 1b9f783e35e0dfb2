import { queryOptions } from '@tanstack/react-query';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import { searchedList } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A review as admins see it. */
export interface ReviewRow {
  id: string;
  dishId: string;
  /** Null when the author gave no name. */
  author: string | null;
  rating: number;
  comment: string;
  reply: string | null;
  isHidden: boolean;
  /** ISO time. */
  written: string;
}

/** All reviews, the newest first; for administrators. */
export const allReviewsQuery = searchedList({
  collection: 'reviews',
  newestBy: 'createdAt',
  perPage: 50,
  read: (document): ReviewRow => ({
    id: document.$id,
    dishId: document.dishId,
    author: document.customerName || null,
    rating: document.rating,
    comment: document.comment,
    reply: document.reply || null,
    isHidden: document.isHidden,
    written: document.createdAt ?? document.$createdAt,
  }),
});

/** The names of all dishes by their ids. */
export function dishNamesQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes', 'names'],
    queryFn: async (): Promise<Record<string, string>> => {
      const dishes = await listEvery(sdk, 'dishes', [], ['name']);
      return Object.fromEntries(dishes.map(({ $id, name }) => [$id, name]));
    },
  });
}
