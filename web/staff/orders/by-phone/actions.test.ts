import { AppwriteException } from 'appwrite';
import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { stub } from '#tests/doubles/stub.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { placeByPhone } from './actions.ts';
import { emptyDraft } from './draft.ts';

const refusal = (type: string) => new AppwriteException('No', 409, type, '');

/** A fake SDK that records created documents and rejects with the given errors. */
function kitchen(refusals: Partial<Record<'orders' | 'orderEvents', Error>> = {}) {
  const created: { collection: string; id: string; data: Record<string, unknown> }[] = [];
  const databases = {
    createDocument: async (_db: string, collection: 'orders' | 'orderEvents', id: string, data: object) => {
      const error = refusals[collection];
      if (error) throw error;
      created.push({ collection, id, data: { ...data } });
      return { $id: id, ...data };
    },
    getDocument: async (_db: string, _collection: string, id: string) => ({ $id: id, number: 1042 }),
  };
  return { sdk: stub<Sdk>({ databases }), created };
}

const draft = (acceptNow: boolean) => ({
  ...emptyDraft({ promiseMinutes: 40, acceptNow }),
  lines: [{ dish: { id: 'chai', name: 'Chai', price: paise(3900), type: 'veg' as const }, quantity: 1 }],
});

// PHONE-13
describe('placing an order by phone', () => {
  it('accepts it at once, with the time that was promised', async () => {
    const { sdk, created } = kitchen();
    const typed = draft(true);
    const placed = await placeByPhone(sdk, typed);
    expect(placed).toMatchObject({ isAccepted: true, wasToBeAccepted: true, order: { $id: typed.id } });
    expect(created.map(({ collection, id }) => [collection, id])).toEqual([
      ['orders', typed.id],
      ['orderEvents', typed.acceptId],
    ]);
    expect(created[1]?.data).toEqual({
      orderId: typed.id,
      type: 'step',
      from: 'placed',
      to: 'accepted',
      promisedInMinutes: 40,
    });
  });

  it('leaves it to the board when staff say so', async () => {
    const { sdk, created } = kitchen();
    expect(await placeByPhone(sdk, draft(false))).toMatchObject({
      isAccepted: false,
      wasToBeAccepted: false,
    });
    expect(created.map(({ collection }) => collection)).toEqual(['orders']);
  });

  it('says that the order is placed but not accepted if accepting it failed', async () => {
    const { sdk } = kitchen({ orderEvents: new TypeError('Failed to fetch') });
    expect(await placeByPhone(sdk, draft(true))).toMatchObject({ isAccepted: false, wasToBeAccepted: true });
  });

  it('counts as accepted if somebody at the board has accepted it first', async () => {
    const { sdk } = kitchen({ orderEvents: refusal('order_moved_on') });
    expect(await placeByPhone(sdk, draft(true))).toMatchObject({ isAccepted: true });
  });

  it('returns the order that an earlier try has placed', async () => {
    const { sdk } = kitchen({ orders: refusal('document_already_exists') });
    expect(await placeByPhone(sdk, draft(false))).toMatchObject({ order: { number: 1042 } });
  });

  it('rejects with the refusal of the order', async () => {
    const { sdk } = kitchen({ orders: refusal('order_price_changed') });
    await expect(placeByPhone(sdk, draft(true))).rejects.toMatchObject({ type: 'order_price_changed' });
  });
});
