import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { dishAdminTexts } from './texts.ts';

/** How many dishes are hidden. */
export const hiddenDishesQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['dishes', 'hidden'],
    queryFn: async () =>
      (await listDocuments(sdk, 'dishes', [Query.equal('isHidden', true), Query.limit(1)])).total,
  });

/** Says that dishes are hidden, such as those from a file, and opens all of them; nothing while none is. */
export function HiddenDishes() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const texts = useTexts(dishAdminTexts).hidden;
  const { data: hidden = 0 } = useQuery(hiddenDishesQuery(sdk));
  const opening = useMutation({
    mutationFn: () => sdk.call<{ opened: number }>('post', 'dishes/open', {}),
    onSuccess: async ({ opened }) => {
      toast.success(texts.opened(opened));
      await queries.invalidateQueries({ queryKey: ['dishes'] });
    },
    onError: (error) => toast.error(failureWords(error, { otherwise: texts.failed })),
  });
  if (hidden === 0) return null;
  return (
    <div className="mb-6">
      <Notice tone="warning">
        <p>{texts.count(hidden)}</p>
        <Button
          className="mt-3"
          busy={opening.isPending}
          busyLabel={texts.opening}
          onClick={() => opening.mutate()}
        >
          {texts.open(hidden)}
        </Button>
      </Notice>
    </div>
  );
}
