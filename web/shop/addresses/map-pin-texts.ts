/** Texts about the place of an address on the map. */
export const mapPinTexts = {
  title: 'Place on the map',
  /** Above all ways to set it: what is kept, and for what. */
  kept: 'If you set it, we keep the place of your door with this address, so that the rider finds you, and for nothing else. You can remove it here or in your profile at any time.',
  here: 'Keep where I am now',
  /** @param where such as '770 m north of the kitchen' */
  pinned: (where: string) => `Pinned, ${where}`,
  looking: 'Looking...',
  choose: 'Choose on the map',
  change: 'Show on the map',
  hide: 'Hide the map',
  remove: 'Remove',
  notFound: 'This device does not say where it is. You can paste the place instead.',
  far: 'This device says that it is not in India. You can paste the place instead.',
  paste: 'Or paste a link of a map app',
  link: 'Link of a map app, or degrees',
  linkHint: 'Such as 13.0031, 77.5699',
  linkUnread: 'There is no place in India in this.',
  map: 'Map of your address',
  press: 'Press on the map where your door is, then drag the pin if you like.',
  pin: 'Your door',
  kitchen: 'The kitchen',
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
