import type { Area } from '#domain/areas/area.ts';
import { capacity } from './capacity-settings.ts';
import { charges } from './charges-settings.ts';
import { about } from './content/about-settings.ts';
import { home } from './content/home-settings.ts';
import { legal } from './content/legal-settings.ts';
import { policies } from './content/policies-settings.ts';
import { support } from './content/support-settings.ts';
import { testimonials } from './content/testimonials-settings.ts';
import { handOver } from './hand-over-settings.ts';
import { hours } from './hours-settings.ts';
import { invoices } from './invoices-settings.ts';
import { kitchen } from './kitchen-settings.ts';
import { labels } from './labels-settings.ts';
import { ledger } from './ledger-settings.ts';
import { limits } from './limits-settings.ts';
import { messages } from './messages-settings.ts';
import { payments } from './payments-settings.ts';
import { plans } from './plans-settings.ts';
import { retention } from './retention-settings.ts';
import { busy, pause } from './service-settings.ts';
import {
  firstOf,
  type Problem,
  readValues,
  type Section,
  unknownName,
  type ValuesOf,
} from './setting-rows.ts';
import { shop } from './shop-settings.ts';
import { tax } from './tax-settings.ts';
import { welcome } from './welcome-settings.ts';

/** All settings of the owner: the rows of each section, in the order of the settings screen. */
export const SECTION_ROWS = {
  kitchen,
  charges,
  tax,
  shop,
  home,
  about,
  testimonials,
  support,
  policies,
  legal,
  hours,
  pause,
  busy,
  capacity,
  payments,
  ledger,
  plans,
  invoices,
  labels,
  handOver,
  messages,
  limits,
  retention,
  welcome,
} as const satisfies Record<string, Section>;

type Rows = typeof SECTION_ROWS;
export type SettingsSection = keyof Rows;

/** The values of all sections, and the areas of delivery in their order, which have a collection of their own. */
export type SiteSettings = { [S in SettingsSection]: ValuesOf<Rows[S]['settings']> } & {
  areas: readonly Area[];
};

/** The sections whose rows have something. */
type SectionsWith<Part> = { [S in SettingsSection]: Rows[S] extends Part ? S : never }[SettingsSection];

/** Sections that every page contains. */
export type PageSection = SectionsWith<{ onEveryPage: true }>;
/** Sections that are set in a form of fields. */
export type FieldSection = SectionsWith<{ title: unknown }>;

export const isSection = (name: string): name is SettingsSection => Object.hasOwn(SECTION_ROWS, name);

export const SECTIONS = Object.keys(SECTION_ROWS).filter(isSection);

const rowOf = (section: SettingsSection): Section => SECTION_ROWS[section];

export const isFieldSection = (section: SettingsSection): section is FieldSection =>
  rowOf(section).title !== undefined;

/** Sections that everybody may read. Only owners may read the others. */
export const PUBLIC_SECTIONS = SECTIONS.filter((section) => rowOf(section).isPublic);

/** Sections that whoever works in the kitchen writes. Only owners write the others. */
export const SERVICE_SECTIONS = SECTIONS.filter((section) => rowOf(section).ofTheKitchen);

/** The settings of a new kitchen, without what the environment of its first start says. */
export const firstSettings = () =>
  Object.fromEntries([
    ...SECTIONS.map((section) => [section, firstOf(rowOf(section).settings)] as const),
    ['areas', []],
  ]) as SiteSettings;

const isValues = (given: unknown): given is object =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** A section's value, or its first problem. */
export type ReadSection<S extends SettingsSection> = { value: SiteSettings[S] } | { problem: Problem };

/**
 * Reads a new value for a section. Every given field must exist; a field that is left out gets the default of this
 * version of the product.
 */
export function readSection<S extends SettingsSection>(section: S, given: unknown): ReadSection<S> {
  if (!isValues(given)) return { problem: { field: '', reason: 'must be an object' } };
  const unknown = unknownName(rowOf(section), given);
  if (unknown !== undefined) return { problem: { field: unknown, reason: 'is not a setting' } };
  return readValues(rowOf(section), given) as ReadSection<S>;
}

/** Reads a section's stored value, with defaults for newer fields; undefined when it is not valid any more. */
export function storedSection<S extends SettingsSection>(
  section: S,
  text: string,
): SiteSettings[S] | undefined {
  const given: unknown = JSON.parse(text);
  const read = isValues(given) ? readValues(rowOf(section), given) : { value: undefined };
  return 'value' in read ? (read.value as SiteSettings[S] | undefined) : undefined;
}
