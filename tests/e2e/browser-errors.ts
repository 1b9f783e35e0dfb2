import type { Browser, BrowserContext } from '@playwright/test';

/** What the browser itself says of a refused or lost request, which tests of failures cause. */
const OF_NETWORK = /^Failed to load resource|ERR_INTERNET_DISCONNECTED/;

/**
 * Gathers what the pages of a context, and of every context that the test opens, report as errors: uncaught ones, with those of
 * hydration, and errors in the console, with refusals of the content policy.
 */
export function watchForErrors(browser: Browser, context: BrowserContext) {
  const found: string[] = [];
  const watch = (watched: BrowserContext) => {
    watched.on('weberror', (error) => found.push(String(error.error())));
    watched.on('console', (message) => {
      if (message.type() === 'error' && !OF_NETWORK.test(message.text())) found.push(message.text());
    });
  };
  watch(context);
  browser.on('context', watch);
  return { found, stop: () => browser.off('context', watch) };
}
