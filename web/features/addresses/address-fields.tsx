import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { AddressInfo, AddressProblems } from '#web/lib/person/typed-address.ts';
import { Field } from '#web/ui/form/field.tsx';
import { PINCODE_LENGTH, type PincodeState, usePincode } from './use-pincode.ts';

interface AddressFieldsProps {
  problems: AddressProblems;
  defaults?: AddressInfo;
}

function pincodeHint({ looking, place, problem }: PincodeState): string {
  if (problem) return 'Please type city and state yourself.';
  if (looking) return 'Looking up your area...';
  return place ? `${place.city}, ${place.state}` : 'We fill in city and state for you.';
}

/** Writes into a field as if it had been typed, so that the form forgets what was wrong with it. */
function write(field: RefObject<HTMLInputElement | null>, value: string): void {
  if (!field.current || field.current.value === value) return;
  field.current.value = value;
  field.current.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Where to deliver. City and state come by themselves from the pincode, and can be typed in any case. */
export function AddressFields({ problems, defaults }: AddressFieldsProps) {
  const pincode = useRef<HTMLInputElement>(null);
  const city = useRef<HTMLInputElement>(null);
  const state = useRef<HTMLInputElement>(null);
  /** City and state of the last pincode that was known: what else stands in the fields was typed by hand. */
  const filledIn = useRef({ city: defaults?.city ?? '', state: defaults?.state ?? '' });
  const lookup = usePincode({
    onPlace(place) {
      filledIn.current = place;
      if (pincode.current) pincode.current.value = place.pincode;
      write(city, place.city);
      write(state, place.state);
    },
    onUnknown() {
      if (city.current?.value === filledIn.current.city) write(city, '');
      if (state.current?.value === filledIn.current.state) write(state, '');
    },
  });

  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, PINCODE_LENGTH);
    if (digits !== event.target.value) event.target.value = digits;
    void lookup.edit(digits);
  };

  const lookUpTyped = useEffectEvent(() => {
    if (pincode.current?.value && !city.current?.value) void lookup.edit(pincode.current.value);
  });
  useEffect(() => lookUpTyped(), []);

  return (
    <>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Field
          label="House / Flat no."
          name="houseNo"
          autoComplete="address-line1"
          required
          maxLength={128}
          defaultValue={defaults?.houseNo}
          error={problems.houseNo}
        />
        <Field
          label="Street / Area"
          name="street"
          autoComplete="address-line2"
          required
          maxLength={256}
          defaultValue={defaults?.street}
          error={problems.street}
        />
      </div>
      <Field
        label="Landmark"
        name="landmark"
        autoComplete="address-line3"
        maxLength={256}
        defaultValue={defaults?.landmark}
        error={problems.landmark}
      />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
        <Field
          ref={pincode}
          label="Pincode"
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          required
          defaultValue={defaults?.pincode}
          onChange={typed}
          aria-busy={lookup.state.looking}
          hint={<span aria-live="polite">{pincodeHint(lookup.state)}</span>}
          error={problems.pincode ?? lookup.state.problem}
        />
        <Field
          ref={city}
          label="City"
          name="city"
          autoComplete="address-level2"
          required
          maxLength={128}
          defaultValue={defaults?.city}
          error={problems.city}
        />
        <Field
          ref={state}
          label="State"
          name="state"
          autoComplete="address-level1"
          required
          maxLength={128}
          defaultValue={defaults?.state}
          error={problems.state}
        />
      </div>
    </>
  );
}
