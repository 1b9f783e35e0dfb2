import { Suspense } from 'react';
import { addressAttributes } from '#domain/addresses/attributes.ts';
import { rarePart } from '#web/lib/page/later.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { MapPinFieldProps } from './map-pin-field.tsx';
import { addressTexts } from './texts.tsx';

const MapPinField = rarePart(() => import('./map-pin-field.tsx'));

/** What else may be said of an address, as it is typed. */
export interface TypedDoor {
  floor: string;
  gate: string;
  leaveAtDoor: boolean;
  deliveryInstructions: string;
  label: string;
}

interface RiderFieldsProps {
  defaults: TypedDoor;
  pin: MapPinFieldProps;
}

/** The fields with which a rider finds a door: none of them must be filled in. */
export function RiderFields({ defaults, pin }: RiderFieldsProps) {
  const texts = useTexts(addressTexts).form;
  return (
    <>
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        <Field
          label={texts.floor}
          name="floor"
          maxLength={addressAttributes.floor.size}
          defaultValue={defaults.floor}
        />
        <Field
          label={texts.gate}
          name="gate"
          maxLength={addressAttributes.gate.size}
          defaultValue={defaults.gate}
        />
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          name="leaveAtDoor"
          type="checkbox"
          defaultChecked={defaults.leaveAtDoor}
          className="size-6 shrink-0 accent-chilli"
        />
        {texts.leaveAtDoor}
      </label>
      <Suspense>
        <MapPinField {...pin} />
      </Suspense>
      <Field
        label={texts.instructions}
        name="deliveryInstructions"
        maxLength={addressAttributes.deliveryInstructions.size}
        defaultValue={defaults.deliveryInstructions}
        hint={texts.instructionsHint}
      />
      <Field
        label={texts.label}
        name="label"
        maxLength={addressAttributes.label.size}
        defaultValue={defaults.label}
        hint={texts.labelHint}
      />
    </>
  );
}
