import type { DeliveryArea } from '#domain/site/delivery-settings.ts';
import type { SettingsSection, SiteSettings } from '#domain/site/settings.ts';
import { areaLines, readAreaLines } from './areas-text.ts';

/** Sections whose form is a list of fields. Hours have a form of their own; the kitchen's board sets the others. */
export type FieldSection = Exclude<SettingsSection, 'hours' | 'pause' | 'busy'>;

/**
 * The kind of a setting's field. Amounts are in rupees. Fields of the kinds `amountOrNone` and `code` may be left empty.
 * `lines` is a list of texts, one a line.
 */
export type FieldKind =
  | 'choice'
  | 'switch'
  | 'minutes'
  | 'amount'
  | 'amountOrNone'
  | 'areas'
  | 'timeZone'
  | 'email'
  | 'phone'
  | 'lines'
  | 'code'
  | 'degrees';

type FieldsOf<S extends FieldSection> = { readonly [F in keyof SiteSettings[S]]: FieldKind };

/** The fields of each section in the order of its form. A setting that is missing here does not compile. */
const FIELDS: { readonly [S in FieldSection]: FieldsOf<S> } = {
  kitchen: {
    orderMode: 'choice',
    promiseMinutes: 'minutes',
    acceptWithinMinutes: 'minutes',
    alertAfterMinutes: 'minutes',
    lateAfterMinutes: 'minutes',
    amberAfterMinutes: 'minutes',
    redAfterMinutes: 'minutes',
    pickup: 'switch',
    pickupMinutes: 'minutes',
  },
  charges: {
    deliveryFee: 'amount',
    minimumOrder: 'amount',
    packingPerOrder: 'amount',
    freeDeliveryAbove: 'amountOrNone',
  },
  delivery: { areas: 'areas' },
  shop: {
    phone: 'phone',
    email: 'email',
    address: 'lines',
    fssai: 'code',
    latitude: 'degrees',
    longitude: 'degrees',
    timeZone: 'timeZone',
  },
  messages: { kitchenEmail: 'email' },
};

type SettingValue = string | number | boolean | null | string[] | DeliveryArea[];

/** The settings of a section as typed texts. */
export type Typed = Readonly<Record<string, string>>;

/** The kinds of a section's fields, by name. */
export const kindsOf = (section: FieldSection): Readonly<Record<string, FieldKind>> => FIELDS[section];

export const isFieldSection = (section: SettingsSection): section is FieldSection =>
  Object.hasOwn(FIELDS, section);

/** A stored value as typed texts; a setting that is not set is empty. */
export function typedOf(section: FieldSection, value: string): Typed {
  const stored: Readonly<Record<string, unknown>> = JSON.parse(value);
  return Object.fromEntries(
    Object.entries(kindsOf(section)).map(([field, kind]) => {
      const one = stored[field];
      if (kind === 'areas') return [field, areaLines(one)];
      if (Array.isArray(one)) return [field, one.join('\n')];
      return [field, one === null || one === undefined ? '' : `${one}`];
    }),
  );
}

const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

function readText(kind: FieldKind, typed: string): SettingValue {
  if (kind === 'areas') return readAreaLines(typed);
  const text = typed.trim();
  if (kind === 'switch') return text === 'true';
  if (kind === 'amountOrNone' && text === '') return null;
  if (kind === 'lines') return linesOf(text);
  const isNumber = kind === 'degrees' || kind === 'amount' || kind === 'amountOrNone' || kind === 'minutes';
  return isNumber ? Number(text === '' ? Number.NaN : text) : text;
}

/** Converts typed texts to values. The section's schema decides whether they are valid. */
export function valuesOf(section: FieldSection, typed: Typed): Record<string, SettingValue> {
  return Object.fromEntries(
    Object.entries(kindsOf(section)).map(([field, kind]) => [field, readText(kind, typed[field] ?? '')]),
  );
}
