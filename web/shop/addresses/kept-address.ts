import { useEffect, useState } from 'react';
import type { Position } from '#domain/places/position.ts';
import type { AddressInfo } from '#web/lib/person/typed-address.ts';
import { keepForm, readKeptForm } from '#web/lib/session/kept-forms.ts';
import type { TypedDoor } from './rider-fields.tsx';

const FORM = 'address';

/** The map pin that somebody has set; 0 degrees, which are far from India: none. */
interface KeptPin {
  pinLatitude: number;
  pinLongitude: number;
}

export const keptPin = (pin: Position | undefined): KeptPin => ({
  pinLatitude: pin?.latitude ?? 0,
  pinLongitude: pin?.longitude ?? 0,
});

export const pinOfKept = (kept: KeptPin | undefined): Position | undefined =>
  kept && kept.pinLatitude !== 0 ? { latitude: kept.pinLatitude, longitude: kept.pinLongitude } : undefined;

const EMPTY: AddressInfo & TypedDoor & KeptPin = {
  ...{ houseNo: '', street: '', landmark: '', city: '', state: '', pincode: '' },
  ...{ floor: '', gate: '', leaveAtDoor: false, deliveryInstructions: '', label: '' },
  ...keptPin(undefined),
};

/**
 * The address that a person was typing in this tab before a reload; undefined if there was none, and until the page's script
 * runs. @param userId undefined for a form that keeps nothing
 */
export function useKeptAddress(userId: string | undefined) {
  const [kept, setKept] = useState<typeof EMPTY>();
  useEffect(() => {
    if (!userId) return;
    const found = readKeptForm(userId, FORM, EMPTY);
    if (Object.values(found).some(Boolean)) setKept(found);
  }, [userId]);
  return {
    kept,
    keep(typed: typeof EMPTY) {
      if (userId) keepForm(userId, FORM, typed);
    },
  };
}
