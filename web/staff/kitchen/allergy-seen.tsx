import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderAllergiesQuery } from '#web/shared/orders/allergies/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { NEXT_STEP } from './next-step.ts';
import { kitchenTexts } from './texts.ts';

/** Says that the words of an order's allergies were read (ALLERGY-4). While they are not there, it asks for them again. */
export function AllergySeen({ orderId, onSeen }: { orderId: string; onSeen: () => void }) {
  const { actions } = useTexts(kitchenTexts);
  const words = useQuery(orderAllergiesQuery(useSdk(), orderId));
  return (
    <Button
      wide
      variant="secondary"
      className={NEXT_STEP}
      busy={words.isFetching}
      onClick={() => (words.isSuccess ? onSeen() : void words.refetch())}
    >
      {actions.allergySeen}
    </Button>
  );
}
