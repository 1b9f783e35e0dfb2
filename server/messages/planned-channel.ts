import { type MessageKind, messageRow } from '#domain/messages/message-rows.ts';
import type { Work } from '#server/documents/collection.ts';
import { textProblem } from './dispatch.ts';
import { channelsFor, type MessageRecipient } from './recipient.ts';

/** The channel that a message would take now; undefined if it would wait on the kitchen's list. */
export async function plannedChannel(work: Work, kind: MessageKind, person: MessageRecipient) {
  for (const channel of channelsFor(messageRow(kind), person))
    if (channel !== 'text' || (await textProblem(work, kind, person)) === undefined) return channel;
  return undefined;
}
