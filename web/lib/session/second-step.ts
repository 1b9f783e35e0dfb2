import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withoutLanguage } from '#domain/languages/languages.ts';
import { isServerError } from '#web/lib/sdk/refusal.ts';
import { loginPath } from './next-path.ts';

/** Query key: whether the browser's session still needs its second step. Set whenever the current user is fetched. */
const AWAITS_KEY = ['second-step'] as const;

/** Pages that can be shown without a session. */
const OPEN_PAGES = ['/login', '/forgot-password', '/reset-password', '/verify-email'];

/** Whether the server refused because the session needs its second step. */
export const isSecondStepError = (error: unknown): boolean =>
  isServerError(error) && error.type === 'user_more_factors_required';

export function setAwaitsSecondStep(queries: QueryClient, pending: boolean): void {
  queries.setQueryData(AWAITS_KEY, pending);
}

export function awaitsSecondStep(queries: QueryClient): boolean {
  return queries.getQueryData(AWAITS_KEY) === true;
}

export function useAwaitsSecondStep(): boolean {
  const options = { queryKey: AWAITS_KEY, queryFn: skipToken, staleTime: 'static' } as const;
  return useQuery<boolean>(options).data === true;
}

/** Whether the session must take its second step before this page can be shown. */
export function mustTakeSecondStep(queries: QueryClient, url: { pathname: string }): boolean {
  return awaitsSecondStep(queries) && !OPEN_PAGES.includes(withoutLanguage(url.pathname));
}

/** Redirects to login if a session needs its second step while a page is open. */
export function useSecondStepGuard(): void {
  const pending = useAwaitsSecondStep();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pending && !OPEN_PAGES.includes(location.pathname))
      void navigate(loginPath(location), { replace: true });
  }, [pending, location, navigate]);
}
