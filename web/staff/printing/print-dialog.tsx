import { useQuery } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { ORDER_SHEETS, type OrderSheet } from '#domain/printing/attributes.ts';
import { sheetRows } from '#domain/printing/sheet.ts';
import { kitchenLanguage } from '#domain/site/kitchen-language.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PAPERS, type Paper, pageRule, rememberedPaper, rememberPaper } from '#web/shared/printing/paper.ts';
import { sheetTextsIn } from '#web/shared/printing/sheet-texts-in.ts';
import { SheetView } from '#web/shared/printing/sheet-view.tsx';
import { usePrinting } from '#web/shared/printing/use-printing.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { printedOrderQuery } from './queries.ts';
import { printingTexts } from './texts.ts';

/** A print that the server has counted. */
interface Counted {
  copy: number;
  printedAt: Date;
}

function PrintForm({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const sdk = useSdk();
  const texts = useTexts(printingTexts);
  const failureWords = useFailureWords();
  const { shop, kitchen } = useSiteSettings();
  const { name: shopName, timeZone, fssai } = shop;
  const query = useQuery(printedOrderQuery(sdk, orderId));
  const [sheet, setSheet] = useState<OrderSheet>('ticket');
  const [paper, setPaper] = useState<Paper>(rememberedPaper);
  const [busy, setBusy] = useState(false);
  const [counted, setCounted] = useState<Counted>();
  const preview = useRef<HTMLDivElement>(null);

  const { isPrinting, begin } = usePrinting(
    () => pageRule(paper, preview.current?.offsetHeight ?? 0),
    onClose,
  );

  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;
  if (!query.data)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-72" />
      </Loading>
    );
  const { order, money, types } = query.data;
  const words = sheetTextsIn(kitchenLanguage({ shop, kitchen }));
  const known = counted ?? { copy: 1, printedAt: new Date(0) };
  const { lateAfterMinutes } = kitchen;
  const facts = { types, ...money, shopName, timeZone, lateAfterMinutes, fssai, ...known };
  const rows = sheetRows(sheet, order, facts, words);

  const count = async () => {
    setBusy(true);
    try {
      const { copy, printedAt } = await createDocument(sdk, 'prints', ID.unique(), { orderId, sheet });
      rememberPaper(paper);
      setCounted({ copy, printedAt: new Date(printedAt ?? Date.now()) });
      begin();
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.notCounted }));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="grid gap-5">
        <RadioCards
          legend={texts.sheet}
          name="sheet"
          choices={ORDER_SHEETS.map((value) => ({ value, label: texts.sheets[value] }))}
          value={sheet}
          onChange={setSheet}
        />
        <RadioCards
          legend={texts.paper}
          name="paper"
          choices={PAPERS.map((value) => ({ value, label: texts.papers[value] }))}
          value={paper}
          onChange={setPaper}
        />
        <Button wide busy={busy} busyLabel={texts.busy} onClick={() => void count()}>
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
      {isPrinting && (
        <PrintSheet>
          <SheetView rows={rows} paper={paper} />
        </PrintSheet>
      )}
    </div>
  );
}

/** Asks for the sheet (ticket or bill) and the paper, shows a preview, and opens the browser's print dialog. */
export function PrintDialog({ orderId, onClose }: { orderId: string | null; onClose: () => void }) {
  const texts = useTexts(printingTexts);
  return (
    <Dialog open={orderId !== null} onClose={onClose} title={texts.title} size="large">
      <div className="p-5">{orderId !== null && <PrintForm orderId={orderId} onClose={onClose} />}</div>
    </Dialog>
  );
}
