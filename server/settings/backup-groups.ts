import * as parse from './parsers.ts';
import type { SettingGroup } from './setting.ts';

/** Backups that Rasoi makes by itself, and the encryption of all backups. */
export const backup = {
  settings: {
    every: {
      env: 'BACKUP_EVERY',
      parse: parse.wholeNumber(0, 24),
      default: '24',
      about:
        "hours between two backups that Rasoi makes by itself, counted from four in the kitchen's night; `0`: none, which the dashboard says without a warning",
    },
    keep: {
      env: 'BACKUP_KEEP',
      parse: parse.wholeNumber(1, 1000),
      default: '7',
      about: 'how many of them are kept',
    },
    beforeUpgrade: {
      env: 'BACKUP_BEFORE_UPGRADE',
      parse: parse.isOne,
      default: '1',
      about: '`0` changes the database of an earlier version without a backup',
    },
    folder: {
      env: 'BACKUP_FOLDER',
      parse: parse.path,
      optional: true,
      unset: '`RASOI_DATA/backups`',
      about: "the folder of this kitchen's backups; best on another disk",
    },
    passphrase: {
      env: 'BACKUP_PASSPHRASE',
      parse: parse.words,
      optional: true,
      unset: 'none: backups are not encrypted',
      about: 'encrypts backups, and decrypts them; without it an encrypted one is lost',
    },
  },
} as const satisfies SettingGroup;

/** The store for backups. */
export const backupS3 = {
  enabledBy: 'BACKUP_S3_ENDPOINT',
  unset: '`BACKUP_FOLDER`',
  settings: {
    endpoint: {
      env: 'BACKUP_S3_ENDPOINT',
      parse: parse.webUrl,
      about: 'a store that speaks S3, for backups',
    },
    bucket: {
      env: 'BACKUP_S3_BUCKET',
      parse: parse.words,
      about: "its bucket, for this kitchen's backups alone",
    },
    region: { env: 'BACKUP_S3_REGION', parse: parse.words, default: 'us-east-1', about: 'its region' },
    accessKeyId: { env: 'BACKUP_S3_ACCESS_KEY_ID', parse: parse.words, about: "its access key's id" },
    secretAccessKey: {
      env: 'BACKUP_S3_SECRET_ACCESS_KEY',
      parse: parse.words,
      about: "its access key's secret",
    },
  },
} as const satisfies SettingGroup;
