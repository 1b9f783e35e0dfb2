// The pictures of the handbook: a table of shots in each file of scripts/handbook/shots. `npm run handbook-pictures` takes them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { DemoRole } from '#domain/demo/roles.ts';

/** The window of a phone (CSS pixels): on one, a picture of a wider screen shows nothing that can be read. */
export const WINDOW = { width: 390, height: 844 };
/** How many pixels of a picture one of CSS has. */
export const PIXELS = 1.5;

/** The catalogues of texts in the language of the picture, by their names in domain/languages/catalogues.ts. */
// biome-ignore lint/suspicious/noExplicitAny: the files of shots are no TypeScript, and each catalogue has another form
export type ShotTexts = Readonly<Record<string, any>>;

export interface Shot {
  /** Of its file, the same in every language and theme. */
  name: string;
  as: DemoRole | 'visitor';
  /** Where it is taken, without a language. */
  path: string;
  /**
   * What is done before it is taken. It must not depend on the language (use ids, the order of roles, or `texts`) and store nothing:
   * all pictures are of one demo.
   */
  steps?: (page: Page, texts: ShotTexts) => Promise<void>;
  /** The selector of the first element that it shows; without it, it shows the window. */
  crop?: string;
}

/** All shots, in the order of their files. */
export async function readShots(root: string): Promise<readonly Shot[]> {
  const folder = join(root, 'scripts/handbook/shots');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .sort();
  const tables = await Promise.all(
    files.map(
      async (file): Promise<{ shots: readonly Shot[] }> => import(pathToFileURL(join(folder, file)).href),
    ),
  );
  return tables.flatMap(({ shots }) => shots);
}
