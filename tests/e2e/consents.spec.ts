import { expectAccessible } from './axe.ts';
import { expect, open, test, toast } from './fixture.ts';
import { mailedLink } from './outbox.ts';

// COMPLY-8
test('a customer switches the newsletter on, confirms it by mail, and ends it with one press', async ({
  page,
  customer,
  wire,
  admin,
  baseURL,
}) => {
  await open(page, '/profile');
  const panel = page.getByRole('region', { name: 'Newsletter' });
  await expect(panel).toContainText('Verify your e-mail address first');
  await wire.send('POST', '/account/verification', { url: `${baseURL}/verify-email` });
  const proof = new URL(await mailedLink(admin, customer.email, 'email-verification'));
  const { userId, secret } = Object.fromEntries(proof.searchParams);
  await wire.send('PUT', '/account/verification', { userId, secret });

  await open(page, '/profile');
  const wanted = panel.getByRole('switch', { name: 'Send me the newsletter' });
  await expect(wanted).not.toBeChecked();
  await wanted.click();
  await expect(toast(page, 'Your link waits for an admin to pass on')).toBeVisible();
  await expect(panel).toContainText('Waiting for you to press the link in our mail.');
  await expectAccessible(page, 'the profile with the newsletter’s switch');
  const link = new URL(await mailedLink(admin, customer.email, 'newsletter-confirmation'));
  await open(page, `${link.pathname}${link.search}`);
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(page.getByText('Thank you! You will hear from our kitchen.')).toBeVisible();

  await open(page, '/profile');
  await expect(wanted).toBeChecked();
  await wanted.click();
  await expect(toast(page, 'You are unsubscribed')).toBeVisible();
  await expect(wanted).not.toBeChecked();
});
