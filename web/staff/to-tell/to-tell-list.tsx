import { useQuery } from '@tanstack/react-query';
import { MessageCircleOff } from 'lucide-react';
import { Link } from 'react-router';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { OperatorLink } from '#web/shared/status/operator-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { HeldPanel } from './held-panel.tsx';
import { toTellQuery } from './queries.ts';
import { toTellTexts } from './texts.ts';
import { UntoldCard } from './untold-card.tsx';

/** The customers whom the kitchen still has to tell something (TELL-6). */
export function ToTellList({ adminId }: { adminId: string }) {
  const texts = useTexts(toTellTexts);
  const list = useQuery(toTellQuery(useSdk(), adminId));
  if (list.isError) return <ErrorState title={texts.loadFailed} query={list} />;
  if (!list.data)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-72" />
      </Loading>
    );
  const { people, held, texts: sent } = list.data;
  return (
    <div className="grid gap-4">
      {held !== null && <HeldPanel held={held} />}
      {!sent.hasGateway && (
        <Notice>
          <p>{texts.noGateway}</p>
          <OperatorLink topic="codes" />
        </Notice>
      )}
      {sent.hasGateway && sent.withoutTemplate > 0 && (
        <Notice tone="warning">
          {texts.noTemplate(sent.withoutTemplate)}{' '}
          <Link to="/admin/texts" className="font-semibold underline underline-offset-4">
            {texts.texts}
          </Link>
        </Notice>
      )}
      {people.length === 0 ? (
        <EmptyState
          heading="h2"
          picture={<MessageCircleOff className="size-14" aria-hidden="true" />}
          title={texts.none}
        >
          {texts.noneHint}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {people.map((person) => (
            <UntoldCard key={person.userId} person={person} />
          ))}
        </div>
      )}
    </div>
  );
}
