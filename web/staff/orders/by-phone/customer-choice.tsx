import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Phone, UserRoundPen } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { RECENT_ORDERS } from '#domain/orders/known-customer.ts';
import { parsePhone } from '#domain/phone.ts';
import { MAX_PERSON_NAME } from '#domain/users/person-name.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Combobox, type Option } from '#web/ui/form/combobox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { PhoneOrderDraft } from './draft.ts';
import { type KnownCustomer, knownCustomersQuery } from './queries.ts';
import { byPhoneTexts } from './texts.ts';

/** The value of the option for a new customer. */
const NEW = 'new';

/** Whether the number belongs to this customer: their account has proven it, or the kitchen knows them by it. */
const ownsNumber = ({ isProven, phoneOnly }: KnownCustomer): boolean => isProven || phoneOnly;

function CustomerLine({ customer }: { customer: KnownCustomer }) {
  const texts = useTexts(byPhoneTexts).customer;
  const { name, isProven, phoneOnly, orders } = customer;
  return (
    <span className="min-w-0">
      <span className="font-semibold">{name || texts.noName}</span>
      <span className="block text-muted text-sm">
        {texts.orders(orders.length, orders.length === RECENT_ORDERS)}
        {' · '}
        {isProven ? texts.proven : phoneOnly ? texts.phoneOnly : texts.claimed}
      </span>
    </span>
  );
}

interface CallerProps {
  draft: PhoneOrderDraft;
  error: string | undefined;
  phoneInput: RefObject<HTMLInputElement | null>;
  onType: (typed: { phone?: string; name?: string }) => void;
  /** Called with undefined for a new customer. */
  onChoose: (customer: KnownCustomer | undefined) => void;
}

/** The phone number, and the choice of the customer: one found by the number, or a new one. */
export function CustomerChoice({ draft, error, phoneInput, onType, onChoose }: CallerProps) {
  const texts = useTexts(byPhoneTexts).customer;
  const nameInput = useRef<HTMLInputElement>(null);
  const number = parsePhone(draft.phone);
  const query = useQuery(knownCustomersQuery(useSdk(), number));
  const { customer } = draft;
  const known = number === undefined ? [] : (query.data ?? []);
  // Anybody can enter a number in their profile, so such a profile is preselected only if it has orders.
  const claimsFirst = known.some((each) => !ownsNumber(each) && each.orders.length > 0);

  useEffect(() => {
    phoneInput.current?.focus();
  }, [phoneInput]);

  const options: Option[] = known.map((each) => ({
    id: each.userId,
    content: <CustomerLine customer={each} />,
  }));
  const isOwned = known.some(ownsNumber);
  if (number !== undefined && query.isSuccess && !isOwned) {
    const added = { id: NEW, content: <span className="font-semibold">{texts.newCustomer}</span> };
    if (claimsFirst) options.push(added);
    else options.unshift(added);
  }
  const choose = (id: string) => {
    onChoose(known.find(({ userId }) => userId === id));
    if (id === NEW) nameInput.current?.focus();
  };
  const status = () => {
    if (number === undefined) return '';
    if (query.isPending) return texts.searching;
    if (query.isError) return texts.failed;
    return known.length === 0 ? texts.unknown : texts.found(known.length);
  };

  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {customer ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-cream px-4 py-3 sm:col-span-2">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-lg">
              {customer.name || texts.noName}
              {customer.isProven && (
                <Badge tone="good">
                  <BadgeCheck className="size-4" aria-hidden="true" />
                  {texts.proven}
                </Badge>
              )}
            </p>
            <p className="flex flex-wrap items-center gap-x-2 text-muted">
              <Phone className="size-4 shrink-0" aria-hidden="true" />
              <span className="tabular-nums">{draft.phone}</span>
              {` · ${texts.orders(customer.orders.length, customer.orders.length === RECENT_ORDERS)}`}
            </p>
            {customer.kitchenNote && <p className="wrap-anywhere mt-1">{customer.kitchenNote}</p>}
          </div>
          <Button
            variant="outline"
            onClick={() => {
              onType({ phone: '' });
              // The input is rendered again after this event.
              setTimeout(() => phoneInput.current?.focus());
            }}
          >
            <UserRoundPen className="size-5" aria-hidden="true" />
            {texts.change}
          </Button>
        </div>
      ) : (
        <div className="min-w-0">
          <Combobox
            input={phoneInput}
            autofocus
            name="phone"
            inputMode="tel"
            label={texts.phone}
            required={draft.kind === 'delivery'}
            hint={number === undefined ? texts.phoneHint : status()}
            error={error}
            value={draft.phone}
            onType={(phone) => onType({ phone })}
            options={options}
            onPick={choose}
            waiting={number !== undefined && query.isPending}
            status={status()}
          />
        </div>
      )}
      {!customer?.name && (
        <Field
          ref={nameInput}
          label={texts.name}
          name="name"
          autoComplete="off"
          maxLength={MAX_PERSON_NAME}
          value={draft.name}
          onChange={(event) => onType({ name: event.target.value })}
        />
      )}
    </div>
  );
}
