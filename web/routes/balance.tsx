import { useQuery } from '@tanstack/react-query';
import { NotebookText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { debtDueOn } from '#domain/ledger/statements.ts';
import { mostToPayIn } from '#domain/ledger/top-ups.ts';
import { ZERO_PAISE } from '#domain/money.ts';
import { rarePart } from '#web/lib/page/later.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { dueQuery } from '#web/shared/ledger/due.ts';
import { entriesQuery } from '#web/shared/ledger/entry.ts';
import { ledgerSettingsQuery } from '#web/shared/ledger/queries.ts';
import { StatementList } from '#web/shared/ledger/statement/statement-list.tsx';
import { openTopUpsQuery } from '#web/shared/ledger/top-ups.ts';
import { paymentMethodsQuery } from '#web/shared/orders/upi/queries.ts';
import { AskBack } from '#web/shop/ledger/ask-back.tsx';
import { BalanceEntries } from '#web/shop/ledger/balance-entries.tsx';
import { BalanceWords } from '#web/shop/ledger/balance-words.tsx';
import { DueLines } from '#web/shop/ledger/due-lines.tsx';
import { PayIn } from '#web/shop/ledger/pay-in.tsx';
import { balanceTexts } from '#web/shop/ledger/texts.ts';
import { SignInFirst } from '#web/shop/sign-in/sign-in-first.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Asked for only by a session older than half an hour. */
const ProofDialog = rarePart(async () => ({
  default: (await import('#web/shop/security/proof.tsx')).ProofDialog,
}));

const load = async (page: Page) => {
  const { $id } = requireUser(page);
  await Promise.all([
    page.prefetch(ledgerSettingsQuery(page.sdk)),
    page.prefetch(paymentMethodsQuery(page.sdk)),
    page.prefetch(openTopUpsQuery(page.sdk, $id, $id)),
    page.prefetch(dueQuery(page.sdk, $id)),
    page.prefetchList(entriesQuery(page.sdk, $id, $id)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(balanceTexts, ({ page }) => page);

/** What a customer has at the kitchen or owes it, and what it came from (LEDGER-14). */
export default function Balance() {
  const texts = useTexts(balanceTexts);
  const user = useCurrentUser();
  const sdk = useSdk();
  const { data: settings, dataUpdatedAt } = useQuery(ledgerSettingsQuery(sdk));
  const { data: due = null } = useQuery({ ...dueQuery(sdk, user?.$id ?? ''), enabled: user !== null });
  const now = useNow(dataUpdatedAt);
  const { timeZone } = useSiteSettings().shop;
  const [params] = useSearchParams();
  if (!user) return <SignInFirst />;
  if (settings && !settings.isOn)
    return (
      <EmptyState
        heading="h1"
        picture={<NotebookText className="size-14" aria-hidden="true" />}
        title={texts.off}
        action={<LinkButton to="/menu">{texts.toMenu}</LinkButton>}
      >
        {texts.offHint}
      </EmptyState>
    );
  const balance = user.balance ?? ZERO_PAISE;
  const { owedSince, houseRhythm } = user;
  const dueOn =
    owedSince && settings
      ? debtDueOn({
          owedSince: new Date(owedSince),
          rhythm: houseRhythm,
          daysToPay: settings.daysToPay,
          timeZone,
        })
      : null;
  const hint = balance < 0 ? texts.owesHint : balance === 0 ? texts.evenHint : texts.hasHint;
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12">
      <div className="mx-auto max-w-2xl">
        <h1 className="mb-6 text-3xl sm:text-4xl">{texts.page.title}</h1>
        <section className="rounded-card border border-line bg-paper p-5 shadow-soft sm:p-6">
          <p className="font-display text-3xl leading-tight">
            <BalanceWords balance={balance} dueOn={due && due.overdue > 0 ? null : dueOn} />
          </p>
          {due && balance < 0 && <DueLines due={due} />}
          <p className="mt-2 text-muted">{hint}</p>
          {balance > 0 && (
            <AskBack userId={user.$id} proof={(props) => <ProofDialog user={user} {...props} />} />
          )}
        </section>
        {settings && (
          <div className="mt-5">
            <PayIn
              userId={user.$id}
              due={due?.due ?? ZERO_PAISE}
              most={mostToPayIn(settings, balance)}
              back={params.get('paid')}
            />
          </div>
        )}
        <StatementList viewerId={user.$id} userId={user.$id} to="/balance/statements" now={now} />
        <h2 className="mt-8 mb-2 text-2xl">{texts.entries}</h2>
        <BalanceEntries userId={user.$id} />
      </div>
    </div>
  );
}
