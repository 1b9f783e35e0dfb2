import { expectAccessible } from './axe.ts';
import { expect, open, test } from './fixture.ts';

const PIN = { latitude: 18.5205, longitude: 73.8567 };

// PIN-2, PIN-3, PIN-5, PIN-7
test('a customer gives an address its place by the phone and by keys, and takes it back in the profile', async ({
  page,
  context,
  wire,
}) => {
  await wire.customer();
  const { documents } = await wire.documents<{ documents: { $id: string }[] }>('GET', 'addresses/documents');
  const home = documents[0]?.$id;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(PIN);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit Home' }).click();
  await page.getByLabel('Floor').fill('3');
  await page.getByLabel('Gate / Tower').fill('Blue gate');
  await page.getByLabel('Leave it at the door').check();
  await expect(page.getByText(/^If you set it, we keep the place of your door/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep where I am now' }).click();
  const pinned = page.getByText(/^Pinned, \d+(\.\d)? km north-west of the kitchen$/);
  await expect(pinned).toBeVisible();
  // There are no streets to show.
  await expect(page.getByRole('button', { name: /on the map/ })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Map of your address' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(pinned).toHaveCount(0);
  await page.getByText('Or paste a link of a map app').press('Enter');
  const link = page.getByLabel('Link of a map app, or degrees');
  await link.fill('here');
  await expect(link).toHaveAccessibleDescription(/There is no place in India in this/);
  await link.fill(`${PIN.latitude + 0.0005}, ${PIN.longitude}`);
  await expect(pinned).toBeVisible();
  await expectAccessible(page, 'an address with its place');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Gate: Blue gate · Floor: 3 · Leave at the door')).toBeVisible();
  const read = () => wire.documents<Record<string, unknown>>('GET', `addresses/documents/${home}`);
  const { mapPinLatitude, mapPinLongitude } = await read();
  expect(mapPinLatitude).toBeGreaterThan(PIN.latitude);
  expect(mapPinLatitude).toBeLessThan(PIN.latitude + 0.001);
  expect(mapPinLongitude).toBeCloseTo(PIN.longitude, 5);
  await page.getByRole('button', { name: 'Withdraw and delete the places' }).click();
  await expect(page.getByText('The places are deleted')).toBeVisible();
  expect(await read()).toMatchObject({ mapPinLatitude: null, mapPinLongitude: null, floor: '3' });
});
