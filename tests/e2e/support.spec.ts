import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, open, test, toast, type Wire } from './fixture.ts';

const SERVICE = '**/f/contact';
const THANKS = 'Thank you! Your message has reached our kitchen.';
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function fill(page: Page, message: string): Promise<void> {
  await field(page, 'Name').fill('Asha Rao');
  await field(page, 'Email').fill('asha@rasoi.test');
  await field(page, 'Subject').selectOption('Food Quality');
  await field(page, 'Message').fill(message);
}

const newMessage = () => `Lovely dal ${crypto.randomUUID()}`;

async function stored(admin: Wire, message: string) {
  const query = JSON.stringify({ method: 'equal', attribute: 'message', values: [message] });
  const path = `messages/documents?queries[0]=${encodeURIComponent(query)}`;
  return (await admin.documents<{ documents: unknown[] }>('GET', path)).documents;
}

// SUPPORT-2
test('the contact form asks for what is missing, waits while it sends, and reaches the kitchen once', async ({
  page,
  admin,
}) => {
  let sent = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SERVICE, async (route) => {
    sent += 1;
    await answered;
    await route.continue();
  });
  await open(page, '/support');
  await test.step('missing entries are asked for before it sends', async () => {
    await send(page).click();
    for (const name of ['Name', 'Email', 'Message'])
      await expect(field(page, name)).toHaveAccessibleDescription('Please fill in this field');
    await expect(field(page, 'Name')).toBeFocused();
    await expectAccessible(page, 'contact form with errors');
    await fill(page, 'Hi');
    await field(page, 'Email').fill('asha');
    await send(page).click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(field(page, 'Email')).toBeFocused();
    await field(page, 'Email').fill('asha@rasoi.test');
    await expect(field(page, 'Email')).toHaveAccessibleDescription('');
    expect(sent).toBe(0);
  });

  const message = newMessage();
  await fill(page, message);
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  await field(page, 'Name').press('Enter');
  answer();
  await expect(toast(page, THANKS)).toBeVisible();
  await expect(page.getByRole('heading', { name: THANKS })).toBeFocused();
  expect(sent).toBe(1);
  expect(await stored(admin, message)).toEqual([
    expect.objectContaining({ name: 'Asha Rao', email: 'asha@rasoi.test', subject: 'Food Quality' }),
  ]);

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(field(page, 'Message')).toHaveValue('');
  await test.step('its honeypot is invisible to people', async () => {
    const trap = page.locator('input[name=_gotcha]');
    await expect(trap).not.toBeInViewport();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3);
    const ofRobot = newMessage();
    await fill(page, ofRobot);
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'https://gold.example';
    });
    await send(page).click();
    await expect(page.getByRole('button', { name: 'Write another message' })).toBeVisible();
    expect(await stored(admin, ofRobot)).toEqual([]);
  });
});

test('errors of the form service appear at their fields, and a message without an answer is sent by the next try', async ({
  page,
  customer,
  admin,
}) => {
  const errors = [
    { field: 'email', code: 'TYPE_EMAIL', message: 'We know no such address' },
    { field: 'subject', code: 'TYPE_TEXT', message: 'Not this one' },
    { code: 'BLOCKED', message: 'This looks like advertising' },
  ];
  await page.route(SERVICE, (route) => route.fulfill({ status: 422, json: { errors } }), { times: 1 });
  await open(page, '/support');
  // A customer is known.
  await expect(field(page, 'Name')).toHaveValue(customer.name);
  await expect(field(page, 'Email')).toHaveValue(customer.email);
  const message = newMessage();
  await fill(page, message);
  await send(page).click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('We know no such address');
  await expect(field(page, 'Subject')).toHaveAccessibleDescription('Not this one');
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toHaveText('This looks like advertising');
  await expect(field(page, 'Message')).toHaveValue(message);

  await page.route(SERVICE, (route) => route.abort(), { times: 1 });
  await fill(page, message);
  await send(page).click();
  await expect(problem).toHaveText('Your message could not be sent. Please try again.');
  await expect(field(page, 'Message')).toHaveValue(message);
  await send(page).click();
  await expect(toast(page, THANKS)).toBeVisible();
  expect(await stored(admin, message)).toHaveLength(1);
});

// SUPPORT-1, SUPPORT-4, SUPPORT-5
test('the page has questions of which one is open, ways to reach the kitchen, its hours and its terms', async ({
  page,
}) => {
  await open(page, '/support');
  await expect(page.getByRole('main').getByRole('list').first().getByRole('listitem')).toContainText([
    /Call us.*10:00 – 22:00/,
    /Live chat.*Monday to Saturday, 11:00 – 21:00/,
    /Write to us.*within 24 hours/,
  ]);
  await expect(page.getByRole('blockquote')).toBeVisible();
  await page.getByRole('button', { name: 'Start a chat' }).click();
  await expect(page.locator('[data-toast=info]')).toHaveText('Chat feature coming soon!');
  await expect(page.getByRole('region', { name: 'Business hours' }).locator('dl > div')).toHaveText([
    'Monday to Friday10:00 – 23:00',
    'Saturday and Sunday11:00 – 22:00',
    'Holidays11:00 – 21:00',
  ]);

  const questions = page.getByRole('region', { name: 'Questions people ask' }).locator('details');
  await expect(questions).toHaveCount(5);
  const openOnes = () =>
    questions.evaluateAll((all) =>
      all.flatMap((one, place) => ((one as HTMLDetailsElement).open ? place : [])),
    );
  const press = (place: number) => questions.nth(place).locator('summary').click();
  expect(await openOnes()).toEqual([]);
  await press(1);
  await expect.poll(openOnes).toEqual([1]);
  await expect(questions.nth(1)).toContainText('within 5 minutes');
  await press(3);
  await expect.poll(openOnes).toEqual([3]);
  await expect(questions.nth(3)).toContainText('3-5 business days');
  await press(3);
  await expect.poll(openOnes).toEqual([]);

  for (const [anchor, title, words] of [
    ['terms', 'Terms of Service', '3-5 business days'],
    ['privacy', 'Privacy Policy', 'download and erase'],
    ['cookies', 'Cookies', 'no tracking'],
    ['grievance', 'Grievance officer and legal notice', '48 hours'],
  ] as const) {
    await page.goto(`/support#${anchor}`);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
    await expect(page.locator(`#${anchor}`)).toContainText(words);
  }
});
