/** How the parts of the system do, as its owner sees them. Sizes are bytes, times ISO times. */
export interface SystemStatus {
  database: {
    kind: 'embedded' | 'server';
    /** Whether it does not answer. Then nothing else of it is known, nor of mails and backups. */
    isAway: boolean;
    version: string;
    size: number;
  };
  mail: {
    /** Whether a mail server is set. Without one, mails stay at /admin/mail. */
    hasServer: boolean;
    /** Mails that wait to be sent. */
    waiting: number;
    /** Since when the oldest of them waits (seconds). */
    oldest: number;
  };
  /** Of the disk with the data folder; null if it can't be measured. */
  disk: { free: number; total: number } | null;
  backup: {
    /** Whether Rasoi makes backups by itself. Without them the owner has chosen another way, and is not reminded. */
    isScheduled: boolean;
    last: { at: string; size: number } | null;
    /** Whether the newest attempt failed. */
    failed: boolean;
    isLate: boolean;
  };
  /** Codes sent as text messages on this day of the kitchen, and the most that the owner allows. */
  codes: { sent: number; most: number };
  /** The version of Rasoi. */
  version: string;
}

/** The parts of the status, in the order in which they are shown. */
export const STATUS_PARTS = ['database', 'mail', 'codes', 'disk', 'backup', 'version'] as const;
export type StatusPart = (typeof STATUS_PARTS)[number];

/** What somebody should do something about. */
export type StatusProblem =
  | 'databaseAway'
  | 'noMailServer'
  | 'mailWaits'
  | 'codesSpent'
  | 'diskLow'
  | 'backupFailed'
  | 'backupLate'
  | 'noBackup';

/** A mail that waits this long (seconds) does not just wait for its turn. */
const MAIL_WAITS_FROM = 15 * 60;
/** Uploads are refused below 256 MiB; the owner is warned early enough to do something. */
const DISK_LOW_BELOW = 1_073_741_824;

const PROBLEMS: { [Part in StatusPart]: (status: SystemStatus) => StatusProblem | undefined } = {
  database: ({ database }) => (database.isAway ? 'databaseAway' : undefined),
  mail({ mail, database }) {
    if (!mail.hasServer) return 'noMailServer';
    if (database.isAway) return undefined;
    return mail.waiting > 0 && mail.oldest >= MAIL_WAITS_FROM ? 'mailWaits' : undefined;
  },
  codes: ({ codes, database }) => (!database.isAway && codes.sent >= codes.most ? 'codesSpent' : undefined),
  disk: ({ disk }) => (disk && disk.free < DISK_LOW_BELOW ? 'diskLow' : undefined),
  backup({ backup, database }) {
    if (database.isAway) return undefined;
    if (backup.failed) return 'backupFailed';
    if (!backup.isScheduled) return undefined;
    if (!backup.last) return 'noBackup';
    return backup.isLate ? 'backupLate' : undefined;
  },
  version: () => undefined,
};

/** The problem of a part; undefined if there is nothing to do. */
export const problemOf = (part: StatusPart, status: SystemStatus): StatusProblem | undefined =>
  PROBLEMS[part](status);
