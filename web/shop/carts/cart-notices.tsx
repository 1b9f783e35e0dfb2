import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { X } from 'lucide-react';
import { cartMessages } from '#domain/carts/messages.ts';
import { deleteDocument, listDocuments } from '#web/lib/sdk/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { cartPageTexts } from './page-texts.tsx';

const LIST_LIMIT = 25;

/** The notices to a customer about dishes that were taken off the menu while in their cart. */
export function noticesQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['notices', userId],
    queryFn: async () =>
      (await listDocuments(sdk, 'notices', [Query.equal('userId', userId), Query.limit(LIST_LIMIT)]))
        .documents,
    refetchOnWindowFocus: 'always',
  });
}

/** Names the dishes that were taken off the menu, and so out of this cart, until the customer dismisses it. */
export function CartNotices({ userId }: { userId: string }) {
  const texts = useTexts(cartPageTexts);
  const messages = useTexts(cartMessages);
  const sdk = useSdk();
  const queries = useQueryClient();
  const query = noticesQuery(sdk, userId);
  const { data: notices = [] } = useQuery(query);
  const dismiss = async (id: string) => {
    queries.setQueryData(query.queryKey, (shown) => shown?.filter(({ $id }) => $id !== id));
    await deleteDocument(sdk, 'notices', id).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: query.queryKey });
  };
  if (notices.length === 0) return null;
  return (
    <ul className="mb-6 grid gap-3">
      {notices.map(({ $id, dishName }) => (
        <li key={$id}>
          <Notice tone="warning">
            <div className="flex items-start gap-2">
              <p className="flex-1">{messages.leftTheMenu(dishName)}</p>
              <button
                type="button"
                aria-label={texts.dismissNotice(dishName)}
                onClick={() => void dismiss($id)}
                className="-my-2.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-ink/8"
              >
                <X className="size-5" aria-hidden="true" />
              </button>
            </div>
          </Notice>
        </li>
      ))}
    </ul>
  );
}
