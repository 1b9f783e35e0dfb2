import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { ADMIN, expect, open, test, toast } from './fixture.ts';

// COMPLY-11
test('an owner lists the people of a breach, saves them, and mails them after two questions', async ({
  page,
  customer,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const { Wire } = await import('./fixture.ts');
  await new Wire(context.request).logIn(ADMIN.email, ADMIN.password);
  const desk = await context.newPage();
  await open(desk, '/admin/breach');
  await expect(desk.getByText('Within 72 hours, tell the Board')).toBeVisible();
  await desk.getByLabel('Account ids').fill(customer.id);
  await desk.getByRole('button', { name: 'List the people' }).click();
  await expect(desk.getByText('1 person', { exact: true })).toBeVisible();
  const saving = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Save as CSV' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain(customer.email);
  await desk.getByRole('button', { name: 'Mail 1 person' }).click();
  await expect(desk.getByText('Please write what happened.')).toBeVisible();
  await desk.getByLabel('Your words to them').fill('A list of addresses was stolen.');
  await expectAccessible(desk, 'the screen after a breach');
  await desk.getByRole('button', { name: 'Mail 1 person' }).click();
  await desk.getByRole('button', { name: 'Yes, go on' }).click();
  await desk.getByRole('button', { name: 'Send the mails' }).click();
  // No mail server is set up here.
  await expect(toast(desk, 'Nothing was sent: the mails wait under Mail.')).toBeVisible();
  await context.close();
  await page.close();
});
