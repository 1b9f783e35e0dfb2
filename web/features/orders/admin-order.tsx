import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { orderMessages } from '#domain/orders/messages.ts';
import { phoneLink } from '#domain/phone.ts';
import { useDates } from '#web/lib/dates.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { adminOrderQuery, type OrderDetails } from './admin-queries.ts';
import { BillSummary } from './bill-summary.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { paymentWords } from './present.ts';

const LINK = 'underline underline-offset-4 hover:text-chilli-text';

function Details({ order }: { order: OrderDetails }) {
  const { dateAndTime } = useDates();
  const { customer } = order;
  return (
    <div className="grid gap-6 p-5 md:grid-cols-2 md:gap-8">
      <Facts
        facts={[
          { name: 'Order', value: order.number },
          { name: 'Placed', value: dateAndTime(new Date(order.orderedOn)) },
          { name: 'Customer', value: customer.name },
          {
            name: 'Phone',
            value: customer.phone ? (
              <a href={phoneLink(customer.phone)} className={LINK}>
                {customer.phone}
              </a>
            ) : (
              'Not given'
            ),
          },
          {
            name: 'E-mail',
            value: customer.email ? (
              <a href={`mailto:${customer.email}`} className={LINK}>
                {customer.email}
              </a>
            ) : (
              'Not given'
            ),
          },
          { name: 'Address', value: order.address },
          { name: 'Payment', value: paymentWords(order.paymentMethod) },
        ]}
      />
      <div className="min-w-0">
        <OrderLines lines={order.lines} />
        <div className="mt-5 border-line border-t pt-4">
          <BillSummary bill={order.bill} />
        </div>
        <Button variant="secondary" wide className="mt-5" onClick={() => window.print()}>
          <Printer className="size-5" aria-hidden="true" />
          Print this order
        </Button>
        <OrderSheet order={order} />
      </div>
    </div>
  );
}

interface OrderDialogProps {
  adminId: string;
  /** Empty while none is open. */
  id: string;
  onClose: () => void;
}

/** One order with everything the kitchen knows of it. */
export function OrderDialog({ adminId, id, onClose }: OrderDialogProps) {
  const query = useQuery({ ...adminOrderQuery(useSdk(), adminId, id), enabled: id !== '' });
  const gone = refusalOf(query.error)?.code === 404;
  return (
    <Dialog open={id !== ''} onClose={onClose} title="Order details" size="large">
      {query.data ? (
        <Details order={query.data} />
      ) : query.isError ? (
        <ErrorState
          title={gone ? 'There is no such order' : orderMessages.allFailed}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {gone && 'It may have been opened with a wrong address.'}
        </ErrorState>
      ) : (
        <div className="p-5">
          <Loading label="Loading the order...">
            <Skeleton className="h-72" />
          </Loading>
        </div>
      )}
    </Dialog>
  );
}
