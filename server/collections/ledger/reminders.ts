import type { Work } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { users } from '../users.ts';

/** Notes that somebody is being reminded of what they owe, so that the light of their debt says when (LEDGER-41). */
export async function noteReminder(work: Work, userId: string): Promise<void> {
  await work.updateWhere(users, equal(users.fields.id, userId), { debtRemindedAt: work.now });
}
