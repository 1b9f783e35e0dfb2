/** A phone on slow 4G (150 ms to the server and back, 1.6 Mbit/s) with a quarter of this machine's processor. */
import { type Browser, chromium, type Page } from '@playwright/test';

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** A page with nothing in it, whose load is the reference for that of others. */
export const BARE = Buffer.from('<!doctype html><title>Hello</title><h1>Hello</h1>');

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });

/** Runs a task in a page of a browser that has seen nothing before. */
export async function onSlowPhone<T>(browser: Browser, task: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  try {
    return await task(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds until a page has loaded. */
export const loadOf = (browser: Browser, url: string) =>
  onSlowPhone(browser, async (page) => {
    await page.goto(url);
    return page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    );
  });
