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
    away: 'Does not answer',
    unknown: 'Not known now',
    places: { embedded: 'Built in', server: 'On a server' },
    database: (place: string, version: string, size: string) => `${place}, PostgreSQL ${version}, ${size}`,
    noMailServer: 'No mail server is set',
    allMailsSent: 'All mails are sent',
    /** @param minutes the age of the oldest */
    mailsWait(count: number, minutes: number) {
      const mails = count === 1 ? '1 mail waits' : `${count} mails wait`;
      return minutes === 0 ? `${mails} to be sent` : `${mails} to be sent, the oldest for ${minutes} min`;
    },
    codes: (sent: number, most: number) => `${sent} of ${most} codes of today are sent`,
    disk: (free: string, total: string) => `${free} free of ${total}`,
    diskUnknown: 'Could not be measured',
    /** The time of the backup follows. */
    lastGood: (size: string) => `Last good one, of ${size}:`,
    noBackup: 'None yet',
    backupsOff: 'Backups are off (BACKUP_EVERY is 0).',
    version: (version: string) => `Version ${version}`,
  },
  toDo: {
    databaseAway:
      'Nobody can order until it does; people stay signed in. See the log for the reason: often the disk is full.',
    noMailServer:
      'Customers get no mails. Ask whoever runs your server to connect a mail service; the setting there is SMTP_URL. Until then the mails wait under Mail.',
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
