import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { withoutAllergyHeading } from '#domain/orders/note-warning.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderAllergiesQuery } from '#web/shared/orders/allergies/queries.ts';
import { kitchenTexts } from './texts.ts';

/** What the customer of an order does not tolerate, in full, in red and with a sign (ALLERGY-3). */
export function AllergyBand({ orderId }: { orderId: string }) {
  const { warnings } = useTexts(kitchenTexts);
  const { data, isError } = useQuery(orderAllergiesQuery(useSdk(), orderId));
  return (
    <p className="wrap-anywhere rounded-md bg-chilli px-2 py-1 font-bold text-white leading-tight">
      <TriangleAlert className="-mt-0.5 mr-1.5 inline size-5" aria-hidden="true" />
      <span className="uppercase">{`${warnings.allergy}: `}</span>
      {data === undefined ? (isError ? warnings.unread : '…') : withoutAllergyHeading(data)}
    </p>
  );
}
