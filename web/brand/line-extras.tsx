import type { OrderLine } from '#domain/orders/line.ts';
import { useOptionWords } from '#web/brand/options/option-words.ts';

/** The chosen options of a line and its instruction to the kitchen; nothing for a plain line. */
export function LineExtras({ options = [], note }: Pick<OrderLine, 'options' | 'note'>) {
  const words = useOptionWords()(options);
  return (
    <>
      {words && <span className="wrap-anywhere block font-normal text-muted text-sm">{words}</span>}
      {note && <span className="wrap-anywhere block font-normal text-sm italic">{`“${note}”`}</span>}
    </>
  );
}
