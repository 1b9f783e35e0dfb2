import { CircleCheck, Store } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { useClosedSentence, useOpening } from '#web/shared/opening/opening.ts';
import { serviceTexts } from './texts.ts';

/** Whether customers can order by the opening hours; unknown without a connection. A pause has a band of its own. */
export function OpeningState({ isLost }: { isLost: boolean }) {
  const texts = useTexts(serviceTexts);
  const closed = useClosedSentence();
  const { state } = useOpening();
  return (
    <p
      role="status"
      className="flex flex-1 items-center gap-2 font-semibold text-sm leading-tight empty:hidden"
    >
      {state === 'open' && !isLost && (
        <>
          <CircleCheck className="size-5 shrink-0 text-good" aria-hidden="true" />
          <span className="max-lg:sr-only">{texts.taking}</span>
        </>
      )}
      {state === 'closed' && (
        <>
          <Store className="size-5 shrink-0 text-muted" aria-hidden="true" />
          <span>{closed}</span>
        </>
      )}
    </p>
  );
}
