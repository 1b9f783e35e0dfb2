import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ID, Query } from 'appwrite';
import { createDocument, listDocuments } from '#web/lib/sdk/documents.ts';
import { removeDocument } from '#web/lib/sdk/saving.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { currentSubscription, keepPushOwner } from '#web/lib/session/push-owner.ts';
import { canBeAlerted, isBlocked, subscribeBrowser } from './this-browser.ts';

/**
 * - `impossible`: this browser does not support alerts
 * - `blocked`: the person has blocked notifications in the browser
 */
type Alerts = { state: 'impossible' } | { state: 'blocked' } | { state: 'off' } | { state: 'on'; id: string };

const alertsKey = (userId: string) => ['pushSubscriptions', userId] as const;

/** Whether alerts are on in this browser: it has a subscription, and the server has stored it for this person. */
const alertsQuery = (sdk: Sdk, userId: string) =>
  queryOptions({
    queryKey: alertsKey(userId),
    async queryFn(): Promise<Alerts> {
      if (!canBeAlerted()) return { state: 'impossible' };
      if (isBlocked()) return { state: 'blocked' };
      const subscription = await currentSubscription();
      if (!subscription) return { state: 'off' };
      const { documents } = await listDocuments(sdk, 'pushSubscriptions', [Query.equal('userId', userId)]);
      const own = documents.find(({ endpoint }) => endpoint === subscription.endpoint);
      if (!own) return { state: 'off' };
      keepPushOwner(userId);
      return { state: 'on', id: own.$id };
    },
  });

/** The alerts of this browser. `turnOn` and `turnOff` reject when the browser or the server refuses. */
export function useAlerts(userId: string) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const { data: alerts } = useQuery(alertsQuery(sdk, userId));
  const settled = () => queries.invalidateQueries({ queryKey: alertsKey(userId) });
  const turnOn = useMutation({
    /** Resolves to whether the person has allowed it. */
    async mutationFn() {
      const subscription = await subscribeBrowser();
      if (!subscription) return false;
      await createDocument(sdk, 'pushSubscriptions', ID.unique(), { ...subscription });
      keepPushOwner(userId);
      return true;
    },
    onSettled: settled,
  });
  const turnOff = useMutation({
    async mutationFn(id: string) {
      await (await currentSubscription())?.unsubscribe();
      await removeDocument(sdk, 'pushSubscriptions', id);
    },
    onSettled: settled,
  });
  return { alerts, turnOn, turnOff };
}
