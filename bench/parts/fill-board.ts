import { randomUUID } from 'node:crypto';
import { DOCUMENTS, send, signedIn, signIn } from './kitchen.ts';
import { ADDRESS, DISHES } from './placing.ts';

const CUSTOMERS = 30;
/** Longer than any measurement, so that no order moves on by itself. */
const A_DAY = 1440;

type Headers = Record<string, string>;

/** Of ten orders, how many steps each has taken: four are new. */
const WALKS: readonly (readonly string[])[] = [
  ...Array.from({ length: 4 }, () => []),
  ...Array.from({ length: 4 }, () => ['accepted', 'preparing']),
  ...Array.from({ length: 2 }, () => ['accepted', 'preparing', 'ready']),
];

/** Has the kitchen take every step itself, and wait a day for each order to be accepted. */
async function takeStepsByHand(origin: string, owner: Headers): Promise<void> {
  const value = { orderMode: 'board', acceptWithinMinutes: A_DAY, alertAfterMinutes: A_DAY };
  const body = JSON.stringify({ data: { value: JSON.stringify(value) } });
  const path = `${origin}${DOCUMENTS('settings')}/kitchen`;
  const answer = await fetch(path, { method: 'PATCH', headers: owner, body });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Places open orders and walks most of them through the kitchen: 40 % are new, 40 % are being cooked, 20 % are ready. */
export async function fillBoard(
  origin: string,
  admin: { email: string; password: string },
  orders: number,
): Promise<void> {
  const owner = await signIn(origin, admin);
  await takeStepsByHand(origin, owner);
  const people: Headers[] = [];
  for (let n = 0; n < CUSTOMERS; n++) people.push(await signedIn(origin, `guest-${n}`));
  const lists = [DISHES, DISHES.slice(0, 1), DISHES.slice(1)];
  const ids: string[] = [];
  for (let n = 0; n < orders; n++) {
    const documentId = randomUUID();
    const items = (lists[n % lists.length] ?? DISHES).map((item) => JSON.stringify(item));
    const data = { items, paymentMethod: 'cod', address: ADDRESS };
    await send(origin, DOCUMENTS('orders'), { documentId, data }, people[n % CUSTOMERS]);
    ids.push(documentId);
  }
  for (let step = 0; step < 3; step++) {
    const events = ids.flatMap((orderId, n) => {
      const walk = WALKS[n % WALKS.length] ?? [];
      const [from, to] = [walk[step - 1] ?? 'placed', walk[step]];
      return to === undefined ? [] : [{ eventId: randomUUID(), orderId, type: 'step', from, to }];
    });
    const answer = await send(origin, '/v1/orders/events', { events }, owner);
    const { refused = [] } = (await answer.json()) as { refused?: unknown[] };
    if (refused.length > 0) throw new Error(JSON.stringify(refused[0]));
  }
}
