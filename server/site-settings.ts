import { sql } from 'drizzle-orm';
import { toRupees } from '#domain/money.ts';
import { CAPACITY_DEFAULTS } from '#domain/site/capacity-settings.ts';
import { CHARGES_DEFAULTS } from '#domain/site/charges-settings.ts';
import { ABOUT_DEFAULTS } from '#domain/site/content/about-settings.ts';
import { LEGAL_DEFAULTS } from '#domain/site/content/legal-settings.ts';
import { POLICY_DEFAULTS } from '#domain/site/content/policy-defaults.ts';
import { SUPPORT_DEFAULTS } from '#domain/site/content/support-settings.ts';
import { TESTIMONIALS_DEFAULTS } from '#domain/site/content/testimonials-settings.ts';
import { DELIVERY_DEFAULTS } from '#domain/site/delivery-settings.ts';
import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import { INVOICES_DEFAULTS } from '#domain/site/invoices-settings.ts';
import { KITCHEN_DEFAULTS } from '#domain/site/kitchen-settings.ts';
import { LIMITS_DEFAULTS } from '#domain/site/limits-settings.ts';
import { PAYMENTS_DEFAULTS } from '#domain/site/payments-settings.ts';
import { RETENTION_DEFAULTS } from '#domain/site/retention-settings.ts';
import { BUSY_DEFAULTS, PAUSE_DEFAULTS } from '#domain/site/service-settings.ts';
import { SECTIONS, type SettingsSection, type SiteSettings, storedSection } from '#domain/site/settings.ts';
import { SHOP_DEFAULTS } from '#domain/site/shop-settings.ts';
import { TAX_DEFAULTS } from '#domain/site/tax-settings.ts';
import { WELCOME_DEFAULTS } from '#domain/site/welcome-settings.ts';
import { settings as collection } from '#server/collections/settings.ts';
import type { Database } from './db/connection.ts';
import { SYSTEM } from './documents/actor.ts';
import type { Documents } from './documents/documents.ts';
import type { Events } from './documents/events.ts';
import { Failure } from './http/failure.ts';
import type { Settings } from './settings/list.ts';
import { SETTINGS } from './settings/list.ts';

/** The owner's settings, cached in memory and read again after a change by any server. */
export interface SiteSettingsSource {
  current(): Promise<SiteSettings>;
}

/** The initial settings of a new kitchen: from the environment of its first start, else defaults. */
export function firstSiteSettings({ firstStart }: Settings): SiteSettings {
  const { freeDeliveryAbove, timeZone, kitchenEmail } = firstStart;
  return {
    kitchen: KITCHEN_DEFAULTS,
    charges: {
      ...CHARGES_DEFAULTS,
      freeDeliveryAbove: freeDeliveryAbove === undefined ? null : toRupees(freeDeliveryAbove),
    },
    shop: { ...SHOP_DEFAULTS, timeZone },
    about: ABOUT_DEFAULTS,
    testimonials: TESTIMONIALS_DEFAULTS,
    support: SUPPORT_DEFAULTS,
    policies: POLICY_DEFAULTS,
    legal: LEGAL_DEFAULTS,
    delivery: DELIVERY_DEFAULTS,
    tax: TAX_DEFAULTS,
    hours: HOURS_DEFAULTS,
    pause: PAUSE_DEFAULTS,
    busy: BUSY_DEFAULTS,
    capacity: CAPACITY_DEFAULTS,
    payments: PAYMENTS_DEFAULTS,
    invoices: INVOICES_DEFAULTS,
    messages: { kitchenEmail },
    limits: LIMITS_DEFAULTS,
    retention: RETENTION_DEFAULTS,
    welcome: WELCOME_DEFAULTS,
  };
}

interface Row {
  id: string;
  value: string;
}

const SELECT_SECTIONS = sql`select id, value from settings`;

/** Sections that are not there, or do not fit this version of the product any more, are those of `first`. */
function toSiteSettings(rows: readonly Row[], first: SiteSettings): SiteSettings {
  const texts = new Map(rows.map(({ id, value }) => [id, value]));
  function section<S extends SettingsSection>(name: S): SiteSettings[S] {
    const text = texts.get(name);
    return (text === undefined ? undefined : storedSection(name, text)) ?? first[name];
  }
  return {
    kitchen: section('kitchen'),
    charges: section('charges'),
    delivery: section('delivery'),
    tax: section('tax'),
    shop: section('shop'),
    about: section('about'),
    testimonials: section('testimonials'),
    support: section('support'),
    policies: section('policies'),
    legal: section('legal'),
    hours: section('hours'),
    pause: section('pause'),
    busy: section('busy'),
    capacity: section('capacity'),
    payments: section('payments'),
    invoices: section('invoices'),
    messages: section('messages'),
    limits: section('limits'),
    retention: section('retention'),
    welcome: section('welcome'),
  };
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
    if (change.collection === collection.name) clear();
  }, clear);
  return {
    current() {
      if (known) return known;
      const asked: Promise<SiteSettings> = database.query<Row>(SELECT_SECTIONS, 'settings').then(
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
  settings: Settings;
  /** The environment that the settings were read from. */
  env: Readonly<Record<string, string | undefined>>;
  print: (line: string) => void;
}
