import { areaAttributes } from '#domain/areas/attributes.ts';
import { rowWords } from '#domain/rows/words.ts';

/** Texts of the screen of delivery areas. */
export const areasTexts = {
  page: {
    title: 'Delivery areas',
    lead: 'Where you deliver, for how much and how fast. The first area that an address lies in decides.',
  },
  loading: 'Loading the areas...',
  loadFailed: 'The areas could not be loaded',
  none: 'You deliver anywhere',
  noneHint: 'With your first area, you deliver there alone. What an area leaves open is as in your charges.',
  add: 'New area',
  about: {
    circle: (km: number) => `${km} km around the kitchen`,
    circleElsewhere: (km: number) => `${km} km around a point`,
    manyPincodes: (count: number, first: string) => `${count} pincodes: ${first} and more`,
    fee: (amount: string) => `fee ${amount}`,
    free: 'no fee',
    perKm: (amount: string) => `${amount} for each km`,
    perKmBeyond: (amount: string, km: number) => `${amount} for each km beyond ${km} km`,
    minimum: (amount: string) => `orders from ${amount}`,
    freeAbove: (amount: string) => `free above ${amount}`,
    later: (minutes: number) => `${minutes} min more`,
    noPlans: 'no meals of plans',
    usual: 'charges as everywhere',
  },
  fields: rowWords(areaAttributes),
  middle: {
    kitchen: 'The kitchen',
    point: 'Another point',
    latitude: 'Latitude (°)',
    longitude: 'Longitude (°)',
  },
  map: {
    label: 'Map of the areas',
    kitchen: 'The kitchen',
    middle: 'Middle of the circle',
    ring: (name: string, km: number) => (name ? `${name}, ${km} km` : `${km} km`),
  },
  /** Of the orders of the last 30 days. */
  lately: {
    inside: (orders: number) => (orders === 1 ? '1 order in 30 days' : `${orders} orders in 30 days`),
    outside: (orders: number, all: number) => `${orders} of the last 30 days’ ${all} orders lie outside:`,
    nobody: (all: number) => `All ${all} orders of the last 30 days lie inside.`,
    ofPincode: (pincode: string, orders: number) => `${pincode} (${orders})`,
    noPincode: 'no pincode',
    more: (pincodes: number) => `and ${pincodes} more`,
  },
  saved: 'Area saved',
  failed: 'It could not be saved. Please try again.',
  gone: 'This area was deleted.',
  removed: 'Area deleted',
  removeConsequence:
    'Its addresses count to the next area that they lie in. Without any area you deliver anywhere.',
} as const;
