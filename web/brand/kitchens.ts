/** A place on earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Distance from a kitchen to the edges of its map, in degrees. */
const AROUND = { latitude: 0.006, longitude: 0.01 };

const degrees = (value: number) => value.toFixed(4);

/** The address of OpenStreetMap's map for an iframe. */
export function embeddedMap({ latitude, longitude }: Position): string {
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
export function wholeMap({ latitude, longitude }: Position): string {
  const at = `${degrees(latitude)}/${degrees(longitude)}`;
  return `https://www.openstreetmap.org/?mlat=${degrees(latitude)}&mlon=${degrees(longitude)}#map=17/${at}`;
}

/** The part of the drawn map in which kitchens are marked, in percent of its width and height. */
const DRAWN = { left: 28, right: 74, top: 34, bottom: 70 };

/** Where `value` lies between two others, from 0 to 1; in the middle if they are equal. */
const shareOf = (value: number, from: number, to: number) =>
  from === to ? 0.5 : (value - from) / (to - from);

/**
 * The positions of kitchens on the drawn map, in percent of its width and height. They keep their directions from each
 * other and together fill the map.
 */
export function drawnPositions(kitchens: readonly Position[]): { x: number; y: number }[] {
  const [west, east] = edges(kitchens.map(({ longitude }) => longitude));
  const [south, north] = edges(kitchens.map(({ latitude }) => latitude));
  return kitchens.map(({ latitude, longitude }) => ({
    x: DRAWN.left + shareOf(longitude, west, east) * (DRAWN.right - DRAWN.left),
    y: DRAWN.top + shareOf(latitude, north, south) * (DRAWN.bottom - DRAWN.top),
  }));
}

const edges = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
