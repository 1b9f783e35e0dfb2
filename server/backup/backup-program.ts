// npm run backup [file], npm run restore file and npm run export [folder]
import { reportFailure, settingsOfFolder } from '#server/start/command.ts';
import { BACKUP_TASKS, runBackupTask } from './backup-tasks.ts';

try {
  const [task, ...given] = process.argv.slice(2);
  await runBackupTask(BACKUP_TASKS.find((name) => name === task) ?? 'backup', given, settingsOfFolder());
} catch (error) {
  reportFailure(error);
}
