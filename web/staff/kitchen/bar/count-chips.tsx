import { formatMoney } from '#domain/money.ts';
import { useTexts } from '#web/lib/texts.ts';
import { kitchenTexts } from '../texts.ts';
import type { BoardCounts } from './counts.ts';

const CHIP = 'rounded-full px-2.5 py-1 font-semibold text-sm tabular-nums leading-tight whitespace-nowrap';

/**
 * How many orders are late and wait, and the cash outside (BOARD-20), on a phone in a line of their own below the controls.
 * What is none is left out.
 */
export function CountChips({ counts: { late, waiting, outside } }: { counts: BoardCounts }) {
  const { counts: texts } = useTexts(kitchenTexts);
  if (late === 0 && waiting === 0 && outside === 0) return null;
  return (
    <ul
      aria-label={texts.label}
      className="flex flex-wrap items-center gap-1.5 max-md:order-last max-md:basis-full"
    >
      {late > 0 && <li className={`${CHIP} bg-chilli text-white`}>{texts.late(late)}</li>}
      {waiting > 0 && <li className={`${CHIP} bg-turmeric text-on-turmeric`}>{texts.waiting(waiting)}</li>}
      {outside > 0 && <li className={`${CHIP} bg-ink/8 text-ink`}>{texts.outside(formatMoney(outside))}</li>}
    </ul>
  );
}
