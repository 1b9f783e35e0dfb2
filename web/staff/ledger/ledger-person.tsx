import { useQuery } from '@tanstack/react-query';
import { phoneLink } from '#domain/phone.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ChatButton } from '#web/shared/chats/chat-button.tsx';
import { StatementList } from '#web/shared/ledger/statement/statement-list.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useBalanceText } from './balance-text.tsx';
import { EntryList } from './entry-list.tsx';
import { HouseAccount } from './house-account.tsx';
import { ledgerPersonQuery } from './queries.ts';
import { RecordEntry } from './record-entry.tsx';
import { ledgerAdminTexts } from './texts.ts';
import { otherWays } from './ways.ts';

interface LedgerPersonProps {
  userId: string;
  /** Owners also write off debts. */
  isOwner: boolean;
}

/** A customer's balance and entries, with buttons that record new ones. */
export function LedgerPersonDetail({ userId, isOwner }: LedgerPersonProps) {
  const texts = useTexts(ledgerAdminTexts);
  const balanceText = useBalanceText();
  const { shortDate } = useDates();
  const adminId = useAdminId();
  const query = useQuery(ledgerPersonQuery(useSdk(), adminId, userId));
  const now = useNow(query.dataUpdatedAt);
  if (query.isPending)
    return (
      <Loading label={texts.person.loading}>
        <Skeleton className="h-40" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.person.failed} query={query} />;
  const person = query.data;
  const { name, phone, email, balance, owedSince } = person;
  return (
    <>
      <section className="rounded-card border border-line bg-paper p-5 shadow-soft sm:p-6">
        <h1 className="wrap-anywhere text-3xl">{name ?? texts.noName}</h1>
        <p className="wrap-anywhere text-muted">
          {phone ? (
            <a href={phoneLink(phone)} className="touchable underline-offset-4 hover:underline">
              {phone}
            </a>
          ) : (
            email
          )}
        </p>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
          <span
            className={`font-display text-3xl tabular-nums leading-tight ${balance < 0 ? 'text-danger' : ''}`}
          >
            {balanceText(balance)}
          </span>
          {owedSince && <span className="text-muted">{texts.since(shortDate(new Date(owedSince)))}</span>}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          {balance < 0 && <ChatButton subject="debt" id={userId} name={name ?? texts.noName} phone={phone} />}
          <RecordEntry person={person} ways={['paidIn']} label={texts.record.payment} variant="primary" />
          <RecordEntry
            person={person}
            ways={otherWays(isOwner)}
            label={texts.record.other}
            variant="secondary"
          />
        </div>
        <HouseAccount person={person} />
      </section>
      <StatementList viewerId={adminId} userId={userId} to={`/admin/ledger/${userId}/statements`} now={now} />
      <EntryList userId={userId} isOwner={isOwner} />
    </>
  );
}
