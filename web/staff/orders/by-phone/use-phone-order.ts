import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pricingAt } from '#domain/areas/pricing-at.ts';
import { invoiceMessages } from '#domain/invoices/messages.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { priceLines, termsFor } from '#domain/orders/pricing.ts';
import { phoneRefusalOf, rowOf } from '#domain/orders/refusals.ts';
import { CASH, HOUSE } from '#domain/payments/methods.ts';
import { mapPinMessages } from '#domain/places/messages.ts';
import { optionGroupsQuery } from '#web/brand/options/option-groups.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useRefreshSiteSettings, useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { STANDING_KEY } from '#web/shared/ledger/standing.ts';
import { type LedgerPayment, useLedgerPayment } from '#web/shared/ledger/use-ledger-payment.ts';
import { whenTexts } from '#web/shared/orders/when/texts.ts';
import { type ChosenTime, NO_TIME, useWhen, type When } from '#web/shared/orders/when/use-when.ts';
import { usePlace } from '#web/shared/places/use-place.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { type PlacedByPhone, usePlaceByPhone } from './actions.ts';
import {
  type DraftField,
  draftProblems,
  emptyDraft,
  type PhoneOrderDraft,
  placeOfDraft,
  priceOfOne,
  withOptionsOfToday,
} from './draft.ts';
import { offeredDishesQuery } from './queries.ts';
import { byPhoneTexts } from './texts.ts';

/** How the order is paid; somebody without a house account can't pay later. */
export const settlingFor = ({ settling }: PhoneOrderDraft, { house }: LedgerPayment) =>
  settling === HOUSE && !house ? CASH : settling;

/** The order that staff type, with today's dishes, its bill and its times. */
export function usePhoneOrder() {
  const sdk = useSdk();
  const site = useSiteSettings();
  const { promiseMinutes, orderMode } = site.kitchen;
  const canAccept = orderMode === 'board';
  const [draft, setDraft] = useState<PhoneOrderDraft>(() =>
    emptyDraft({ promiseMinutes, acceptNow: canAccept }),
  );
  const dishes = useQuery(offeredDishesQuery(sdk));
  const offered = dishes.data ?? [];
  // A price that changes during the call is shown at once.
  const groupIds = [...new Set(draft.lines.flatMap(({ dish }) => dish.optionGroupIds ?? []))].sort();
  const groups = useQuery({ ...optionGroupsQuery(sdk, groupIds), enabled: groupIds.length > 0 });
  const lines = draft.lines.map((line) => {
    const dish = offered.find(({ id }) => id === line.dish.id) ?? line.dish;
    return withOptionsOfToday({ ...line, dish }, groups.data ?? []);
  });
  const address = placeOfDraft(draft);
  const place = usePlace(address);
  const bill = priceLines(
    lines.map((line) => ({
      price: priceOfOne(line),
      quantity: line.quantity,
      taxPercent: line.dish.taxPercent ?? null,
    })),
    termsFor(draft.kind, pricingAt(site, place)),
  );
  const when = useWhen(
    {
      kind: draft.kind,
      // Only areas make a time of staff depend on the place: they may promise any (AREA-16).
      address: site.areas.length > 0 ? address : undefined,
      lines: lines.map(({ dish, quantity }) => ({ dishId: dish.id, quantity })),
    },
    useState<ChosenTime>(NO_TIME),
  );
  // Cooks see no balances.
  const isAdmin = useCurrentUser()?.isAdmin === true;
  const ledger = useLedgerPayment(isAdmin ? draft.customer?.userId : undefined, bill.total);
  const change = (some: Partial<PhoneOrderDraft>) => setDraft((before) => ({ ...before, ...some }));
  return { draft, change, canAccept, offered, isFailed: dishes.isLoadingError, lines, bill, when, ledger };
}

export type PhoneOrder = ReturnType<typeof usePhoneOrder>;

/** Checks and places the order, and says at which field it was refused. */
export function useSubmitPhoneOrder(
  { draft, lines, bill, when, canAccept, ledger }: PhoneOrder,
  onPlaced: (placed: PlacedByPhone) => void,
) {
  const texts = useTexts(byPhoneTexts);
  const messages = useTexts(orderMessages);
  const { gstinWrong, nameMissing } = useTexts(invoiceMessages);
  const { missing } = useTexts(whenTexts);
  const place = usePlaceByPhone();
  const refusal = useRefusal(when);
  return useSubmit<PhoneOrderDraft, DraftField>({
    read: () => ({
      ...draft,
      lines,
      acceptNow: canAccept && draft.acceptNow,
      settling: settlingFor(draft, ledger),
      total: bill.total,
      fromBalance: ledger.fromBalance,
      ...(when.choice === 'later' && { scheduledFor: when.at ?? '' }),
    }),
    check: (typed) =>
      draftProblems(typed, {
        ...messages,
        gstinWrong,
        nameMissing,
        quantity: texts.dishes.quantityWrong,
        minutes: texts.details.minutesWrong,
        noPlace: texts.details.noPlace,
        time: missing,
      }),
    send: async (typed) => onPlaced(await place(typed)),
    failed: (error) => refusal(error, draft),
  });
}

/** Returns what a refused order lacks, in words, and reads again what it is about. */
function useRefusal(when: When) {
  const { otherwise, lost, customer: wrongCustomer, refused } = useTexts(byPhoneTexts).failed;
  const { tooFar, unknownPincode } = useTexts(mapPinMessages);
  const failureWords = useFailureWords();
  const queries = useQueryClient();
  const refreshSettings = useRefreshSiteSettings();
  const readDishes = () =>
    ['dishes', 'optionGroups'].map((name) => queries.invalidateQueries({ queryKey: [name] }));
  const readAgain: Record<ReturnType<typeof rowOf>['stale'], () => unknown> = {
    nothing: () => undefined,
    bill: refreshSettings,
    dishes: readDishes,
    times: when.refresh,
    opening: refreshSettings,
    standing: () => queries.invalidateQueries({ queryKey: STANDING_KEY }),
  };

  return (error: unknown, { customer }: PhoneOrderDraft) => {
    const type = refusalOf(error)?.type;
    const refusal = phoneRefusalOf(type);
    if (refusal) {
      const { stale, byPhone } = rowOf(refusal);
      readAgain[stale]();
      return byPhone === 'form' || byPhone === null ? refused[refusal] : { [byPhone]: refused[refusal] };
    }
    if (type === 'map_pin_too_far') return { mapLink: tooFar };
    if (type === 'map_pin_unknown_pincode') return { mapLink: unknownPincode };
    if (type === 'general_argument_invalid' && customer) return wrongCustomer;
    return failureWords(error, { otherwise, lost });
  };
}
