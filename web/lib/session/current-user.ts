import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Models } from 'appwrite';
import { useCachedAnswer } from '#web/lib/sdk/cached-answer.ts';
import { getDocument, type UserDocument } from '#web/lib/sdk/documents.ts';
import { isServerError } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { isSecondStepError, setAwaitsSecondStep } from './second-step.ts';
import { maybeSignedIn } from './session-presence.ts';
import { isSignOutPending, signOut } from './sign-out.ts';

/** The account merged with its profile (LOGIN-6). If both have an attribute, the profile's counts. */
export type CurrentUser = Omit<Models.User, keyof UserDocument> & UserDocument & { CustomerID: string };

/**
 * Fetches the signed-in user, or null, and stores whether the session still needs its second step. Rejects if the server
 * cannot be reached.
 */
async function fetchCurrentUser(sdk: Sdk, queries: QueryClient): Promise<CurrentUser | null> {
  if (isSignOutPending()) {
    await signOut(sdk);
    setAwaitsSecondStep(queries, false);
    return null;
  }
  if (!(await maybeSignedIn())) {
    setAwaitsSecondStep(queries, false);
    return null;
  }
  try {
    const account = await sdk.account.get();
    const profile = await getDocument(sdk, 'users', account.$id);
    setAwaitsSecondStep(queries, false);
    return { ...account, ...profile, CustomerID: profile.$id };
  } catch (error) {
    if (!(isServerError(error) && error.code === 401)) throw error;
    setAwaitsSecondStep(queries, isSecondStepError(error));
    return null;
  }
}

export const CURRENT_USER_KEY = ['current-user'] as const;

export function currentUserQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: CURRENT_USER_KEY,
    queryFn: ({ client }) => fetchCurrentUser(sdk, client),
    staleTime: 60_000,
  });
}

/** Fetches the signed-in user when that is due. To be called by the frame of every page. */
export function useKeepCurrentUser(): void {
  useQuery(currentUserQuery(useSdk()));
}

/** The signed-in user; null for a visitor, and until the server has answered. */
export function useCurrentUser(): CurrentUser | null {
  return useCachedAnswer<CurrentUser | null>(CURRENT_USER_KEY, null) ?? null;
}
