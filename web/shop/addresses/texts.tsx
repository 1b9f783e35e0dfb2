import type { ReactNode } from 'react';
import { DEFAULT_LABEL } from '#domain/addresses/attributes.ts';
import { addressMessages } from '#domain/addresses/messages.ts';
import { mapPinMessages } from '#domain/places/messages.ts';
import { personTexts } from '#web/lib/person/texts.ts';

/** Texts about addresses and the address book. */
export const addressTexts = {
  title: 'Address book',
  loading: 'Loading addresses...',
  loadFailed: 'Error loading addresses',
  empty: 'No addresses yet',
  emptyHint: 'Add the place where you eat, and checkout is two presses.',
  add: 'Add address',
  default: 'Default',
  edit: 'Edit',
  delete: 'Delete',
  makeDefault: 'Make default',
  deleteQuestion: 'Delete this address?',
  deleting: 'Deleting...',
  deleted: 'Address deleted',
  deleteFailed: 'Failed to delete address',
  saved: 'Address saved',
  saveFailed: 'Failed to save address',
  form: {
    addTitle: 'Add an address',
    editTitle: 'Edit address',
    phone: 'Contact phone',
    houseNo: 'House / Flat no.',
    street: 'Street / Area',
    landmark: 'Landmark',
    pincode: 'Pincode',
    city: 'City',
    state: 'State',
    /** The hint below the pincode, by the result of its lookup. */
    pincodeHints: {
      start: 'We fill in city and state for you.',
      looking: 'Looking up your area...',
      found: (city: string, state: string) => `${city}, ${state}`,
      unknown: 'Please type city and state yourself.',
    },
    pincodeProblems: {
      notFound: personTexts.unknownPincode,
      failed: 'Failed to fetch pincode data',
    },
    /** Opens the fields of city and state, which follow from the pincode. */
    changePlace: 'Change city or state',
    /** After a whole address was pasted into one field. */
    pasted: 'We have put what you pasted into the fields. Please check them.',
    /** Unfolds floor, gate, place on the map and a note. */
    findYou: 'Help the rider find you',
    floor: 'Floor',
    gate: 'Gate / Tower',
    leaveAtDoor: 'Leave it at the door',
    instructions: 'For the rider',
    instructionsHint: 'Anything else, such as a bell or a dog.',
    label: 'Label',
    home: DEFAULT_LABEL,
    labelHint: "What you call this place: Home, Work, Grandma's…",
    makeDefault: 'Make this my default address',
    save: 'Save address',
    saving: 'Saving...',
    cancel: 'Cancel',
    failures: {
      // The form checks everything that the server checks, except the number of addresses.
      byType: {
        general_argument_invalid: addressMessages.tooMany,
        address_meals_outside: addressMessages.mealsOutside,
        map_pin_too_far: mapPinMessages.tooFar,
        map_pin_unknown_pincode: mapPinMessages.unknownPincode,
        map_pin_without_consent: mapPinMessages.noConsent,
      },
      otherwise: 'Failed to save address',
    },
  },
  /** The choice of an address at checkout. */
  picker: {
    legend: 'Delivery address',
    /** @param phone begins with a comma; nothing when there is none */
    recipient: (name: ReactNode, phone: ReactNode) => (
      <>
        For {name}
        {phone}.
      </>
    ),
    changeInProfile: 'Change in your profile',
    add: 'Add an address',
  },
} as const;
