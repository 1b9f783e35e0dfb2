import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Translated } from '#domain/languages/translations.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser, currentUserQuery } from '#web/lib/session/current-user.ts';
import { verificationUrl } from '#web/lib/session/mail-links.ts';
import { withoutUnfinishedSession } from '#web/lib/session/unfinished-session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { verificationTexts } from './texts.tsx';

/** The outcome of a verification link (VERIFY-3). */
export type VerificationOutcome = keyof typeof verificationTexts.outcomes;

interface VerificationLink {
  userId: string;
  secret: string;
}

const isVerified = (user: CurrentUser | null | undefined, userId: string) =>
  user?.$id === userId && user.emailVerification === true;

/** The outcome if the server refused the verification (4xx) or failed. */
export function failedOutcome(error: unknown): VerificationOutcome {
  const refusal = refusalOf(error);
  if (!refusal) return 'lost';
  return refusal.type === 'user_invalid_token' ? 'used' : 'failed';
}

/** Uses the link and refetches the current user. A used link counts as 'already' if the person is verified. */
async function verify(
  sdk: Sdk,
  queries: QueryClient,
  { userId, secret }: VerificationLink,
  texts: Translated<typeof verificationTexts>,
): Promise<VerificationOutcome> {
  const refreshedUser = () =>
    queries.fetchQuery({ ...currentUserQuery(sdk), staleTime: 0 }).catch(() => undefined);
  if (isVerified(queries.getQueryData<CurrentUser | null>(CURRENT_USER_KEY), userId)) return 'already';
  try {
    await withoutUnfinishedSession(sdk, queries, () => sdk.account.updateVerification(userId, secret));
  } catch (error) {
    const outcome = failedOutcome(error);
    if (outcome === 'used') return isVerified(await refreshedUser(), userId) ? 'already' : 'used';
    toast.error(texts.verifyFailed);
    return outcome;
  }
  await refreshedUser();
  toast.success(texts.outcomes.verified);
  return 'verified';
}

/**
 * Verifies the address of a link. It runs once, however often the page renders, because a link works only once.
 * @param link the parameters of the page's address; null if one is missing
 */
export function useVerification(link: { userId: string | null; secret: string | null }): VerificationOutcome {
  const texts = useTexts(verificationTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const { userId, secret } = link;
  const whole = userId && secret ? { userId, secret } : undefined;
  const { data = 'verifying' } = useQuery(
    queryOptions({
      queryKey: ['verification', userId, secret],
      queryFn: () => (whole ? verify(sdk, queries, whole, texts) : 'missing'),
      enabled: whole !== undefined,
      retry: false,
      staleTime: 'static',
      gcTime: Number.POSITIVE_INFINITY,
    }),
  );
  return whole ? data : 'missing';
}

/** Sends the signed-in person a verification link and shows a toast. Resolves to whether it worked. */
export function useSendVerification() {
  const texts = useTexts(verificationTexts);
  const { account } = useSdk();
  const queries = useQueryClient();
  const { mailConfigured } = usePublicSettings();
  return async (): Promise<boolean> => {
    try {
      await account.createVerification(verificationUrl());
    } catch {
      toast.error(texts.sendFailed);
      // The address may have been verified in another tab.
      await queries.invalidateQueries({ queryKey: CURRENT_USER_KEY });
      return false;
    }
    if (mailConfigured) toast.success(texts.sent);
    else toast.info(texts.sentWithoutMail);
    return true;
  };
}
