import type { SystemStatus } from '#domain/operation/status.ts';
import { sizeWords } from './words.ts';

/** Texts of the card that shows the owner the state of the system. */
export const statusTexts = {
  title: 'System',
  well: 'Fine',
  notWell: 'Needs attention',
  parts: {
    database: 'Database',
    mail: 'Mail',
    codes: 'Text messages',
    disk: 'Disk',
    backup: 'Backup',
    version: 'Software',
  },
  states: {
    database: ({ database }: SystemStatus) => {
      if (database.isAway) return 'Does not answer';
      return `${database.kind === 'embedded' ? 'Built in' : 'On a server'}, PostgreSQL ${database.version}, ${sizeWords(database.size)}`;
    },
    mail({ mail, database }: SystemStatus) {
      if (!mail.hasServer) return 'No mail server is set';
      if (database.isAway) return 'Not known now';
      if (mail.waiting === 0) return 'All mails are sent';
      const minutes = Math.floor(mail.oldest / 60);
      const mails = mail.waiting === 1 ? '1 mail waits' : `${mail.waiting} mails wait`;
      return minutes === 0 ? `${mails} to be sent` : `${mails} to be sent, the oldest for ${minutes} min`;
    },
    codes: ({ codes, database }: SystemStatus) =>
      database.isAway ? 'Not known now' : `${codes.sent} of ${codes.most} codes of today are sent`,
    disk: ({ disk }: SystemStatus) =>
      disk ? `${sizeWords(disk.free)} free of ${sizeWords(disk.total)}` : 'Could not be measured',
    backup({ backup: { isScheduled, last }, database }: SystemStatus) {
      if (database.isAway) return 'Not known now';
      const lastGood = last && `Last good one, of ${sizeWords(last.size)}:`;
      if (isScheduled) return lastGood ?? 'None yet';
      return ['Backups are off (BACKUP_EVERY is 0).', lastGood].filter(Boolean).join(' ');
    },
    version: ({ version }: SystemStatus) => `Version ${version}`,
  },
  toDo: {
    databaseAway:
      'Nobody can order until it does; people stay signed in. See the log for the reason: often the disk is full.',
    noMailServer:
      'Customers get no mails. Set SMTP_URL on the server and start it again; until then read them under Mail.',
    mailWaits:
      'Look under Mail for the reason. Often the password of the mail server has changed, or it is down.',
    codesSpent:
      'Nobody gets a code on the phone until midnight. If today is not busier than usual, a program is asking for codes; otherwise allow more in the settings.',
    diskLow:
      'Uploads stop at 256 MB, and orders when it is full. Delete what does not belong here, or get a larger disk.',
    backupFailed:
      'The newest attempt failed. See the log for the reason, then run npm run backup on the server.',
    backupLate:
      'It is older than two days. Run npm run backup on the server, and keep the file on another machine.',
    noBackup:
      'If this machine breaks, everything is lost. Run npm run backup on the server, and keep the file on another machine.',
  },
} as const;
