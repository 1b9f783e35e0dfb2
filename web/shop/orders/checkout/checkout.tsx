import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { ZERO_PAISE } from '#domain/money.ts';
import { countDishes } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useContact } from '#web/shared/content/contact-details.ts';
import { BillSummary } from '#web/shared/orders/bill-summary.tsx';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { whenTexts } from '#web/shared/orders/when/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useUnpaidProblem } from '../cash/cash-problem.ts';
import { CheckoutContact } from './checkout-contact.tsx';
import { useCheckout } from './checkout-context.ts';
import { CheckoutLines } from './checkout-lines.tsx';
import { CheckoutNotices } from './checkout-notices.tsx';
import { CheckoutPart as Part } from './checkout-part.tsx';
import { KindChoice } from './kind-choice.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { TipChoice } from './tip-choice.tsx';
import { type CheckoutDraft, useCheckoutDraft } from './use-checkout-draft.ts';
import { type PriceNews, usePriceNews } from './use-price-news.ts';
import { WhenChoice } from './when-choice.tsx';

interface CheckoutProps {
  /** The choice of coupons. */
  coupons: ReactNode;
  /** The delivery address, or the form that asks for it. */
  delivery: ReactNode;
}

/** The bar with the button, at the bottom of narrow screens. */
const BAR =
  'sticky bottom-0 z-30 -mx-4 mt-5 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-soft md:-mx-8 md:px-8 lg:hidden';

type PartRef = RefObject<HTMLDivElement | null>;

/** The checkout page: address, payment, the dishes with their bill, and the button that places the order. */
export function Checkout({ coupons, delivery }: CheckoutProps) {
  const checkout = useCheckout();
  const { lines, bill, kind, obstacle } = checkout;
  const { checkout: texts } = useTexts(orderTexts);
  const draft = useCheckoutDraft();
  const { prices, agree } = usePriceNews(checkout);
  const unpaidProblem = useUnpaidProblem(bill)(draft.paymentMethod);
  const blockedBy = [...checkout.blockedBy, ...(unpaidProblem ? [unpaidProblem] : [])];
  const blockedId = useId();
  const notices = useRef<HTMLDivElement>(null);
  const contactPart = useRef<HTMLDivElement>(null);
  const whenPart = useRef<HTMLDivElement>(null);
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
    if (needsAddress) return;
    if (gone.length > 0 || hasNews) notices.current?.scrollIntoView({ block: 'center' });
    else if (draft.needsTime) focusIn(whenPart, 'select[name=time]');
    else if (draft.firstWrong) focusIn(contactPart, `input[name=${draft.firstWrong}]`);
    else checkout.place(draft.request);
  };
  const button = (className: string) => (
    <PlaceButton {...{ className, blockedBy }} blockedId={blockedId} onPress={press} />
  );

  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{texts.heading}</h1>
      <CheckoutNotices
        ref={notices}
        {...{ obstacle, blockedBy, blockedId, prices, gone }}
        total={bill.total}
      />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
        <div className="grid min-w-0 gap-5">
          <WhereTo lacksAddress={draft.lacksAddress}>{delivery}</WhereTo>
          <WhenPart ref={whenPart} error={draft.timeError} />
          <AboutCustomer ref={contactPart} draft={draft} />
          <Part title={texts.coupons}>{coupons}</Part>
          <TipPart />
        </div>
        <OrderPart prices={prices} blockedBy={blockedBy}>
          {button('mt-5 w-full max-lg:hidden')}
        </OrderPart>
      </div>

      <div className={BAR}>
        {blockedBy.length > 0 && <p className="mb-2 font-semibold text-sm">{blockedBy[0]}</p>}
        {button('w-full')}
      </div>
    </>
  );
}

function focusIn(part: PartRef, field: string): void {
  part.current?.querySelector<HTMLElement>(field)?.focus();
}

/** The choice between delivery and pickup, and where the order goes. */
function WhereTo({ lacksAddress, children }: { lacksAddress: boolean; children: ReactNode }) {
  const { kind, chooseKind } = useCheckout();
  const { checkout: texts } = useTexts(orderTexts);
  const { noAddress } = useTexts(orderMessages);
  const { address: kitchenAddress } = useContact();
  return (
    <>
      {chooseKind && (
        <Part title={texts.kind}>
          <KindChoice value={kind} onChange={chooseKind} />
        </Part>
      )}
      {kind === 'pickup' ? (
        <Part title={texts.fetchAt}>
          <p className="text-lg">{kitchenAddress}</p>
        </Part>
      ) : (
        <Part title={texts.address}>
          {lacksAddress && (
            <div className="mb-4">
              <Notice tone="error">{noAddress}</Notice>
            </div>
          )}
          {children}
        </Part>
      )}
    </>
  );
}

function WhenPart({ ref, error }: { ref: PartRef; error: string | undefined }) {
  const { when, kind } = useCheckout();
  const { title } = useTexts(whenTexts);
  return (
    <Part title={title}>
      <div ref={ref}>
        <WhenChoice when={when} kind={kind} error={error} />
      </div>
    </Part>
  );
}

/** Name, phone and wishes, and how the customer pays. */
function AboutCustomer({ ref, draft }: { ref: PartRef; draft: CheckoutDraft }) {
  const { kind, bill } = useCheckout();
  const { checkout: texts } = useTexts(orderTexts);
  return (
    <>
      <Part title={texts.contact}>
        <div ref={ref}>
          <CheckoutContact contact={draft.contact} onChange={draft.type} errors={draft.errors} />
        </div>
      </Part>
      <Part title={texts.payment}>
        <PaymentChoice
          kind={kind}
          value={draft.paymentMethod}
          unpaidProblemOf={useUnpaidProblem(bill)}
          onChange={draft.setPaymentMethod}
        />
      </Part>
    </>
  );
}

function TipPart() {
  const { extras, chooseTip } = useCheckout();
  const { checkout: texts } = useTexts(orderTexts);
  return (
    chooseTip && (
      <Part title={texts.tip}>
        <TipChoice value={extras.tip ?? ZERO_PAISE} onChange={chooseTip} />
      </Part>
    )
  );
}

interface OrderPartProps {
  prices: PriceNews;
  blockedBy: readonly string[];
  children: ReactNode;
}

/** The dishes with their bill, and the button of wide screens. */
function OrderPart({ prices, blockedBy, children }: OrderPartProps) {
  const { lines, bill, kind, remove } = useCheckout();
  const { checkout: texts, items } = useTexts(orderTexts);
  return (
    <div className="min-w-0 lg:sticky lg:top-24">
      <Part title={texts.order(items(countDishes(lines.filter((line) => line.isAvailable))))}>
        <CheckoutLines lines={lines} seenPrices={prices.seenPrices} onRemove={remove} />
        <div className="mt-5 border-line border-t pt-4">
          <BillSummary bill={bill} kind={kind} explained />
        </div>
        {blockedBy.length > 0 && <p className="mt-4 font-semibold text-sm max-lg:hidden">{blockedBy[0]}</p>}
        {children}
      </Part>
    </div>
  );
}

interface PlaceButtonProps {
  className: string;
  blockedBy: readonly string[];
  /** The id of the element that says why. */
  blockedId: string;
  onPress: () => void;
}

function PlaceButton({ className, blockedBy, blockedId, onPress }: PlaceButtonProps) {
  const { placing, settling, bill } = useCheckout();
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
        <Money paise={bill.total} />
      </span>
    </Button>
  );
}
