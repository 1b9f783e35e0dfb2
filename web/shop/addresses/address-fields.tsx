import {
  type ChangeEvent,
  type ClipboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { addressAttributes } from '#domain/addresses/attributes.ts';
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
  /** City and state are a line once they follow from the pincode, and fields only where they must be typed. */
  compact?: boolean;
}

/** Two fields beside each other where both have room for their words, otherwise one below the other. */
const PAIR = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-start gap-x-4 gap-y-3';

function pincodeHint(
  { looking, place, problem }: PincodeState,
  texts: Translated<typeof addressTexts>['form']['pincodeHints'],
): string {
  if (problem) return texts.unknown;
  if (looking) return texts.looking;
  return place ? texts.found(place.city, place.state) : texts.start;
}

/** Only such a text needs the script that takes addresses apart. */
const MAY_BE_WHOLE = /[,;\n]|\d{6}/;

const CHANGE = 'min-h-11 font-semibold text-chilli-text underline underline-offset-4';

/** Sets a field's value and fires an input event, so that the form takes back the field's problem. */
function write(field: RefObject<HTMLInputElement | null>, value: string): void {
  if (!field.current || field.current.value === value) return;
  const { maxLength } = field.current;
  field.current.value = maxLength > 0 ? value.slice(0, maxLength) : value;
  field.current.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The fields of an address. City and state are filled in from the pincode, and can always be typed over. A whole address that is
 * pasted into the empty fields is taken apart (PROFILE-14).
 */
export function AddressFields({ problems, defaults, onPincode, compact = false }: AddressFieldsProps) {
  const texts = useTexts(addressTexts).form;
  const houseNo = useRef<HTMLInputElement>(null);
  const street = useRef<HTMLInputElement>(null);
  const landmark = useRef<HTMLInputElement>(null);
  const pincode = useRef<HTMLInputElement>(null);
  /** The pincode before the last change. */
  const before = useRef(defaults?.pincode ?? '');
  const city = useRef<HTMLInputElement>(null);
  const state = useRef<HTMLInputElement>(null);
  /** City and state as they were last filled in; any other value of these fields was typed by hand. */
  const filledIn = useRef({ city: defaults?.city ?? '', state: defaults?.state ?? '' });
  const lookup = usePincode({
    first: defaults?.city && defaults.state ? defaults : undefined,
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

  const { looking, problem, place } = lookup.state;
  const [typesPlace, setTypesPlace] = useState(false);
  const [isComplete, setIsComplete] = useState(isPincode(defaults?.pincode ?? ''));
  // What has to be typed once stays a field: somebody is at work in it.
  const isUnplaced = isComplete && !looking && !place;
  const lacksPlace = isUnplaced && (problems.city ?? problems.state) !== undefined;
  if (!typesPlace && (problem || lacksPlace)) setTypesPlace(true);
  const [wasPasted, setWasPasted] = useState(false);

  const enterPincode = (digits: string) => {
    before.current = digits;
    setIsComplete(isPincode(digits));
    onPincode?.(isPincode(digits) ? Number(digits) : undefined);
    void lookup.edit(digits);
  };
  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = typedPincode(event.target.value, before.current);
    if (digits !== event.target.value) event.target.value = digits;
    enterPincode(digits);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // What is typed already is not replaced.
    if ([houseNo, street, landmark, pincode].some((field) => field.current?.value)) return;
    const text = event.clipboardData.getData('text');
    if (!MAY_BE_WHOLE.test(text)) return;
    event.preventDefault();
    void distribute(text, event.currentTarget);
  };
  const distribute = async (text: string, field: HTMLInputElement) => {
    const parts = await import('#domain/addresses/pasted-address.ts').then(
      ({ takeApart }) => takeApart(text),
      () => undefined,
    );
    if (!parts) return write({ current: field }, text.replaceAll(/\s+/g, ' '));
    write(houseNo, parts.houseNo);
    write(street, parts.street);
    write(landmark, parts.landmark);
    write(pincode, parts.pincode);
    if (parts.pincode) enterPincode(parts.pincode);
    setWasPasted(true);
  };
  const hidesPlace = compact && !typesPlace;

  const lookUpTyped = useEffectEvent(() => {
    if (pincode.current?.value && !city.current?.value) void lookup.edit(pincode.current.value);
  });
  useEffect(() => lookUpTyped(), []);

  const placeHint = <span aria-live="polite">{pincodeHint(lookup.state, texts.pincodeHints)}</span>;
  const pincodeField = (
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
      hint={!hidesPlace && placeHint}
      error={problems.pincode ?? (problem && texts.pincodeProblems[problem])}
    />
  );
  const landmarkField = (
    <Field
      ref={landmark}
      label={texts.landmark}
      name="landmark"
      autoComplete="address-line3"
      maxLength={addressAttributes.landmark.size}
      defaultValue={defaults?.landmark}
      error={problems.landmark}
    />
  );
  const placeFields = (
    <>
      <Field
        ref={city}
        label={texts.city}
        name="city"
        autoComplete="address-level2"
        required
        maxLength={addressAttributes.city.size}
        defaultValue={defaults?.city}
        error={problems.city}
      />
      <Field
        ref={state}
        label={texts.state}
        name="state"
        autoComplete="address-level1"
        required
        maxLength={addressAttributes.state.size}
        defaultValue={defaults?.state}
        error={problems.state}
      />
    </>
  );
  return (
    <>
      <div className={PAIR}>
        <Field
          ref={houseNo}
          label={texts.houseNo}
          name="houseNo"
          autoComplete="address-line1"
          required
          maxLength={addressAttributes.houseNo.size}
          defaultValue={defaults?.houseNo}
          onPaste={paste}
          error={problems.houseNo}
        />
        <Field
          ref={street}
          label={texts.street}
          name="street"
          autoComplete="address-line2"
          required
          maxLength={addressAttributes.street.size}
          defaultValue={defaults?.street}
          onPaste={paste}
          error={problems.street}
        />
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {wasPasted && texts.pasted}
      </p>
      {compact ? (
        <>
          <div className={PAIR}>
            {pincodeField}
            {landmarkField}
          </div>
          {hidesPlace && (
            <p className="-my-2 flex min-h-6 flex-wrap items-center gap-x-3 text-muted text-sm">
              {placeHint}
              {place && (
                <button type="button" onClick={() => setTypesPlace(true)} className={CHANGE}>
                  {texts.changePlace}
                </button>
              )}
            </p>
          )}
          <div className={hidesPlace ? 'hidden' : PAIR}>{placeFields}</div>
        </>
      ) : (
        <>
          {landmarkField}
          <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-3">
            {pincodeField}
            {placeFields}
          </div>
        </>
      )}
    </>
  );
}
