import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { createEvents } from '#server/documents/events.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';
import { createSiteSettings, firstSiteSettings, prepareSiteSettings } from './site-settings.ts';

let kitchen: Kitchen;

beforeEach(async () => {
  kitchen = await openKitchen({ FREE_DELIVERY_ABOVE: '749.50', KITCHEN_TIME_ZONE: 'Asia/Dubai' });
});
afterEach(() => kitchen.close());

/** Starts another server on the same database. Returns the lines that it prints. */
async function start(env: Record<string, string>): Promise<string[]> {
  const said: string[] = [];
  const { database, app } = kitchen;
  const settings = readSettings({ PUBLIC_URL: 'https://rasoi.example', ...env });
  await prepareSiteSettings({
    database,
    documents: app.documents,
    settings,
    env,
    print: (line) => said.push(line),
  });
  return said;
}
const current = () => kitchen.app.engine.site.current();

// SETTINGS-5
describe('settings of the environment', () => {
  it('are copied into the database once, at the first start', async () => {
    expect(kitchen.said).toEqual([]);
    expect((await current()).charges.freeDeliveryAbove).toBe(749.5);
    expect((await current()).shop.timeZone).toBe('Asia/Dubai');
    expect((await current()).messages.kitchenEmail).toBe('admin@rasoi.local');
  });

  it('have no effect afterwards, which one printed line says', async () => {
    const said = await start({ FREE_DELIVERY_ABOVE: '', KITCHEN_EMAIL: 'new@example.in' });
    expect(said).toEqual([
      'Warning: FREE_DELIVERY_ABOVE, KITCHEN_EMAIL had an effect only at the first start. The owner edits these settings at https://rasoi.example/admin/settings.',
    ]);
    expect(await start({})).toEqual([]);
    expect((await current()).charges.freeDeliveryAbove).toBe(749.5);
    expect((await current()).messages.kitchenEmail).toBe('admin@rasoi.local');
  });
});

describe('a start', () => {
  it('are added when a new version brings them, and others are kept', async () => {
    await kitchen.database.execute(
      sql`update settings set value = '{"promiseMinutes":50,"gone":1}' where id = 'kitchen'`,
    );
    await start({});
    const [row] = await kitchen.database.query<{ value: string }>(
      sql`select value from settings where id = 'kitchen'`,
    );
    expect(JSON.parse(row?.value ?? '')).toMatchObject({ promiseMinutes: 50, orderMode: 'age' });
    expect(row?.value).not.toContain('gone');
  });

  it('are replaced by defaults in a section that is no longer valid', async () => {
    await kitchen.database.execute(sql`update settings set value = '{"timeZone":"Mars"}' where id = 'shop'`);
    await start({});
    expect((await current()).shop.timeZone).toBe('Asia/Kolkata');
  });
});

describe('settings in memory', () => {
  const countReads = () => {
    let reads = 0;
    const query: typeof kitchen.database.query = (...given) => {
      reads += 1;
      return kitchen.database.query(...given);
    };
    return { database: { ...kitchen.database, query }, reads: () => reads };
  };

  it('are read once, and again after a change or when events were lost', async () => {
    const { database, reads } = countReads();
    const events = createEvents(() => undefined);
    const others = events.join(() => undefined);
    const site = createSiteSettings(database, events, firstSiteSettings(readSettings({})));
    await Promise.all([site.current(), site.current()]);
    expect(reads()).toBe(1);
    await kitchen.database.execute(
      sql`update settings set value = '{"freeDeliveryAbove":300}' where id = 'charges'`,
    );
    expect((await site.current()).charges.freeDeliveryAbove).toBe(749.5);
    // An event of another server.
    others.changed({ collection: 'settings', action: 'update', id: 'charges' });
    expect((await site.current()).charges.freeDeliveryAbove).toBe(300);
    others.changed({ collection: 'dishes', action: 'update', id: 'samosa' });
    await site.current();
    expect(reads()).toBe(2);
    others.missed();
    await site.current();
    expect(reads()).toBe(3);
  });

  it('are read again after a failed read', async () => {
    const { database } = countReads();
    let fails = true;
    const query: typeof database.query = (...given) =>
      fails ? Promise.reject(new Error('away')) : database.query(...given);
    const site = createSiteSettings(
      { ...database, query },
      createEvents(() => undefined),
      firstSiteSettings(readSettings({})),
    );
    await expect(site.current()).rejects.toThrow('away');
    fails = false;
    expect((await site.current()).charges.freeDeliveryAbove).toBe(749.5);
  });
});

// SETTINGS-3
it('a change on one instance takes effect on others with its event', async () => {
  const owner = await kitchen.admin();
  const before = await current();
  await kitchen.change(owner, 'settings', 'charges', { value: '{"freeDeliveryAbove":100}' });
  expect([before.charges.freeDeliveryAbove, (await current()).charges.freeDeliveryAbove]).toEqual([
    749.5, 100,
  ]);
});
