import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SheetRow } from '#domain/printing/sheet.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PAPERS, type Paper, pageRule, rememberedPaper, rememberPaper } from '#web/shared/printing/paper.ts';
import { SheetView } from '#web/shared/printing/sheet-view.tsx';
import { usePrinting } from '#web/shared/printing/use-printing.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import { printingTexts } from './texts.ts';

interface PrintRowsProps {
  title: string;
  rows: readonly SheetRow[];
  /** Notes the print before it begins; false: it does not begin. */
  onPrint: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the paper of a list, shows a preview, and opens the browser's print dialog. */
export function PrintRows({ title, rows, onPrint, onClose }: PrintRowsProps) {
  const texts = useTexts(printingTexts);
  const [paper, setPaper] = useState<Paper>(rememberedPaper);
  const [busy, setBusy] = useState(false);
  const preview = useRef<HTMLDivElement>(null);
  const printing = usePrinting(() => pageRule(paper, preview.current?.offsetHeight ?? 0), onClose);
  const begin = async () => {
    setBusy(true);
    rememberPaper(paper);
    if (await onPrint()) printing.begin();
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} title={title} size="large">
      <div className="grid items-start gap-6 p-5 md:grid-cols-2">
        <div className="grid gap-5">
          <RadioCards
            legend={texts.paper}
            name="paper"
            choices={PAPERS.map((value) => ({ value, label: texts.papers[value] }))}
            value={paper}
            onChange={setPaper}
          />
          <Button wide busy={busy} busyLabel={texts.busy} onClick={() => void begin()}>
            <Printer className="size-5" aria-hidden="true" />
            {texts.print}
          </Button>
        </div>
        <section
          aria-label={texts.preview}
          className="flex justify-center-safe overflow-x-auto rounded-control bg-ink/8 p-4 max-sm:-mx-2 max-sm:px-1"
        >
          <div ref={preview} className="h-fit shadow-soft">
            <SheetView rows={rows} paper={paper} />
          </div>
        </section>
      </div>
      {printing.isPrinting && (
        <PrintSheet>
          <SheetView rows={rows} paper={paper} />
        </PrintSheet>
      )}
    </Dialog>
  );
}
