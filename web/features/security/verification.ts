import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser, currentUserQuery } from '#web/lib/session/current-user.ts';
import { verificationUrl } from '#web/lib/session/mail-links.ts';
import { withoutHalfway } from '#web/lib/session/second-step.ts';
import { toast } from '#web/ui/toast.ts';
import { verificationMessages } from './verification-messages.ts';

/** States of the page behind a verification link (VERIFY-3). */
export interface Verification {
  state: 'verifying' | 'success' | 'already_verified' | 'error';
  message: string;
}

export interface VerificationLink {
  userId: string | null;
  secret: string | null;
}

const VERIFYING: Verification = { state: 'verifying', message: verificationMessages.verifying };
const MISSING: Verification = { state: 'error', message: verificationMessages.missing };
const ALREADY: Verification = { state: 'already_verified', message: verificationMessages.already };

const isProven = (user: CurrentUser | null | undefined, userId: string) =>
  user?.$id === userId && user.emailVerification === true;

/** What a refused or failed confirmation comes to. A used link is no failure to make noise about. */
export function verificationFailure(error: unknown): Verification & { quiet?: true } {
  const refusal = refusalOf(error);
  if (!refusal) return { state: 'error', message: verificationMessages.lost };
  if (refusal.type === 'user_invalid_token')
    return { state: 'error', message: verificationMessages.used, quiet: true };
  return { state: 'error', message: verificationMessages.failed };
}

/** Uses a link up, and refreshes the user, who may have been verified all along. */
async function confirm(
  sdk: Sdk,
  queries: QueryClient,
  link: { userId: string; secret: string },
): Promise<Verification> {
  const { userId, secret } = link;
  const refreshed = () =>
    queries.fetchQuery({ ...currentUserQuery(sdk), staleTime: 0 }).catch(() => undefined);
  if (isProven(queries.getQueryData<CurrentUser | null>(CURRENT_USER_KEY), userId)) return ALREADY;
  try {
    await withoutHalfway(sdk, queries, () => sdk.account.updateVerification(userId, secret));
  } catch (error) {
    const { quiet, ...failure } = verificationFailure(error);
    if (quiet) return isProven(await refreshed(), userId) ? ALREADY : failure;
    toast.error(verificationMessages.verifyFailed);
    return failure;
  }
  await refreshed();
  toast.success(verificationMessages.verified);
  return { state: 'success', message: verificationMessages.verified };
}

/** Confirms an address once, however often the page is drawn: a link's secret is good for one use. */
export function useVerification({ userId, secret }: VerificationLink): Verification {
  const sdk = useSdk();
  const queries = useQueryClient();
  const link = userId && secret ? { userId, secret } : undefined;
  const { data = VERIFYING } = useQuery(
    queryOptions({
      queryKey: ['verification', userId, secret],
      queryFn: () => (link ? confirm(sdk, queries, link) : MISSING),
      enabled: link !== undefined,
      retry: false,
      staleTime: 'static',
      gcTime: Number.POSITIVE_INFINITY,
    }),
  );
  return link ? data : MISSING;
}

/** Sends the signed-in person a link that proves their address, and says what became of it. */
export function useSendVerification() {
  const { account } = useSdk();
  const queries = useQueryClient();
  const { mailConfigured } = usePublicSettings();
  return async (): Promise<boolean> => {
    try {
      await account.createVerification(verificationUrl());
    } catch {
      toast.error(verificationMessages.sendFailed);
      // Another tab may have proven it meanwhile.
      await queries.invalidateQueries({ queryKey: CURRENT_USER_KEY });
      return false;
    }
    if (mailConfigured) toast.success(verificationMessages.sent);
    else toast.info(verificationMessages.sentWithoutMail);
    return true;
  };
}
