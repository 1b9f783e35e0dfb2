import type { statusTexts } from './status-texts.ts';
import type { UpdateNotice } from './updates.ts';

/** What is checked of an installation, in the order in which it is told. */
export const CHECKS = [
  'database',
  'domain',
  'certificate',
  'mail',
  'codes',
  'payments',
  'push',
  'printers',
  'moneyPhones',
  'clock',
  'disk',
  'diskSpeed',
  'memory',
  'backup',
  'drill',
  'version',
  'updates',
] as const;
export type Check = (typeof CHECKS)[number];

/** How it stands: nothing to do; somebody should look after it; customers or the kitchen's data suffer. */
export type CheckState = 'good' | 'attention' | 'broken';

type Says = typeof statusTexts.says;
/** What a check can find. Its words are in the texts, for most that are not good also what to do. */
export type Finding = keyof Says;
/** The values that a finding's words have. */
export type FactsOf<F extends Finding> = Says[F] extends (
  ...facts: infer Facts extends readonly (string | number)[]
) => string
  ? Facts
  : readonly [];

/** What one check found, as the command, the API and the card tell it. */
export interface CheckResult {
  check: Check;
  state: CheckState;
  finding: Finding;
  facts: readonly (string | number)[];
  /** ISO time of what was found, such as that of the last backup; it follows the words. */
  at?: string;
}

/** The state of the system. */
export interface SystemStatus {
  checks: readonly CheckResult[];
  /** How people type a command of Rasoi on its server, such as 'rasoi'; a text says which one. */
  command: string;
  /** A newer version, if one is known. */
  update?: UpdateNotice;
}

/** What a finding is about and how it stands. */
const ROWS: { readonly [F in Finding]: readonly [Check, CheckState] } = {
  databaseBuiltIn: ['database', 'good'],
  databaseOnServer: ['database', 'good'],
  databaseAway: ['database', 'broken'],
  databaseUnusable: ['database', 'broken'],
  domainGood: ['domain', 'good'],
  domainSet: ['domain', 'good'],
  domainLocal: ['domain', 'attention'],
  domainUnknown: ['domain', 'broken'],
  domainSilent: ['domain', 'broken'],
  domainOther: ['domain', 'broken'],
  domainUntrusted: ['domain', 'attention'],
  domainWrongCertificate: ['domain', 'broken'],
  certificateGood: ['certificate', 'good'],
  certificateOfProxy: ['certificate', 'good'],
  certificateNotNeeded: ['certificate', 'good'],
  certificateExpected: ['certificate', 'attention'],
  certificateOver: ['certificate', 'broken'],
  certificateLate: ['certificate', 'attention'],
  noHttps: ['certificate', 'attention'],
  noDns: ['certificate', 'broken'],
  elsewhere: ['certificate', 'broken'],
  unreachable: ['certificate', 'broken'],
  forbidden: ['certificate', 'broken'],
  rateLimited: ['certificate', 'broken'],
  offline: ['certificate', 'broken'],
  authority: ['certificate', 'broken'],
  other: ['certificate', 'broken'],
  noMailServer: ['mail', 'attention'],
  mailsSent: ['mail', 'good'],
  mailsWait: ['mail', 'good'],
  mailsStuck: ['mail', 'attention'],
  mailTestSent: ['mail', 'good'],
  mailTestFailed: ['mail', 'broken'],
  codes: ['codes', 'good'],
  codesWithoutGateway: ['codes', 'good'],
  codesSpent: ['codes', 'attention'],
  paymentsWithoutGateway: ['payments', 'good'],
  paymentsTest: ['payments', 'attention'],
  paymentsSet: ['payments', 'good'],
  paymentsGood: ['payments', 'good'],
  paymentsRefused: ['payments', 'broken'],
  paymentsSilent: ['payments', 'attention'],
  push: ['push', 'good'],
  noPrinters: ['printers', 'good'],
  printersSeen: ['printers', 'good'],
  printerAway: ['printers', 'attention'],
  moneyPhoneHeard: ['moneyPhones', 'good'],
  moneyPhoneSilent: ['moneyPhones', 'attention'],
  clockGood: ['clock', 'good'],
  clockDiffers: ['clock', 'attention'],
  clockWrong: ['clock', 'broken'],
  diskFree: ['disk', 'good'],
  diskLow: ['disk', 'attention'],
  diskFull: ['disk', 'broken'],
  diskUnknown: ['disk', 'good'],
  diskFast: ['diskSpeed', 'good'],
  diskSlow: ['diskSpeed', 'attention'],
  memoryFree: ['memory', 'good'],
  memoryLow: ['memory', 'attention'],
  backupGood: ['backup', 'good'],
  backupsOff: ['backup', 'good'],
  backupsOffLast: ['backup', 'good'],
  noBackup: ['backup', 'attention'],
  backupLate: ['backup', 'broken'],
  backupFailed: ['backup', 'broken'],
  drillGood: ['drill', 'good'],
  drillExpected: ['drill', 'good'],
  drillFailed: ['drill', 'broken'],
  drillLate: ['drill', 'broken'],
  drillLeftBehind: ['drill', 'attention'],
  version: ['version', 'good'],
  updatesOff: ['updates', 'good'],
  updatesExpected: ['updates', 'good'],
  upToDate: ['updates', 'good'],
  updateThere: ['updates', 'good'],
  securityUpdate: ['updates', 'attention'],
  updatesNoKey: ['updates', 'attention'],
  updatesSilent: ['updates', 'attention'],
  updatesUnsigned: ['updates', 'attention'],
  updatesUnreadable: ['updates', 'attention'],
  updatesOlder: ['updates', 'attention'],
  updatesStale: ['updates', 'attention'],
};

/** A result in the words of a finding. */
export function found<F extends Finding>(finding: F, ...facts: FactsOf<F>): CheckResult {
  const [check, state] = ROWS[finding];
  return { check, state, finding, facts };
}

/** All findings, for tests of their words. */
export const FINDINGS = Object.keys(ROWS) as Finding[];
export const stateOf = (finding: Finding): CheckState => ROWS[finding][1];

const GRAVITY: readonly CheckState[] = ['good', 'attention', 'broken'];

/** The gravest state of some results. */
export const worstOf = (results: readonly CheckResult[]): CheckState =>
  GRAVITY[Math.max(0, ...results.map(({ state }) => GRAVITY.indexOf(state)))] ?? 'good';
