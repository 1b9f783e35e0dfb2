import { planMessages } from '#domain/plans/messages.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { planAdminTexts } from './texts.ts';

/** Words for what the server refuses of plans, in the page's language. */
export function usePlanFailures(): (error: unknown) => string {
  const texts = useTexts(planAdminTexts);
  const messages = useTexts(planMessages);
  const failureWords = useFailureWords();
  return (error) =>
    failureWords(error, {
      byType: {
        plans_off: messages.off,
        plan_in_use: messages.inUse,
        plan_full: messages.full,
        plan_price_changed: messages.priceChanged,
        meal_cutoff_passed: texts.kitchenTakes,
        plan_trial_used: messages.trialUsed,
        plan_bundle_refused: messages.noBundle,
        general_argument_invalid: texts.invalid,
        document_invalid_structure: texts.invalid,
        document_update_conflict: texts.conflict,
        document_not_found: texts.gone,
      },
      otherwise: texts.failed,
    });
}
