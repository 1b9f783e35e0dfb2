import { Printer } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { TOOL } from '../tools/tool.ts';
import type { PaperTickets } from './next-tickets.ts';
import { offlineBoardTexts } from './texts.ts';
import type { NextTickets } from './use-next-tickets.ts';

interface PrintNextProps {
  tickets: NextTickets;
  onPrint: (paper: PaperTickets) => void;
}

/** In the bar of a lost connection: prints the tickets of the next two hours by one tap (BOARD-18). */
export function PrintNext({ tickets: { count, write }, onPrint }: PrintNextProps) {
  const texts = useTexts(offlineBoardTexts);
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={() => onPrint(write())}
      className="flex min-h-11 items-center gap-2 rounded-control bg-white px-4 font-semibold text-black hover:bg-white/90"
    >
      <Printer className="size-5 shrink-0" aria-hidden="true" />
      {texts.print(count)}
    </button>
  );
}

/** The same among the tools of the board. */
export function PrintNextTool({ tickets: { count, write }, onPrint }: PrintNextProps) {
  const texts = useTexts(offlineBoardTexts);
  return (
    <button
      type="button"
      aria-label={texts.print(count)}
      className={TOOL}
      onClick={() => (count === 0 ? toast.info(texts.nothingToPrint) : onPrint(write()))}
    >
      <Printer className="size-5 shrink-0" aria-hidden="true" />
      {texts.printShort}
    </button>
  );
}
