import { ChevronDown, HandHeart } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { type Paise, ZERO_PAISE } from '#domain/money.ts';
import { countDishes } from '#domain/orders/line.ts';
import { Money } from '#web/brand/money.tsx';
import { laterPart } from '#web/lib/page/later.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { LedgerPayment } from '#web/shared/ledger/use-ledger-payment.ts';
import { BillSummary } from '#web/shared/orders/bill-summary.tsx';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCheckout } from './checkout-context.ts';
import { CheckoutLines } from './checkout-lines.tsx';
import { CheckoutNotices } from './checkout-notices.tsx';
import { CheckoutPart as Part } from './checkout-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { FromBalance } from './from-balance.tsx';
import { PaymentPart, usePaymentProblem } from './payment-part.tsx';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { type PriceNews, usePriceNews } from './use-price-news.ts';
import { WhenPart } from './when-part.tsx';
import { WherePart } from './where-part.tsx';

/** Only kitchens that take tips have it. */
const TipChoice = laterPart(async () => ({ default: (await import('./tip-choice.tsx')).TipChoice }));

interface CheckoutProps {
  /** The choice of coupons. */
  coupons: ReactNode;
  /** The delivery address, or the form that asks for it. */
  delivery: ReactNode;
  /** The chosen address in one line; undefined until one is chosen. */
  address: string | undefined;
}

/** The bar with the button, at the bottom of narrow screens. */
const BAR =
  'sticky bottom-0 z-30 -mx-4 mt-5 border-line border-t bg-paper px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-soft md:-mx-8 md:px-8 lg:hidden';

/** The checkout page: address, payment, the dishes with their bill, and the button that places the order. */
export function Checkout({ coupons, delivery, address }: CheckoutProps) {
  const checkout = useCheckout();
  const { lines, bill, kind, obstacle } = checkout;
  const { checkout: texts } = useTexts(orderTexts);
  const draft = useCheckoutDraft();
  const { prices, agree } = usePriceNews(checkout);
  const unpaidProblem = usePaymentProblem(draft);
  const blockedBy = [...checkout.blockedBy, ...(unpaidProblem ? [unpaidProblem] : [])];
  const blockedId = useId();
  const notices = useRef<HTMLDivElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  /** The label of the field for whose sake the last press was refused. */
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    // The button may be far below the notices.
    if (obstacle) notices.current?.scrollIntoView({ block: 'center' });
  }, [obstacle]);
  const gone = lines.filter((line) => !line.isAvailable);

  const press = () => {
    const needsAddress = kind === 'delivery' && !checkout.checkAddress();
    draft.press(needsAddress);
    // A price or a charge may change just before the press.
    const hasNews = agree(obstacle !== undefined);
    const { firstWrong, needsTime } = draft;
    const isPerson = firstWrong === 'name' || firstWrong === 'phone';
    const field = isPerson || (firstWrong && !needsTime) ? `input[name=${firstWrong}]` : 'select[name=time]';
    // The fields of the address show what they lack themselves; a name stands before them.
    if (isPerson || (!needsAddress && (needsTime || firstWrong)))
      choices.current?.querySelector<HTMLElement>(field)?.focus();
    if (needsAddress || needsTime || firstWrong) return setMissing(labelOfFocused());
    setMissing(undefined);
    if (gone.length > 0 || hasNews) notices.current?.scrollIntoView({ block: 'center' });
    else checkout.place(draft.request);
  };
  const button = (className: string) => (
    <PlaceButton {...{ className, blockedBy, blockedId }} toPay={draft.ledger.rest} onPress={press} />
  );

  return (
    <>
      <h1 className="text-2xl">{texts.heading}</h1>
      <CheckoutNotices
        ref={notices}
        {...{ obstacle, blockedBy, blockedId, prices, gone }}
        total={bill.total}
      />
      <div className="mt-1.5 grid items-start gap-2 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
        <div ref={choices} className="grid min-w-0 rounded-card border border-line bg-paper shadow-soft">
          <WherePart address={address} lacksAddress={draft.lacksAddress} draft={draft}>
            {delivery}
          </WherePart>
          <WhenPart error={draft.timeError} />
          <PaymentPart draft={draft} />
          <ContactPart draft={draft} />
          <TipPart />
        </div>
        <OrderPart {...{ prices, blockedBy, coupons }} ledger={draft.ledger}>
          {button('mt-5 w-full max-lg:hidden')}
        </OrderPart>
      </div>

      <div className={BAR}>
        {blockedBy.length > 0 && <p className="mb-2 font-semibold text-sm">{blockedBy[0]}</p>}
        <p role="status" className="mb-2 font-semibold text-danger text-sm empty:hidden">
          {missing && texts.missing(missing)}
        </p>
        {button('w-full')}
      </div>
    </>
  );
}

/** The label of the field that has the focus, without '(optional)'. */
function labelOfFocused(): string | undefined {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return (isField && field.labels?.[0]?.firstChild?.textContent?.trim()) || undefined;
}

function TipPart() {
  const { extras, chooseTip } = useCheckout();
  const { checkout: texts } = useTexts(orderTexts);
  const tip = extras.tip ?? ZERO_PAISE;
  const chosen = <p>{tip > 0 ? <Money paise={tip} /> : texts.noTip}</p>;
  return (
    chooseTip && (
      <Part title={texts.tip} icon={<HandHeart className="size-5" />} chosen={chosen}>
        <Suspense>
          <TipChoice value={tip} onChange={chooseTip} />
        </Suspense>
      </Part>
    )
  );
}

interface OrderPartProps {
  prices: PriceNews;
  blockedBy: readonly string[];
  coupons: ReactNode;
  ledger: LedgerPayment;
  children: ReactNode;
}

/** The dishes with their bill, and the button of wide screens. */
function OrderPart({ prices, blockedBy, coupons, ledger, children }: OrderPartProps) {
  const { lines, bill, kind, remove } = useCheckout();
  const { checkout: texts, items } = useTexts(orderTexts);
  const title = texts.order(items(countDishes(lines.filter((line) => line.isAvailable))));
  return (
    <div className="min-w-0 lg:sticky lg:top-24">
      <Part title={title} card>
        <CheckoutLines lines={lines} seenPrices={prices.seenPrices} dense onRemove={remove} />
        <BillFold total={bill.total}>
          <div className="mt-2">{coupons}</div>
          <div className="mt-2.5 border-line border-t pt-1">
            <BillSummary bill={bill} kind={kind} explained />
            <FromBalance {...ledger} />
          </div>
        </BillFold>
        {blockedBy.length > 0 && <p className="mt-4 font-semibold text-sm max-lg:hidden">{blockedBy[0]}</p>}
        {children}
      </Part>
    </div>
  );
}

/** Bill and coupons: unfolded on a receipt and where there is room, else behind a line with the total. */
function BillFold({ total, children }: { total: Paise; children: ReactNode }) {
  const { isReceipt } = useCheckout();
  const texts = useTexts(orderTexts).checkout;
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (fold.current && window.matchMedia('(min-width: 64rem)').matches) fold.current.open = true;
  }, []);
  if (isReceipt) return children;
  return (
    <details ref={fold} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex items-center gap-1 text-chilli-text underline underline-offset-4">
          {texts.bill}
          <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
        </span>
        <Money paise={total} className="ml-auto text-lg group-open:hidden" />
      </summary>
      {children}
    </details>
  );
}

interface PlaceButtonProps {
  className: string;
  blockedBy: readonly string[];
  /** The id of the element that says why. */
  blockedId: string;
  /** What is left to pay when the balance has paid its part. */
  toPay: Paise;
  onPress: () => void;
}

function PlaceButton({ className, blockedBy, blockedId, toPay, onPress }: PlaceButtonProps) {
  const { placing, settling } = useCheckout();
  const { checkout: texts } = useTexts(orderTexts);
  return (
    <Button
      className={className}
      busy={placing}
      busyLabel={texts.placing}
      off={settling || blockedBy.length > 0}
      aria-describedby={blockedBy.length > 0 ? blockedId : undefined}
      onClick={onPress}
    >
      <span>
        {`${texts.place} · `}
        <Money paise={toPay} />
      </span>
    </Button>
  );
}
