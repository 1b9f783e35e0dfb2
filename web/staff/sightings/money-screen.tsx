import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useDates } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { LearntPanel } from './learnt-panel.tsx';
import { ModePanel } from './mode-panel.tsx';
import { MoneyCard } from './money-card.tsx';
import { type Seen, type SeenMoney, seenMoneyQuery } from './queries.ts';
import { StatementPanel } from './statement-panel.tsx';
import { seenMoneyTexts } from './texts.ts';

/** The groups of the list, in the order in which they are of use. */
const GROUPS = ['decide', 'matched', 'other'] as const;
type Group = (typeof GROUPS)[number];

function groupOf({ state }: Seen): Group {
  if (state === 'matched') return 'matched';
  return state === 'ignored' ? 'other' : 'decide';
}

interface MoneyScreenProps {
  adminId: string;
  isOwner: boolean;
  /** Chooses the shown day. */
  DayBar: ComponentType<{ day: string; today: string; onChange: (day: string) => void }>;
}

/** The other days on which somebody has to decide. */
function OpenDays({ days }: { days: SeenMoney['openDays'] }) {
  const { openDays } = useTexts(seenMoneyTexts);
  const { shortDate } = useDates();
  if (days.length === 0) return null;
  return (
    <Notice tone="warning">
      {openDays}
      <span className="mt-1 flex flex-wrap gap-x-4">
        {days.map(({ day, count }) => (
          <Link
            key={day}
            to={`?day=${day}`}
            className="min-h-11 content-center font-semibold underline underline-offset-4"
          >
            {`${shortDate(new Date(`${day}T12:00:00Z`))} (${count})`}
          </Link>
        ))}
      </span>
    </Notice>
  );
}

/** The money that was seen on a day, and what is to be decided about it (SIGHT-11). */
export function MoneyScreen({ adminId, isOwner, DayBar }: MoneyScreenProps) {
  const texts = useTexts(seenMoneyTexts);
  const [params, setParams] = useSearchParams();
  const list = useQuery(seenMoneyQuery(useSdk(), adminId, params.get('day') ?? ''));
  if (list.isError) return <ErrorState title={texts.loadFailed} query={list} />;
  if (!list.data)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-72" />
      </Loading>
    );
  const { money, mode, phones, day, today, openDays } = list.data;
  const picture = <Landmark className="size-14" aria-hidden="true" />;
  if (mode === 'off' && money.length === 0 && day === today)
    return (
      <div className="grid gap-6">
        <EmptyState
          heading="h2"
          picture={picture}
          title={texts.offTitle}
          action={
            isOwner && (
              <LinkButton to={phones.length === 0 ? '/admin/team' : '/admin/settings/payments'}>
                {texts.setUp}
              </LinkButton>
            )
          }
        >
          {texts.offText}
        </EmptyState>
        <StatementPanel />
      </div>
    );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid gap-6">
        <div>
          <DayBar
            {...{ day, today }}
            onChange={(wanted) => setParams(wanted === '' ? {} : { day: wanted })}
          />
          <OpenDays days={openDays} />
        </div>
        {money.length === 0 && (
          <EmptyState heading="h2" picture={picture} title={texts.none}>
            {texts.noneHint}
          </EmptyState>
        )}
        {GROUPS.map((group) => {
          const ofGroup = money.filter((seen) => groupOf(seen) === group);
          return (
            ofGroup.length > 0 && (
              <section key={group} aria-labelledby={`money-${group}`}>
                <h2 id={`money-${group}`} className="mb-3 text-xl">
                  {texts.group(texts.groups[group], ofGroup.length)}
                </h2>
                <ul className="grid gap-3">
                  {ofGroup.map((seen) => (
                    <MoneyCard key={seen.id} {...{ seen, isOwner }} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
      <div className="grid gap-6">
        <ModePanel seen={list.data} isOwner={isOwner} />
        <StatementPanel />
        <LearntPanel {...{ adminId, isOwner }} />
      </div>
    </div>
  );
}
