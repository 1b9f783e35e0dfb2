import { inBoardMode, openTools, tests } from './board.ts';
import { NOTIFYING } from './browsers.ts';
import { fakePush } from './fake-push.ts';
import { expect, open } from './fixture.ts';

inBoardMode();

tests.use(NOTIFYING);

// ALERT-1
tests(
  'a tablet whose board is closed shows an alert, and a press on it opens the board',
  async ({ board, context }) => {
    await context.grantPermissions(['notifications']);
    await fakePush(board, 'https://fcm.googleapis.com/fcm/send/tablet');
    await open(board, '/admin/kitchen');
    await openTools(board);
    await board.getByRole('button', { name: 'Alert this device when the board is closed' }).click();
    await expect(board.getByText('This device is alerted when the board is closed.')).toBeVisible();

    const cdp = await context.newCDPSession(board);
    const registered = new Promise<string>((found) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) found(first.registrationId);
      }),
    );
    await cdp.send('ServiceWorker.enable');
    const registrationId = await registered;
    const origin = new URL(board.url()).origin;
    const deliver = () =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify({ title: 'New order #7', text: '1 dish waits.', opens: '/admin/kitchen' }),
      });
    const shown = () =>
      board.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
      });
    // A visible board rings, so no notification is shown.
    await deliver();
    await expect.poll(shown).toEqual([]);
    await board.goto('/about');
    await deliver();
    await expect.poll(shown).toEqual([['New order #7', '1 dish waits.']]);

    await open(board, '/admin/kitchen');
    await openTools(board);
    await board.getByRole('button', { name: 'Turn the alerts off' }).click();
    await expect(
      board.getByRole('button', { name: 'Alert this device when the board is closed' }),
    ).toBeVisible();
  },
);
