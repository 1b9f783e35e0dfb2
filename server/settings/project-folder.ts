import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder, with migrations, seed and built pages. It is found from the sources and from the bundle. */
export const PROJECT_FOLDER = (function up(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : up(dirname(folder));
})(import.meta.dirname);
