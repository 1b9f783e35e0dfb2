/** Texts of the fields for where the kitchen is. */
export const placeTexts = {
  position: {
    title: 'The point on the map',
    hint: 'Riders and customers are led there.',
    here: 'I am there now',
    looking: 'Looking...',
    onMap: 'Choose on the map',
    move: 'Move the map until the pin stands on your door. The map comes from OpenStreetMap.',
    notFound: 'This device does not say where it is. Please choose on the map.',
    byHand: 'Type it in degrees',
  },
  map: (position: string) => `Map. The pin is at ${position}. Arrow keys move it.`,
  closer: 'Closer',
  farther: 'Farther',
  source: '© OpenStreetMap',
  address: {
    street: 'House, street, area',
    streetHint: 'One part a line.',
    pincode: 'Pincode',
    place: 'Town or city',
    looking: 'Looking it up...',
    notFound: 'This pincode is not known. Please check it, or type the town yourself.',
  },
} as const;
