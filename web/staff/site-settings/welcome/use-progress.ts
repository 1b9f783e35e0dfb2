import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type StepMarks, type StepState, stateOfStep, withSteps } from '#domain/site/welcome-progress.ts';
import { WELCOME_STEPS, type WelcomeSettings, type WelcomeStep } from '#domain/site/welcome-settings.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { sectionsQuery } from '../queries.ts';
import { examplesOf } from './example-list.tsx';
import { asksName, asksPassword } from './own-account.ts';
import { markSteps, progressOf, welcomeQuery } from './queries.ts';
import { welcomeTexts } from './texts.ts';

/** How far an owner has come with the guide. */
interface Progress {
  settings: WelcomeSettings;
  states: Readonly<Record<WelcomeStep, StepState>>;
  doneCount: number;
  busy: boolean;
  /** Records steps as done or put off; resolves to how all stand then, or to undefined after a failure. */
  mark: (marks: StepMarks) => Promise<WelcomeSettings | undefined>;
}

/** What is done without the guide: who has a password and a name, and whose licence is known, is not asked again. */
function useDoneAlready(): StepMarks {
  const user = useCurrentUser();
  const { fssai } = useSiteSettings().shop;
  return {
    ...(user && !asksPassword(user) && !asksName(user) && { account: 'done' }),
    ...(fssai !== '' && { licence: 'done' }),
  };
}

/** The progress of the guide; undefined until it is loaded. */
export function useProgress(ownerId: string): Progress | undefined {
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const texts = useTexts(welcomeTexts);
  const { data: document } = useQuery(welcomeQuery(sdk, ownerId));
  const { data: sections = [] } = useQuery(sectionsQuery(sdk, ownerId));
  const already = useDoneAlready();
  const [busy, setBusy] = useState(false);
  if (!document) return undefined;
  const settings = withSteps(progressOf(document), already);
  const examples = examplesOf(sections);
  const states = Object.fromEntries(
    WELCOME_STEPS.map((step) => [step, stateOfStep(step, settings, examples)] as const),
  ) as Record<WelcomeStep, StepState>;
  const mark = async (marks: StepMarks) => {
    setBusy(true);
    try {
      await markSteps(sdk, document, { ...already, ...marks });
      await queries.invalidateQueries({ queryKey: ['settings', 'welcome'] });
      return withSteps(settings, marks);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const doneCount = WELCOME_STEPS.filter((step) => states[step] === 'done').length;
  return { settings, states, doneCount, busy, mark };
}
