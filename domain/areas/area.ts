import { metresBetween, type Position } from '#domain/places/position.ts';
import type { AREA_KINDS } from './attributes.ts';
import type { Place } from './place.ts';

/** An area as pages and the server decide with it. Amounts are in rupees; null: as everywhere else. */
export interface Area {
  areaId: string;
  name: string;
  kind: (typeof AREA_KINDS)[number];
  pincodes: readonly string[];
  latitude: number | null;
  longitude: number | null;
  radiusKm: number | null;
  deliveryFee: number | null;
  minimumOrder: number | null;
  freeAbove: number | null;
  feePerKm: number | null;
  kmIncluded: number | null;
  extraMinutes: number;
  plans: boolean;
}

/** The areas in their order, and where the kitchen is. */
export interface AreaSettings {
  areas: readonly Area[];
  shop: Position;
}

/** Whether it matters where an address is, besides its pincode. */
export const needsPositions = (areas: readonly Area[]): boolean =>
  areas.some(({ kind, feePerKm }) => kind === 'circle' || feePerKm);

/** Whether the limit of free delivery depends on the address (AREA-1). */
export const haveOwnLimits = (areas: readonly Pick<Area, 'freeAbove'>[]): boolean =>
  areas.some(({ freeAbove }) => freeAbove !== null);

/** The middle of a circle. */
const centreOf = ({ latitude, longitude }: Pick<Area, 'latitude' | 'longitude'>, kitchen: Position) =>
  latitude === null || longitude === null ? kitchen : { latitude, longitude };

function isInside(area: Area, { pincode, position }: Place, kitchen: Position): boolean {
  if (area.kind === 'pincodes') return area.pincodes.includes(`${pincode}`);
  return (
    position !== undefined && metresBetween(centreOf(area, kitchen), position) <= (area.radiusKm ?? 0) * 1000
  );
}

/** The area of a place: the first that it lies in. Undefined if there is none, or if the kitchen delivers anywhere (AREA-1). */
export const areaOf = ({ areas, shop }: AreaSettings, place: Place | undefined): Area | undefined =>
  place && areas.find((area) => isInside(area, place, shop));

/** Whether the kitchen delivers to a place. Without areas it delivers anywhere (AREA-1). */
export const isDeliveredTo = (settings: AreaSettings, place: Place): boolean =>
  settings.areas.length === 0 || areaOf(settings, place) !== undefined;

/**
 * Whether meals of a plan are brought to a place: it lies in an area with plans, and in one of those that the plan names
 * if it names any (AREA-14).
 */
export function isPlanDeliveredTo(
  settings: AreaSettings,
  place: Place,
  planAreas: readonly string[],
): boolean {
  if (settings.areas.length === 0) return true;
  const area = areaOf(settings, place);
  return area?.plans === true && (planAreas.length === 0 || planAreas.includes(area.areaId));
}
