import { backUp, exportAll, restore } from '#server/backup/backup-tasks.ts';
import type { Command } from './command.ts';
import { doctor, drill } from './doctor.ts';
import { logs } from './logs.ts';
import { map } from './map.ts';
import { printer } from './printer.ts';
import { resetPassword } from './reset-password.ts';
import { status } from './status.ts';

/** All commands with all that they take, in the order of the help. `npm run backup`, `restore` and `export` are rows of it too. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  status,
  doctor,
  backup: {
    argument: { name: 'FILE', isOptional: true },
    does: 'makes a backup now, also while Rasoi runs',
    run: ({ argument }, settings) => backUp(settings, argument),
  },
  restore: {
    argument: { name: 'FILE', isFile: true },
    options: {
      aside: { says: 'first moves the present data aside' },
      plain: { says: 'takes a backup that is not encrypted although BACKUP_PASSPHRASE is set' },
    },
    does: 'fills an empty data folder from a backup',
    run: ({ argument, has }, settings) =>
      restore(settings, argument ?? '', { aside: has('aside'), plain: has('plain') }),
  },
  drill,
  export: {
    argument: { name: 'FOLDER', isOptional: true },
    does: 'writes everything as CSV and JSON, without secrets',
    run: ({ argument }, settings) => exportAll(settings, argument),
  },
  logs,
  map,
  printer,
  'reset-password': resetPassword,
};
