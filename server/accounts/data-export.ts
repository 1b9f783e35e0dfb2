import { attemptPositionsOf } from '#server/collections/orders/hand-over/attempt-positions.ts';
import { users } from '#server/collections/users.ts';
import type { Actor } from '#server/documents/actor.ts';
import { exportDocuments } from '#server/documents/document-export.ts';
import { find } from '#server/documents/store.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { personOfProfile } from './account-settings.ts';
import type { Accounts } from './accounts.ts';
import { logsOf, MAX_LOGS } from './logs/logs.ts';
import { presentPasskey } from './passkeys/passkey-routes.ts';
import { passkeysOf } from './passkeys/stored-passkeys.ts';
import { presentAccount, presentLog, presentSession } from './present-account.ts';
import { sessionsOf } from './sessions/sessions.ts';

export interface ExportOwner {
  userId: string;
  /** The caller's session, which the export marks as the current one. */
  sessionId: string;
  actor: Actor;
}

/**
 * Exports everything stored about a person: the account, documents (`dataExport` of each collection), sessions and
 * activity. It contains no secrets.
 */
export async function exportAccount(
  { database, collections, clock }: EngineDeps,
  accounts: Accounts,
  { userId, sessionId, actor }: ExportOwner,
): Promise<object> {
  const now = clock();
  const account = await accounts.get(userId);
  const profile = await find(database, users, userId);
  const person = profile ? personOfProfile(profile) : { id: userId, email: null };
  const { documents, shortened } = await exportDocuments(database, collections, { person, actor });
  const { logs } = await logsOf(database, userId, { limit: MAX_LOGS, offset: 0 });
  return {
    gatheredAt: now.toISOString(),
    account: presentAccount(account),
    ...documents,
    sessions: (await sessionsOf(database, userId, now)).map((each) =>
      presentSession(each, each.id === sessionId),
    ),
    attemptPositions: await attemptPositionsOf(database, userId),
    passkeys: (await passkeysOf(database, userId)).map(presentPasskey),
    activity: logs.map((each) => presentLog(each, account)),
    ...(shortened.length > 0 && { shortened }),
  };
}
