import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ID, Query } from 'appwrite';
import { BellPlus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { createDocument, listDocuments } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { removeDocument } from '#web/lib/sdk/saving.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { currentUserQuery, useCurrentUser } from '#web/lib/session/current-user.ts';
import { loginPath } from '#web/lib/session/next-path.ts';
import { rememberAction } from '#web/lib/session/pending-actions.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { dishAlertTexts } from './texts.ts';

const KEY = 'dishAlerts';

/** The id of the person's document that asks for an alert of this dish; null if there is none. */
const wishQuery = (sdk: Sdk, userId: string, dishId: string) =>
  queryOptions({
    queryKey: [KEY, userId, dishId],
    queryFn: async () =>
      (await listDocuments(sdk, KEY, [Query.equal('dishId', dishId)])).documents[0]?.$id ?? null,
    enabled: userId !== '',
  });

/** Asks for one message when a sold-out dish is back, or takes that back. Visitors sign in first, and then have asked. */
export default function TellMeButton({
  dish: { $id: dishId, name },
}: {
  dish: { $id: string; name: string };
}) {
  const texts = useTexts(dishAlertTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const userId = useCurrentUser()?.$id ?? '';
  const { data: wish } = useQuery(wishQuery(sdk, userId, dishId));
  const onSettled = () => queries.invalidateQueries({ queryKey: [KEY] });
  const signIn = () => {
    rememberAction({ collection: KEY, dishName: name, data: { dishId } });
    return navigate(loginPath(window.location));
  };
  const onError = () => toast.error(texts.failed);
  const ask = useMutation({
    async mutationFn() {
      const user = await queries.ensureQueryData(currentUserQuery(sdk));
      if (user) await createDocument(sdk, KEY, ID.unique(), { dishId });
      else await signIn();
    },
    onSettled,
    onError(error) {
      // The session may have ended since the page was loaded.
      if (refusalOf(error)?.code === 401) void signIn();
      else onError();
    },
  });
  const takeBack = useMutation({
    mutationFn: (id: string) => removeDocument(sdk, KEY, id),
    onSettled,
    onError,
  });
  // One button asks and takes back, so that it keeps the focus.
  return (
    <div className="flex items-center">
      <p role="status" className="not-empty:mr-2 text-sm leading-tight">
        {wish && (
          <>
            {texts.asked}{' '}
            <Link to="/profile" aria-label={texts.howLabel} className="underline">
              {texts.how}
            </Link>
          </>
        )}
      </p>
      <Button
        variant={wish ? 'quiet' : 'primary'}
        className={wish ? '' : 'min-h-12'}
        busy={ask.isPending || takeBack.isPending}
        onClick={() => (wish ? takeBack.mutate(wish) : ask.mutate())}
      >
        {wish ? (
          texts.takeBack
        ) : (
          <>
            <BellPlus className="size-5" aria-hidden="true" />
            {texts.ask}
          </>
        )}
      </Button>
    </div>
  );
}
