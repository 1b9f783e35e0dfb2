import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { CartLine } from '#domain/carts/line.ts';
import { type Paise, ZERO_PAISE } from '#domain/money.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { countDishes } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import type { Bill, Extras } from '#domain/orders/pricing.ts';
import { CASH, type PaymentMethod } from '#domain/payments/methods.ts';
import { Money } from '#web/brand/money.tsx';
import { contactProblems } from '#web/lib/person/personal-info.ts';
import { personTexts } from '#web/lib/person/texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContact } from '#web/shared/content/contact-details.ts';
import { BillSummary } from '#web/shared/orders/bill-summary.tsx';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { whenTexts } from '#web/shared/orders/when/texts.ts';
import type { When } from '#web/shared/orders/when/use-when.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useUnpaidProblem } from '../cash/cash-problem.ts';
import type { Obstacle } from '../obstacle.ts';
import { CheckoutContact, type CheckoutContactValues } from './checkout-contact.tsx';
import { CheckoutLines } from './checkout-lines.tsx';
import { CheckoutNotices } from './checkout-notices.tsx';
import { CheckoutPart as Part } from './checkout-part.tsx';
import { KindChoice } from './kind-choice.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { TipChoice } from './tip-choice.tsx';
import { usePriceNews } from './use-price-news.ts';
import { WhenChoice } from './when-choice.tsx';

/** What the customer has chosen and typed. */
export interface CheckoutRequest extends CheckoutContactValues {
  paymentMethod: PaymentMethod;
  /** The chosen slot (ISO time); undefined: as soon as possible. */
  scheduledFor: string | undefined;
  /** The time that was shown for an order as soon as possible (ISO time). */
  expectedBy: string | undefined;
}

interface CheckoutProps {
  lines: readonly CartLine[];
  bill: Bill;
  /** The tip and the coupons that the customer has chosen. */
  extras: Extras;
  /** The choice of coupons. */
  coupons: ReactNode;
  /** Undefined where the kitchen takes no tips. */
  onChooseTip: ((tip: Paise) => void) | undefined;
  kind: OrderKind;
  /** Chooses between delivery and pickup; undefined where the kitchen offers no pickup. */
  onChooseKind: ((kind: OrderKind) => void) | undefined;
  when: When;
  /** Shows what the delivery address lacks. Returns whether it is complete. */
  checkAddress: () => boolean;
  /** The pincode of the address, if there is one. */
  pincode: number | undefined;
  /** The delivery address, or the form that asks for it. */
  delivery: ReactNode;
  /** Whether to ask for a name and a phone number, because the profile has none. */
  asks: { name: boolean; phone: boolean };
  /** Whether the customer's last order asked for cutlery. */
  usualCutlery: boolean;
  /** Changes of the cart are still being sent to the server. */
  settling: boolean;
  /** Why the order can't be placed: the kitchen is closed, or the order is below the minimum; empty while it can. */
  blockedBy: readonly string[];
  placing: boolean;
  obstacle: Obstacle | undefined;
  onRemove: (line: CartLine) => void;
  onPlace: (request: CheckoutRequest) => void;
}

/** The bar with the button, at the bottom of narrow screens. */
const BAR =
  'sticky bottom-0 z-30 -mx-4 mt-5 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-soft md:-mx-8 md:px-8 lg:hidden';

/** The checkout page: address, payment, the dishes with their bill, and the button that places the order. */
export function Checkout(props: CheckoutProps) {
  const { lines, bill, onChooseTip, kind, onChooseKind, checkAddress, when, asks, placing } = props;
  const { onPlace } = props;
  const { checkout: texts, items } = useTexts(orderTexts);
  const messages = useTexts(orderMessages);
  const problems = useTexts(personTexts);
  const whenWords = useTexts(whenTexts);
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>(CASH);
  const [typed, setTyped] = useState({ name: '', phone: '', note: '', cutlery: props.usualCutlery });
  const [pressed, setPressed] = useState(false);
  const [missing, setMissing] = useState(false);
  const { prices, agree } = usePriceNews(props);
  const { address: kitchenAddress } = useContact();
  const unpaidProblemOf = useUnpaidProblem(bill);
  const unpaidProblem = unpaidProblemOf(paymentMethod);
  const blockedBy = [...props.blockedBy, ...(unpaidProblem ? [unpaidProblem] : [])];
  const notices = useRef<HTMLDivElement>(null);
  const contactPart = useRef<HTMLDivElement>(null);
  const whenPart = useRef<HTMLDivElement>(null);
  const blockedId = useId();

  const { obstacle } = props;
  useEffect(() => {
    // The button may be far below the notices.
    if (obstacle) notices.current?.scrollIntoView({ block: 'center' });
  }, [obstacle]);

  const gone = lines.filter((line) => !line.isAvailable);

  const contact: CheckoutContactValues = {
    name: asks.name ? typed.name : undefined,
    phone: asks.phone ? typed.phone : undefined,
    note: typed.note,
    cutlery: typed.cutlery,
  };
  const wrong = contactProblems(contact);
  const problemOf = (field: keyof typeof wrong) => {
    const problem = wrong[field];
    return pressed && problem ? problems[problem] : undefined;
  };
  const firstWrong = wrong.name ? 'name' : wrong.phone ? 'phone' : undefined;

  const needsTime = when.choice === 'later' && when.at === undefined;

  const press = () => {
    const needsAddress = kind === 'delivery' && !checkAddress();
    setMissing(needsAddress);
    setPressed(true);
    // A price or a charge may change just before the press.
    const hasNews = agree(obstacle !== undefined);
    if (needsAddress) return;
    if (gone.length > 0 || hasNews) notices.current?.scrollIntoView({ block: 'center' });
    else if (needsTime) whenPart.current?.querySelector<HTMLSelectElement>('select[name=time]')?.focus();
    else if (firstWrong)
      contactPart.current?.querySelector<HTMLInputElement>(`input[name=${firstWrong}]`)?.focus();
    else
      onPlace({
        ...contact,
        paymentMethod,
        scheduledFor: when.at,
        expectedBy: when.at === undefined ? (when.offered?.soonest ?? undefined) : undefined,
      });
  };

  const button = (className: string) => (
    <Button
      className={className}
      busy={placing}
      busyLabel={texts.placing}
      off={props.settling || blockedBy.length > 0}
      aria-describedby={blockedBy.length > 0 ? blockedId : undefined}
      onClick={press}
    >
      <span>
        {`${texts.place} · `}
        <Money paise={bill.total} />
      </span>
    </Button>
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
          {onChooseKind && (
            <Part title={texts.kind}>
              <KindChoice value={kind} onChange={onChooseKind} />
            </Part>
          )}
          {kind === 'pickup' ? (
            <Part title={texts.fetchAt}>
              <p className="text-lg">{kitchenAddress}</p>
            </Part>
          ) : (
            <Part title={texts.address}>
              {missing && (
                <div className="mb-4">
                  <Notice tone="error">{messages.noAddress}</Notice>
                </div>
              )}
              {props.delivery}
            </Part>
          )}
          <Part title={whenWords.title}>
            <div ref={whenPart}>
              <WhenChoice
                when={when}
                kind={kind}
                error={when.isTaken ? whenWords.taken : pressed && needsTime ? whenWords.missing : undefined}
              />
            </div>
          </Part>
          <Part title={texts.contact}>
            <div ref={contactPart}>
              <CheckoutContact
                contact={contact}
                onChange={({ name = '', phone = '', ...others }) => setTyped({ name, phone, ...others })}
                errors={{ name: problemOf('name'), phone: problemOf('phone') }}
              />
            </div>
          </Part>
          <Part title={texts.payment}>
            <PaymentChoice
              kind={kind}
              value={paymentMethod}
              unpaidProblemOf={unpaidProblemOf}
              onChange={setPaymentMethod}
            />
          </Part>
          <Part title={texts.coupons}>{props.coupons}</Part>
          {onChooseTip && (
            <Part title={texts.tip}>
              <TipChoice value={props.extras.tip ?? ZERO_PAISE} onChange={onChooseTip} />
            </Part>
          )}
        </div>
        <div className="min-w-0 lg:sticky lg:top-24">
          <Part title={texts.order(items(countDishes(lines.filter((line) => line.isAvailable))))}>
            <CheckoutLines lines={lines} seenPrices={prices.seenPrices} onRemove={props.onRemove} />
            <div className="mt-5 border-line border-t pt-4">
              <BillSummary bill={bill} kind={kind} explained />
            </div>
            {blockedBy.length > 0 && (
              <p className="mt-4 font-semibold text-sm max-lg:hidden">{blockedBy[0]}</p>
            )}
            {button('mt-5 w-full max-lg:hidden')}
          </Part>
        </div>
      </div>

      <div className={BAR}>
        {blockedBy.length > 0 && <p className="mb-2 font-semibold text-sm">{blockedBy[0]}</p>}
        {button('w-full')}
      </div>
    </>
  );
}
