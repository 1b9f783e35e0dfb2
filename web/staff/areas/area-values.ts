import { type AREA_KINDS, areaAttributes } from '#domain/areas/attributes.ts';
import { parseAmount, type Rupees, toRupees } from '#domain/money.ts';
import { asciiDigits, readNumber, readSigned, readWhole, withoutGroups } from '#domain/numbers.ts';
import { isPincode } from '#domain/pincodes/answer.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';

export type AreaDocument = StoredDocument<'areas'>;

/** An area as its form holds it: numbers and amounts as they are typed. */
export interface TypedArea {
  name: string;
  kind: (typeof AREA_KINDS)[number];
  pincodes: string;
  radiusKm: string;
  middle: 'kitchen' | 'point';
  latitude: string;
  longitude: string;
  deliveryFee: string;
  minimumOrder: string;
  freeAbove: string;
  feePerKm: string;
  kmIncluded: string;
  extraMinutes: string;
  plans: boolean;
}

export type AreaField = keyof TypedArea;

const text = (value: number | null | undefined) => `${value ?? ''}`;

export const typedArea = (area: AreaDocument | undefined): TypedArea => ({
  name: area?.name ?? '',
  kind: area?.kind ?? 'pincodes',
  pincodes: (area?.pincodes ?? []).join(', '),
  radiusKm: text(area?.radiusKm),
  middle: area && area.latitude !== null ? 'point' : 'kitchen',
  latitude: text(area?.latitude),
  longitude: text(area?.longitude),
  deliveryFee: text(area?.deliveryFee),
  minimumOrder: text(area?.minimumOrder),
  freeAbove: text(area?.freeAbove),
  feePerKm: text(area?.feePerKm),
  kmIncluded: text(area?.kmIncluded),
  extraMinutes: text(area?.extraMinutes ?? 0),
  plans: area?.plans ?? true,
});

/** Pincodes one after another, also in two groups: '560 001, 560 002'. */
const pincodesOf = (typed: string): string[] => [
  ...new Set((asciiDigits(typed).match(/\b\d{3} \d{3}\b|[^\s,;]+/g) ?? []).map(withoutGroups)),
];
const isEmpty = (typed: string) => typed.trim() === '';
const numberOf = (typed: string): number | null => readSigned(typed, readNumber) ?? null;
const amountOf = (typed: string): Rupees | null => {
  const amount = parseAmount(typed);
  return amount === undefined ? null : toRupees(amount);
};

/** The attributes of a typed area. What belongs to the other kind is left empty. */
export function areaValues(typed: TypedArea) {
  const isCircle = typed.kind === 'circle';
  const hasPoint = isCircle && typed.middle === 'point';
  const feePerKm = amountOf(typed.feePerKm);
  return {
    name: typed.name.trim(),
    kind: typed.kind,
    pincodes: isCircle ? [] : pincodesOf(typed.pincodes),
    radiusKm: isCircle ? numberOf(typed.radiusKm) : null,
    latitude: hasPoint ? numberOf(typed.latitude) : null,
    longitude: hasPoint ? numberOf(typed.longitude) : null,
    deliveryFee: amountOf(typed.deliveryFee),
    minimumOrder: amountOf(typed.minimumOrder),
    freeAbove: amountOf(typed.freeAbove),
    feePerKm,
    kmIncluded: feePerKm === null ? null : numberOf(typed.kmIncluded),
    extraMinutes: readWhole(typed.extraMinutes) ?? 0,
    plans: typed.plans,
  };
}

const isWithin = (typed: string, least: number, most: number, decimals: number): boolean => {
  const number = readSigned(typed, (text) => readNumber(text, decimals));
  return number !== undefined && number >= least && number <= most;
};

type Words = Record<'name' | 'radius' | 'degrees' | 'amount' | 'km' | 'minutes' | 'pincodes', string>;

const AMOUNTS = ['deliveryFee', 'minimumOrder', 'freeAbove', 'feePerKm'] as const;

/** What is wrong with the shape of an area. */
function shapeProblems(typed: TypedArea, words: Words): Partial<Record<AreaField, string>> {
  if (typed.kind === 'pincodes') {
    const pincodes = pincodesOf(typed.pincodes);
    const isGood =
      pincodes.length > 0 && pincodes.length <= areaAttributes.pincodes.max && pincodes.every(isPincode);
    return isGood ? {} : { pincodes: words.pincodes };
  }
  const hasPoint = typed.middle === 'point';
  return {
    ...(!isWithin(typed.radiusKm, 0.1, areaAttributes.radiusKm.max, 2) && { radiusKm: words.radius }),
    ...(hasPoint && !isWithin(typed.latitude, -90, 90, 8) && { latitude: words.degrees }),
    ...(hasPoint && !isWithin(typed.longitude, -180, 180, 8) && { longitude: words.degrees }),
  };
}

/** All problems of a typed area, by field. */
export function areaProblems(typed: TypedArea, words: Words): Partial<Record<AreaField, string>> {
  const isAmount = (value: string) => isEmpty(value) || parseAmount(value) !== undefined;
  const wrong = AMOUNTS.filter((name) => !isAmount(typed[name]));
  const { kmIncluded, extraMinutes } = areaAttributes;
  const isKm = isEmpty(typed.kmIncluded) || isWithin(typed.kmIncluded, 0, kmIncluded.max, 1);
  return {
    ...(isEmpty(typed.name) && { name: words.name }),
    ...shapeProblems(typed, words),
    ...Object.fromEntries(wrong.map((name) => [name, words.amount])),
    ...(!isKm && { kmIncluded: words.km }),
    ...(readWhole(typed.extraMinutes, 0, extraMinutes.max) === undefined && { extraMinutes: words.minutes }),
  };
}
