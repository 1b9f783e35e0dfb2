import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { createDocument, deleteDocument, updateDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { ownReviewsQuery, REVIEWS_KEY, type Review, readReview } from './queries.ts';

/** The stars and the comment of a review. */
export interface Opinion {
  rating: number;
  comment: string;
}

/** Refetches what a review changes: the lists of reviews and the dish's average. */
async function reload(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: REVIEWS_KEY }),
    queries.invalidateQueries({ queryKey: ['dishes'] }),
  ]);
}

async function save(
  sdk: Sdk,
  dishId: string,
  opinion: Opinion,
  existing: Review | undefined,
): Promise<Review> {
  if (existing) {
    try {
      return readReview(await updateDocument(sdk, 'reviews', existing.id, { ...opinion }));
    } catch (error) {
      // Another tab has deleted the review, so a new one is created.
      if (refusalOf(error)?.code !== 404) throw error;
    }
  }
  return readReview(await createDocument(sdk, 'reviews', ID.unique(), { dishId, ...opinion }));
}

/** Saves a customer's review of a dish: a new one, or a change of the existing one. */
export function useSaveReview(dishId: string) {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (opinion: Opinion, existing: Review | undefined): Promise<void> => {
    const saved = await save(sdk, dishId, opinion, existing);
    const { queryKey } = ownReviewsQuery(sdk, saved.userId ?? '');
    queries.setQueryData(queryKey, (own) => [
      saved,
      ...(own ?? []).filter((other) => other.dishId !== saved.dishId),
    ]);
    await reload(queries);
  };
}

/** Deletes a review. */
export function useDeleteReview() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (review: Review): Promise<void> => {
    try {
      await deleteDocument(sdk, 'reviews', review.id);
    } catch (error) {
      // The review was deleted elsewhere, so the lists must be loaded again.
      if (refusalOf(error)?.code === 404) void reload(queries);
      throw error;
    }
    const { queryKey } = ownReviewsQuery(sdk, review.userId ?? '');
    queries.setQueryData(queryKey, (own) => own?.filter((other) => other.id !== review.id));
    await reload(queries);
  };
}
