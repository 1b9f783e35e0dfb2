import type { Field, Setting } from './setting-rows.ts';
import { readSection, SECTION_ROWS, type SettingsSection, type SiteSettings } from './settings.ts';

/**
 * The parts of pages that come with the product as examples: invented people, quotes, figures and places, and whatever claims a fact
 * about the kitchen, such as where its spices are ground. They are examples until the owner writes others or removes them. No example
 * says that veg and non-veg are cooked apart: only an owner can say so.
 */

/** The pages that show examples. `all` stands for the foot of every page, and bills. */
export const EXAMPLE_PAGES = ['all', 'home', 'about', 'support'] as const;
export type ExamplePage = (typeof EXAMPLE_PAGES)[number];

interface ExampleRow {
  page: ExamplePage;
  section: SettingsSection;
  /** The settings that hold it. */
  settings: readonly string[];
  /** Whether a kitchen can do without it. Removing all examples empties these (SHOP-10). */
  canBeEmpty: boolean;
}

const EXAMPLES = {
  name: { page: 'all', section: 'shop', settings: ['name'], canBeEmpty: false },
  contact: { page: 'all', section: 'shop', settings: ['phone', 'email', 'address'], canBeEmpty: false },
  position: { page: 'all', section: 'shop', settings: ['latitude', 'longitude'], canBeEmpty: false },
  quotes: { page: 'home', section: 'testimonials', settings: ['quotes'], canBeEmpty: true },
  reasons: { page: 'home', section: 'home', settings: ['reasons'], canBeEmpty: true },
  story: { page: 'about', section: 'about', settings: ['lead', 'story'], canBeEmpty: true },
  figures: {
    page: 'about',
    section: 'about',
    settings: ['customers', 'dishes', 'chefs', 'rating'],
    canBeEmpty: true,
  },
  people: { page: 'about', section: 'about', settings: ['people'], canBeEmpty: true },
  values: { page: 'about', section: 'about', settings: ['values'], canBeEmpty: true },
  kitchens: { page: 'about', section: 'about', settings: ['kitchens'], canBeEmpty: true },
  answered: {
    page: 'support',
    section: 'support',
    settings: ['phoneAnswered', 'chatAnswered', 'emailAnswered'],
    canBeEmpty: true,
  },
  sentence: { page: 'support', section: 'support', settings: ['quote', 'quoteBy'], canBeEmpty: true },
  officer: { page: 'support', section: 'policies', settings: ['grievance'], canBeEmpty: true },
} as const satisfies Record<string, ExampleRow>;

export type ExampleName = keyof typeof EXAMPLES;
export const EXAMPLE_NAMES = Object.keys(EXAMPLES) as readonly ExampleName[];

export const exampleRow = (name: ExampleName): ExampleRow => EXAMPLES[name];

const settingOf = (section: SettingsSection, name: string): Setting<unknown> | undefined =>
  (SECTION_ROWS[section].settings as Readonly<Record<string, Setting<unknown>>>)[name];

/** The parts of an entry or value that the owner may not have translated: what is compared. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const { translations: _, ...rest } = value as { translations?: unknown };
  return JSON.stringify(rest, Object.keys(rest).sort());
}

/** Whether the entries of a setting are examples one by one. */
const isList = (row: Setting<unknown>): boolean => (row as Partial<Field<unknown>>).kind === 'list';

/** A value without what came with the product: empty, 0, or a list of the owner's own entries; as it is if it is all theirs. */
function withoutExample(row: Setting<unknown>, value: unknown): unknown {
  const { first } = row;
  if (isList(row) && Array.isArray(value) && Array.isArray(first)) {
    const examples = new Set(first.map(textOf));
    const own = value.filter((entry) => !examples.has(textOf(entry)));
    return own.length === value.length ? value : own;
  }
  if (textOf(value) !== textOf(first)) return value;
  return typeof first === 'number' ? 0 : '';
}

/** Whether a setting shows what came with the product. An empty value never does. */
function isExample(row: Setting<unknown> | undefined, value: unknown): boolean {
  if (!row || value === '' || value === 0) return false;
  return isList(row) ? withoutExample(row, value) !== value : textOf(value) === textOf(row.first);
}

/** The values that examples are looked for in. */
export type ExampleSettings = Pick<
  SiteSettings,
  'shop' | 'home' | 'testimonials' | 'about' | 'support' | 'policies' | 'legal'
>;

/** What is still an example, in the order of the pages (SHOP-9). */
export function examplesIn(site: ExampleSettings): ExampleName[] {
  return EXAMPLE_NAMES.filter((name) => {
    const { section, settings } = exampleRow(name);
    // Typed figures are not shown while they are counted, and the officer whom the owner has named is shown instead.
    if (name === 'officer' && site.legal.officerName !== '') return false;
    const shown =
      name === 'figures' && site.about.figuresFrom === 'counted'
        ? settings.filter((setting) => setting === 'chefs')
        : settings;
    const values = (site as Partial<SiteSettings>)[section];
    return shown.some((setting) =>
      isExample(settingOf(section, setting), Reflect.get(Object(values), setting)),
    );
  });
}

/** The sections whose examples can be removed. */
export const REMOVABLE_SECTIONS = [
  ...new Set(
    EXAMPLE_NAMES.map(exampleRow).flatMap(({ canBeEmpty, section }) => (canBeEmpty ? [section] : [])),
  ),
];

/** A section without its examples; undefined if it has none that can be removed. What the owner wrote stays. */
export function withoutExamples<S extends SettingsSection>(
  section: S,
  value: SiteSettings[S],
): SiteSettings[S] | undefined {
  const names = EXAMPLE_NAMES.map(exampleRow).flatMap((row) =>
    row.section === section && row.canBeEmpty ? row.settings : [],
  );
  const emptied = names.flatMap((name) => {
    const row = settingOf(section, name);
    const now: unknown = Reflect.get(value, name);
    return row && isExample(row, now) ? [[name, withoutExample(row, now)] as const] : [];
  });
  if (emptied.length === 0) return undefined;
  const read = readSection(section, { ...value, ...Object.fromEntries(emptied) });
  return 'value' in read ? read.value : undefined;
}
