import { Clock } from 'lucide-react';
import { orderMessages } from '#domain/orders/messages.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { whenTexts } from '#web/shared/orders/when/texts.ts';
import { useComes } from '#web/shared/orders/when/use-comes.ts';
import { useCheckout } from './checkout-context.ts';
import { CheckoutPart } from './checkout-part.tsx';
import { WhenChoice } from './when-choice.tsx';

/** When the order comes: as soon as possible, or at a time that the customer chooses. */
export function WhenPart({ error }: { error: string | undefined }) {
  const { when, kind } = useCheckout();
  const texts = useTexts(whenTexts);
  const { timeWaitsWhy } = useTexts(orderMessages);
  const { shortDate, timeOfDay } = useDates();
  const { offered, choice, at } = when;
  const comes = useComes(offered, kind);
  const chosenSlot = at === undefined ? undefined : new Date(at);
  const isBusy = choice === 'soon' && offered && offered.laterBy > 0;
  const line = chosenSlot ? `${shortDate(chosenSlot)}, ${timeOfDay(chosenSlot)}` : (comes ?? texts.notNow);
  return (
    <CheckoutPart
      title={texts.title}
      icon={<Clock className="size-5" />}
      chosen={
        <>
          <p>{offered ? line : texts.soon}</p>
          {offered?.answersFirst && <span className="block font-normal text-sm">{timeWaitsWhy}</span>}
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
