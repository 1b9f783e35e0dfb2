import { expectAccessible } from './axe.ts';
import { expect, open, PASSWORD, test, toast } from './fixture.ts';

// PASSKEY-1, PASSKEY-2
test('a passkey is added in the profile, signs in, and is removed', async ({ page, wire, baseURL }) => {
  const person = await wire.account();
  // Passkeys need a name: 127.0.0.1 is none.
  const site = String(baseURL).replace('127.0.0.1', 'localhost');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  const isPresent = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

  await open(page, `${site}/login?next=${encodeURIComponent('/profile?tab=security')}`);
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await panel.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('Name of the passkey').fill('Asha’s phone');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('listitem')).toContainText('Asha’s phone');
  await expectAccessible(page, 'a list of passkeys');

  // Nobody confirms the offer under the email field: answered beside the button, it would sign in a second time, and open
  // the profile again under the dialog below.
  await isPresent(false);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  // The next page makes no such offer, which would otherwise be answered before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await open(page, `${site}/login?next=${encodeURIComponent('/profile?tab=security')}`);
  await isPresent(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=security/);
  await expect(panel.getByRole('listitem')).toContainText('Last used:');

  await panel.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Passkey removed')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(0);
});
