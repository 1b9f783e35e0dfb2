import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { listDocuments, type ReviewDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

const PER_PAGE = 50;
/** The most reviews of one customer that are loaded; more than there are dishes on the menu. */
const MAX_OWN = 500;

/** A review as screens show it. */
export interface Review {
  id: string;
  dishId: string;
  userId: string | null;
  rating: number;
  comment: string;
  /** Null when the author gave no name. */
  author: string | null;
  /** ISO time. */
  createdAt: string;
  /** The kitchen's answer. */
  reply: string | null;
  /** Whether the kitchen has hidden it: only its writer and admins see it. */
  isHidden: boolean;
}

export function readReview(document: ReviewDocument): Review {
  return {
    id: document.$id,
    dishId: document.dishId,
    userId: document.userId,
    rating: document.rating,
    comment: document.comment,
    author: document.customerName || null,
    createdAt: document.createdAt ?? document.$createdAt,
    reply: document.reply || null,
    isHidden: document.isHidden,
  };
}

/** The key prefix of all queries of reviews. */
export const REVIEWS_KEY = ['reviews'] as const;

/** A dish's reviews, newest first, page after page. */
export function dishReviewsQuery(sdk: Sdk, dishId: string) {
  return infiniteQueryOptions({
    queryKey: [...REVIEWS_KEY, 'of', dishId],
    queryFn: async ({ pageParam }) => {
      const page = await listDocuments(sdk, 'reviews', [
        Query.equal('dishId', dishId),
        Query.orderDesc('createdAt'),
        Query.limit(PER_PAGE),
        ...(pageParam ? [Query.cursorAfter(pageParam)] : []),
      ]);
      return { total: page.total, reviews: page.documents.map(readReview) };
    },
    initialPageParam: '',
    getNextPageParam: ({ reviews }) => (reviews.length === PER_PAGE ? reviews.at(-1)?.id : undefined),
  });
}

/** A customer's own reviews. */
export function ownReviewsQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: [...REVIEWS_KEY, 'by', userId],
    queryFn: async () => {
      const page = await listDocuments(sdk, 'reviews', [
        Query.equal('userId', userId),
        Query.orderDesc('createdAt'),
        Query.limit(MAX_OWN),
      ]);
      return page.documents.map(readReview);
    },
  });
}
