import { useQueryClient } from '@tanstack/react-query';
import { createDocument, getDocument, type OrderDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { orderData, type PhoneOrderDraft } from './draft.ts';

export interface PlacedByPhone {
  order: OrderDocument;
  /** False if it should have been accepted at once and that failed; it is on the board as a new order. */
  isAccepted: boolean;
  wasToBeAccepted: boolean;
}

/** Places the order once. If an earlier try placed it and the answer was lost, returns that order. */
async function place(sdk: Sdk, draft: PhoneOrderDraft): Promise<OrderDocument> {
  try {
    return await createDocument(sdk, 'orders', draft.id, orderData(draft));
  } catch (error) {
    if (refusalOf(error)?.type !== 'document_already_exists') throw error;
    return getDocument(sdk, 'orders', draft.id);
  }
}

async function accept(sdk: Sdk, draft: PhoneOrderDraft): Promise<boolean> {
  const { id: orderId, acceptId, minutes, scheduledFor } = draft;
  const promise = scheduledFor === undefined ? { promisedInMinutes: Number(minutes) } : {};
  const step = { orderId, type: 'step', from: 'placed', to: 'accepted' } as const;
  try {
    await createDocument(sdk, 'orderEvents', acceptId, { ...step, ...promise });
    return true;
  } catch (error) {
    // Somebody at the board has accepted it first.
    return refusalOf(error)?.type === 'order_moved_on';
  }
}

/** Places an order by phone, and accepts it if the draft says so. */
export async function placeByPhone(sdk: Sdk, draft: PhoneOrderDraft): Promise<PlacedByPhone> {
  const order = await place(sdk, draft);
  const isAccepted = draft.acceptNow && (await accept(sdk, draft));
  return { order, isAccepted, wasToBeAccepted: draft.acceptNow };
}

export function usePlaceByPhone(): (draft: PhoneOrderDraft) => Promise<PlacedByPhone> {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (draft) => {
    const placed = await placeByPhone(sdk, draft);
    void queries.invalidateQueries({ queryKey: ['orders'] });
    return placed;
  };
}
