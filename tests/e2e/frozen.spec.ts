// What the screens of people at work ask for, written down in frozen/, so that a change of how they are made changes nothing
// else. Where a change is wanted: npx playwright test --project=frozen --update-snapshots, and the commit says what and why.
import { LANGUAGES, pathIn } from '#domain/languages/languages.ts';
import { samples } from '#tests/samples/samples.ts';
import { ADMIN_SECTIONS } from '#web/admin-screens.ts';
import { screensOf } from '#web/staff/shell/sections.ts';
import { ADMIN, expect, open, test } from './fixture.ts';
import { onceStill } from './written-down.ts';

/** What the owner has turned on, so that every screen has something to show. */
const SETTINGS = {
  shop: { languages: LANGUAGES },
  kitchen: { orderMode: 'board' },
  ledger: { isOn: true },
  plans: { isOn: true },
};

/** There is one document of each of these nouns. */
const MADE = [
  'coupons',
  'optionGroups',
  'mealTimes',
  'plans',
  'companies',
  'areas',
  'preparedItems',
  'webhooks',
] as const;

/** A screen with a form in a dialog, and the places among its buttons of one for a new document and one for an existing one. */
const FORMS = [
  ['/admin/coupons', 0, 2],
  ['/admin/areas', 0, 11],
  ['/admin/menus', 0, 4],
  ['/admin/options', 0, 1],
  ['/admin/plans', 0, 2],
  ['/admin/plans', 4, 5],
  ['/admin/prepared-items', 0, 1],
  ['/admin/subscribers', 2],
  ['/admin/webhooks', 0, 2],
  ['/admin/team', 0],
] as const;

for (const language of LANGUAGES)
  test(`every screen and form of an owner is as it was written down, in ${language}`, async ({
    page,
    wire,
  }) => {
    test.slow();
    await wire.logIn(ADMIN.email, ADMIN.password);
    for (const [section, value] of Object.entries(SETTINGS))
      await wire.documents('PATCH', `settings/documents/${section}`, {
        data: { value: JSON.stringify(value) },
      });
    for (const name of MADE)
      await wire.documents('POST', `${name}/documents`, { documentId: 'theirs', data: samples[name](0) });

    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const parts: string[] = [];
    for (const { to } of screensOf(ADMIN_SECTIONS)) {
      await open(page, pathIn(language, to));
      parts.push(`# ${to}`, await onceStill(main));
    }
    for (const [path, toAdd, toChange] of FORMS) {
      await open(page, pathIn(language, path));
      await main.getByRole('button').nth(toAdd).click();
      await expect(dialog).toBeVisible();
      parts.push(`# ${path}, button ${toAdd}`, await onceStill(dialog));
      await dialog.locator('button.button-primary').click();
      parts.push('## Sent as it is', await onceStill(dialog));
      if (toChange === undefined) continue;
      await open(page, pathIn(language, path));
      await main.getByRole('button').nth(toChange).click();
      await expect(dialog).toBeVisible();
      parts.push(`# ${path}, button ${toChange}`, await onceStill(dialog));
    }
    expect(parts.join('\n')).toMatchSnapshot(`${language}.txt`);
  });
