import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, freshEmail, open, test, type Wire } from './fixture.ts';
import { mailedLink } from './outbox.ts';

const SERVICE = '**/api/v1.0/email/send';
const form = (page: Page) => page.getByRole('contentinfo').locator('form');
const email = (page: Page) => form(page).getByLabel('Newsletter');
const subscribe = (page: Page) => form(page).getByRole('button');

async function stateOf(admin: Wire, address: string): Promise<string | undefined> {
  const query = JSON.stringify({ method: 'equal', attribute: 'email', values: [address] });
  const path = `subscribers/documents?queries[0]=${encodeURIComponent(query)}`;
  return (await admin.documents<{ documents: { state: string }[] }>('GET', path)).documents[0]?.state;
}

test('a subscription is requested by form, confirmed in a mail by a button, and ended by a button; an invalid link is reported', async ({
  page,
  admin,
}) => {
  const address = freshEmail();
  await open(page, '/');
  await email(page).fill(` ${address.toUpperCase()}`);
  await subscribe(page).click();
  await expect(email(page)).toHaveValue('');
  await expect.poll(() => stateOf(admin, address)).toBe('pending');

  await open(page, await mailedLink(admin, address, 'newsletter-confirmation'));
  await expect(page.getByRole('heading', { name: 'News from the kitchen?' })).toBeVisible();
  expect(await stateOf(admin, address)).toBe('pending');
  await expectAccessible(page, 'confirm subscription');
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(page).toHaveURL('/newsletter?state=confirmed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you! You will hear from our kitchen.',
  );
  expect(await stateOf(admin, address)).toBe('confirmed');

  await open(page, await mailedLink(admin, address, 'newsletter-welcome'));
  expect(await stateOf(admin, address)).toBe('confirmed');
  await page.getByRole('button', { name: 'Unsubscribe me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You are unsubscribed. No more newsletters will come.',
  );
  expect(await stateOf(admin, address)).toBe('unsubscribed');

  await open(page, '/newsletter/confirm?token=made-up');
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(page).toHaveURL('/newsletter?state=invalid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This link has expired or has already been used.',
  );
});

// NEWS-1
test("the newsletter form requires an address, waits, and says 'Subscribed!' for 2 seconds, whatever the service answers", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await open(page, '/about');
  const notice = form(page).getByText('Subscribed!');
  const valid = () => email(page).evaluate((input: HTMLInputElement) => input.validity.valid);
  for (const typed of ['', 'asha']) {
    await email(page).fill(typed);
    await subscribe(page).click();
    expect(await valid()).toBe(false);
  }
  await expect(notice).toBeHidden();
  expect(asked.filter((url) => url.includes('/api/v1.0/email'))).toEqual([]);

  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    SERVICE,
    async (route) => {
      await answered;
      await route.continue();
    },
    { times: 1 },
  );
  await page.clock.pauseAt(Date.now() + 60_000);
  await email(page).fill(freshEmail());
  await subscribe(page).click();
  await expect(subscribe(page)).toHaveText('Sending...');
  await expect(subscribe(page)).toHaveAttribute('aria-disabled', 'true');
  answer();
  await expect(notice).toBeVisible();
  await expect(email(page)).toHaveValue('');
  await expect(subscribe(page)).toHaveText('Subscribe');
  await page.clock.runFor(1950);
  await expect(notice).toBeVisible();
  await page.clock.runFor(50);
  await expect(notice).toBeHidden();

  for (const fail of [{ status: 429, body: 'Too Many Requests' }, undefined]) {
    await page.route(SERVICE, (route) => (fail ? route.fulfill(fail) : route.abort()), { times: 1 });
    await email(page).fill(freshEmail());
    await subscribe(page).click();
    await expect(notice).toBeVisible();
    await expect(email(page)).toHaveValue('');
    await page.clock.runFor(2000);
    await expect(notice).toBeHidden();
  }
});
