import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Translated } from '#domain/languages/translations.ts';
import { isPincode, typedPincode } from '#domain/pincodes/answer.ts';
import type { AddressInfo } from '#web/lib/person/typed-address.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { Problems } from '#web/ui/form/form-fields.ts';
import { addressTexts } from './texts.tsx';
import { type PincodeState, usePincode } from './use-pincode.ts';

interface AddressFieldsProps {
  problems: Problems<keyof AddressInfo>;
  defaults?: AddressInfo;
  /** Called with the pincode that is being typed; undefined while it is not complete. */
  onPincode?: ((pincode: number | undefined) => void) | undefined;
}

function pincodeHint(
  { looking, place, problem }: PincodeState,
  texts: Translated<typeof addressTexts>['form']['pincodeHints'],
): string {
  if (problem) return texts.unknown;
  if (looking) return texts.looking;
  return place ? texts.found(place.city, place.state) : texts.start;
}

/** Sets a field's value and fires an input event, so that the form takes back the field's problem. */
function write(field: RefObject<HTMLInputElement | null>, value: string): void {
  if (!field.current || field.current.value === value) return;
  field.current.value = value;
  field.current.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The fields of an address. City and state are filled in from the pincode, and can always be typed over. */
export function AddressFields({ problems, defaults, onPincode }: AddressFieldsProps) {
  const texts = useTexts(addressTexts).form;
  const pincode = useRef<HTMLInputElement>(null);
  /** The pincode before the last change. */
  const before = useRef(defaults?.pincode ?? '');
  const city = useRef<HTMLInputElement>(null);
  const state = useRef<HTMLInputElement>(null);
  /** City and state as they were last filled in; any other value of these fields was typed by hand. */
  const filledIn = useRef({ city: defaults?.city ?? '', state: defaults?.state ?? '' });
  const lookup = usePincode({
    onPlace(place) {
      filledIn.current = place;
      before.current = place.pincode;
      if (pincode.current) pincode.current.value = place.pincode;
      write(city, place.city);
      write(state, place.state);
    },
    onUnknown() {
      if (city.current?.value === filledIn.current.city) write(city, '');
      if (state.current?.value === filledIn.current.state) write(state, '');
    },
  });

  const { problem } = lookup.state;

  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = typedPincode(event.target.value, before.current);
    before.current = digits;
    if (digits !== event.target.value) event.target.value = digits;
    onPincode?.(isPincode(digits) ? Number(digits) : undefined);
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
          label={texts.houseNo}
          name="houseNo"
          autoComplete="address-line1"
          required
          maxLength={128}
          defaultValue={defaults?.houseNo}
          error={problems.houseNo}
        />
        <Field
          label={texts.street}
          name="street"
          autoComplete="address-line2"
          required
          maxLength={256}
          defaultValue={defaults?.street}
          error={problems.street}
        />
      </div>
      <Field
        label={texts.landmark}
        name="landmark"
        autoComplete="address-line3"
        maxLength={256}
        defaultValue={defaults?.landmark}
        error={problems.landmark}
      />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
        <Field
          ref={pincode}
          label={texts.pincode}
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          required
          defaultValue={defaults?.pincode}
          onChange={typed}
          aria-busy={lookup.state.looking}
          hint={<span aria-live="polite">{pincodeHint(lookup.state, texts.pincodeHints)}</span>}
          error={problems.pincode ?? (problem && texts.pincodeProblems[problem])}
        />
        <Field
          ref={city}
          label={texts.city}
          name="city"
          autoComplete="address-level2"
          required
          maxLength={128}
          defaultValue={defaults?.city}
          error={problems.city}
        />
        <Field
          ref={state}
          label={texts.state}
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
