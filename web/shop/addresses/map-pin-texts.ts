/** Texts about the place of an address on the map. */
export const mapPinTexts = {
  title: 'Place on the map',
  hint: 'So that the rider finds your door. Only if you like: without it we go by your pincode.',
  here: 'Use my position',
  looking: 'Looking...',
  choose: 'Choose on the map',
  change: 'Show on the map',
  hide: 'Hide the map',
  remove: 'Remove',
  notFound: 'This device does not say where it is. Please choose on the map.',
  far: 'This device says that it is not in India. Please choose on the map.',
  map: 'Map of your address',
  press: 'Press on the map where your door is, then drag the pin if you like.',
  pin: 'Your door',
  kitchen: 'The kitchen',
  agree: 'I agree that this place is kept with the address. I can withdraw it in my profile.',
  panel: {
    title: 'Places on the map',
    agreed: (day: string) =>
      `On ${day} you agreed that we keep where your addresses are on the map. Riders use it to find you.`,
    withdraw: 'Withdraw and delete the places',
    withdrawing: 'Deleting...',
    withdrawn: 'The places are deleted, also those of your orders',
    failed: 'They could not be deleted. Please try again.',
  },
} as const;
