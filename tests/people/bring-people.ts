import type { LightMyRequestResponse } from 'fastify';
import type { Person, Send, VISITOR } from '#tests/kitchen.ts';

type Who = Person | typeof VISITOR;

/** Imports a list of people as its screen does, once its preview is read. @param more what was chosen by hand */
export async function bringPeople(
  { send }: { send: Send },
  who: Who,
  text: string,
  more: object = {},
): Promise<LightMyRequestResponse> {
  const { seen = '' } = (await send(who, 'POST', '/people/import/preview', { text, ...more })).json();
  return send(who, 'POST', '/people/import', { text, seen, ...more });
}
