import { Navigation, Phone, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  collectedWith,
  deliveryRows,
  type SheetArea,
  type SheetFacts,
  type SheetOrder,
  sheetAreas,
} from '#domain/deliveries/delivery-sheet.ts';
import { formatMoney, ZERO_PAISE } from '#domain/money.ts';
import { isPacked } from '#domain/orders/statuses.ts';
import { deliveryWindow } from '#domain/orders/window.ts';
import { phoneLink } from '#domain/phone.ts';
import { kitchenLanguage } from '#domain/site/kitchen-language.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { DoorLine } from '#web/shared/addresses/door-line.tsx';
import { useMoney } from '#web/shared/orders/settled.ts';
import { usePositions } from '#web/shared/places/use-place.ts';
import { PAPERS, type Paper, pageRule, rememberedPaper, rememberPaper } from '#web/shared/printing/paper.ts';
import { sheetTextsIn } from '#web/shared/printing/sheet-texts-in.ts';
import { SheetView } from '#web/shared/printing/sheet-view.tsx';
import { usePrinting } from '#web/shared/printing/use-printing.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import { wayTo } from '../delivery.ts';
import { deliveryTexts } from '../texts.ts';

const SQUARE = 'size-11 shrink-0 p-0';

/** One stop: whom, where, when, and what to collect, with links to call and to the way. */
function Stop({ stop, due }: { stop: SheetOrder; due: SheetFacts['due'] }) {
  const { card: texts, sheet } = useTexts(deliveryTexts);
  const { timeRange } = useDates();
  const { lateAfterMinutes } = useSiteSettings().kitchen;
  const { id, number, customerName, customerPhone, address, instructions, hasAllergies, status } = stop;
  const window = deliveryWindow(stop, lateAfterMinutes);
  const amount = due[id] ?? ZERO_PAISE;
  const way = wayTo(stop);
  return (
    <li className="flex items-start gap-2 border-line border-t py-2">
      <div className="grid min-w-0 flex-1 gap-0.5 leading-snug">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className="font-display text-lg tabular-nums">{number}</b>
          <span className="font-semibold">{customerName ?? texts.noName}</span>
          {window && <time className="text-sm">{timeRange(window)}</time>}
          {!isPacked(status) && <span className="text-muted text-sm">{sheet.notPacked}</span>}
        </p>
        <p className="wrap-anywhere">{address ?? texts.noAddress}</p>
        <DoorLine door={stop.door} className="font-semibold" />
        {instructions && <p className="wrap-anywhere font-semibold">{instructions}</p>}
        {hasAllergies && (
          <p className="w-fit rounded-control bg-chilli px-2 font-bold text-white">{texts.checkAllergy}</p>
        )}
        <p className={amount > 0 ? 'font-bold' : 'text-muted text-sm'}>
          {amount > 0 ? `${texts.collect}: ${formatMoney(amount)}` : sheet.nothing}
        </p>
      </div>
      {customerPhone && (
        <AnchorButton
          variant="secondary"
          href={phoneLink(customerPhone)}
          aria-label={texts.callLabel(customerName ?? texts.noName)}
          className={SQUARE}
        >
          <Phone className="size-5" aria-hidden="true" />
        </AnchorButton>
      )}
      {way && (
        <AnchorButton
          variant="secondary"
          href={way}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.wayLabel(number)}
          className={SQUARE}
        >
          <Navigation className="size-5" aria-hidden="true" />
        </AnchorButton>
      )}
    </li>
  );
}

function Areas({ areas, due }: { areas: readonly SheetArea<SheetOrder>[]; due: SheetFacts['due'] }) {
  const { sheet } = useTexts(deliveryTexts);
  return areas.map(({ pincode, stops }) => (
    <section key={stops[0]?.id}>
      <h3 className="mt-3 flex items-center gap-2 font-sans font-semibold tabular-nums">
        {pincode ?? sheet.noArea}
        <span className="rounded-full bg-ink/8 px-2 text-sm">{stops.length}</span>
      </h3>
      <ul>
        {stops.map((stop) => (
          <Stop key={stop.id} stop={stop} due={due} />
        ))}
      </ul>
    </section>
  ));
}

interface SheetProps {
  /** Whose sheet it is. */
  rider: string;
  orders: readonly SheetOrder[];
  /** The id of whoever reads it. */
  userId: string;
}

function Sheet({ rider, orders, userId }: SheetProps) {
  const { sheet: texts } = useTexts(deliveryTexts);
  const { shop, kitchen } = useSiteSettings();
  const positionOf = usePositions(orders);
  const money = useMoney(
    userId,
    orders.map(({ id }) => id),
  );
  const [paper, setPaper] = useState<Paper>(rememberedPaper);
  const [printedAt, setPrintedAt] = useState<Date | null>(null);
  const printed = useRef<HTMLDivElement>(null);
  const { begin } = usePrinting(
    () => pageRule(paper, printed.current?.offsetHeight ?? 0),
    () => setPrintedAt(null),
  );
  const due = Object.fromEntries(Object.entries(money).map(([id, settled]) => [id, settled.due]));
  const areas = sheetAreas(orders, shop, positionOf);
  const words = sheetTextsIn(kitchenLanguage({ shop, kitchen }));
  const facts = { rider, due, timeZone: shop.timeZone, lateAfterMinutes: kitchen.lateAfterMinutes };
  const view = printedAt && (
    <SheetView rows={deliveryRows(areas, { ...facts, printedAt }, words)} paper={paper} />
  );
  return (
    <div className="grid items-start gap-x-6 gap-y-3 p-5 md:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        <p className="font-display font-bold text-xl">
          {texts.summary(orders.length, formatMoney(collectedWith(orders, due)))}
        </p>
        <Areas areas={areas} due={due} />
      </div>
      <div className="grid gap-4">
        <RadioCards
          legend={texts.paper}
          name="sheet-paper"
          choices={PAPERS.map((value) => ({ value, label: texts.papers[value] }))}
          value={paper}
          onChange={setPaper}
        />
        <Button
          wide
          onClick={() => {
            rememberPaper(paper);
            setPrintedAt(new Date());
            begin();
          }}
        >
          <Printer className="size-5" aria-hidden="true" />
          {texts.print}
        </Button>
      </div>
      {view && (
        <>
          <div ref={printed} aria-hidden="true" className="fixed top-0 -left-[200vw] print:hidden">
            {view}
          </div>
          <PrintSheet>{view}</PrintSheet>
        </>
      )}
    </div>
  );
}

interface SheetDialogProps extends Omit<SheetProps, 'orders'> {
  /** What the rider brings; null: the dialog is closed. */
  orders: readonly SheetOrder[] | null;
  onClose: () => void;
}

/** A rider's delivery sheet on the screen, and on paper (RIDER-13). */
export function SheetDialog({ rider, orders, userId, onClose }: SheetDialogProps) {
  const { sheet: texts } = useTexts(deliveryTexts);
  return (
    <Dialog open={orders !== null} onClose={onClose} title={texts.title(rider)} size="large">
      {orders !== null && <Sheet rider={rider} orders={orders} userId={userId} />}
    </Dialog>
  );
}
