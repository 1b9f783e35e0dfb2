import { ReceiptText } from 'lucide-react';
import type { ComponentProps } from 'react';
import { countDishes, formatLines } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import type { ShownStatus } from '#domain/orders/status.ts';
import { statusWords } from '#domain/orders/status-words.ts';
import { methodNames } from '#domain/payments/method-words.ts';
import { Money } from '#web/brand/money.tsx';
import { useDates } from '#web/lib/dates.ts';
import { dayBounds, dayOf } from '#web/lib/days.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { usePaymentText } from '#web/shared/orders/payment-text.ts';
import { useMoney } from '#web/shared/orders/settled.ts';
import { shownStatus } from '#web/shared/orders/shown-status.ts';
import { StatusBadge } from '#web/shared/orders/status-badge.tsx';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { SearchedList } from '#web/ui/lists/searched-list.tsx';
import { DayFilter } from './day-filter.tsx';
import { OrderDialog } from './order-details.tsx';
import { adminOrdersQuery, type OrderRow } from './queries.ts';
import { adminOrderTexts } from './texts.ts';

/** The recorded status of an order; 'Pending' if the shown status only follows from its age. */
function RecordedStatus({ status, byAge }: ShownStatus) {
  const { unrecorded } = useTexts(adminOrderTexts);
  return byAge ? <Badge>{unrecorded}</Badge> : <StatusBadge status={status} />;
}

interface AdminOrderListProps extends Pick<ComponentProps<typeof OrderDialog>, 'more' | 'printing'> {
  /** Whether the kitchen sells plans, whose meals are orders too. */
  hasPlans: boolean;
}

/** All orders under the headings of their days, newest first, with a search and filters. An order opens in a dialog. */
export function AdminOrderList({ more, printing, hasPlans }: AdminOrderListProps) {
  const adminId = useAdminId();
  const sdk = useSdk();
  const address = useListAddress();
  const { timeZone } = useSiteSettings().shop;
  const { shortDate, timeOfDay } = useDates();
  const texts = useTexts(adminOrderTexts);
  const statuses = useTexts(statusWords);
  const methods = useTexts(methodNames);
  const { items } = useTexts(orderTexts);
  const { addressUnknown } = useTexts(orderMessages);
  const paymentText = usePaymentText();
  const day = address.get('day');
  const opened = address.get('order');
  const between = dayBounds(day, timeZone);
  const query = useList(adminOrdersQuery(sdk, adminId, { address, between }));
  const money = useMoney(adminId, query.data?.pages.flatMap(({ rows }) => rows.map(({ id }) => id)) ?? []);
  const now = useNow(query.dataUpdatedAt);
  const { orderMode } = useSiteSettings().kitchen;
  const today = dayOf(now, timeZone);

  const dayNameOf = ({ orderedOn }: OrderRow) => {
    const moment = new Date(orderedOn);
    const date = shortDate(moment);
    return dayOf(moment, timeZone) === today ? texts.todayHeading(date) : date;
  };

  const columns: Column<OrderRow>[] = [
    {
      name: texts.order,
      plain: true,
      place: 'max-md:col-start-1 max-md:row-start-1',
      cell: ({ id, number, orderedOn }) => (
        <span className="block min-w-0 max-md:flex max-md:items-baseline max-md:gap-2">
          <button
            type="button"
            onClick={() => address.set({ order: id })}
            className="font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            <span className="sr-only">{`${texts.order} `}</span>
            {number}
          </button>
          <time dateTime={orderedOn} className="block whitespace-nowrap text-muted text-sm">
            {timeOfDay(new Date(orderedOn))}
          </time>
        </span>
      ),
    },
    {
      name: texts.customer,
      place: 'max-md:col-start-1 max-md:row-start-2',
      cell: ({ customerName, customerEmail, customerPhone }) => (
        <span className="block min-w-0 max-md:truncate max-md:text-sm md:min-w-28">
          {customerName ?? texts.noName}
          <span
            className={`block text-muted text-sm max-md:hidden ${customerPhone ? 'whitespace-nowrap' : ''}`}
          >
            {customerPhone ?? customerEmail}
          </span>
        </span>
      ),
    },
    {
      name: texts.columns.dishes,
      place: 'max-md:hidden',
      cell: ({ lines }) => (
        <span className="block min-w-0">
          {items(countDishes(lines))}
          <span className="line-clamp-2 text-muted text-sm">{formatLines(lines)}</span>
        </span>
      ),
    },
    {
      name: texts.columns.area,
      place: 'max-md:col-start-1 max-md:row-start-3',
      cell: ({ area, kind }) => (
        <span className="text-sm max-md:block max-md:truncate max-md:text-muted md:line-clamp-3 md:min-w-28">
          {kind === 'pickup' ? texts.pickup : (area ?? addressUnknown)}
        </span>
      ),
    },
    {
      name: texts.columns.status,
      wide: true,
      place:
        'max-md:col-start-2 max-md:row-start-1 max-md:text-right max-md:leading-none max-md:[&>*]:py-0 max-md:[&>*]:text-xs',
      cell: (order) => <RecordedStatus {...shownStatus(order, now, orderMode)} />,
    },
    {
      name: texts.total,
      end: true,
      place: 'max-md:col-start-2 max-md:row-span-2 max-md:row-start-2 max-md:text-sm',
      cell: (order) => (
        <span className="wrap-normal block max-md:text-right">
          <Money paise={order.total} className="whitespace-nowrap font-semibold" />
          <span className="block text-muted text-sm">{paymentText(order, money[order.id])}</span>
        </span>
      ),
    },
  ];

  return (
    <>
      <SearchedList
        query={query}
        columns={columns}
        dense
        headingOf={dayNameOf}
        texts={{ ...texts, list: { ...texts.list, failed: orderMessages.allFailed } }}
        Icon={ReceiptText}
        filters={[
          {
            name: 'status',
            label: texts.columns.status,
            all: texts.filters.anyStatus,
            choices: {
              inWork: texts.filters.inWork,
              ...statuses,
              ...(orderMode === 'age' && { placed: texts.unrecorded }),
            },
          },
          {
            name: 'kind',
            label: texts.details.kind,
            all: texts.filters.anyKind,
            choices: { delivery: texts.filters.delivery, pickup: texts.pickup },
          },
          {
            name: 'payment',
            label: texts.details.payment,
            all: texts.filters.anyPayment,
            choices: methods,
          },
          ...(hasPlans || address.get('meals') !== ''
            ? [
                {
                  name: 'meals',
                  label: texts.filters.meals,
                  all: texts.filters.withoutMeals,
                  choices: { with: texts.filters.withMeals, only: texts.filters.onlyMeals },
                },
              ]
            : []),
          {
            name: 'day',
            field: <DayFilter day={day} today={today} onChange={(chosen) => address.set({ day: chosen })} />,
          },
        ]}
      />
      <OrderDialog id={opened} onClose={() => address.set({ order: '' })} more={more} printing={printing} />
    </>
  );
}
