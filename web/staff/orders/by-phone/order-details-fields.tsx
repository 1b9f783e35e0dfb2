import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { isDeliveredTo } from '#domain/areas/area.ts';
import { MAX_BUYER_NAME } from '#domain/invoices/attributes.ts';
import { invoiceKindFor } from '#domain/invoices/billed.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { ORDER_KINDS, type OrderKind } from '#domain/orders/kinds.ts';
import { knownAddresses } from '#domain/orders/known-customer.ts';
import { MAX_PROMISE, MIN_PROMISE, promiseMinutesFor } from '#domain/orders/promise.ts';
import { windowFrom } from '#domain/orders/window.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import type { LedgerPayment } from '#web/shared/ledger/use-ledger-payment.ts';
import { mapTexts } from '#web/shared/map/texts.ts';
import { whereWords } from '#web/shared/map/where-words.ts';
import { invoiceTexts } from '#web/shared/orders/invoices/texts.tsx';
import { SlotFields } from '#web/shared/orders/when/slot-fields.tsx';
import { whenTexts } from '#web/shared/orders/when/texts.ts';
import type { When } from '#web/shared/orders/when/use-when.ts';
import { usePlace } from '#web/shared/places/use-place.ts';
import { ChoiceRow } from '#web/ui/form/choice-row.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { Problems } from '#web/ui/form/form-fields.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type DraftField, type PhoneOrderDraft, placeOfDraft } from './draft.ts';
import { PaymentPart } from './payment-part.tsx';
import { offeredDishesQuery } from './queries.ts';
import { byPhoneTexts } from './texts.ts';

const MINUTE = 60_000;

interface OrderDetailsProps {
  draft: PhoneOrderDraft;
  when: When;
  ledger: LedgerPayment;
  problems: Problems<DraftField>;
  /** Whether the kitchen accepts orders (`board` mode). */
  canAccept: boolean;
  onChange: (change: Partial<PhoneOrderDraft>) => void;
}

type PartProps = Pick<OrderDetailsProps, 'draft' | 'problems' | 'onChange'>;

/** The fields for delivery or pickup, address, promised time, payment and note. */
export function OrderDetailsFields({
  draft,
  when,
  ledger,
  problems,
  canAccept,
  onChange,
}: OrderDetailsProps) {
  const texts = useTexts(byPhoneTexts).details;
  const { kitchen, tax } = useSiteSettings();
  const { kind, minutes, cutlery, acceptNow } = draft;

  /** A time that nobody has changed follows the kind. */
  const choose = (chosen: OrderKind) => {
    const isUsual = minutes === String(promiseMinutesFor(kind, kitchen));
    onChange({ kind: chosen, ...(isUsual && { minutes: String(promiseMinutesFor(chosen, kitchen)) }) });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChoiceRow
        legend={texts.kind}
        name="kind"
        choices={ORDER_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        value={kind}
        onChange={choose}
      />
      {kind === 'delivery' && <AddressPart {...{ draft, problems, onChange }} />}
      <TimeAndNote {...{ draft, problems, onChange, when }} />
      <SwitchPart
        label={texts.cutlery}
        checked={cutlery}
        hint={texts.cutleryHint}
        onChange={(checked) => onChange({ cutlery: checked })}
      />
      {invoiceKindFor(tax.sellerKind) === 'invoice' && <BuyerPart {...{ draft, problems, onChange }} />}
      <PaymentPart {...{ draft, ledger, onChange }} />
      {canAccept && (
        <SwitchPart
          label={texts.acceptNow}
          checked={acceptNow}
          hint={texts.acceptHint}
          onChange={(checked) => onChange({ acceptNow: checked })}
        />
      )}
    </div>
  );
}

/** The address, with a warning if it lies outside the area, and the customer's earlier ones to choose from. */
function AddressPart({ draft, problems, onChange }: PartProps) {
  const { address, mapLink, customer } = draft;
  const map = useTexts(mapTexts);
  const texts = useTexts(byPhoneTexts).details;
  const site = useSiteSettings();
  const addresses = knownAddresses(customer?.orders ?? [], customer?.address ?? null);
  const placed = placeOfDraft(draft);
  const pincode = placed.pincode ?? undefined;
  const place = usePlace(placed);
  const isUnknown = pincode === undefined && !placed.mapPin;
  const isOutside = isUnknown ? site.areas.length > 0 : place && !isDeliveredTo(site, place);
  const { latitude, longitude } = site.shop;
  return (
    <div>
      <TextArea
        label={texts.address}
        name="address"
        rows={2}
        required
        maxLength={1000}
        value={address}
        error={problems.address}
        onChange={(event) => onChange({ address: event.target.value })}
      />
      <div className="mt-3">
        <Field
          label={texts.mapLink}
          name="mapLink"
          autoComplete="off"
          value={mapLink}
          hint={placed.mapPin ? whereWords({ latitude, longitude }, placed.mapPin, map) : texts.mapLinkHint}
          error={problems.mapLink}
          onChange={(event) => onChange({ mapLink: event.target.value })}
        />
      </div>
      {address.trim() !== '' && isOutside && (
        <div className="mt-2">
          <Notice tone="warning">
            {pincode === undefined ? texts.noPincode : texts.outside(`${pincode}`)}
          </Notice>
        </div>
      )}
      {addresses.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend
        <div role="group" aria-label={texts.known} className="mt-2 flex flex-wrap gap-2">
          {addresses.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === address}
              onClick={() => onChange({ address: each })}
              className="min-h-11 max-w-full truncate rounded-full border border-edge bg-paper px-4 text-sm hover:border-ink aria-pressed:border-chilli aria-pressed:bg-chilli/5 aria-pressed:font-semibold"
            >
              {each}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** When the order will be ready, as soon as possible or at a chosen time, and the customer's note. */
function TimeAndNote({ draft, problems, onChange, when }: PartProps & { when: When }) {
  const texts = useTexts(byPhoneTexts).details;
  const whenWords = useTexts(whenTexts);
  const { kitchen } = useSiteSettings();
  const { timeRange } = useDates();
  const now = useNow(useQuery(offeredDishesQuery(useSdk())).dataUpdatedAt || Date.now());
  const promised = Number(draft.minutes);
  const told = windowFrom(new Date(now.getTime() + promised * MINUTE), kitchen.lateAfterMinutes);
  const isTime = promised >= MIN_PROMISE && promised <= MAX_PROMISE;
  return (
    <>
      {(when.offered?.days.length ?? 0) > 0 && (
        <ChoiceRow
          legend={whenWords.title}
          name="when"
          choices={(['soon', 'later'] as const).map((value) => ({ value, label: whenWords[value] }))}
          value={when.choice}
          onChange={when.choose}
        />
      )}
      {when.choice === 'later' && <SlotFields when={when} error={problems.time} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {when.choice === 'soon' && (
          <Field
            label={texts.minutes}
            name="minutes"
            inputMode="numeric"
            autoComplete="off"
            required
            value={draft.minutes}
            hint={isTime ? texts.minutesHint(timeRange(told)) : undefined}
            error={problems.minutes}
            onChange={(event) => onChange({ minutes: event.target.value })}
          />
        )}
        <Field
          label={texts.note}
          name="note"
          autoComplete="off"
          maxLength={MAX_NOTE}
          value={draft.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </div>
    </>
  );
}

/** The business for which the order is, if it is for one. */
function BuyerPart({ draft: { buyer }, problems, onChange }: PartProps) {
  const texts = useTexts(byPhoneTexts).details;
  const { gstin, name } = useTexts(invoiceTexts).part;
  return (
    <>
      <SwitchPart
        label={texts.business}
        checked={buyer !== undefined}
        hint={texts.businessHint}
        onChange={(checked) => onChange({ buyer: checked ? { gstin: '', name: '' } : undefined })}
      />
      {buyer && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={gstin}
            name="buyerGstin"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={24}
            required
            value={buyer.gstin}
            error={problems.buyerGstin}
            onChange={(event) => onChange({ buyer: { ...buyer, gstin: event.target.value } })}
          />
          <Field
            label={name}
            name="buyerName"
            autoComplete="off"
            maxLength={MAX_BUYER_NAME}
            required
            value={buyer.name}
            error={problems.buyerName}
            onChange={(event) => onChange({ buyer: { ...buyer, name: event.target.value } })}
          />
        </div>
      )}
    </>
  );
}

function SwitchPart({ hint, ...given }: ComponentProps<typeof Switch> & { hint: string }) {
  return (
    <div>
      <Switch {...given} />
      <p className="text-muted text-sm">{hint}</p>
    </div>
  );
}
