import { CalendarClock, Flame, Zap } from 'lucide-react';
import { Suspense } from 'react';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { laterPart } from '#web/lib/page/later.ts';
import { useTexts } from '#web/lib/texts.ts';
import { whenTexts } from '#web/shared/orders/when/texts.ts';
import { useComes } from '#web/shared/orders/when/use-comes.ts';
import type { When } from '#web/shared/orders/when/use-when.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';

/** Only orders ahead need it, and checkout is fetched ahead. */
const SlotFields = laterPart(async () => ({
  default: (await import('#web/shared/orders/when/slot-fields.tsx')).SlotFields,
}));

interface WhenChoiceProps {
  when: When;
  kind: OrderKind;
  /** Shown at the field of the time. */
  error?: string | undefined;
}

/**
 * The choice of the time for an order. If nobody can order ahead, it shows only the time of an order as soon as
 * possible. A busy kitchen is named as the reason of a later time (HOURS-14).
 */
export function WhenChoice({ when, kind, error }: WhenChoiceProps) {
  const texts = useTexts(whenTexts);
  const { timeWaitsWhy } = useTexts(orderMessages);
  const { offered, choice } = when;
  const soonest = offered?.soonest;
  const isLater = soonest && choice === 'soon' && offered.laterBy > 0;
  const busy = isLater && (
    <p className="flex items-start gap-3 rounded-control bg-turmeric/20 px-3 py-2">
      <Flame className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      {texts.busy(offered.laterBy)}
    </p>
  );
  const comes = useComes(offered, kind);
  if (!offered || offered.days.length === 0)
    return (
      <div className="grid gap-3">
        <div className="flex items-center gap-3">
          <Zap className="size-6 shrink-0 text-muted" aria-hidden="true" />
          <p>
            <span className="font-semibold">{texts.soon}</span>
            <span className="block min-h-5 text-muted text-sm">{comes}</span>
          </p>
        </div>
        {offered?.answersFirst && <p>{timeWaitsWhy}</p>}
        {busy}
      </div>
    );
  const icon = (Icon: typeof Zap) => <Icon className="size-6 shrink-0 text-muted" aria-hidden="true" />;
  return (
    <div className="grid gap-4">
      <RadioCards
        legend={texts.title}
        legendHidden
        name="when"
        choices={[
          { value: 'soon', label: texts.soon, note: comes ?? texts.notNow, icon: icon(Zap) },
          { value: 'later', label: texts.later, note: texts.laterNote, icon: icon(CalendarClock) },
        ]}
        value={choice}
        onChange={when.choose}
      />
      {busy}
      {choice === 'later' && (
        <Suspense>
          <SlotFields when={when} error={error} />
        </Suspense>
      )}
    </div>
  );
}
