import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageCircleOff } from 'lucide-react';
import { useParams } from 'react-router';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CallKitchen } from '#web/shared/content/call-kitchen.tsx';
import { stopNumber, stoppedNumberQuery } from '#web/shop/not-me/queries.ts';
import { notMeTexts } from '#web/shop/not-me/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';

/** What the address ends with: the code of a text. */
const codeIn = (pathname: string): string => pathname.split('/').at(-1) ?? '';

const load = (page: Page) => page.prefetch(stoppedNumberQuery(page.sdk, codeIn(page.url.pathname)));
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(notMeTexts, ({ page }) => page);

const picture = <MessageCircleOff className="size-14" aria-hidden="true" />;

/** Opened by the link of a text: stops the texts to its number for whoever is not the customer, by a press (TELL-2). */
export default function NotMe() {
  const texts = useTexts(notMeTexts);
  const failureWords = useFailureWords();
  const sdk = useSdk();
  const queries = useQueryClient();
  const { name } = useSiteSettings().shop;
  const { code = '' } = useParams();
  const query = stoppedNumberQuery(sdk, code);
  const shown = useQuery(query);
  const stop = useMutation({
    mutationFn: () => stopNumber(sdk, code),
    onSuccess: (answer) => queries.setQueryData(query.queryKey, answer),
    onError: (error) => toast.error(failureWords(error, { otherwise: texts.failed })),
  });
  return (
    <div className="container-page py-8 lg:py-16">
      {shown.data?.isStopped ? (
        <EmptyState heading="h1" picture={picture} title={texts.stopped}>
          {texts.stoppedHint(name)}
        </EmptyState>
      ) : shown.data ? (
        <EmptyState
          heading="h1"
          picture={picture}
          title={texts.question(name)}
          action={
            <Button busy={stop.isPending} onClick={() => stop.mutate()}>
              {texts.stop}
            </Button>
          }
        >
          {texts.hint}
        </EmptyState>
      ) : refusalOf(shown.error) ? (
        <EmptyState heading="h1" picture={picture} title={texts.gone} action={<CallKitchen />}>
          {texts.goneHint}
        </EmptyState>
      ) : shown.isError ? (
        <ErrorState title={texts.loadFailed} query={shown} />
      ) : (
        <Loading label={texts.loading}>
          <Skeleton className="mx-auto h-72 max-w-md" />
        </Loading>
      )}
    </div>
  );
}
