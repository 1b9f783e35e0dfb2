import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { linkedMealQuery, type MealLink, skipLinkedMeal } from '#web/shop/skip-meal/queries.ts';
import { SkipMealLayout, SkipMealView } from '#web/shop/skip-meal/skip-meal-view.tsx';
import { skipMealTexts } from '#web/shop/skip-meal/texts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';

const linkIn = (search: URLSearchParams): MealLink => ({
  meal: search.get('meal') ?? '',
  secret: search.get('secret') ?? '',
});

const load = (page: Page) => page.prefetch(linkedMealQuery(page.sdk, linkIn(page.url.searchParams)));
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(skipMealTexts, ({ page }) => page);

/** Opened by the link of a message about a meal: skips it for whoever has the link, without signing in. */
export default function SkipMeal() {
  const texts = useTexts(skipMealTexts);
  const failureWords = useFailureWords();
  const sdk = useSdk();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const query = linkedMealQuery(sdk, linkIn(search));
  const shown = useQuery(query);
  const skip = useMutation({
    mutationFn: () => skipLinkedMeal(sdk, linkIn(search)),
    onSuccess: (meal) => queries.setQueryData(query.queryKey, meal),
    onError(error) {
      // The page says what has become of it meanwhile.
      if (refusalOf(error)) void shown.refetch();
      else toast.error(failureWords(error, { otherwise: texts.failed }));
    },
  });
  return (
    <div className="container-page py-8 lg:py-16">
      {shown.data ? (
        <SkipMealView meal={shown.data} busy={skip.isPending} onSkip={() => skip.mutate()} />
      ) : refusalOf(shown.error) ? (
        <SkipMealLayout title={texts.gone}>{texts.goneHint}</SkipMealLayout>
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
