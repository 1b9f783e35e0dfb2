import { expect, open, test, Wire } from './fixture.ts';

const PAGES = [
  ...['/', '/menu', '/menu?type=veg', '/menu?category=drinks', '/menu?dish=masala-chai'],
  ...['/about', '/support', '/legal', '/privacy'],
];

// SAFE-6, EARLY-5
test('a public page is byte for byte the same for everybody, and sets no cookie', async ({
  playwright,
  baseURL,
}) => {
  const people = await Promise.all(
    [false, true, true].map(async (signsIn) => {
      const requests = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      if (signsIn) {
        const wire = new Wire(requests);
        await wire.customer();
        await wire.addToCart('masala-chai');
      }
      return requests;
    }),
  );
  for (const path of PAGES) {
    const answers = await Promise.all(people.map((requests) => requests.get(path)));
    for (const answer of answers) {
      expect(answer.status()).toBe(200);
      expect(answer.headers()['set-cookie']).toBeUndefined();
    }
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()));
    for (const other of others) expect(other === first, path).toBe(true);
  }
  await Promise.all(people.map((requests) => requests.dispose()));
});

// SAFE-7
test('a changed price appears at once on every page that shows it', async ({ request, kitchen }) => {
  const dish = await kitchen.dish({ price: 111 });
  expect(await (await request.get(`/menu?dish=${dish.id}`)).text()).toContain('₹111');
  await kitchen.change(dish, { price: 112 });
  const text = await (await request.get(`/menu?dish=${dish.id}`)).text();
  expect(text).toContain('₹112');
  expect(text).not.toContain('₹111');
});

test('a browser that already has a page is answered 304', async ({ request }) => {
  const first = await request.get('/about');
  const again = await request.get('/about', { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

// SAFE-27
test('a page of a signed-in person is not cached', async ({ context, wire }) => {
  expect((await context.request.get('/login')).headers()['cache-control']).toBe('private, no-cache');
  await wire.customer();
  for (const path of ['/profile', '/orders', '/cart']) {
    const answer = await context.request.get(path);
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([
      path,
      200,
      'private, no-store',
    ]);
  }
});

test('a visitor’s page writes no error to the console', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The runner keeps service workers away from all tests but those of the page without a connection.
    const ofRunner = message.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && !ofRunner) complaints.push(message.text());
  });
  for (const path of ['/', '/menu', '/login']) await open(page, path);
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

/**
 * The computed styles of visible elements, without custom properties, which have no effect by themselves. A closed dialog is
 * not visible; its own rules come with the whole sheet. Of elements that no rule tells apart, such as those of a second
 * card, only the first is read.
 */
const looks = () => {
  const kinds = new Map<string, number>();
  const kindOf = new Map<Element | null, number>();
  const isNew = (element: Element): boolean => {
    const { parentElement, localName, previousElementSibling, nextElementSibling } = element;
    const kind = JSON.stringify([
      kindOf.get(parentElement),
      localName,
      element.getAttribute('class'),
      element.getAttributeNames(),
      previousElementSibling === null,
      nextElementSibling === null,
    ]);
    const known = kinds.get(kind);
    kindOf.set(element, known ?? kinds.size);
    if (known === undefined) kinds.set(kind, kinds.size);
    return known === undefined;
  };
  return [...document.querySelectorAll('body *:not(script, link, dialog:not([open]), dialog:not([open]) *)')]
    .filter(isNew)
    .flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return 'none';
        const seen = [...style].filter((name) => !name.startsWith('--'));
        return `${element.outerHTML.slice(0, 80)} ${part} ${seen.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
      }),
    );
};

// EARLY-8
test('a public page looks the same before and after its whole style sheet has come', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/', '/menu', '/about']) {
    await page.goto(path);
    const before = await page.evaluate(looks);
    await page.locator('#all-styles').evaluate(async (sheet: HTMLLinkElement) => {
      const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
      while (sheet.rel !== 'preload') await pause();
      sheet.rel = 'stylesheet';
      while (!sheet.sheet) await pause();
    });
    const after = await page.evaluate(looks);
    expect(after.filter((look, place) => look !== before[place]).slice(0, 2), path).toEqual([]);
  }
});
