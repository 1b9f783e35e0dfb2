import { queryOptions, useQuery } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { useDates } from '#web/lib/dates.ts';
import { listDocuments, type StoredDocument } from '#web/lib/sdk/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { adminOrderTexts } from './texts.ts';

/** Money of the bank that was matched with an order's payments; for owners and managers. */
const seenOfOrderQuery = (sdk: Sdk, adminId: string, orderId: string) =>
  queryOptions({
    queryKey: ['paymentSightings', 'order', adminId, orderId],
    queryFn: async () =>
      (
        await listDocuments(sdk, 'paymentSightings', [
          Query.equal('orderId', orderId),
          Query.equal('state', 'matched'),
          Query.orderAsc('$sequence'),
        ])
      ).documents,
  });

type Seen = StoredDocument<'paymentSightings'>;

/** When and where the money for an order was seen (SIGHT-21). */
export function SeenMoneyOfOrder({ orderId }: { orderId: string }) {
  const { seen: texts } = useTexts(adminOrderTexts).money;
  const { shortDate, shortDateAndTime } = useDates();
  const { data = [] } = useQuery(seenOfOrderQuery(useSdk(), useAdminId(), orderId));
  const words = ({ source, receivedAt, bank, tail }: Seen) => {
    const at = new Date(receivedAt);
    // A statement says the day alone.
    if (source === 'statement') return texts.statement(shortDate(at));
    const account = [bank, tail && `…${tail}`].filter(Boolean).join(' ');
    const when = shortDateAndTime(at);
    return account ? texts.account(when, account) : texts.at(when);
  };
  return (
    <ul className="text-muted text-sm tabular-nums empty:hidden">
      {data.map((seen) => (
        <li key={seen.$id}>{words(seen)}</li>
      ))}
    </ul>
  );
}
