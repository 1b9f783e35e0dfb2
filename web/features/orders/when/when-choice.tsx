import { CalendarClock, Zap } from 'lucide-react';
import type { OrderKind } from '#domain/orders/lifecycle.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { SlotFields } from './slot-fields.tsx';
import { whenTexts } from './texts.ts';
import type { When } from './use-when.ts';

interface WhenChoiceProps {
  when: When;
  kind: OrderKind;
  /** Shown at the field of the time. */
  error?: string | undefined;
}

/**
 * The choice of the time for an order. If nobody can order ahead, it shows only the time of an order as soon as
 * possible.
 */
export function WhenChoice({ when, kind, error }: WhenChoiceProps) {
  const texts = useTexts(whenTexts);
  const { timeOfDay } = useDates();
  const { offered, choice } = when;
  const soonest = offered?.soonest;
  const around = soonest ? texts.around[kind](timeOfDay(new Date(soonest))) : undefined;
  if (!offered || offered.days.length === 0)
    return (
      <div className="flex items-center gap-3">
        <Zap className="size-6 shrink-0 text-muted" aria-hidden="true" />
        <p>
          <span className="font-semibold">{texts.soon}</span>
          <span className="block min-h-5 text-muted text-sm">{around}</span>
        </p>
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
          { value: 'soon', label: texts.soon, note: around ?? texts.notNow, icon: icon(Zap) },
          { value: 'later', label: texts.later, note: texts.laterNote, icon: icon(CalendarClock) },
        ]}
        value={choice}
        onChange={when.choose}
      />
      {choice === 'later' && <SlotFields when={when} error={error} />}
    </div>
  );
}
