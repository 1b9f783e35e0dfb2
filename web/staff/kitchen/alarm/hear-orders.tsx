import { BellOff } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { kitchenTexts } from '../texts.ts';

/**
 * Covers the board while its alarm is silent after a reload, because nobody notices a silent alarm (BOARD-37). A tap anywhere turns
 * it on.
 */
export function HearOrders({ onTap }: { onTap: () => void }) {
  const { shift: texts } = useTexts(kitchenTexts);
  return (
    <button
      type="button"
      ref={(button) => button?.focus()}
      onClick={onTap}
      className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-chilli p-6 text-center text-white"
    >
      <BellOff className="size-24" aria-hidden="true" />
      <span className="font-display font-semibold text-4xl leading-tight">{texts.hear}</span>
      <span className="text-lg">{texts.hearHint}</span>
    </button>
  );
}
