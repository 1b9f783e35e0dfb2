import type { Translated } from '#domain/languages/translations.ts';
import type { StatusPart, SystemStatus } from '#domain/operation/status.ts';
import type { statusTexts } from './texts.ts';
import { sizeWords } from './words.ts';

type Texts = Translated<typeof statusTexts>['states'];

function mailWords(texts: Texts, { mail, database }: SystemStatus): string {
  if (!mail.hasServer) return texts.noMailServer;
  if (database.isAway) return texts.unknown;
  if (mail.waiting === 0) return texts.allMailsSent;
  return texts.mailsWait(mail.waiting, Math.floor(mail.oldest / 60));
}

function backupWords(texts: Texts, { backup: { isScheduled, last }, database }: SystemStatus): string {
  if (database.isAway) return texts.unknown;
  const lastGood = last && texts.lastGood(sizeWords(last.size));
  if (isScheduled) return lastGood ?? texts.noBackup;
  return [texts.backupsOff, lastGood].filter(Boolean).join(' ');
}

/** What the status says of a part of the system. */
export function stateWords(texts: Texts, part: StatusPart, status: SystemStatus): string {
  const { database, codes, disk, version } = status;
  switch (part) {
    case 'database':
      return database.isAway
        ? texts.away
        : texts.database(texts.places[database.kind], database.version, sizeWords(database.size));
    case 'mail':
      return mailWords(texts, status);
    case 'codes':
      return database.isAway ? texts.unknown : texts.codes(codes.sent, codes.most);
    case 'disk':
      return disk ? texts.disk(sizeWords(disk.free), sizeWords(disk.total)) : texts.diskUnknown;
    case 'backup':
      return backupWords(texts, status);
    case 'version':
      return texts.version(version);
  }
}
