import * as v from 'valibot';
import { capacitySchema } from './capacity-settings.ts';
import { chargesSchema } from './charges-settings.ts';
import { aboutSchema } from './content/about-settings.ts';
import { legalSchema } from './content/legal-settings.ts';
import { policiesSchema } from './content/policies-settings.ts';
import { supportSchema } from './content/support-settings.ts';
import { testimonialsSchema } from './content/testimonials-settings.ts';
import { deliverySchema } from './delivery-settings.ts';
import { hoursSchema } from './hours-settings.ts';
import { invoicesSchema } from './invoices-settings.ts';
import { kitchenSchema } from './kitchen-settings.ts';
import { limitsSchema } from './limits-settings.ts';
import { messagesSchema } from './messages-settings.ts';
import { paymentsSchema } from './payments-settings.ts';
import { retentionSchema } from './retention-settings.ts';
import { busySchema, pauseSchema } from './service-settings.ts';
import { shopSchema } from './shop-settings.ts';
import { taxSchema } from './tax-settings.ts';
import { welcomeSchema } from './welcome-settings.ts';

/** The most characters of a section's value. */
const MAX_VALUE = 100_000;

/** The owner's settings: one document for each section, whose id is the section's name. */
export const settingsAttributes = {
  /** JSON text of the section's values (`sectionSchemas`). */
  value: { type: 'string', size: MAX_VALUE, required: true },
} as const;

/** The shape of each section's value. */
export const sectionSchemas = {
  kitchen: kitchenSchema,
  charges: chargesSchema,
  delivery: deliverySchema,
  tax: taxSchema,
  shop: shopSchema,
  about: aboutSchema,
  testimonials: testimonialsSchema,
  support: supportSchema,
  policies: policiesSchema,
  legal: legalSchema,
  hours: hoursSchema,
  pause: pauseSchema,
  busy: busySchema,
  capacity: capacitySchema,
  payments: paymentsSchema,
  invoices: invoicesSchema,
  messages: messagesSchema,
  limits: limitsSchema,
  retention: retentionSchema,
  welcome: welcomeSchema,
} as const;

export type SettingsSection = keyof typeof sectionSchemas;

/** All settings of the owner, by section. */
export type SiteSettings = { [S in SettingsSection]: v.InferOutput<(typeof sectionSchemas)[S]> };

export const SECTIONS = Object.keys(sectionSchemas) as readonly SettingsSection[];

/** Sections that everybody may read. Only owners may read the others. */
export const PUBLIC_SECTIONS = [
  'kitchen',
  'charges',
  'delivery',
  'tax',
  'shop',
  'about',
  'testimonials',
  'support',
  'policies',
  'legal',
  'hours',
  'pause',
  'busy',
] as const satisfies readonly SettingsSection[];

/** Sections that change many times a day: whoever works in the kitchen writes them. Only owners write the others. */
export const SERVICE_SECTIONS = ['pause', 'busy'] as const satisfies readonly SettingsSection[];

export const isSection = (name: string): name is SettingsSection => Object.hasOwn(sectionSchemas, name);

/** A section's value, or its first problem: the field ('' for the whole value) and what is wrong with it. */
export type ReadSection<S extends SettingsSection> =
  | { value: SiteSettings[S] }
  | { problem: { field: string; reason: string } };

/**
 * Reads a new value for a section. Every given field must exist; a field that is left out gets the default of this
 * version of the product.
 */
export function readSection<S extends SettingsSection>(section: S, given: unknown): ReadSection<S>;
export function readSection(section: SettingsSection, given: unknown): ReadSection<SettingsSection> {
  const schema = sectionSchemas[section];
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { problem: { field: '', reason: 'must be an object' } };
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(schema.entries, name));
  if (unknown !== undefined) return { problem: { field: unknown, reason: 'is not a setting' } };
  const result = v.safeParse(schema, given);
  if (result.success) return { value: result.output };
  const [{ path, message }] = result.issues;
  return { problem: { field: String(path?.[0]?.key ?? ''), reason: message } };
}

/** Reads a section's stored value, with defaults for newer fields; undefined when it is not valid any more. */
export function storedSection<S extends SettingsSection>(
  section: S,
  text: string,
): SiteSettings[S] | undefined;
export function storedSection(
  section: SettingsSection,
  text: string,
): SiteSettings[SettingsSection] | undefined {
  const result = v.safeParse(sectionSchemas[section], JSON.parse(text));
  return result.success ? result.output : undefined;
}
