import type { SettingsSection, SiteSettings } from '#domain/site/settings.ts';

/** Sections whose form is a list of fields. Hours have a form of their own; the kitchen's board sets the others. */
export type FieldSection = Exclude<SettingsSection, 'hours' | 'pause' | 'busy'>;

/** The kind of a setting's field. Amounts are in rupees; one of kind `amountOrNone` may be left empty. */
export type FieldKind = 'choice' | 'minutes' | 'amount' | 'amountOrNone' | 'timeZone' | 'email';

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
  },
  charges: {
    deliveryFee: 'amount',
    minimumOrder: 'amount',
    packingPerOrder: 'amount',
    freeDeliveryAbove: 'amountOrNone',
  },
  shop: { timeZone: 'timeZone' },
  messages: { kitchenEmail: 'email' },
};

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
    Object.keys(kindsOf(section)).map((field) => {
      const one = stored[field];
      return [field, one === null || one === undefined ? '' : `${one}`];
    }),
  );
}

function readText(kind: FieldKind, typed: string): string | number | null {
  const text = typed.trim();
  if (kind === 'amountOrNone' && text === '') return null;
  const isNumber = kind === 'amount' || kind === 'amountOrNone' || kind === 'minutes';
  return isNumber ? Number(text === '' ? Number.NaN : text) : text;
}

/** Converts typed texts to values. The section's schema decides whether they are valid. */
export function valuesOf(section: FieldSection, typed: Typed): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(kindsOf(section)).map(([field, kind]) => [field, readText(kind, typed[field] ?? '')]),
  );
}
