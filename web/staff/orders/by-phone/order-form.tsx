import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { orderMessages } from '#domain/orders/messages.ts';
import { priceLines, termsFor } from '#domain/orders/pricing.ts';
import { phoneRefusalOf, rowOf } from '#domain/orders/refusals.ts';
import { pincodeIn, pricingAt } from '#domain/site/delivery-areas.ts';
import { optionGroupsQuery } from '#web/brand/options/option-groups.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useRefreshSiteSettings, useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { BillSummary } from '#web/shared/orders/bill-summary.tsx';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { whenTexts } from '#web/shared/orders/when/texts.ts';
import { useWhen } from '#web/shared/orders/when/use-when.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { TotalBar } from '../total-bar.tsx';
import { type PlacedByPhone, usePlaceByPhone } from './actions.ts';
import { ChooseDish, type DishToAdd } from './choose-dish.tsx';
import { CustomerChoice } from './customer-choice.tsx';
import { DishLines } from './dish-lines.tsx';
import {
  addDish,
  type DraftField,
  draftProblems,
  emptyDraft,
  type PhoneOrderDraft,
  priceOfOne,
  withOptionsOfToday,
} from './draft.ts';
import { EarlierOrders } from './earlier-orders.tsx';
import { OrderDetailsFields } from './order-details-fields.tsx';
import { type EarlierOrder, type KnownCustomer, offeredDishesQuery } from './queries.ts';
import { takenOver } from './take-over.ts';
import { byPhoneTexts } from './texts.ts';

/** Moves the focus to the next field. Enter does this; only a button or Ctrl+Enter places the order. */
function focusNext(form: HTMLFormElement, field: HTMLInputElement): void {
  const fields = [...form.elements].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.tabIndex >= 0,
  );
  fields[fields.indexOf(field) + 1]?.focus();
}

/** The button that places the order. There are two, of which each screen width shows one. */
function placeButton(form: HTMLFormElement | null): HTMLButtonElement | undefined {
  const buttons = form?.querySelectorAll<HTMLButtonElement>('button[type=submit]') ?? [];
  return [...buttons].find((each) => each.offsetParent !== null);
}

/** The form in which staff type an order. */
export function OrderForm({ onPlaced }: { onPlaced: (placed: PlacedByPhone) => void }) {
  const texts = useTexts(byPhoneTexts);
  const messages = useTexts(orderMessages);
  const { total } = useTexts(orderTexts);
  const failureWords = useFailureWords();
  const queries = useQueryClient();
  const site = useSiteSettings();
  const { kitchen } = site;
  const refreshSettings = useRefreshSiteSettings();
  const canAccept = kitchen.orderMode === 'board';
  const [draft, setDraft] = useState<PhoneOrderDraft>(() =>
    emptyDraft({ promiseMinutes: kitchen.promiseMinutes, acceptNow: canAccept }),
  );
  const [gone, setGone] = useState('');
  const sdk = useSdk();
  const dishes = useQuery(offeredDishesQuery(sdk));
  const [choosing, setChoosing] = useState<DishToAdd>();
  const offered = dishes.data ?? [];
  const phoneInput = useRef<HTMLInputElement>(null);
  const dishInput = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const place = usePlaceByPhone();
  const change = (some: Partial<PhoneOrderDraft>) => setDraft((before) => ({ ...before, ...some }));

  // A price that changes during the call is shown at once.
  const groupIds = [...new Set(draft.lines.flatMap(({ dish }) => dish.optionGroupIds ?? []))].sort();
  const groups = useQuery({ ...optionGroupsQuery(sdk, groupIds), enabled: groupIds.length > 0 });
  const lines = draft.lines.map((line) => {
    const dish = offered.find(({ id }) => id === line.dish.id) ?? line.dish;
    return withOptionsOfToday({ ...line, dish }, groups.data ?? []);
  });
  const bill = priceLines(
    lines.map((line) => ({
      price: priceOfOne(line),
      quantity: line.quantity,
      taxPercent: line.dish.taxPercent ?? null,
    })),
    termsFor(draft.kind, pricingAt(site, pincodeIn(draft.address))),
  );

  const when = useWhen({
    kind: draft.kind,
    pincode: pincodeIn(draft.address),
    lines: lines.map(({ dish, quantity }) => ({ dishId: dish.id, quantity })),
  });
  const { missing } = useTexts(whenTexts);
  const readDishes = () =>
    ['dishes', 'optionGroups'].map((name) => queries.invalidateQueries({ queryKey: [name] }));
  const readAgain: Record<ReturnType<typeof rowOf>['stale'], () => unknown> = {
    nothing: () => undefined,
    bill: refreshSettings,
    dishes: readDishes,
    times: when.refresh,
    opening: refreshSettings,
  };

  const submission = useSubmit<PhoneOrderDraft, DraftField>({
    read: () => ({
      ...draft,
      lines,
      acceptNow: canAccept && draft.acceptNow,
      total: bill.total,
      ...(when.choice === 'later' && { scheduledFor: when.at ?? '' }),
    }),
    check: (typed) =>
      draftProblems(typed, {
        ...messages,
        quantity: texts.dishes.quantityWrong,
        minutes: texts.details.minutesWrong,
        time: missing,
      }),
    send: async (typed) => onPlaced(await place(typed)),
    failed: (error) => {
      const { otherwise, lost, customer, refused } = texts.failed;
      const type = refusalOf(error)?.type;
      const refusal = phoneRefusalOf(type);
      if (refusal) {
        const { stale, byPhone } = rowOf(refusal);
        readAgain[stale]();
        return byPhone === 'form' || byPhone === null ? refused[refusal] : { [byPhone]: refused[refusal] };
      }
      if (type === 'general_argument_invalid' && draft.customer) return customer;
      return failureWords(error, { otherwise, lost });
    },
  });
  const { problems, clear } = submission;
  const { question } = useUnsaved(draft.lines.length > 0 && !submission.busy);

  const choose = (customer: KnownCustomer | undefined) => {
    const [latest] = customer?.orders ?? [];
    const address = latest?.kind === 'delivery' ? latest.address : customer?.address;
    change({
      customer,
      ...(customer && { address: address ?? draft.address, name: '' }),
      cutlery: latest?.cutlery ?? false,
    });
    clear('phone');
  };
  const takeOver = (order: EarlierOrder) => {
    const { missing, ...taken } = takenOver(order, offered);
    change({ ...taken, address: taken.address ?? draft.address });
    setGone(missing.join(', '));
    clear();
    // If dishes are missing, the focus goes to the dishes.
    if (missing.length > 0) dishInput.current?.focus();
    else placeButton(form.current)?.focus();
  };

  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter') return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    } else if (event.target instanceof HTMLInputElement) {
      event.preventDefault();
      focusNext(event.currentTarget, event.target);
    }
  };

  const button = (className: string) => (
    <Button type="submit" className={className} busy={submission.busy} busyLabel={texts.bill.placing}>
      {texts.bill.place}
    </Button>
  );

  return (
    <>
      <Form ref={form} submission={submission} onKeyDown={press} className="grid gap-5">
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-5">
            <Panel title={texts.customer.title}>
              <CustomerChoice
                draft={draft}
                error={problems.phone}
                phoneInput={phoneInput}
                onType={({ phone, name }) =>
                  change({
                    ...(phone !== undefined && { phone, customer: undefined }),
                    ...(name !== undefined && { name }),
                  })
                }
                onChoose={choose}
              />
              {draft.customer && (
                <EarlierOrders
                  key={draft.customer.userId}
                  customer={draft.customer}
                  onTake={takeOver}
                  onNone={() => dishInput.current?.focus()}
                />
              )}
            </Panel>
            <Panel title={texts.dishes.title}>
              {gone && (
                <div className="mb-4">
                  <Notice tone="warning">{texts.customer.gone(gone)}</Notice>
                </div>
              )}
              {dishes.isLoadingError && <Notice tone="error">{texts.dishes.failed}</Notice>}
              <DishLines
                dishes={offered}
                lines={lines}
                error={problems.dishes}
                input={dishInput}
                onChoose={setChoosing}
                onChange={(changed) => {
                  change({ lines: changed });
                  clear('dishes');
                }}
              />
            </Panel>
            <Panel title={texts.details.title}>
              <OrderDetailsFields
                draft={draft}
                when={when}
                problems={problems}
                canAccept={canAccept}
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
          change({ lines: addDish(lines, dish, quantity, options) });
          clear('dishes');
          setChoosing(undefined);
        }}
      />
      {question}
    </>
  );
}
