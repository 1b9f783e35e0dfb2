import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileText } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Invoice } from '#web/shared/orders/invoices/invoice.ts';
import { invoicesOfOrderQuery } from '#web/shared/orders/invoices/queries.ts';
import { invoiceTexts } from '#web/shared/orders/invoices/texts.tsx';
import {
  followedOrderQuery,
  orderPaymentsQuery,
  type StoryPayment,
  sharedOrderQuery,
} from '#web/shared/orders/story.ts';
import { PrintedInvoices } from '#web/shop/invoices/printed-invoices.tsx';
import { SignInFirst } from '#web/shop/sign-in/sign-in-first.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

const idOf = ({ pathname }: URL) => decodeURIComponent(pathname.split('/').at(-2) ?? '');

const load = async (page: Page) => {
  const id = idOf(page.url);
  const secret = page.url.searchParams.get('secret');
  if (!page.user && secret) return page.prefetch(sharedOrderQuery(page.sdk, id, secret));
  const { $id: userId } = requireUser(page);
  await Promise.all([
    page.prefetch(invoicesOfOrderQuery(page.sdk, userId, id)),
    page.prefetch(followedOrderQuery(page.sdk, userId, id)),
    page.prefetch(orderPaymentsQuery(page.sdk, userId, id)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(invoiceTexts, ({ page }) => page);

interface ContentProps {
  invoices: readonly Invoice[];
  first: string;
  payments: readonly StoryPayment[];
  /** Whether the order was paid by a test payment. */
  isTest: boolean;
}

function Content({ invoices, first, payments, isTest }: ContentProps) {
  const texts = useTexts(invoiceTexts);
  const [one, ...more] = invoices;
  if (!one)
    return (
      <EmptyState
        heading="h1"
        picture={<FileText className="size-14" aria-hidden="true" />}
        title={isTest ? texts.test.test : texts.none}
      >
        {isTest ? texts.test.noInvoice : texts.noneHint}
      </EmptyState>
    );
  return (
    <>
      <h1 className="mb-5 text-3xl sm:text-4xl">{texts.heading(formatOrderNumber(one.orderNumber))}</h1>
      <PrintedInvoices invoices={[one, ...more]} first={first} payments={payments} isTest={isTest} />
    </>
  );
}

type Asked = { id: string; first: string };

function OwnInvoices({ userId, id, first }: Asked & { userId: string }) {
  const texts = useTexts(invoiceTexts);
  const sdk = useSdk();
  const query = useQuery(invoicesOfOrderQuery(sdk, userId, id));
  const { data: order, isLoading } = useQuery(followedOrderQuery(sdk, userId, id));
  const payments = useQuery(orderPaymentsQuery(sdk, userId, id));
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;
  if (payments.isLoadingError) return <ErrorState title={texts.failed} query={payments} />;
  if (!query.data || !payments.data || isLoading) return <Waiting />;
  return (
    <Content
      invoices={query.data}
      first={first}
      payments={payments.data}
      isTest={order?.testPayment === true}
    />
  );
}

/** The invoices of an order behind a mailed link, for somebody who has not signed in. */
function SharedInvoices({ secret, id, first }: Asked & { secret: string }) {
  const texts = useTexts(invoiceTexts);
  const query = useQuery(sharedOrderQuery(useSdk(), id, secret));
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;
  if (!query.data) return <Waiting />;
  const { invoices, payments, order } = query.data;
  return <Content invoices={invoices} first={first} payments={payments} isTest={order.testPayment} />;
}

function Waiting() {
  return (
    <Loading label={useTexts(invoiceTexts).loading}>
      <Skeleton className="h-96" />
    </Loading>
  );
}

export default function InvoiceRoute() {
  const texts = useTexts(invoiceTexts);
  const user = useCurrentUser();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const secret = search.get('secret');
  const first = search.get('document') ?? '';
  if (!user && !secret) return <SignInFirst />;
  const back = `/orders/${encodeURIComponent(id)}${!user && secret ? `?${new URLSearchParams({ secret })}` : ''}`;
  return (
    <div className="container-page pt-6 pb-12 lg:pt-8">
      <LinkButton to={back} variant="quiet" className="-ml-5 mb-3">
        <ArrowLeft className="size-5" aria-hidden="true" />
        {texts.back}
      </LinkButton>
      {user ? (
        <OwnInvoices userId={user.$id} id={id} first={first} />
      ) : (
        <SharedInvoices secret={secret ?? ''} id={id} first={first} />
      )}
    </div>
  );
}
