import { expectAccessible } from './axe.ts';
import { ADMIN, expect, LIVE, open, openLive, reopen, test } from './fixture.ts';

// COMPLY-1
test('an owner names the business and its grievance officer, and open pages say so at once', async ({
  page,
  browser,
  wire,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await openLive(visitor, '/support#grievance');
  const policy = visitor.getByRole('region', { name: 'Grievance officer and legal notice' });
  await expect(policy).toContainText('a sample business');
  await wire.logIn(ADMIN.email, ADMIN.password);
  try {
    await open(page, '/admin/settings/legal');
    const form = page.getByRole('region', { name: 'Who sells, and who hears complaints' });
    await form.getByLabel('Legal name').fill('Meera Foods LLP');
    await form.getByRole('textbox', { name: 'Registered address' }).fill('1 Beach Road\nPanaji 403001');
    await form.getByRole('textbox', { name: 'Grievance officer' }).fill('Meera Naik');
    await form.getByRole('textbox', { name: 'Designation' }).fill('Partner');
    await form.getByLabel('E-mail of the officer').fill('meera');
    await form.getByRole('textbox', { name: 'A refund takes' }).fill('5 bank days');
    await form.getByRole('button', { name: /^Save/ }).click();
    await expect(form.getByText('Must be an e-mail address, or empty')).toBeVisible();
    await form.getByLabel('E-mail of the officer').fill('Meera@Foods.example');
    await expect(form.getByText(/Meera Foods LLP\. Grievance officer: Meera Naik, Partner\./)).toBeVisible();
    await form.getByRole('button', { name: /^Save/ }).click();
    await expect(form.getByText('Saved', { exact: true })).toBeVisible();

    await expect(policy).toContainText('Meera Naik', LIVE);
    await expect(policy).not.toContainText('a sample business');
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Legal notice' })).toBeVisible();
    const seller = visitor.getByRole('region', { name: 'Who you buy from' });
    await expect(seller).toContainText('Meera Foods LLP');
    await expect(seller).toContainText('Panaji 403001');
    await expect(visitor.getByRole('link', { name: 'meera@foods.example' })).toBeVisible();
    await expect(visitor.getByText('It takes 5 bank days.')).toBeVisible();
    await expectAccessible(visitor, 'legal notice');
    const text = await (await visitor.request.get('/legal')).text();
    expect(text).toContain('"legalName":"Meera Foods LLP"');
    expect(text).toContain('"contactType":"grievance officer","name":"Meera Naik"');
  } finally {
    await wire.documents('PATCH', 'settings/documents/legal', { data: { value: '{}' } });
  }
  expect(await (await visitor.request.get('/legal')).text()).not.toContain('Meera');
  await visitor.context().close();
});

// COMPLY-12
test('the privacy notice says of each kind of data how long it is kept, by the periods of now', async ({
  page,
  wire,
}) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  const retention = (value: object) =>
    wire.documents('PATCH', 'settings/documents/retention', { data: { value: JSON.stringify(value) } });
  await open(page, '/legal');
  await page.getByRole('link', { name: 'Privacy notice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible();
  const cart = page.getByRole('region', { name: 'Your cart' });
  await expect(cart).toContainText('Until you order, empty it or close your account.');
  await expectAccessible(page, 'the privacy notice');
  try {
    await retention({ carts: 30 });
    await reopen(page);
    await expect(cart).toContainText('Deleted after 30 days.');
  } finally {
    await retention({});
  }
});
