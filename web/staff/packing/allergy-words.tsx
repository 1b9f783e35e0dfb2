import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderAllergiesQuery } from '#web/shared/orders/allergies/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { packingTexts } from './texts.ts';

interface AllergyWordsProps {
  orderId: string;
  /** Says that they were read; left out where nobody has to say it. */
  onSeen?: (() => void) | undefined;
}

/** What the customer of an order does not tolerate, in full. Whoever packs says that they have read it, where nobody has. */
export function AllergyWords({ orderId, onSeen }: AllergyWordsProps) {
  const { row: texts } = useTexts(packingTexts);
  const words = useQuery(orderAllergiesQuery(useSdk(), orderId));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="wrap-anywhere min-w-0 rounded-md bg-chilli px-2 py-1 font-bold text-white leading-tight">
        <TriangleAlert className="-mt-0.5 mr-1.5 inline size-5" aria-hidden="true" />
        <span className="uppercase">{`${texts.allergy}: `}</span>
        {words.data ?? (words.isError ? texts.unread : '…')}
      </p>
      {onSeen && (
        <Button
          variant="secondary"
          className="px-3!"
          busy={words.isFetching}
          onClick={() => (words.isSuccess ? onSeen() : void words.refetch())}
        >
          {texts.seen}
        </Button>
      )}
    </div>
  );
}
