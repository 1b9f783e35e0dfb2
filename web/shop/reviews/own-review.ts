import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { ownReviewsQuery } from './queries.ts';

/** A customer's own review of a dish; `review` is undefined when there is none, and until `known` is true. */
export function useOwnReview(dishId: string) {
  const user = useCurrentUser();
  const query = useQuery({ ...ownReviewsQuery(useSdk(), user?.$id ?? ''), enabled: user !== null });
  return { review: query.data?.find((review) => review.dishId === dishId), known: !query.isPending };
}
