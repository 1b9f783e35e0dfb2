import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPincode, typedPincode } from '#domain/pincodes/answer.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { type Lookup, lookUpPincode } from '#web/lib/person/pincode-lookup.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { linesOfPlace, placeOfLines } from './address-text.ts';
import { placeTexts } from './texts.ts';

interface AddressFieldProps {
  name: string;
  /** The lines of the address. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The kitchen's address. Its pincode fills in the place (SETTINGS-11). */
export function AddressField({ name, value, error, onChange }: AddressFieldProps) {
  const texts = useTexts(placeTexts).address;
  const { pincodeUrl } = usePublicSettings();
  const [state, setState] = useState<'looking' | 'notFound'>();
  const typed = placeOfLines(value);
  const set = (changed: Partial<typeof typed>) => onChange(linesOfPlace({ ...typed, ...changed }));
  const { pincode } = typed;
  /** The place of the stored pincode is not looked up: it is as the owner wrote it. */
  const stored = useRef(pincode);
  const found = useEffectEvent((lookup: Lookup) => {
    setState('problem' in lookup && lookup.problem === 'notFound' ? 'notFound' : undefined);
    if ('place' in lookup) set({ place: lookup.place.city });
  });
  useEffect(() => {
    if (pincode === stored.current) return;
    stored.current = '';
    setState(isPincode(pincode) ? 'looking' : undefined);
    if (!isPincode(pincode)) return;
    const controller = new AbortController();
    void lookUpPincode(pincodeUrl, pincode, controller.signal).then((lookup) => {
      if (!controller.signal.aborted) found(lookup);
    });
    return () => controller.abort();
  }, [pincode, pincodeUrl]);

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextArea
          name={`${name}-street`}
          label={texts.street}
          hint={texts.streetHint}
          required
          rows={2}
          value={typed.street}
          error={error}
          onChange={(event) => set({ street: event.target.value })}
        />
      </div>
      <Field
        name={`${name}-pincode`}
        label={texts.pincode}
        required
        inputMode="numeric"
        autoComplete="off"
        hint={state === 'looking' ? texts.looking : undefined}
        error={state === 'notFound' ? texts.notFound : undefined}
        value={pincode}
        onChange={(event) => set({ pincode: typedPincode(event.target.value, pincode) })}
      />
      <Field
        name={`${name}-place`}
        label={texts.place}
        required
        autoComplete="off"
        value={typed.place}
        onChange={(event) => set({ place: event.target.value })}
      />
    </div>
  );
}
