import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from './project-folder.ts';

/** The name of the service that systemd runs. Set by packaging/rasoi, the command of the package. */
export const SERVICE: string | undefined = process.env.RASOI_SERVICE;

/** Whether this program came in a package, an archive or an image, which bring Node.js but neither npm nor the sources' tools. */
export const isPackaged = SERVICE !== undefined || existsSync(join(PROJECT_FOLDER, 'bin/node'));

/** How people here call a command of Rasoi. Every text that tells them to do so uses this one. */
export const OWN_COMMAND = isPackaged ? 'rasoi' : 'npm run rasoi --';
