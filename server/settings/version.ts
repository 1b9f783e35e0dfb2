import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from './project-folder.ts';

/** The version of Rasoi that runs. */
export const VERSION: string = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')).version;
