import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mailLink } from '#domain/email.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { phoneLink } from '#domain/phone.ts';
import { useDates } from '#web/lib/dates.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useAtDoor } from '#web/shared/addresses/at-door.ts';
import { orderAllergiesQuery } from '#web/shared/orders/allergies/queries.ts';
import { BillSummary } from '#web/shared/orders/bill-summary.tsx';
import { orderRevisionsQuery } from '#web/shared/orders/changes/queries.ts';
import { RevisionList } from '#web/shared/orders/changes/revision-list.tsx';
import { HandedOver } from '#web/shared/orders/hand-over/handed-over.tsx';
import { handOverTexts } from '#web/shared/orders/hand-over/texts.ts';
import { OrderLines } from '#web/shared/orders/order-lines.tsx';
import { usePaymentText } from '#web/shared/orders/payment-text.ts';
import { useMoney } from '#web/shared/orders/settled.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { DialogSkeleton } from '#web/ui/skeleton.tsx';
import { adminOrderQuery, type OrderDetails } from './queries.ts';
import { adminOrderTexts } from './texts.ts';

const LINK = 'touchable underline underline-offset-4 hover:text-chilli-text';

interface DetailsProps {
  order: OrderDetails;
  /** Further sections of the dialog, such as reports of problems. */
  more: ReactNode;
  /** The button that prints it. */
  printing: ReactNode;
}

function Details({ order, more, printing }: DetailsProps) {
  const adminId = useAdminId();
  const { data: revisions = [] } = useQuery(orderRevisionsQuery(useSdk(), adminId, order.id));
  const { dateAndTime } = useDates();
  const texts = useTexts(adminOrderTexts);
  const { addressUnknown } = useTexts(orderMessages);
  const { heading } = useTexts(handOverTexts);
  const paymentText = usePaymentText();
  const money = useMoney(adminId, [order.id]);
  const { data: allergies, isError: isUnread } = useQuery({
    ...orderAllergiesQuery(useSdk(), order.id),
    enabled: order.hasAllergies,
  });
  const { customerName, customerEmail, customerPhone } = order;
  const toDoor = useAtDoor(order);
  return (
    <div className="grid gap-6 p-5 md:grid-cols-2 md:gap-8">
      <Facts
        facts={[
          { name: texts.order, value: order.number },
          { name: texts.details.placed, value: dateAndTime(new Date(order.orderedOn)) },
          ...(order.scheduledFor
            ? [{ name: texts.details.orderedFor, value: dateAndTime(new Date(order.scheduledFor)) }]
            : []),
          { name: texts.customer, value: customerName ?? texts.noName },
          {
            name: texts.details.phone,
            value: customerPhone ? (
              <a href={phoneLink(customerPhone)} className={LINK}>
                {customerPhone}
              </a>
            ) : (
              texts.notGiven
            ),
          },
          {
            name: texts.details.email,
            value: customerEmail ? (
              <a href={mailLink(customerEmail)} className={LINK}>
                {customerEmail}
              </a>
            ) : (
              texts.notGiven
            ),
          },
          order.kind === 'pickup'
            ? { name: texts.details.kind, value: texts.details.pickup }
            : { name: texts.details.address, value: order.address ?? addressUnknown },
          ...(toDoor.length > 0 ? [{ name: texts.details.instructions, value: toDoor.join(' · ') }] : []),
          ...(order.hasAllergies
            ? [
                {
                  name: texts.details.allergies,
                  value: allergies ?? (isUnread ? texts.details.allergiesUnread : '…'),
                },
              ]
            : []),
          ...(order.note ? [{ name: texts.details.note, value: order.note }] : []),
          ...(order.cutlery ? [{ name: texts.details.cutlery, value: texts.details.withCutlery }] : []),
          ...(order.handedOverBy
            ? [{ name: heading, value: <HandedOver order={order} now={new Date()} /> }]
            : []),
          { name: texts.details.payment, value: paymentText(order, money[order.id]) },
        ]}
      />
      <div className="min-w-0">
        <OrderLines lines={order.lines} />
        <div className="mt-5 border-line border-t pt-4">
          <BillSummary bill={order.bill} kind={order.kind} />
        </div>
        <RevisionList revisions={revisions} />
        {printing}
      </div>
      <div className="md:col-span-2 empty:hidden">{more}</div>
    </div>
  );
}

interface OrderDialogProps {
  /** The id of the open order; empty if none is open. */
  id: string;
  onClose: () => void;
  /** Further sections below the details of an order. */
  more: (order: OrderDetails) => ReactNode;
  /** The button that prints an order. */
  printing: (order: OrderDetails) => ReactNode;
}

/** A dialog with one order: all its details, and a button to print it. */
export function OrderDialog({ id, onClose, more, printing }: OrderDialogProps) {
  const adminId = useAdminId();
  const texts = useTexts(adminOrderTexts).details;
  const query = useQuery({ ...adminOrderQuery(useSdk(), adminId, id), enabled: id !== '' });
  const gone = refusalOf(query.error)?.type === 'document_not_found';
  return (
    <Dialog open={id !== ''} onClose={onClose} title={texts.title} size="large">
      {query.data ? (
        <Details order={query.data} more={more(query.data)} printing={printing(query.data)} />
      ) : query.isError ? (
        <ErrorState title={gone ? texts.gone : orderMessages.allFailed} query={query}>
          {gone && texts.goneHint}
        </ErrorState>
      ) : (
        <DialogSkeleton label={texts.loading} height="h-72" />
      )}
    </Dialog>
  );
}
