import type { Translated } from '#domain/languages/translations.ts';
import type { reviewMessages } from '#domain/reviews/messages.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';

type ReviewMessages = Translated<typeof reviewMessages>;

/** Why a review was not saved: refused for a reason, or lost on its way (REVIEW-8). */
export function saveFailure(error: unknown, messages: ReviewMessages): { message: string; reason?: string } {
  const refusal = refusalOf(error);
  if (!refusal) return { message: messages.submitError };
  if (refusal.code === 401) return { message: messages.loginToReview };
  if (refusal.type === 'review_dish_gone')
    return { message: messages.saveFailed, reason: messages.noSuchDish };
  if (refusal.type === 'review_not_received')
    return { message: messages.saveFailed, reason: messages.notReceived };
  return { message: messages.saveFailed };
}

/** Why a review was not deleted. */
export function deleteFailure(error: unknown, messages: ReviewMessages): string {
  const refusal = refusalOf(error);
  if (!refusal) return messages.deleteError;
  if (refusal.code === 401) return messages.cannotDelete;
  return refusal.code === 404 ? messages.notFound : messages.deleteFailed;
}
