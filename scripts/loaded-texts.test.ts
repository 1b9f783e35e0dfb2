import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PART_OF_ROUTES } from '../web/translations/route-parts.ts';
import { textsNotLoaded, textsNotLoadedBy } from './loaded-texts.ts';

const root = join(import.meta.dirname, '..');
const routes = ['root.tsx', ...readdirSync(join(root, 'web/routes')).map((name) => `routes/${name}`)]
  .filter((id) => id.endsWith('.tsx') && !PART_OF_ROUTES.work.test(id))
  .map((id) => `web/${id}`);

// LANG-81
it('no page of the shop uses texts that it does not load in another language', () => {
  expect(routes.length).toBeGreaterThan(20);
  const found = routes.flatMap((route) => textsNotLoadedBy(route, root).map((text) => `${text} (${route})`));
  expect(found).toEqual([]);
});

// LANG-81
it('a text of people at work is found in what a page loads at once and later', () => {
  const modules: Record<string, string> = {
    'web/routes/cart.tsx':
      "import { Line } from '#web/line.tsx';\nconst later = lazy(() => import('#web/later.tsx'));",
    'web/line.tsx': "import { dishMessages } from '#domain/dishes/messages.ts';",
    'web/later.tsx': "import { type A, ledgerMessages as said } from '#domain/ledger/messages.ts';",
    'web/types.tsx': "import type { dishMessages } from '#domain/dishes/messages.ts';",
  };
  const found = (part: boolean) =>
    textsNotLoaded(
      'web/routes/cart.tsx',
      (path) => modules[path],
      () => part,
    );
  expect(found(false)).toEqual(['dishMessages in web/line.tsx', 'ledgerMessages in web/later.tsx']);
  expect(found(true)).toEqual([]);
  expect(readFileSync(join(root, 'web/translations/other-language.ts'), 'utf8')).toContain('PART_OF_ROUTES');
});
