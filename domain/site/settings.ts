import * as v from 'valibot';
import type { WireData } from '#domain/attributes.ts';
import { chargesSchema } from './charges-settings.ts';
import { kitchenSchema } from './kitchen-settings.ts';
import { messagesSchema } from './messages-settings.ts';
import { shopSchema } from './shop-settings.ts';

/** The longest value of a section, in characters. */
const MAX_VALUE = 100_000;

/** What the owner has decided: one document a section, whose id is the section's name. */
export const settingsAttributes = {
  /** JSON text of the section's values (`sectionSchemas`). */
  value: { type: 'string', size: MAX_VALUE, required: true },
} as const;

export type WireSettings = WireData<typeof settingsAttributes>;

/** The shape of each section's value. */
export const sectionSchemas = {
  kitchen: kitchenSchema,
  charges: chargesSchema,
  shop: shopSchema,
  messages: messagesSchema,
} as const;

export type Section = keyof typeof sectionSchemas;

/** Everything that owners decide, by section. */
export type SiteSettings = { [S in Section]: v.InferOutput<(typeof sectionSchemas)[S]> };

export const SECTIONS = Object.keys(sectionSchemas) as readonly Section[];

/** Sections that everybody may read. The others are for owners alone. */
export const PUBLIC_SECTIONS = ['kitchen', 'charges', 'shop'] as const satisfies readonly Section[];

/** What pages know of the settings. */
export type PublicSiteSettings = Pick<SiteSettings, (typeof PUBLIC_SECTIONS)[number]>;

/** What everybody may know of them. */
export function publicSiteSettings({ kitchen, charges, shop }: SiteSettings): PublicSiteSettings {
  return { kitchen, charges, shop };
}

export const isSection = (name: string): name is Section => Object.hasOwn(sectionSchemas, name);

/** A section's value, or why it is none: the first field that is wrong ('' is the whole) and what it must be. */
export type ReadSection<S extends Section> =
  | { value: SiteSettings[S] }
  | { problem: { field: string; reason: string } };

/**
 * Reads what somebody wants to set. Every field they name must exist; those they leave out have their defaults, of this
 * version of the product.
 */
export function readSection<S extends Section>(section: S, given: unknown): ReadSection<S>;
export function readSection(section: Section, given: unknown): ReadSection<Section> {
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

/** What is kept of a section, brought to this version; undefined when it does not fit any more. */
export function storedSection<S extends Section>(section: S, text: string): SiteSettings[S] | undefined;
export function storedSection(section: Section, text: string): SiteSettings[Section] | undefined {
  const result = v.safeParse(sectionSchemas[section], JSON.parse(text));
  return result.success ? result.output : undefined;
}
