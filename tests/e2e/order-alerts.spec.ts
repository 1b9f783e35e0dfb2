import { NOTIFYING } from './browsers.ts';
import { fakePush } from './fake-push.ts';
import { awake, expect, open, PASSWORD, test } from './fixture.ts';

test.use(NOTIFYING);

// APP-9, APP-10
test('a phone shows the steps of an order once its customer has agreed, until they sign out', async ({
  page,
  context,
  wire,
  customer,
  kitchen,
}) => {
  const { id } = await wire.order([await kitchen.dish()]);
  const opens = `/orders/${id}`;
  await context.grantPermissions(['notifications']);
  await fakePush(page, `https://fcm.googleapis.com/fcm/send/${customer.id}`);
  const subscriptions = () => wire.documents<{ total: number }>('GET', 'pushSubscriptions/documents');

  await open(page, opens);
  await page.evaluate(() => {
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} }));
  });
  const question = page.getByRole('region', { name: 'Shall your phone tell you?' });
  const offer = page.getByRole('region', { name: /on your home screen/ });
  await expect(question).toBeVisible();
  await expect(offer).toBeHidden();
  await question.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(question).toBeHidden();
  expect(await subscriptions()).toMatchObject({ total: 1 });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();

  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) found(first.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const data = JSON.stringify({ title: 'Order #7 is accepted', text: 'Around 8:40 pm.', opens });
  const origin = new URL(page.url()).origin;
  const registrationId = await registered;
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
    });
  await page.goto('/about');
  // A message to a worker that is still being installed would be lost.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await expect.poll(shown).toEqual([['Order #7 is accepted', 'Around 8:40 pm.']]);

  await awake(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subscribed'))).toBeNull();
  await wire.logIn(customer.email, PASSWORD);
  expect(await subscriptions()).toMatchObject({ total: 0 });
});
