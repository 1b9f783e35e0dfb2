import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';

/** A kitchen and its position. */
export interface KitchenLocation {
  /** The key of its name and address in the catalogue. */
  id: 'malleshwaram' | 'indiranagar' | 'jayanagar';
  latitude: number;
  longitude: number;
  /** Its position on the drawn map, in percent of the map's width and height. */
  drawnAt: { x: number; y: number };
}

/** The three kitchens; the first is where it began. */
export const KITCHENS: readonly [KitchenLocation, KitchenLocation, KitchenLocation] = [
  {
    id: 'malleshwaram',
    latitude: PAGE_DEFAULTS.shop.latitude,
    longitude: PAGE_DEFAULTS.shop.longitude,
    drawnAt: { x: 30, y: 37 },
  },
  {
    id: 'indiranagar',
    latitude: 12.9719,
    longitude: 77.6412,
    drawnAt: { x: 73, y: 48 },
  },
  {
    id: 'jayanagar',
    latitude: 12.9279,
    longitude: 77.5837,
    drawnAt: { x: 40, y: 68 },
  },
];

/** Distance from a kitchen to the edges of its map, in degrees. */
const AROUND = { latitude: 0.006, longitude: 0.01 };

const degrees = (value: number) => value.toFixed(4);

/** The address of OpenStreetMap's map for an iframe. */
export function embeddedMap({ latitude, longitude }: KitchenLocation): string {
  const box = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map(degrees).join(','),
    layer: 'mapnik',
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** The address of OpenStreetMap's own page with the kitchen marked. */
export function wholeMap({ latitude, longitude }: Pick<KitchenLocation, 'latitude' | 'longitude'>): string {
  const at = `${degrees(latitude)}/${degrees(longitude)}`;
  return `https://www.openstreetmap.org/?mlat=${degrees(latitude)}&mlon=${degrees(longitude)}#map=17/${at}`;
}
