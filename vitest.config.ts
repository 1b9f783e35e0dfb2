import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
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
          include: ['server/**/*.test.ts', 'tests/wire/**/*.test.ts'],
          globalSetup: ['server/db/test-setup.ts'],
          maxWorkers: 2,
          // Each file has a database of its own; the modules are the same, and loading them takes longer than most tests.
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
