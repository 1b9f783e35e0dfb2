import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/e2e/browsers.ts';
import { BOARD_PORT, DEMO_PORT, FROZEN_PORT, SHOP_PORT, SITE_PORT } from './tests/e2e/ports.ts';

const urlOf = (port: number) => `http://127.0.0.1:${port}`;
/**
 * The servers of tests that leave the kitchen as it is, of those of the board, of those that close the kitchen, a demo, and one
 * that only frozen.spec.ts changes.
 */
const [SITE, BOARD_SITE, SHOP_SITE, DEMO_SITE, FROZEN_SITE] = [
  urlOf(SITE_PORT),
  urlOf(BOARD_PORT),
  urlOf(SHOP_PORT),
  urlOf(DEMO_PORT),
  urlOf(FROZEN_PORT),
];
/** The servers of the projects. */
const SITES: Readonly<Record<string, string>> = {
  phone: SITE,
  desktop: SITE,
  board: BOARD_SITE,
  shop: SHOP_SITE,
  demo: DEMO_SITE,
  frozen: FROZEN_SITE,
};
/** Tests that change how the kitchen takes its orders. */
const BOARD = [
  '**/day-close.spec.ts',
  '**/hand-over.spec.ts',
  '**/kitchen.spec.ts',
  '**/kitchen-alerts.spec.ts',
  '**/kitchen-notifications.spec.ts',
  '**/kitchen-offline.spec.ts',
  '**/kitchen-sound.spec.ts',
  '**/kitchen-tickets.spec.ts',
  '**/order-changes.spec.ts',
  '**/pickup.spec.ts',
  '**/plans-admin.spec.ts',
  '**/plans-callers.spec.ts',
  '**/ride.spec.ts',
  '**/three-phones.spec.ts',
  '**/upi.spec.ts',
];
/** Tests that close the kitchen, or change what is said of it everywhere. */
const SHOP = [
  '**/areas.spec.ts',
  '**/coupons.spec.ts',
  '**/gst.spec.ts',
  '**/hours.spec.ts',
  '**/hydration.spec.ts',
  '**/legal.spec.ts',
  '**/invoices.spec.ts',
  '**/large-text.spec.ts',
  '**/ledger.spec.ts',
  '**/ordering-ahead.spec.ts',
  '**/plans.spec.ts',
  '**/prep.spec.ts',
  '**/refusals.spec.ts',
  '**/shop.spec.ts',
  '**/taps.spec.ts',
  '**/trust.spec.ts',
  '**/uploads.spec.ts',
  '**/visitor-cart.spec.ts',
  '**/welcome.spec.ts',
];
/** Tests of `npm start -- --demo`, whose people the walker is, and of screens that need as much data as it has. */
const ON_DEMO = [
  '**/demo.spec.ts',
  '**/handbook.spec.ts',
  '**/staff-large-text.spec.ts',
  '**/walker.spec.ts',
];
const FROZEN = ['**/frozen.spec.ts'];
/**
 * Screens that a wide window lays out in another way. All others are tried at the phone's size only, which is the harder one,
 * but accessibility.spec.ts and hindi.spec.ts widen the window of nearly every screen.
 */
const WIDE = [
  '**/dish-dialog.spec.ts',
  '**/home.spec.ts',
  '**/menu.spec.ts',
  '**/order.spec.ts',
  '**/phone-orders.spec.ts',
  '**/pictures.spec.ts',
  '**/shell.spec.ts',
];
const phone = devices['Pixel 7'];
const PHONE = {
  userAgent: phone.userAgent,
  viewport: { width: 390, height: 844 },
  // A dense screen, which takes a fifth longer to draw, shows nothing else; pictures.spec.ts has one.
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
};

/** The projects that the command line names with `--project`, else all. */
function chosenProjects(): string[] {
  const chosen = process.argv.flatMap((argument, at) => {
    if (argument.startsWith('--project=')) return argument.slice('--project='.length);
    return process.argv[at - 1] === '--project' ? argument : [];
  });
  return chosen.length > 0 ? chosen : Object.keys(SITES);
}

const serverAt = (url: string) => ({
  command: 'node scripts/serve-for-tests.mjs',
  url: `${url}/v1/health`,
  env: { PORT: new URL(url).port, PUBLIC_URL: url, ...(url === DEMO_SITE && { RASOI_DEMO: '1' }) },
  reuseExistingServer: false,
  // A demo makes up three months first.
  timeout: 120_000,
  stderr: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
});

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/frozen/{arg}{ext}',
  fullyParallel: true,
  // One more than there are cores: tests also wait, for what is announced, played or comes late.
  workers: 3,
  // A browser on two busy cores may stumble once; what needed a second try is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  // A machine of CI may be four times slower than a developer's. Only a failure waits this long.
  timeout: process.env.CI ? 240_000 : 120_000,
  expect: { timeout: process.env.CI ? 30_000 : 15_000 },
  use: {
    // A press that is not possible fails before the whole test's time is over.
    actionTimeout: process.env.CI ? 60_000 : 30_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A service worker would answer requests that tests refuse or replace; tests of it allow it.
    serviceWorkers: 'block',
    // A trace films the page, which costs more than the test: in CI only a second try has one.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH),
  },
  projects: [
    {
      // One at a time, because an order of one test rings on the board of another.
      name: 'board',
      workers: 1,
      testMatch: BOARD,
      use: { baseURL: BOARD_SITE, viewport: { width: 1280, height: 800 } },
    },
    {
      // One at a time, because nobody can order while one of them has closed the kitchen.
      name: 'shop',
      workers: 1,
      testMatch: SHOP,
      use: { ...PHONE, baseURL: SHOP_SITE },
    },
    {
      name: 'demo',
      workers: 1,
      testMatch: ON_DEMO,
      use: { ...PHONE, baseURL: DEMO_SITE },
    },
    {
      name: 'frozen',
      workers: 1,
      testMatch: FROZEN,
      use: { ...PHONE, baseURL: FROZEN_SITE },
    },
    {
      name: 'phone',
      testIgnore: [...BOARD, ...SHOP, ...ON_DEMO, ...FROZEN],
      use: { ...PHONE, baseURL: SITE },
    },
    {
      name: 'desktop',
      testMatch: WIDE,
      use: { baseURL: SITE, viewport: { width: 1280, height: 800 } },
      // Of these screens, what no size of a window changes is tried at the phone's, too.
      grepInvert: /@one-size/,
    },
  ],
  webServer: [...new Set(chosenProjects().flatMap((name) => SITES[name] ?? []))].map(serverAt),
});
