import { Printer } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { TOOL } from '../tools/tool.ts';
import type { PaperTickets } from './next-tickets.ts';
import { offlineBoardTexts } from './texts.ts';

interface PrintNextProps {
  paper: PaperTickets;
  onPrint: (paper: PaperTickets) => void;
}

/** In the bar of a lost connection: prints the tickets of the next two hours by one tap (BOARD-18). */
export function PrintNext({ paper, onPrint }: PrintNextProps) {
  const texts = useTexts(offlineBoardTexts);
  if (paper.sheets.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => onPrint(paper)}
      className="flex min-h-11 items-center gap-2 rounded-control bg-white px-4 font-semibold text-black hover:bg-white/90"
    >
      <Printer className="size-5 shrink-0" aria-hidden="true" />
      {texts.print(paper.sheets.length)}
    </button>
  );
}

/** The same among the tools of the board. */
export function PrintNextTool({ paper, onPrint }: PrintNextProps) {
  const texts = useTexts(offlineBoardTexts);
  const { length } = paper.sheets;
  return (
    <button
      type="button"
      aria-label={texts.print(length)}
      className={TOOL}
      onClick={() => (length === 0 ? toast.info(texts.nothingToPrint) : onPrint(paper))}
    >
      <Printer className="size-5 shrink-0" aria-hidden="true" />
      {texts.printShort}
    </button>
  );
}
