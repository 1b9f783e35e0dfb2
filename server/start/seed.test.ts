import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type App, createApp } from '#server/app.ts';
import { sql } from '#server/db/sql-template.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { bundledPincodes } from '#server/integrations/pincodes.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { createFirstOwner, loadCatalogue } from './seed.ts';
import { StartError } from './start-error.ts';

let test: TestDatabase;
let apps: App[];

const server = () =>
  createApp({
    database: test.database,
    pincodes: bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv')),
    settings: readSettings({ RATE_LIMIT_SCALE: '0' }),
    logger: false,
    withPages: false,
  });

beforeEach(async () => {
  test = await createTestDatabase();
  apps = [await server(), await server(), await server()];
});
afterEach(async () => {
  await Promise.all(apps.map(({ server }) => server.close()));
  await test.drop();
});

const first = ({ accounts }: App, email = 'admin@rasoi.local') =>
  createFirstOwner(test.database, accounts, { email, password: 'Kadhai-and-Tawa-42' });

// SAFE-43
describe('servers that start at once on an empty database', () => {
  it('create one first admin', async () => {
    const logins = await Promise.all(apps.map((app) => first(app)));
    expect(logins.filter((login) => login !== undefined)).toEqual([{ email: 'admin@rasoi.local' }]);
    expect(await test.database.query(sql`select email, role, "isAdmin", "isSuperAdmin" from users`)).toEqual([
      { email: 'admin@rasoi.local', role: 'owner', isAdmin: true, isSuperAdmin: true },
    ]);
  });

  it('create one first admin even with different settings', async () => {
    const logins = await Promise.all(apps.map((app, at) => first(app, `chef${at}@example.in`)));
    expect(logins.filter((login) => login !== undefined)).toHaveLength(1);
    expect(await test.database.query(sql`select 1 from users`)).toHaveLength(1);
  });

  it('create the default menu once', async () => {
    await Promise.all(
      apps.map(({ documents }) => loadCatalogue(test.database, documents, join(PROJECT_FOLDER, 'seed'))),
    );
    const [counts] = await test.database.query<{ dishes: number; menus: number }>(
      sql`select (select count(*) from dishes) as dishes, (select count(*) from menus) as menus`,
    );
    const again = await loadCatalogue(
      test.database,
      (apps[0] as App).documents,
      join(PROJECT_FOLDER, 'seed'),
    );
    expect([counts?.menus, again]).toEqual([8, 0]);
    expect(counts?.dishes).toBeGreaterThan(30);
  });
});

it('an ADMIN_EMAIL that belongs to a customer is refused with one clear line', async () => {
  const [app] = apps as [App];
  await app.accounts.create({
    id: 'asha',
    email: 'asha@example.in',
    password: 'Swaad-1234',
    ownerKnown: true,
  });
  await expect(first(app, 'asha@example.in')).rejects.toThrow(StartError);
  expect(await first(app)).toEqual({ email: 'admin@rasoi.local' });
});
