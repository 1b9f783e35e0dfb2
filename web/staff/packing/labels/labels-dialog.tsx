import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { isPacked } from '#domain/orders/statuses.ts';
import { labelOf } from '#domain/packing/label.ts';
import { kitchenLanguage } from '#domain/site/kitchen-language.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { mealTimeNamesQuery } from '#web/shared/plans/queries.ts';
import { sheetTextsIn } from '#web/shared/printing/sheet-texts-in.ts';
import { usePrinting } from '#web/shared/printing/use-printing.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { allOf, ErrorState } from '#web/ui/error-state.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { bestBeforeQuery, dishTypesQuery, type PackOrder } from '../queries.ts';
import { packingTexts } from '../texts.ts';
import {
  LABEL_PAPERS,
  type LabelPaper,
  labelPageRule,
  rememberedLabelPaper,
  rememberLabelPaper,
} from './label-papers.ts';
import { LabelPages } from './label-view.tsx';

/** Labels that the preview shows; all are printed. */
const SHOWN = 4;

interface LabelsProps {
  orders: readonly PackOrder[];
  nameOf: (riderId: string) => string;
  onClose: () => void;
}

function Labels({ orders, nameOf, onClose }: LabelsProps) {
  const texts = useTexts(packingTexts).labels;
  const sdk = useSdk();
  const { shop, kitchen } = useSiteSettings();
  const queries = [
    useQuery(dishTypesQuery(sdk)),
    useQuery(bestBeforeQuery(sdk)),
    useQuery(mealTimeNamesQuery(sdk)),
  ] as const;
  const [types, hours, mealTimes] = queries;
  const missing = orders.filter(({ status }) => !isPacked(status));
  const [which, setWhich] = useState<'missing' | 'all'>(missing.length > 0 ? 'missing' : 'all');
  const [paper, setPaper] = useState<LabelPaper>(rememberedLabelPaper);
  const printed = useRef<HTMLDivElement>(null);

  const { isPrinting, begin } = usePrinting(() => {
    // The longest of a roll.
    const lengths = [...(printed.current?.querySelectorAll('[data-label]') ?? [])].map(
      (label) => label.clientHeight,
    );
    return labelPageRule(paper, Math.max(0, ...lengths));
  }, onClose);

  if (queries.some(({ isLoadingError }) => isLoadingError))
    return <ErrorState title={texts.failed} query={allOf(queries)} />;
  if (!types.data || !mealTimes.data || hours.data === undefined)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-72" />
      </Loading>
    );
  const words = sheetTextsIn(kitchenLanguage({ shop, kitchen }));
  const facts = {
    ...{ types: types.data, origin: location.origin, bestBeforeHours: hours.data },
    mealTimes: mealTimes.data,
    riders: Object.fromEntries(
      orders.flatMap(({ riderId }) => (riderId === null ? [] : [[riderId, nameOf(riderId)]])),
    ),
    ...{ timeZone: shop.timeZone, fssai: shop.fssai, lateAfterMinutes: kitchen.lateAfterMinutes },
  };
  const labels = (which === 'missing' ? missing : orders).map((order) => labelOf(order, facts, words));
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="grid gap-5">
        {missing.length > 0 && missing.length < orders.length && (
          <RadioCards
            legend={texts.which}
            name="which"
            choices={[
              { value: 'missing', label: texts.missing, note: `${missing.length}` },
              { value: 'all', label: texts.all, note: `${orders.length}` },
            ]}
            value={which}
            onChange={setWhich}
          />
        )}
        <RadioCards
          legend={texts.paper}
          name="label-paper"
          choices={LABEL_PAPERS.map((value) => ({ value, label: texts.papers[value] }))}
          value={paper}
          onChange={setPaper}
        />
        <Button
          wide
          busy={isPrinting}
          onClick={() => {
            rememberLabelPaper(paper);
            begin();
          }}
        >
          <Printer className="size-5" aria-hidden="true" />
          {texts.title(labels.length)}
        </Button>
      </div>
      <section
        aria-label={texts.preview}
        className="grid max-h-[70dvh] justify-center-safe gap-3 overflow-auto rounded-control bg-ink/8 p-4"
      >
        <div className={`grid h-fit gap-3 shadow-soft ${paper === 'a4' ? '[zoom:0.45]' : ''}`}>
          <LabelPages labels={paper === 'a4' ? labels : labels.slice(0, SHOWN)} paper={paper} texts={words} />
        </div>
      </section>
      {isPrinting && (
        <>
          <div ref={printed} aria-hidden="true" className="fixed top-0 -left-[200vw] print:hidden">
            {paper === '58' && <LabelPages labels={labels} paper={paper} texts={words} />}
          </div>
          <PrintSheet>
            <LabelPages labels={labels} paper={paper} texts={words} />
          </PrintSheet>
        </>
      )}
    </div>
  );
}

interface LabelsDialogProps extends Omit<LabelsProps, 'orders'> {
  /** The orders whose labels are printed; null: the dialog is closed. */
  orders: readonly PackOrder[] | null;
}

/** Asks for which orders and on what paper labels are printed, shows them, and opens the browser's print dialog (PACK-4). */
export function LabelsDialog({ orders, nameOf, onClose }: LabelsDialogProps) {
  const texts = useTexts(packingTexts);
  return (
    <Dialog open={orders !== null} onClose={onClose} title={texts.group.labels} size="large">
      <div className="p-5">
        {orders !== null && <Labels orders={orders} nameOf={nameOf} onClose={onClose} />}
      </div>
    </Dialog>
  );
}
