import { useEffect, useEffectEvent, useRef } from 'react';
import type { SheetRow } from '#domain/printing/sheet.ts';
import { type Paper, pageRule, rememberedPaper } from '#web/shared/printing/paper.ts';
import { printPage } from '#web/shared/printing/print-page.ts';
import { SheetView } from '#web/shared/printing/sheet-view.tsx';
import { PrintSheet } from '#web/ui/print-sheet.tsx';

interface PrintTicketsProps {
  paper: { sheets: readonly (readonly SheetRow[])[] };
  onDone: () => void;
}

/** Tickets one below another: on a roll with lines to cut along, on sheets of paper one on each. */
function Tickets({ sheets, on }: { sheets: PrintTicketsProps['paper']['sheets']; on: Paper }) {
  return sheets.map((rows, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: the sheets are printed once, and never sorted
      key={index}
      className={on === 'page' ? 'break-after-page' : 'border-black border-b-2 border-dashed'}
    >
      <SheetView rows={rows} paper={on} />
    </div>
  ));
}

/** Opens the browser's print dialog with several tickets as soon as it is mounted. They are not counted as prints. */
export function PrintTickets({ paper: { sheets }, onDone }: PrintTicketsProps) {
  const on = rememberedPaper();
  const measured = useRef<HTMLDivElement>(null);
  const print = useEffectEvent(() => printPage(pageRule(on, measured.current?.offsetHeight ?? 0), onDone));
  useEffect(() => print(), []);
  return (
    <>
      <div ref={measured} aria-hidden="true" className="fixed top-0 -left-[200vw] print:hidden">
        <Tickets sheets={sheets} on={on} />
      </div>
      <PrintSheet>
        <Tickets sheets={sheets} on={on} />
      </PrintSheet>
    </>
  );
}
