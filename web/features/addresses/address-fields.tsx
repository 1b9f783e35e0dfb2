import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { AddressInfo } from '#domain/addresses/form.ts';
import { Field } from '#web/ui/field.tsx';
import { PINCODE_LENGTH, type PincodeState, usePincode } from './use-pincode.ts';

interface AddressFieldsProps {
  /** What is wrong with the form; it may be in a field that is none of these. */
  problem: { field: string; message: string } | undefined;
  defaults?: AddressInfo;
}

function pincodeHint({ looking, place, problem }: PincodeState): string {
  if (problem) return 'Please type city and state yourself.';
  if (looking) return 'Looking up your area...';
  return place ? `${place.city}, ${place.state}` : 'We fill in city and state for you.';
}

/** Where to deliver. City and state come by themselves from the pincode, and can be typed in any case. */
export function AddressFields({ problem, defaults }: AddressFieldsProps) {
  const pincode = useRef<HTMLInputElement>(null);
  const city = useRef<HTMLInputElement>(null);
  const state = useRef<HTMLInputElement>(null);
  const lookup = usePincode((place) => {
    if (pincode.current) pincode.current.value = place.pincode;
    if (city.current) city.current.value = place.city;
    if (state.current) state.current.value = place.state;
  });
  const errorOf = (field: keyof AddressInfo) => (problem?.field === field ? problem.message : undefined);

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
          error={errorOf('houseNo')}
        />
        <Field
          label="Street / Area"
          name="street"
          autoComplete="address-line2"
          required
          maxLength={256}
          defaultValue={defaults?.street}
          error={errorOf('street')}
        />
      </div>
      <Field
        label="Landmark"
        name="landmark"
        autoComplete="address-line3"
        maxLength={256}
        defaultValue={defaults?.landmark}
        error={errorOf('landmark')}
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
          error={errorOf('pincode') ?? lookup.state.problem}
        />
        <Field
          ref={city}
          label="City"
          name="city"
          autoComplete="address-level2"
          required
          maxLength={128}
          defaultValue={defaults?.city}
          error={errorOf('city')}
        />
        <Field
          ref={state}
          label="State"
          name="state"
          autoComplete="address-level1"
          required
          maxLength={128}
          defaultValue={defaults?.state}
          error={errorOf('state')}
        />
      </div>
    </>
  );
}
