import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { parsePhone } from '#domain/phone.ts';
import { MOST_TYPED_ADDRESS } from '#domain/plans/subscription-attributes.ts';
import { MAX_PERSON_NAME } from '#domain/users/person-name.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { callersQuery } from './queries.ts';
import { planSubscriberTexts } from './texts.ts';
import type { TypedCaller } from './values.ts';

export type CallerField = 'phone' | 'name' | 'address';
const NEW = 'new';
export const NOBODY: TypedCaller = { phone: '', name: '', address: '', userId: undefined };

interface CallerFieldsProps {
  caller: TypedCaller;
  problems: Partial<Record<CallerField, string>>;
  onChange: (caller: TypedCaller) => void;
}

/** Who calls: a customer found by the number, or a new one with a name; and where their meals go. */
export function CallerFields({ caller, problems, onChange }: CallerFieldsProps) {
  const { noName, form } = useTexts(planSubscriberTexts);
  const number = parsePhone(caller.phone);
  const query = useQuery(callersQuery(useSdk(), number));
  const name = useRef<HTMLInputElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const known = number === undefined ? [] : (query.data ?? []);
  const isSearched = number !== undefined && query.isSuccess && caller.userId === undefined;
  const options = [
    ...known.map((each) => ({
      id: each.userId,
      content: (
        <span className="min-w-0">
          <span className="block font-semibold">{each.name || noName}</span>
          <span className="wrap-anywhere block text-muted text-sm">{each.address}</span>
        </span>
      ),
    })),
    ...(known.length > 0
      ? [{ id: NEW, content: <span className="font-semibold">{form.newCustomer}</span> }]
      : []),
  ];
  const pick = (id: string) => {
    const picked = known.find(({ userId }) => userId === id);
    onChange({
      ...caller,
      userId: picked?.userId ?? (id === NEW ? '' : undefined),
      name: picked?.name ?? '',
      address: picked?.address ?? '',
    });
    // The fields are rendered again after this event.
    setTimeout(() => (picked ? address : name).current?.focus());
  };
  const status = () => {
    if (number === undefined) return form.phoneHint;
    if (query.isPending) return form.searching;
    return known.length === 0 ? form.unknown : form.known(known.length);
  };
  const isChosen = caller.userId !== undefined && caller.userId !== '';
  return (
    <>
      {isChosen ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-cream px-4 py-3">
          <p className="wrap-anywhere min-w-0 font-semibold">
            {caller.name || noName}
            <span className="block font-normal text-muted tabular-nums">{caller.phone}</span>
          </p>
          <Button variant="outline" onClick={() => onChange(NOBODY)}>
            {form.anotherNumber}
          </Button>
        </div>
      ) : (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Combobox
            name="phone"
            inputMode="tel"
            label={form.phone}
            autofocus
            required
            hint={status()}
            error={problems.phone}
            value={caller.phone}
            onType={(phone) => onChange({ ...caller, phone, userId: undefined })}
            options={isSearched ? options : []}
            onPick={pick}
            waiting={number !== undefined && query.isPending}
            status={status()}
          />
          <Field
            ref={name}
            label={form.name}
            name="name"
            required
            autoComplete="off"
            maxLength={MAX_PERSON_NAME}
            value={caller.name}
            onChange={({ target }) => onChange({ ...caller, name: target.value })}
            error={problems.name}
          />
        </div>
      )}
      <Field
        ref={address}
        label={form.address}
        name="address"
        required
        autoComplete="off"
        maxLength={MOST_TYPED_ADDRESS}
        hint={form.addressHint}
        value={caller.address}
        onChange={({ target }) => onChange({ ...caller, address: target.value })}
        error={problems.address}
      />
    </>
  );
}
