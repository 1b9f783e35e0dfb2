import { defineConfig } from 'vitest/config';

/** As for browser tests: two busy cores may make a test late once; what needed a second try is reported. */
const retry = process.env.CI ? 1 : 0;

/** Tests of faults that mostly wait, and bear others beside them. */
const WAITING = ['balances', 'cutoff', 'poison', 'printer-pack', 'redis'].map(
  (name) => `tests/faults/${name}.test.ts`,
);

/** Tests of SQL that stand among those of the wire, and run with it on a server of `TEST_DATABASE_URL`. */
const UPGRADES = ['tests/wire/landed-schemas.test.ts'];
/** Tests beside the server's files of the embedded server, and of odd requests, which are an attack like those of security. */
const ON_EMBEDDED = ['server/db/created-databases.test.ts', 'server/http/fuzz*.test.ts'];

/** Each file has a database of its own. */
const ON_DATABASE = {
  globalSetup: ['tests/database-setup.ts'],
  setupFiles: ['tests/quick-passwords.ts'],
  // More than there are cores: many tests wait for leases, locks and processes.
  maxWorkers: 3,
  // The modules of all files are the same, and loading them takes longer than most tests.
  isolate: false,
  sequence: { groupOrder: 1 },
  retry,
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          // Loading a file's modules anew takes five times as long as its tests.
          isolate: false,
          // A rule is fast, but on a busy machine thousands of random examples are not.
          testTimeout: 60_000,
          include: [
            'domain/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'printer/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          ...ON_DATABASE,
          include: ['server/**/*.test.ts', ...UPGRADES],
          exclude: ON_EMBEDDED,
        },
      },
      {
        test: {
          name: 'wire',
          ...ON_DATABASE,
          include: ['tests/{model,security,wire}/**/*.test.ts', ...ON_EMBEDDED, ...WAITING],
          exclude: UPGRADES,
        },
      },
      {
        test: {
          name: 'packaging',
          include: ['tests/packaging/**/*.test.ts'],
          globalSetup: ['tests/packaging/set-up.ts'],
          // They install and upgrade packages in a fresh Debian; npm test runs them beside the browser tests.
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          testTimeout: 600_000,
          hookTimeout: 900_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts', 'tests/machines/**/*.test.ts'],
          exclude: WAITING,
          globalSetup: ['tests/database-setup.ts'],
          // They stop processes and fill disks: after all others, and one at a time.
          maxWorkers: 1,
          isolate: false,
          sequence: { groupOrder: 2 },
          retry,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
