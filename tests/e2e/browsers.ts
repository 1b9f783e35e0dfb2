import type { LaunchOptions } from '@playwright/test';

/** How the tests' browser is started. `path` is that of its executable. */
export const launchOptions = (path = '/usr/bin/chromium'): LaunchOptions => ({
  executablePath: path,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A document that a test answers itself counts as one of a public network, which may not connect to this machine.
    '--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets',
    '--no-first-run',
  ],
});

/** For tests of notifications, which only a Chromium with windows has. */
export const NOTIFYING = {
  serviceWorkers: 'allow',
  launchOptions: launchOptions(process.env.CHROMIUM_PATH),
} as const;
