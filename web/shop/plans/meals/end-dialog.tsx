import { useState } from 'react';
import { formatMoney, times } from '#domain/money.ts';
import { HOUSE } from '#domain/payments/methods.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import { updateSeen } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import type { ShownSubscription } from '../subscriptions.ts';
import { lastTaken } from './locked.ts';
import { useMealFailure, useMealName } from './meal-words.ts';
import type { ShownMeal } from './queries.ts';
import { subscriptionTexts } from './subscription-texts.ts';

interface EndDialogProps {
  subscription: ShownSubscription;
  meals: readonly ShownMeal[];
  today: Day;
  now: Date;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Ends a subscription from the next cutoff on, and says before what is left of it (PLAN-24). */
export function EndDialog({ subscription, meals, today, now, onDone, onClose }: EndDialogProps) {
  const texts = useTexts(subscriptionTexts).end;
  const sdk = useSdk();
  const nameOf = useMealName();
  const failureOf = useMealFailure();
  const [busy, setBusy] = useState(false);
  const { planName, bundleLeft, bundleMealPrice, paidBy } = subscription;
  const last = lastTaken(meals, now);
  // What became an order stays one; what is about to become one must stay planned.
  const waiting = lastTaken(
    meals.filter(({ state }) => state === 'planned'),
    now,
  )?.date;
  const yesterday = addDays(today, -1);
  const endsOn = waiting && waiting > yesterday ? waiting : yesterday;
  const end = async () => {
    setBusy(true);
    try {
      await updateSeen(sdk, 'mealSubscriptions', subscription.id, { endsOn }, subscription.updatedAt);
      toast.success(texts.done);
    } catch (error) {
      toast.error(failureOf(error, last, now));
    }
    await onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => !busy && void end()}
      title={texts.title(planName)}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      busy={busy}
      busyLabel={texts.busy}
    >
      <p>{last ? texts.last(nameOf(last)) : texts.atOnce}</p>
      {bundleLeft > 0 && bundleMealPrice !== null && (
        <p className="mt-2">{texts.bundle(bundleLeft, formatMoney(times(bundleMealPrice, bundleLeft)))}</p>
      )}
      {paidBy !== HOUSE && <p className="mt-2">{texts.balance}</p>}
    </ConfirmDialog>
  );
}
