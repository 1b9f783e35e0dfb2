import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useRef, useState } from 'react';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { cancelTestOrder, placeTestOrder, type TestOrder, testOrderQuery } from './queries.ts';
import { welcomeTexts } from './texts.ts';

/** The step in which an owner places a test order, sees it arrive at the board, and cancels it. */
export function FirstOrderStep({ onDone }: { onDone: () => void }) {
  const ownerId = useAdminId();
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const { firstOrder: texts, steps } = useTexts(welcomeTexts);
  const { data: order } = useQuery(testOrderQuery(sdk, ownerId));
  const [busy, setBusy] = useState(false);
  /** The same in every try, so that a repeat cancels nothing twice. */
  const id = useRef<string>(undefined);
  const attempt = async (task: (id: string) => Promise<unknown>, failed: string) => {
    id.current ??= ID.unique();
    setBusy(true);
    try {
      await task(id.current);
      id.current = undefined;
      await queries.invalidateQueries({ queryKey: ['orders'] });
    } catch (error) {
      // A lost answer keeps it: the first try may have come through.
      if (refusalOf(error)) id.current = undefined;
      toast.error(failureWords(error, { otherwise: failed }));
    } finally {
      setBusy(false);
    }
  };
  const place = () =>
    attempt(async (orderId) => {
      const isPlaced = await placeTestOrder(sdk, { id: orderId, ownerId, note: texts.note });
      if (!isPlaced) toast.error(texts.noDish);
    }, texts.notPlaced);
  const cancel = (placed: TestOrder) =>
    attempt(async (eventId) => {
      await cancelTestOrder(sdk, eventId, placed);
      toast.success(texts.cancelled(placed.number));
      onDone();
    }, texts.failed);
  return (
    <Panel title={steps.firstOrder.title}>
      <p className="mb-4 text-muted">{steps.firstOrder.lead}</p>
      <p className="mb-4 min-h-6">{order ? texts.now(order.number) : texts.hint}</p>
      <div className="flex flex-wrap gap-3">
        {order ? (
          <Button busy={busy} busyLabel={texts.cancelling} onClick={() => void cancel(order)}>
            {texts.cancel}
          </Button>
        ) : (
          <Button busy={busy} busyLabel={texts.placing} onClick={() => void place()}>
            {texts.place}
          </Button>
        )}
        <LinkButton variant="secondary" to="/admin/kitchen?guide=firstOrder">
          {texts.board}
        </LinkButton>
      </div>
    </Panel>
  );
}
