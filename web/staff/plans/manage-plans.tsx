import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { Picture } from '#web/brand/picture.tsx';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ChatButton } from '#web/shared/chats/chat-button.tsx';
import { SheetPanel } from '#web/sheets/sheet-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { usePlanActions } from './actions.ts';
import { usePlanFailures } from './failures.ts';
import { mealTimeSheet } from './meal-time-sheet.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import type { PlanDocument } from './plan-values.ts';
import type { MealTimeDocument } from './queries.ts';
import { mealTimesQuery, plansQuery } from './queries.ts';
import { planAdminTexts } from './texts.ts';
import { useRemoval } from './use-removal.tsx';
import { useWeekdayWords } from './weekday-words.ts';

interface PlanItemProps {
  plan: PlanDocument;
  mealTimes: readonly MealTimeDocument[];
  onChange: () => void;
  onRemove: () => void;
}

function PlanItem({ plan, mealTimes, onChange, onRemove }: PlanItemProps) {
  const texts = useTexts(planAdminTexts);
  const words = texts.plans;
  const daysOf = useWeekdayWords();
  const failed = usePlanFailures();
  const { sell } = usePlanActions();
  const [busy, setBusy] = useState(false);
  const { $id, name, imgUrl, price, bundleMeals, bundlePrice, trialMeals, mostSubscribers, isOnSale } = plan;
  const sellIt = async (on: boolean) => {
    setBusy(true);
    try {
      await sell($id, on);
      toast.success(words.sold(name, on));
    } catch (error) {
      toast.error(failed(error));
    } finally {
      setBusy(false);
    }
  };
  const served = mealTimes.filter((mealTime) => plan.mealTimeIds.includes(mealTime.$id));
  const offers = [
    words.aMeal(formatMoney(price)),
    ...(bundleMeals && bundlePrice ? [words.bundle(bundleMeals, formatMoney(bundlePrice))] : []),
    ...(trialMeals ? [words.trial(trialMeals)] : []),
    ...(mostSubscribers ? [words.atMost(mostSubscribers)] : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <Picture src={imgUrl} name={name} sizes="5rem" className="w-20 shrink-0 rounded-control max-sm:w-16" />
      <div className="wrap-anywhere min-w-0 flex-1 basis-48">
        <h3 className="font-sans font-semibold text-base leading-tight">{name}</h3>
        <p className="text-sm">{offers.join(' · ')}</p>
        <p className="text-muted text-sm">
          {[...served.map((mealTime) => mealTime.name), daysOf(plan.weekdays)].join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:justify-end">
        <Switch label={words.onSale(name)} labelHidden checked={isOnSale} busy={busy} onChange={sellIt} />
        <ChatButton subject="plan" id={plan.$id} name={name} />
        <Button variant="secondary" aria-label={texts.changeOf(name)} onClick={onChange}>
          {texts.change}
        </Button>
        <Button variant="quiet" aria-label={texts.removeOf(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

interface PlanListProps {
  plans: readonly PlanDocument[];
  mealTimes: readonly MealTimeDocument[];
}

function PlanList({ plans, mealTimes }: PlanListProps) {
  const texts = useTexts(planAdminTexts);
  const words = texts.plans;
  const { ask, question } = useRemoval();
  const [open, setOpen] = useState<PlanDocument | 'new'>();
  return (
    <Panel
      title={words.title}
      action={
        mealTimes.length > 0 && (
          <Button onClick={() => setOpen('new')}>
            <Plus className="size-5" aria-hidden="true" />
            {words.add}
          </Button>
        )
      }
    >
      {plans.length === 0 ? (
        <p className="text-muted">
          <span className="block font-semibold text-ink">{words.none}</span>
          {words.noneHint}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {plans.map((plan) => (
            <PlanItem
              key={plan.$id}
              plan={plan}
              mealTimes={mealTimes}
              onChange={() => setOpen(plan)}
              onRemove={() => ask(plan)}
            />
          ))}
        </ul>
      )}
      {open && (
        <PlanDialog
          plan={open === 'new' ? undefined : open}
          mealTimes={mealTimes}
          onClose={() => setOpen(undefined)}
        />
      )}
      {question}
    </Panel>
  );
}

/** The kitchen's plans and meal times (PLAN-30). */
export function ManagePlans() {
  const adminId = useAdminId();
  const sdk = useSdk();
  const texts = useTexts(planAdminTexts);
  const plans = useQuery(plansQuery(sdk, adminId));
  const mealTimes = useQuery(mealTimesQuery(sdk, adminId));
  if (plans.isPending || mealTimes.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-72" />
      </Loading>
    );
  if (plans.isLoadingError) return <ErrorState title={texts.loadFailed} query={plans} />;
  if (mealTimes.isLoadingError) return <ErrorState title={texts.loadFailed} query={mealTimes} />;
  const list = <PlanList plans={plans.data ?? []} mealTimes={mealTimes.data ?? []} />;
  const times = <SheetPanel sheet={mealTimeSheet} />;
  return <div className="grid gap-5">{mealTimes.data?.length === 0 ? [times, list] : [list, times]}</div>;
}
