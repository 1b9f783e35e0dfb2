import type { Area } from '#domain/areas/area.ts';
import { toRupees } from '#domain/money.ts';
import {
  firstSettings,
  SECTIONS,
  type SettingsSection,
  type SiteSettings,
  storedSection,
} from '#domain/site/settings.ts';
import { Failure } from '#server/base/failure.ts';
import { settings as collection } from '#server/collections/settings.ts';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Documents } from '#server/documents/documents.ts';
import type { Events } from '#server/documents/events.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { SETTINGS } from '#server/settings/list.ts';

/** The owner's settings, cached in memory and read again after a change by any server. */
export interface SiteSettingsSource {
  current(): Promise<SiteSettings>;
}

/** The initial settings of a new kitchen: from the environment of its first start, else defaults. */
export function firstSiteSettings({ firstStart }: ServerSettings): SiteSettings {
  const { freeDeliveryAbove, timeZone, kitchenEmail } = firstStart;
  const first = firstSettings();
  const limit = freeDeliveryAbove === undefined ? null : toRupees(freeDeliveryAbove);
  return {
    ...first,
    charges: { ...first.charges, freeDeliveryAbove: limit },
    shop: { ...first.shop, timeZone },
    messages: { kitchenEmail },
  };
}

interface Row {
  id: string;
  value: string;
}

const SELECT_SECTIONS = sql`select id, value from settings`;

/** The row of the areas among those of the sections: one statement reads both, so that they fit each other. */
const AREAS = 'areas';
/** Amounts are in paise in the table, and in rupees among the settings. */
const SELECT_SITE = sql`${SELECT_SECTIONS}
  union all select ${AREAS}, coalesce(json_agg(area order by position, sequence), '[]')::text from (
    select position, sequence, "areaId", name, kind, pincodes, latitude, longitude, "radiusKm",
        "deliveryFee" / 100.0 as "deliveryFee", "minimumOrder" / 100.0 as "minimumOrder",
        "freeAbove" / 100.0 as "freeAbove", "feePerKm" / 100.0 as "feePerKm", "kmIncluded", "extraMinutes", plans
      from areas) as area`;

/** Sections that are not there, or do not fit this version of the product any more, are those of `first`. */
function toSiteSettings(rows: readonly Row[], first: SiteSettings): SiteSettings {
  const texts = new Map(rows.map(({ id, value }) => [id, value]));
  const stored = (section: SettingsSection) => {
    const text = texts.get(section);
    return (text === undefined ? undefined : storedSection(section, text)) ?? first[section];
  };
  const areas: Area[] = JSON.parse(texts.get(AREAS) ?? '[]');
  return Object.fromEntries([
    ...SECTIONS.map((section) => [section, stored(section)] as const),
    [AREAS, areas],
  ]) as SiteSettings;
}

export function createSiteSettings(
  database: Database,
  events: Events,
  first: SiteSettings,
): SiteSettingsSource {
  let known: Promise<SiteSettings> | undefined;
  const clear = () => {
    known = undefined;
  };
  events.subscribeChanges((change) => {
    if (change.collection === collection.name || change.collection === AREAS) clear();
  }, clear);
  return {
    current() {
      if (known) return known;
      const asked: Promise<SiteSettings> = database.query<Row>(SELECT_SITE, 'settings').then(
        (rows) => toSiteSettings(rows, first),
        (error: unknown) => {
          if (known === asked) clear();
          throw error;
        },
      );
      known = asked;
      return asked;
    },
  };
}

/**
 * Creates missing sections from the environment and upgrades existing ones to this version. Once sections exist, these
 * environment variables have no effect, and a warning names those that are still set.
 */
export async function prepareSiteSettings({
  database,
  documents,
  settings,
  env,
  print,
}: PrepareSiteSettingsDeps): Promise<void> {
  const rows = await database.query<Row>(SELECT_SECTIONS);
  const texts = new Map(rows.map(({ id, value }) => [id, value]));
  const wanted = toSiteSettings(rows, firstSiteSettings(settings));
  for (const id of SECTIONS) {
    const value = JSON.stringify(wanted[id]);
    if (texts.get(id) === value) continue;
    try {
      await documents.upsert(collection, { id, values: { value } }, SYSTEM);
    } catch (error) {
      // Another server that is starting has created it.
      if (!(error instanceof Failure && error.type === 'document_already_exists')) throw error;
    }
  }
  const ignored = Object.values(SETTINGS.firstStart.settings)
    .map((setting) => setting.env)
    .filter((name) => env[name] !== undefined);
  if (rows.length > 0 && ignored.length > 0)
    print(
      `Warning: ${ignored.join(', ')} had an effect only at the first start. The owner edits these settings at ${settings.publicUrl}/admin/settings.`,
    );
}

interface PrepareSiteSettingsDeps {
  database: Database;
  documents: Documents;
  settings: ServerSettings;
  /** The environment that the settings were read from. */
  env: Readonly<Record<string, string | undefined>>;
  print: (line: string) => void;
}
