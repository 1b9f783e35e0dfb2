import type { Translated } from '#domain/languages/translations.ts';
import type { planMessages } from '#domain/plans/messages.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import type { subscribeTexts } from './texts.ts';

/** The parts of the form at which a problem is shown; 'form': below the button. */
export type Part = 'begin' | 'mealTimes' | 'days' | 'people' | 'address' | 'start' | 'pay' | 'form';
export type PartProblems = Partial<Record<Part, string>>;

interface Words {
  texts: Translated<typeof subscribeTexts>['problems'];
  messages: Translated<typeof planMessages>;
}

/** What the server has refused, at the part that it is about; undefined for a failure that is about none. */
export function refusedPart(error: unknown, { texts, messages }: Words): PartProblems | undefined {
  const byType: Readonly<Record<string, PartProblems>> = {
    plans_off: { form: messages.off },
    plan_full: { people: messages.full },
    plan_trial_used: { begin: messages.trialUsed },
    plan_bundle_refused: { pay: messages.noBundle },
    company_not_paying: { pay: texts.companyNot },
    order_balance_short: { pay: texts.bundleShort },
    ledger_off: { pay: texts.ledgerOff },
    order_outside_area: { address: texts.outside },
  };
  return byType[refusalOf(error)?.type ?? ''];
}
