import { Clock } from 'lucide-react';
import { windowFrom } from '#domain/orders/window.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { whenTexts } from '#web/shared/orders/when/texts.ts';
import { useCheckout } from './checkout-context.ts';
import { CheckoutPart } from './checkout-part.tsx';
import { WhenChoice } from './when-choice.tsx';

/** When the order comes: as soon as possible, or at a time that the customer chooses. */
export function WhenPart({ error }: { error: string | undefined }) {
  const { when, kind } = useCheckout();
  const texts = useTexts(whenTexts);
  const { timeRange, shortDate, timeOfDay } = useDates();
  const { lateAfterMinutes } = useSiteSettings().kitchen;
  const { offered, choice, at } = when;
  const soonest = offered?.soonest;
  const chosenSlot = at === undefined ? undefined : new Date(at);
  const isBusy = choice === 'soon' && soonest && offered.laterBy > 0;
  const line = chosenSlot
    ? `${shortDate(chosenSlot)}, ${timeOfDay(chosenSlot)}`
    : soonest
      ? texts.comes[kind](timeRange(windowFrom(soonest, lateAfterMinutes)))
      : texts.notNow;
  return (
    <CheckoutPart
      title={texts.title}
      icon={<Clock className="size-5" />}
      chosen={
        <>
          <p>{offered ? line : texts.soon}</p>
          {isBusy && <span className="block font-normal text-sm">{texts.busy(offered.laterBy)}</span>}
        </>
      }
      fixed={!offered || offered.days.length === 0}
      wrong={error !== undefined || (choice === 'later' && !chosenSlot)}
    >
      <WhenChoice when={when} kind={kind} error={error} />
    </CheckoutPart>
  );
}
