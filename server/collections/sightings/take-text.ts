import { headersOf } from '#domain/sightings/listed-senders.ts';
import { type MoneyText, readSighting } from '#domain/sightings/read-sighting.ts';
import { senderIsListed } from '#domain/sightings/senders.ts';
import { retryOnUniqueViolation } from '#server/db/connection.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { knownWordings } from './learnt-wordings.ts';
import { storeSighting, tellsOfMoney } from './store-sightings.ts';

/** What became of a text: it was stored, is known already, or was dropped unstored. */
export type TextHandling = 'stored' | 'known' | 'dropped';

/**
 * Takes a text that a phone has sent, and stores it if it tells of money (SIGHT-13): texts only from senders on the owner's
 * list, notifications only if they say who paid. Everything else is dropped, and nothing of it is kept or logged.
 */
export async function takeText(engine: EngineDeps, deviceId: string, text: MoneyText): Promise<TextHandling> {
  const { payments } = await engine.site.current();
  if (payments.upiSightings === 'off') return 'dropped';
  if (text.source === 'text' && !senderIsListed(text.from, headersOf(payments))) return 'dropped';
  const reading = readSighting(text, await knownWordings(engine.database));
  if (!tellsOfMoney(reading) || (text.source === 'notification' && reading.kind !== 'credit'))
    return 'dropped';
  const isNew = await retryOnUniqueViolation(() =>
    runUnitOfWork(engine, SYSTEM, (work) => storeSighting(work, { text, reading, deviceId })),
  );
  return isNew ? 'stored' : 'known';
}
