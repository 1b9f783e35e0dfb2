import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder, from which migrations, seed and the built pages are read; the same for source and bundle. */
export const PROJECT_FOLDER = (function up(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : up(dirname(folder));
})(import.meta.dirname);
