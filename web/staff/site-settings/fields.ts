import type { DeliveryArea } from '#domain/site/delivery-settings.ts';
import type { SettingsSection, SiteSettings } from '#domain/site/settings.ts';
import { areaLines, readAreaLines } from './areas-text.ts';
import { type Entry, isListKind, type ListKind, readEntries, typedEntries } from './entries.ts';
import { shownTaxFields, type TaxFieldKind } from './tax/shown-fields.ts';

/** Sections whose form is a list of fields. Hours and the welcome page have their own; the kitchen's board sets the others. */
export type FieldSection = Exclude<SettingsSection, 'hours' | 'pause' | 'busy' | 'welcome'>;

/**
 * The kind of a setting's field. Amounts are in rupees. Fields of the kinds `amountOrNone`, `countOrNone`, `code`,
 * `optionalText` and `paragraphs` may be left empty. `lines` is a list of texts, one a line.
 */
export type FieldKind =
  | 'choice'
  | 'figures'
  | 'text'
  | 'optionalText'
  | 'paragraphs'
  | 'picture'
  | 'rating'
  | 'switch'
  | 'count'
  | 'countOrNone'
  | 'minutes'
  | 'amount'
  | 'amountOrNone'
  | 'areas'
  | 'timeZone'
  | 'email'
  | 'phone'
  | 'lines'
  | 'code'
  | 'degrees'
  | 'percent'
  | TaxFieldKind
  | ListKind;

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
    cashAtMost: 'amountOrNone',
    cashNeedsCode: 'switch',
    visitorCart: 'choice',
    language: 'choice',
  },
  charges: {
    deliveryFee: 'amount',
    minimumOrder: 'amount',
    packingPerOrder: 'amount',
    packingPerDish: 'amount',
    freeDeliveryAbove: 'amountOrNone',
    tips: 'switch',
  },
  delivery: { areas: 'areas' },
  tax: {
    sellerKind: 'sellerKind',
    gstin: 'text',
    state: 'state',
    taxPercent: 'percent',
    sac: 'code',
    taxOnCharges: 'taxOnCharges',
    chargesSac: 'code',
  },
  shop: {
    name: 'text',
    logo: 'picture',
    phone: 'phone',
    email: 'email',
    address: 'lines',
    fssai: 'code',
    latitude: 'degrees',
    longitude: 'degrees',
    timeZone: 'timeZone',
  },
  capacity: {
    ordersPerQuarter: 'countOrNone',
    itemsPerQuarter: 'countOrNone',
    scheduleDays: 'count',
    slotMinutes: 'minutes',
  },
  about: {
    lead: 'paragraphs',
    story: 'paragraphs',
    figuresFrom: 'figures',
    customers: 'count',
    dishes: 'count',
    chefs: 'count',
    rating: 'rating',
    people: 'people',
    kitchens: 'kitchens',
  },
  testimonials: { quotes: 'testimonials' },
  support: {
    phoneAnswered: 'optionalText',
    chatAnswered: 'optionalText',
    emailAnswered: 'optionalText',
    faqs: 'faqs',
    quote: 'optionalText',
    quoteBy: 'optionalText',
  },
  policies: { terms: 'paragraphs', privacy: 'paragraphs', cookies: 'paragraphs', grievance: 'paragraphs' },
  payments: {
    testPayments: 'choice',
    vpa: 'code',
    payeeName: 'optionalText',
    merchantCode: 'code',
    minutesToPay: 'minutes',
  },
  legal: {
    legalName: 'optionalText',
    registeredAddress: 'paragraphs',
    officerName: 'optionalText',
    officerDesignation: 'optionalText',
    officerEmail: 'optionalText',
    officerPhone: 'optionalText',
    officerHours: 'optionalText',
    refundTakes: 'text',
  },
  retention: {
    messages: 'countOrNone',
    logs: 'countOrNone',
    carts: 'countOrNone',
    grievances: 'countOrNone',
    audits: 'countOrNone',
    orders: 'countOrNone',
  },
  invoices: { series: 'text' },
  messages: { kitchenEmail: 'email' },
  limits: {
    textCountries: 'lines',
    codesPerDay: 'count',
    ordersPerGuest: 'countOrNone',
    ordersPerNetwork: 'countOrNone',
    portionsPerGuest: 'countOrNone',
    unverifiedAreGuests: 'switch',
    onlyBuyersReview: 'switch',
  },
};

type SettingValue = string | number | boolean | null | string[] | DeliveryArea[] | Entry[];

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
      if (isListKind(kind)) return [field, typedEntries(kind, one)];
      if (Array.isArray(one)) return [field, one.join('\n')];
      return [field, one === null || one === undefined ? '' : `${one}`];
    }),
  );
}

const NUMBERS: ReadonlySet<FieldKind> = new Set([
  'degrees',
  'amount',
  'amountOrNone',
  'count',
  'countOrNone',
  'minutes',
  'percent',
  'rating',
]);

const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

function readText(kind: FieldKind, typed: string): SettingValue {
  if (kind === 'areas') return readAreaLines(typed);
  if (isListKind(kind)) return readEntries(kind, typed);
  const text = typed.trim();
  if (kind === 'switch') return text === 'true';
  if (text === '' && (kind === 'amountOrNone' || kind === 'countOrNone')) return null;
  if (kind === 'lines') return linesOf(text);
  return NUMBERS.has(kind) ? Number(text === '' ? Number.NaN : text) : text;
}

/** Converts typed texts to values. The section's schema decides whether they are valid. */
export function valuesOf(section: FieldSection, typed: Typed): Record<string, SettingValue> {
  return Object.fromEntries(
    Object.entries(kindsOf(section)).map(([field, kind]) => [field, readText(kind, typed[field] ?? '')]),
  );
}

/** The names of the fields that a section's form shows, which depend on the typed values. */
export const shownFields = (section: FieldSection, typed: Typed): readonly string[] =>
  section === 'tax' ? shownTaxFields(typed) : Object.keys(FIELDS[section]);
