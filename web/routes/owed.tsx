import { useQuery } from '@tanstack/react-query';
import { IndianRupee } from 'lucide-react';
import { useParams } from 'react-router';
import { formatMoney } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { statusWords } from '#domain/orders/status-words.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CallKitchen } from '#web/shared/content/call-kitchen.tsx';
import { owedQuery } from '#web/shop/owed/queries.ts';
import { StatementPart } from '#web/shop/owed/statement-part.tsx';
import { owedTexts } from '#web/shop/owed/texts.ts';
import { AnchorButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

/** What the address ends with: the code of the link. */
const codeIn = (pathname: string): string => decodeURIComponent(pathname.split('/').at(-1) ?? '');

const load = (page: Page) => page.prefetch(owedQuery(page.sdk, codeIn(page.url.pathname)));
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(owedTexts, ({ page }) => page);

const picture = <IndianRupee className="size-14" aria-hidden="true" />;

/**
/**
 * Opened by the link of a chat or a text: what is owed, of an order with its status, and the code that pays it, and nothing about who
 * owes it (TELL-7), unless the code of its statement is entered (LEDGER-42).
 */
export default function Owed() {
  const texts = useTexts(owedTexts);
  const statuses = useTexts(statusWords);
  const { name } = useSiteSettings().shop;
  const { code = '' } = useParams();
  const shown = useQuery(owedQuery(useSdk(), code));
  const amount = shown.data ? formatMoney(shown.data.amount) : '';
  const order = shown.data?.order;
  const status = order && (
    <p className="mb-3 font-semibold text-ink">
      {texts.order(formatOrderNumber(order.number), statuses[order.status])}
    </p>
  );
  return (
    <div className="container-page py-8 lg:py-16">
      {shown.data && shown.data.amount > 0 ? (
        <EmptyState
          heading="h1"
          picture={picture}
          title={texts.owed(amount, name)}
          action={
            shown.data.request ? (
              <AnchorButton href={shown.data.request.link}>{texts.open}</AnchorButton>
            ) : (
              <CallKitchen />
            )
          }
        >
          {status}
          {shown.data.request ? (
            <>
              <p className="mb-3">{texts.scan}</p>
              <QrCode text={shown.data.request.link} label={texts.codeOf(amount)} />
            </>
          ) : (
            texts.call(name)
          )}
        </EmptyState>
      ) : shown.data ? (
        <EmptyState heading="h1" picture={picture} title={texts.nothing}>
          {status}
          {texts.nothingHint}
        </EmptyState>
      ) : refusalOf(shown.error) ? (
        <EmptyState heading="h1" picture={picture} title={texts.gone} action={<CallKitchen />}>
          {texts.goneHint}
        </EmptyState>
      ) : shown.isError ? (
        <ErrorState title={texts.loadFailed} query={shown} />
      ) : (
        <Loading label={texts.loading}>
          <Skeleton className="mx-auto h-72 max-w-md" />
        </Loading>
      )}
      {shown.data?.statement && <StatementPart link={code} statement={shown.data.statement} />}
    </div>
  );
}
