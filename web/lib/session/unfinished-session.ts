/**
 * What only the pages for signing in do with a session that needs its second step. The first script of every page has the
 * rest (second-step.ts).
 */
import type { QueryClient } from '@tanstack/react-query';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { isSecondStepError, setAwaitsSecondStep } from './second-step.ts';

/** Query key of the second factors of an account, followed by the person's id. */
export const FACTORS_KEY = ['factors'] as const;
/** Used instead of the person's id before the second step, when it is not known yet. */
export const SOMEBODY = 'second-step';

/**
 * Runs a task that needs no session. If the server asks for the second step, ends the session and runs the task again.
 */
export async function withoutUnfinishedSession<Answer>(
  { account }: Sdk,
  queries: QueryClient,
  task: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await task();
  } catch (error) {
    if (!isSecondStepError(error)) throw error;
    await account.deleteSession('current');
    setAwaitsSecondStep(queries, false);
    return task();
  }
}

/** Removes the second factors that were fetched before the second step, when the person was not known. */
export function forgetFactors(queries: QueryClient): void {
  queries.removeQueries({ queryKey: [...FACTORS_KEY, SOMEBODY] });
}
