import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());

/** The mails about an order since its confirmation, by kind and status. */
async function mailsAbout(id: string): Promise<string[]> {
  const mails = (await kitchen.mails()).filter(({ aboutId }) => aboutId === id);
  return mails.slice(1).map(({ kind, status }) => `${kind} ${status}`);
}
const newest = async (id: string) => (await kitchen.mails()).findLast(({ aboutId }) => aboutId === id);

/** How long a mail waits after it was enqueued (seconds). */
const waits = (mail: { dueAt: Date | null; createdAt: Date | null } | undefined) =>
  ((mail?.dueAt?.getTime() ?? 0) - (mail?.createdAt?.getTime() ?? 0)) / 1000;

// LIFE-11
describe('the customer gets a mail', () => {
  it('when the kitchen has accepted the order and that can’t be undone any more', async () => {
    const id = await kitchen.place();
    await kitchen.step(kitchen.owner, id, 'placed', 'accepted', { promisedInMinutes: 40 });
    const mail = await newest(id);
    expect([mail?.kind, mail?.to, waits(mail)]).toEqual(['order-accepted', 'asha@example.in', 30]);
    expect(mail?.text).toContain('It will be with you between');
    expect(mail?.text).toContain(`/orders/${id}`);
  });

  it('for no undone step, and once for a repeated step', async () => {
    const { owner, place, step, event } = kitchen;
    const id = await place();
    await step(owner, id, 'placed', 'accepted');
    await event(owner, id, { type: 'undo', from: 'accepted' });
    expect(await mailsAbout(id)).toEqual(['order-accepted expired']);
    await step(owner, id, 'placed', 'accepted');
    expect(await mailsAbout(id)).toEqual(['order-accepted expired', 'order-accepted queued']);
  });

  it('with only the last of several new times', async () => {
    const { owner, place, event } = kitchen;
    const id = await place();
    for (const promisedInMinutes of [40, 45]) {
      const move = { type: 'promise', from: 'placed', promisedInMinutes, reason: 'tooBusy' };
      await event(owner, id, move);
    }
    expect(await mailsAbout(id)).toEqual(['order-changed expired', 'order-changed queued']);
    expect((await newest(id))?.text).toContain('because the kitchen is very busy');
  });

  it('about a rejection immediately, with the reason and the kitchen’s note', async () => {
    const { owner, place, step } = kitchen;
    const id = await place();
    await step(owner, id, 'placed', 'rejected', { reason: 'other', note: 'The gas is out' });
    const mail = await newest(id);
    expect([mail?.kind, waits(mail)]).toEqual(['order-ended', 0]);
    expect(mail?.subject).toContain('The kitchen could not take your order');
    // The address is not verified, so the mail does not repeat typed text.
    expect(mail?.text).toContain('The kitchen has left you a note');
  });

  it('when the order is delivered', async () => {
    const id = await kitchen.place();
    await kitchen.walk(id, 'accepted', 'preparing', 'ready', 'outForDelivery', 'delivered');
    expect(await mailsAbout(id)).toEqual(['order-accepted queued', 'order-delivered queued']);
  });

  it('only for the steps that they have chosen, but always for a cancellation', async () => {
    const { ravi, place, step, send } = kitchen;
    const data = { mailWhenAccepted: false, mailWhenChanged: false, mailWhenDelivered: false };
    expect((await send(ravi, 'PATCH', at('users', 'ravi'), { data })).statusCode).toBe(200);
    const id = await place(ravi);
    await kitchen.walk(id, 'accepted');
    expect(await mailsAbout(id)).toEqual([]);
    await step(ravi, id, 'accepted', 'cancelled');
    expect(await mailsAbout(id)).toEqual(['order-ended queued']);
  });
});
