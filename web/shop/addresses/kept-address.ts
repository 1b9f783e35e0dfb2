import { useEffect, useState } from 'react';
import type { AddressInfo } from '#web/lib/person/typed-address.ts';
import { keepForm, readKeptForm } from '#web/lib/session/kept-forms.ts';
import type { TypedDoor } from './rider-fields.tsx';

const FORM = 'address';
const EMPTY: AddressInfo & TypedDoor = {
  ...{ houseNo: '', street: '', landmark: '', city: '', state: '', pincode: '' },
  ...{ floor: '', gate: '', leaveAtDoor: false, deliveryInstructions: '', label: '' },
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
