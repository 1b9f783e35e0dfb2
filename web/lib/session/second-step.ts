import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { AppwriteException } from 'appwrite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { loginPath } from './next.ts';

/** Whether the browser's session still has to prove a second factor; asking who is signed in tells. */
const HALFWAY_KEY = ['second-step'] as const;

/** What an account can prove itself with a second time, by person. */
export const FACTORS_KEY = ['factors'] as const;
/** In the place of a person's id, which is not known before the second step. */
export const SOMEBODY = 'second-step';

/** Pages that need no session, and so none that is whole. */
const STANDS_OPEN = ['/login', '/forgot-password', '/reset-password', '/verify-email'];

export const isHalfwayError = (error: unknown): boolean =>
  error instanceof AppwriteException && error.type === 'user_more_factors_required';

export function setHalfway(queries: QueryClient, halfway: boolean): void {
  queries.setQueryData(HALFWAY_KEY, halfway);
}

export function isHalfway(queries: QueryClient): boolean {
  return queries.getQueryData(HALFWAY_KEY) === true;
}

export function useHalfway(): boolean {
  const options = { queryKey: HALFWAY_KEY, queryFn: skipToken, staleTime: 'static' } as const;
  return useQuery<boolean>(options).data === true;
}

/** Whether the server shows nothing of a page until the second step is done. */
export function needsSecondStep(queries: QueryClient, url: { pathname: string }): boolean {
  return isHalfway(queries) && !STANDS_OPEN.includes(url.pathname);
}

/** Leads to the second step when it turns out, on an open page, that the session needs one. */
export function useSecondStepGuard(): void {
  const halfway = useHalfway();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (halfway && !STANDS_OPEN.includes(location.pathname))
      void navigate(loginPath(location), { replace: true });
  }, [halfway, location, navigate]);
}

/** Does what needs no session; one that is stuck halfway is given up for it. */
export async function withoutHalfway<Answer>(
  { account }: Sdk,
  queries: QueryClient,
  task: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await task();
  } catch (error) {
    if (!isHalfwayError(error)) throw error;
    await account.deleteSession('current');
    setHalfway(queries, false);
    return task();
  }
}

/** Forgets what was learnt of somebody who has not signed in whole. */
export function forgetFactors(queries: QueryClient): void {
  queries.removeQueries({ queryKey: [...FACTORS_KEY, SOMEBODY] });
}
