import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { BillSummary } from '#web/shared/orders/bill-summary.tsx';
import type { PlacedOrder } from '#web/shared/orders/order-views.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { TotalBar } from '../total-bar.tsx';
import type { PlacedByPhone } from './actions.ts';
import { ChooseDish, type DishToAdd } from './choose-dish.tsx';
import { CustomerChoice } from './customer-choice.tsx';
import { DishLines } from './dish-lines.tsx';
import { addDish, buyerOf, type PhoneOrderDraft } from './draft.ts';
import { EarlierOrders } from './earlier-orders.tsx';
import { placeButton, pressKey } from './keys.ts';
import { OrderDetailsFields } from './order-details-fields.tsx';
import type { KnownCustomer } from './queries.ts';
import { takenOver } from './take-over.ts';
import { byPhoneTexts } from './texts.ts';
import { type PhoneOrder, usePhoneOrder, useSubmitPhoneOrder } from './use-phone-order.ts';

/** What else is shown of a caller whom the kitchen knows. It stands within the form, so it opens dialogs outside of it. */
export type BesideCaller = (caller: KnownCustomer, phone: string) => ReactNode;

interface OrderFormProps {
  onPlaced: (placed: PlacedByPhone) => void;
  besideCaller: BesideCaller;
}

/** The form in which staff type an order. */
export function OrderForm({ onPlaced, besideCaller }: OrderFormProps) {
  const texts = useTexts(byPhoneTexts);
  const { total } = useTexts(orderTexts);
  const order = usePhoneOrder();
  const { draft, change, lines, bill } = order;
  const [choosing, setChoosing] = useState<DishToAdd>();
  /** The names of dishes of an earlier order that are not offered any more. */
  const [gone, setGone] = useState('');
  const dishInput = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmitPhoneOrder(order, onPlaced);
  const { problems, clear, busy } = submission;
  const { question } = useUnsaved(draft.lines.length > 0 && !busy);

  const takeOver = (earlier: PlacedOrder) => {
    const { missing, ...taken } = takenOver(earlier, order.offered);
    change({ ...taken, address: taken.address ?? draft.address });
    setGone(missing.join(', '));
    clear();
    // If dishes are missing, the focus goes to the dishes.
    if (missing.length > 0) dishInput.current?.focus();
    else placeButton(form.current)?.focus();
  };
  const changeLines = (changed: PhoneOrderDraft['lines']) => {
    change({ lines: changed });
    clear('dishes');
  };
  const button = (className: string) => (
    <Button type="submit" className={className} busy={busy} busyLabel={texts.bill.placing}>
      {texts.bill.place}
    </Button>
  );

  return (
    <>
      <Form ref={form} submission={submission} onKeyDown={pressKey} className="grid gap-5">
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-5">
            <CustomerPanel
              order={order}
              error={problems.phone}
              onChosen={() => clear('phone')}
              onTake={takeOver}
              dishInput={dishInput}
              besideCaller={besideCaller}
            />
            <Panel title={texts.dishes.title}>
              {gone && (
                <div className="mb-4">
                  <Notice tone="warning">{texts.customer.gone(gone)}</Notice>
                </div>
              )}
              {order.isFailed && <Notice tone="error">{texts.dishes.failed}</Notice>}
              <DishLines
                dishes={order.offered}
                lines={lines}
                error={problems.dishes}
                input={dishInput}
                onChoose={setChoosing}
                onChange={changeLines}
              />
            </Panel>
            <Panel title={texts.details.title}>
              <OrderDetailsFields
                draft={draft}
                when={order.when}
                ledger={order.ledger}
                problems={problems}
                canAccept={order.canAccept}
                onChange={change}
              />
            </Panel>
          </div>
          <div className="min-w-0 xl:sticky xl:top-8">
            <Panel title={texts.bill.title}>
              <BillSummary bill={bill} kind={draft.kind} />
              {button('mt-5 w-full max-xl:hidden')}
              <p className="mt-3 text-muted text-sm max-md:hidden">{texts.bill.keys}</p>
            </Panel>
          </div>
        </div>
        <TotalBar label={total} total={bill.total} className="bottom-14 py-3 md:bottom-0 xl:hidden">
          {button('flex-1')}
        </TotalBar>
      </Form>
      <ChooseDish
        wanted={choosing}
        onClose={() => setChoosing(undefined)}
        onAdd={({ dish, quantity }, options) => {
          changeLines(addDish(lines, dish, quantity, options));
          setChoosing(undefined);
        }}
      />
      {question}
    </>
  );
}

interface CustomerPanelProps {
  order: PhoneOrder;
  error: string | undefined;
  onChosen: () => void;
  onTake: (order: PlacedOrder) => void;
  dishInput: RefObject<HTMLInputElement | null>;
  besideCaller: BesideCaller;
}

/** Who orders: phone and name, and the earlier orders of a known customer. */
function CustomerPanel(props: CustomerPanelProps) {
  const { order, error, onChosen, onTake, dishInput, besideCaller } = props;
  const { draft, change } = order;
  const { title } = useTexts(byPhoneTexts).customer;
  const phoneInput = useRef<HTMLInputElement>(null);
  const choose = (customer: KnownCustomer | undefined) => {
    const [latest] = customer?.orders ?? [];
    const address = latest?.kind === 'delivery' ? latest.address : customer?.address;
    change({
      customer,
      ...(customer && { address: address ?? draft.address, name: '' }),
      cutlery: latest?.cutlery ?? false,
      buyer: buyerOf(latest),
    });
    onChosen();
  };
  return (
    <Panel title={title}>
      <CustomerChoice
        draft={draft}
        error={error}
        phoneInput={phoneInput}
        onType={({ phone, name }) =>
          change({
            ...(phone !== undefined && { phone, customer: undefined }),
            ...(name !== undefined && { name }),
          })
        }
        onChoose={choose}
      />
      {draft.customer && besideCaller(draft.customer, draft.phone)}
      {draft.customer && (
        <EarlierOrders
          key={draft.customer.userId}
          customer={draft.customer}
          onTake={onTake}
          onNone={() => dishInput.current?.focus()}
        />
      )}
    </Panel>
  );
}
