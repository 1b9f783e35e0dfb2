import { reviewMessages } from '#domain/reviews/messages.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';

/** What to say of a review that was not saved: refused for a reason, or lost on its way (REVIEW-8). */
export function saveFailure(error: unknown): { words: string; reason?: string } {
  const refusal = refusalOf(error);
  if (!refusal) return { words: reviewMessages.submitError };
  if (refusal.code === 401) return { words: reviewMessages.loginToReview };
  if (refusal.type === 'review_dish_gone')
    return { words: reviewMessages.saveFailed, reason: reviewMessages.noSuchDish };
  return { words: reviewMessages.saveFailed };
}

/** What to say of a review that was not deleted. */
export function deleteFailure(error: unknown): string {
  const refusal = refusalOf(error);
  if (!refusal) return reviewMessages.deleteError;
  if (refusal.code === 401) return reviewMessages.cannotDelete;
  return refusal.code === 404 ? reviewMessages.notFound : reviewMessages.deleteFailed;
}
