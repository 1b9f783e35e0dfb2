import type { Finding } from './checks.ts';
import type { operatorTexts } from './operator-texts.ts';

/** What whoever runs the server can set or type, in the order of their page. */
export const TOPICS = [
  'address',
  'mail',
  'codes',
  'payments',
  'backups',
  'updates',
  'clock',
  'printers',
] as const satisfies readonly (keyof typeof operatorTexts.topics)[];
export type Topic = (typeof TOPICS)[number];

/** The page of whoever runs the server; owners only. */
export const operatorPage = (topic: Topic) => `/admin/server#${topic}` as const;

const TOPIC_OF: { readonly [F in Finding]?: Topic } = {
  domainLocal: 'address',
  domainUntrusted: 'address',
  noHttps: 'address',
  forbidden: 'address',
  noMailServer: 'mail',
  mailTestFailed: 'mail',
  paymentsTest: 'payments',
  paymentsRefused: 'payments',
  clockDiffers: 'clock',
  clockWrong: 'clock',
  backupsOff: 'backups',
  backupsOffLast: 'backups',
  backupFailed: 'backups',
  backupLate: 'backups',
  noBackup: 'backups',
  drillFailed: 'backups',
  drillLate: 'backups',
  updatesOff: 'updates',
  updatesNoKey: 'updates',
  updatesSilent: 'updates',
  updatesUnsigned: 'updates',
  updatesUnreadable: 'updates',
};

/** Where the settings and commands for a finding stand; undefined if it needs none. */
export const topicOf = (finding: Finding): Topic | undefined => TOPIC_OF[finding];
