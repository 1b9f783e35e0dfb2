import { runBackupTask } from '#server/backup/backup-tasks.ts';
import { settingsOfFolder } from '#server/start/command.ts';
import type { Command } from './command.ts';
import { doctor, drill } from './doctor.ts';
import { logs } from './logs.ts';
import { map } from './map.ts';
import { printer } from './printer.ts';
import { resetPassword } from './reset-password.ts';
import { status } from './status.ts';

/** All commands, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  status,
  doctor,
  backup: {
    takes: '[FILE]',
    does: 'makes a backup now, also while Rasoi runs',
    run: (given) => runBackupTask('backup', given, settingsOfFolder()),
  },
  restore: {
    takes: 'FILE [--aside]',
    does: 'fills an empty data folder from a backup; --aside first moves present data aside',
    run: (given) => runBackupTask('restore', given, settingsOfFolder()),
  },
  drill,
  export: {
    takes: '[FOLDER]',
    does: 'writes everything as CSV and JSON, without secrets',
    run: (given) => runBackupTask('export', given, settingsOfFolder()),
  },
  logs,
  map,
  printer,
  'reset-password': resetPassword,
};
