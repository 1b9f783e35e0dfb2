// Pictures of orders, the kitchen's day, money and riders.
import { showFirst } from '../scroll.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../shots.ts').Shot} Shot */

const DIALOG = 'dialog[open]';
/** In a window of this size the bar at the bottom covers nothing of what is cropped. */
const TALL = { width: 390, height: 1200 };
/** For what needs only a part of a screen. */
const LOW = { width: 390, height: 620 };
/** The first ticket that is being cooked. */
const COOKED = 'section[aria-labelledby="column-preparing"] article';

/**
 * Opens what is done rarely with the ticket that is being cooked.
 * @param {Page} page
 */
const unfoldTicket = (page) => page.locator(`${COOKED} header button[aria-expanded]`).first().click();

/**
 * Unfolds the first order that a rider is bringing.
 * @param {Page} page
 */
const unfoldDelivery = (page) => page.locator('article button[aria-expanded]').first().click();

/** @type {readonly Shot[]} */
export const shots = [
  {
    name: 'phone-order',
    as: 'owner',
    path: '/admin/orders/new',
    async steps(page, { byPhoneTexts: { customer, dishes } }) {
      await page.locator('input[name="phone"]').fill('98450 00001');
      await page.getByRole('option').first().click();
      await page.getByRole('button', { name: customer.usual }).first().click();
      await page.getByRole('heading', { name: dishes.title }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 200));
    },
  },
  {
    name: 'find-order',
    as: 'owner',
    path: '/admin/orders',
    async steps(page) {
      await page.getByRole('button', { name: /#\d/ }).first().click();
      await page.locator(`${DIALOG} dl`).first().waitFor();
    },
    crop: DIALOG,
  },
  {
    name: 'problem',
    as: 'owner',
    path: '/admin/issues',
    async steps(page) {
      await page.getByRole('button', { name: /#\d/ }).first().click();
      await page.locator(`${DIALOG} textarea`).waitFor();
    },
    crop: DIALOG,
  },
  {
    name: 'order-money',
    as: 'owner',
    path: '/admin/orders?status=delivered&payment=upi',
    async steps(page, { adminOrderTexts: { money } }) {
      await page.getByRole('button', { name: /#\d/ }).first().click();
      await page.setViewportSize(LOW);
      await page.getByText(money.goodwill, { exact: true }).click();
      await page.locator('input[name="amount"]').fill('50');
      await page
        .getByRole('heading', { name: money.heading })
        .evaluate((heading) => heading.scrollIntoView());
    },
    crop: DIALOG,
  },
  {
    name: 'board',
    as: 'kitchen',
    path: '/admin/kitchen?column=preparing',
    async steps(page) {
      await page.setViewportSize({ width: 390, height: 720 });
      await showFirst(page.locator(COOKED), 340);
    },
  },
  {
    name: 'ticket-tools',
    as: 'kitchen',
    path: '/admin/kitchen?column=preparing',
    async steps(page) {
      await page.setViewportSize(TALL);
      await unfoldTicket(page);
    },
    crop: COOKED,
  },
  {
    name: 'change-line',
    as: 'kitchen',
    path: '/admin/kitchen?column=preparing',
    async steps(page, { boardChangeTexts: texts }) {
      await unfoldTicket(page);
      await page.locator(COOKED).getByRole('button', { name: texts.button }).first().click();
    },
    crop: DIALOG,
  },
  {
    name: 'sold-out',
    as: 'kitchen',
    path: '/admin/kitchen',
    async steps(page, { boardStockTexts: texts }) {
      await page.setViewportSize(LOW);
      await page.getByRole('button', { name: texts.open, exact: true }).first().click();
      await page.locator(`${DIALOG} li`).first().waitFor();
    },
    crop: DIALOG,
  },
  {
    name: 'sound',
    as: 'kitchen',
    path: '/admin/kitchen',
    async steps(page, { kitchenTexts: texts }) {
      await page.getByRole('button', { name: texts.more.open, exact: true }).first().click();
      await page.getByRole('button', { name: texts.soundTool.open, exact: true }).click();
    },
    crop: DIALOG,
  },
  {
    name: 'no-internet',
    as: 'kitchen',
    path: '/admin/kitchen',
    async steps(page) {
      let isCut = false;
      /** @type {(() => void)[]} */
      const cuts = [];
      await page.routeWebSocket('**/v1/realtime*', (socket) => {
        if (isCut) return void socket.close();
        socket.connectToServer();
        cuts.push(() => socket.close());
      });
      await page.reload();
      await page.locator('article:visible').first().waitFor();
      await page.waitForLoadState('networkidle');
      isCut = true;
      await page.context().setOffline(true);
      for (const cut of cuts) cut();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'prep-list', as: 'kitchen', path: '/admin/prep' },
  { name: 'packing', as: 'kitchen', path: '/admin/packing' },
  {
    name: 'close-the-day',
    as: 'owner',
    path: '/admin/day',
    async steps(page) {
      await page.setViewportSize(LOW);
      await page.locator('main form summary').first().click();
      await showFirst(page.locator('main form li'));
    },
  },
  {
    name: 'ledger',
    as: 'owner',
    path: '/admin/ledger',
    async steps(page) {
      await page.locator('main a[href*="/admin/ledger/"]').nth(1).click();
      await page.waitForURL(/ledger\/./);
      await page.locator('a[href*="/statements/"]').first().waitFor();
    },
  },
  {
    name: 'company',
    as: 'owner',
    path: '/admin/subscribers',
    async steps(page) {
      await page.locator('main a[href*="/admin/companies/"]').first().click();
      await page.waitForURL(/companies\/./);
    },
  },
  { name: 'invoices', as: 'owner', path: '/admin/invoices?month=2026-11' },
  { name: 'deliveries', as: 'rider', path: '/deliver' },
  {
    name: 'hand-over',
    as: 'rider',
    path: '/deliver',
    async steps(page, { doorTexts: texts }) {
      await unfoldDelivery(page);
      await page.getByRole('button', { name: texts.moreNoPhoto }).first().click();
      await page.locator(`${DIALOG} input`).first().waitFor();
    },
    crop: DIALOG,
  },
  {
    name: 'nobody-opens',
    as: 'rider',
    path: '/deliver',
    async steps(page, { deliveryTexts: texts }) {
      await page.setViewportSize(TALL);
      await unfoldDelivery(page);
      await page.getByText(texts.problem.summary).first().click();
    },
    crop: 'article',
  },
  {
    name: 'rider-shift',
    as: 'rider',
    path: '/deliver',
    async steps(page, { shiftTexts: texts }) {
      await page.getByRole('button', { name: texts.begin }).click();
      await page.locator(`${DIALOG} button`).last().waitFor();
    },
    crop: DIALOG,
  },
];
