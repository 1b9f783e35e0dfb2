import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { CartLine } from '#domain/carts/line.ts';
import { formatMoney, type Paise } from '#domain/money.ts';
import type { OrderKind } from '#domain/orders/lifecycle.ts';
import { countDishes } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import type { PaymentMethod } from '#domain/orders/payment.ts';
import { type Bill, priceCart } from '#domain/orders/pricing.ts';
import { type PriceSettings, pricingAt } from '#domain/site/delivery-areas.ts';
import { Money } from '#web/brand/money.tsx';
import { useContact } from '#web/lib/kitchen/contact-details.ts';
import { useSiteSettings } from '#web/lib/kitchen/site-settings.ts';
import { phoneProblem } from '#web/lib/person/personal-info.ts';
import { personTexts } from '#web/lib/person/texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BillSummary } from './bill-summary.tsx';
import { CheckoutContact, type CheckoutContactValues } from './checkout-contact.tsx';
import { CheckoutLines } from './checkout-lines.tsx';
import { KindChoice } from './kind-choice.tsx';
import type { Obstacle } from './obstacle.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { orderTexts } from './texts.tsx';
import { TotalBar } from './total-bar.tsx';

/** What the customer has chosen and typed. */
export interface CheckoutRequest extends CheckoutContactValues {
  paymentMethod: PaymentMethod;
}

interface CheckoutProps {
  lines: readonly CartLine[];
  bill: Bill;
  kind: OrderKind;
  /** Chooses between delivery and pickup; undefined where the kitchen offers no pickup. */
  onChooseKind: ((kind: OrderKind) => void) | undefined;
  /** The delivery address as one text; empty while it is not complete. */
  address: string;
  /** The pincode of the address, if there is one. */
  pincode: number | undefined;
  /** The delivery address, or the form that asks for it. */
  delivery: ReactNode;
  /** Whether to ask for a phone number, because the profile has none. */
  asksPhone: boolean;
  /** Changes of the cart are still being sent to the server. */
  settling: boolean;
  /** Why the order can't be placed: the kitchen is closed, or the order is below the minimum; empty while it can. */
  blockedBy: readonly string[];
  placing: boolean;
  obstacle: Obstacle | undefined;
  onRemove: (line: CartLine) => void;
  onPlace: (request: CheckoutRequest) => void;
  /** Called if the address is missing. */
  onAskAddress: () => void;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-paper p-5 shadow-soft"
    >
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

const pricesOf = (lines: readonly CartLine[]): ReadonlyMap<string, Paise> =>
  new Map(lines.map((line) => [line.dishId, line.price]));

const repricedAmong = (lines: readonly CartLine[], known: ReadonlyMap<string, Paise>) =>
  lines.filter((line) => (known.get(line.dishId) ?? line.price) !== line.price);

/** The checkout page: address, payment, the dishes with their bill, and the button that places the order. */
export function Checkout(props: CheckoutProps) {
  const { lines, bill, kind, onChooseKind, address, asksPhone, blockedBy, placing, onPlace, onAskAddress } =
    props;
  const { checkout: texts, obstacle: obstacleTexts, items, total } = useTexts(orderTexts);
  const messages = useTexts(orderMessages);
  const problems = useTexts(personTexts);
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>('cod');
  const [typed, setTyped] = useState({ phone: '', note: '' });
  const [pressed, setPressed] = useState(false);
  const [missing, setMissing] = useState(false);
  const [seenPrices] = useState(() => pricesOf(lines));
  const [agreedPrices, setAgreedPrices] = useState(seenPrices);
  const [priceNews, setPriceNews] = useState<readonly string[]>([]);
  const site = useSiteSettings();
  const { address: kitchenAddress } = useContact();
  const [agreedSite, setAgreedSite] = useState(site);
  const [hasNewTotal, setHasNewTotal] = useState(false);
  const notices = useRef<HTMLDivElement>(null);
  const contactPart = useRef<HTMLDivElement>(null);
  const blockedId = useId();

  const { obstacle } = props;
  useEffect(() => {
    // The button may be far below the notices.
    if (obstacle) notices.current?.scrollIntoView({ block: 'center' });
  }, [obstacle]);

  const gone = lines.filter((line) => !line.isAvailable);
  const repriced = repricedAmong(lines, seenPrices).length > 0;
  // The owner may change a charge just before the press, too.
  const totalBy = (settings: PriceSettings) =>
    priceCart(lines, pricingAt(settings, props.pincode), kind).total;
  const isRecharged = totalBy(agreedSite) !== totalBy(site);

  const contact: CheckoutContactValues = { phone: asksPhone ? typed.phone : undefined, note: typed.note };
  const wrong = contact.phone === undefined ? undefined : phoneProblem(contact.phone);

  const press = () => {
    const needsAddress = kind === 'delivery' && !address;
    setMissing(needsAddress);
    setPressed(true);
    // A price may change just before the press: a customer must have seen a price before they order at it.
    const news = obstacle ? [] : repricedAmong(lines, agreedPrices);
    setAgreedPrices(pricesOf(lines));
    const newTotal = !obstacle && isRecharged;
    setAgreedSite(site);
    setHasNewTotal(newTotal);
    setPriceNews(news.map(({ name, price }) => messages.priceChanged(name, formatMoney(price))));
    if (needsAddress) onAskAddress();
    else if (gone.length > 0 || news.length > 0 || newTotal)
      notices.current?.scrollIntoView({ block: 'center' });
    else if (wrong) contactPart.current?.querySelector('input')?.focus();
    else onPlace({ ...contact, paymentMethod });
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
      {texts.place}
    </Button>
  );

  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{texts.heading}</h1>
      <div ref={notices} className="mt-5 grid gap-3 empty:hidden">
        {obstacle && (
          <Notice tone={obstacle.tone}>
            <p className="font-semibold">{obstacle.message}</p>
            {obstacle.note && <p>{obstacle.note}</p>}
            {isRecharged && <p>{texts.newTotal(<Money paise={bill.total} className="font-semibold" />)}</p>}
          </Notice>
        )}
        {blockedBy.length > 0 && (
          <div id={blockedId}>
            <Notice tone="warning">
              {blockedBy.map((reason) => (
                <p key={reason} className="font-semibold">
                  {reason}
                </p>
              ))}
            </Notice>
          </div>
        )}
        {!obstacle && priceNews.length > 0 && (
          <Notice tone="warning">
            {priceNews.map((message) => (
              <p key={message} className="font-semibold">
                {message}
              </p>
            ))}
            <p>{obstacleTexts.nothingOrdered}</p>
          </Notice>
        )}
        {!obstacle && priceNews.length === 0 && repriced && (
          <Notice tone="warning">{texts.pricesChanged}</Notice>
        )}
        {!obstacle && (isRecharged || hasNewTotal) && (
          <Notice tone="warning">
            <p className="font-semibold">{obstacleTexts.chargesChanged}</p>
            <p>{texts.newTotal(<Money paise={bill.total} className="font-semibold" />)}</p>
          </Notice>
        )}
        {!obstacle &&
          gone.map((line) => (
            <Notice key={line.dishId} tone="warning">
              {messages.unavailable(line.name)}
            </Notice>
          ))}
        {missing && kind === 'delivery' && !address && <Notice tone="error">{messages.noAddress}</Notice>}
      </div>

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
            <Part title={texts.address}>{props.delivery}</Part>
          )}
          <Part title={texts.contact}>
            <div ref={contactPart}>
              <CheckoutContact
                contact={contact}
                onChange={({ phone = '', note }) => setTyped({ phone, note })}
                error={pressed && wrong ? problems[wrong] : undefined}
              />
            </div>
          </Part>
          <Part title={texts.payment}>
            <PaymentChoice kind={kind} value={paymentMethod} onChange={setPaymentMethod} />
          </Part>
        </div>
        <div className="min-w-0 lg:sticky lg:top-24">
          <Part title={texts.order(items(countDishes(lines.filter((line) => line.isAvailable))))}>
            <CheckoutLines lines={lines} seenPrices={seenPrices} onRemove={props.onRemove} />
            <div className="mt-5 border-line border-t pt-4">
              <BillSummary bill={bill} kind={kind} />
            </div>
            {blockedBy.length > 0 && (
              <p className="mt-4 font-semibold text-sm max-lg:hidden">{blockedBy[0]}</p>
            )}
            {button('mt-5 w-full max-lg:hidden')}
          </Part>
        </div>
      </div>

      <TotalBar
        label={total}
        total={bill.total}
        note={blockedBy[0]}
        className="bottom-0 mt-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
      >
        {button('flex-1')}
      </TotalBar>
    </>
  );
}
