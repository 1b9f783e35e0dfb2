import { expectAccessible } from './axe.ts';
import { expect, freshEmail, open, PASSWORD, test, toast, Wire } from './fixture.ts';
import { mailedLink } from './outbox.ts';

// COMPLY-4
test('a visitor complains, gets a number by mail, and reads the officer’s answer by its link', async ({
  page,
  admin,
  wire,
  browser,
}) => {
  // Two browsers and three runs of axe take time.
  test.slow();
  const email = freshEmail();
  const words = `The dal was cold ${crypto.randomUUID()}`;
  await open(page, '/legal');
  await page.getByRole('link', { name: 'File a complaint' }).click();
  await page.getByLabel('It is about').selectOption('The food');
  await page.getByLabel('What went wrong').fill(words);
  await page.getByRole('button', { name: 'File the complaint' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please fill in this field');
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await expectAccessible(page, 'the form of a complaint');
  await page.getByRole('button', { name: 'File the complaint' }).click();
  const receipt = page.getByRole('heading', { name: /^Your complaint has the number G-\d{2}-\d{6}$/ });
  await expect(receipt).toBeFocused();
  const ticket = /G-\d{2}-\d{6}/.exec(String(await receipt.textContent()))?.[0] ?? '';
  const link = new URL(await mailedLink(admin, email, 'grievance-received'));
  await open(page, `${link.pathname}${link.search}`);
  const complaint = page.getByRole('region', { name: `Complaint ${ticket}` });
  await expect(complaint).toContainText(words);
  await expect(complaint).toContainText('Nobody has answered yet.');

  const office = await browser.newContext();
  const boss = await wire.account();
  await admin.documents('PATCH', `users/documents/${boss.id}`, { data: { role: 'manager' } });
  await new Wire(office.request).logIn(boss.email, PASSWORD);
  const desk = await office.newPage();
  await open(desk, `/admin/grievances?q=${ticket}`);
  await desk.getByRole('button', { name: ticket }).click();
  const dialog = desk.getByRole('dialog', { name: ticket });
  await expect(dialog).toContainText(words);
  await dialog.getByLabel('Answer to the customer').fill('We are sorry. The money is on its way back.');
  await dialog.getByLabel('The complaint').selectOption('Settled');
  await expectAccessible(desk, 'a complaint with its answer');
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expect(toast(desk, 'The answer stands on the page of the complaint.')).toBeVisible();
  await office.close();

  const answered = new URL(await mailedLink(admin, email, 'grievance-answered'));
  await open(page, `${answered.pathname}${answered.search}`);
  await expect(complaint).toContainText('We are sorry. The money is on its way back.');
  await expect(complaint).toContainText('Settled');
  await expectAccessible(page, 'a settled complaint');
});

// COMPLY-4
test('the dashboard warns of complaints whose time is over', async ({ page, wire, admin }) => {
  const boss = await wire.account();
  await admin.documents('PATCH', `users/documents/${boss.id}`, { data: { role: 'manager' } });
  await wire.logIn(boss.email, PASSWORD);
  await open(page, '/admin/messages');
  await page.route(/collections\/grievances\/documents/, (route) =>
    route.fulfill({ json: { total: 2, documents: [] } }),
  );
  await page.locator('a[href="/admin"]').first().click();
  await expect(page.getByText('2 complaints are overdue.')).toBeVisible();
  await page.getByRole('link', { name: 'See the complaints' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Complaints' })).toBeVisible();
});
