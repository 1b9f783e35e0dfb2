import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CheckResult, CheckState, SystemStatus } from '#domain/operation/checks.ts';
import { statusTexts } from '#domain/operation/status-texts.ts';
import { topicOf } from '#domain/operation/topics.ts';
import { toDoOf, wordsOf } from '#domain/operation/words.ts';
import { Moment } from '#web/brand/moment.tsx';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { OperatorLink } from './operator-link.tsx';
import { checkEverything, statusQuery } from './queries.ts';
import { UpdateBox } from './update-notice.tsx';

/** On the dashboard of owners: what the checks of the installation found, and what to do about it. */
export function StatusCard({ ownerId }: { ownerId: string }) {
  const { data: status } = useQuery(statusQuery(useSdk(), ownerId));
  if (!status) return null;
  return (
    <StatusPanel
      status={status}
      news={
        status.update && !status.update.isPutAside && <UpdateBox update={status.update} ownerId={ownerId} />
      }
    >
      <Checks ownerId={ownerId} />
    </StatusPanel>
  );
}

/** What an owner sees in place of the dashboard while the database does not answer. Nothing for everybody else. */
export function OutageCard() {
  const { data: status } = useQuery({ ...statusQuery(useSdk(), NOBODY_KNOWN), retry: false });
  return status ? <StatusPanel status={status} /> : null;
}

/** Who asks cannot be told then; the answer is not kept for anybody. */
const NOBODY_KNOWN = 'somebody';

/** Buttons for the checks that take longer, and for a test mail. */
function Checks({ ownerId }: { ownerId: string }) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(statusTexts);
  const failureWords = useFailureWords();
  const checking = useMutation({
    mutationFn: (testMail: boolean) => checkEverything(sdk, testMail),
    onSuccess(status) {
      queries.setQueryData(statusQuery(sdk, ownerId).queryKey, status);
      toast.success(texts.checked);
    },
    onError: (error) => toast.error(failureWords(error, { otherwise: texts.notChecked })),
  });
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button
        variant="secondary"
        busy={checking.isPending && !checking.variables}
        busyLabel={texts.checking}
        off={checking.isPending}
        onClick={() => checking.mutate(false)}
      >
        {texts.checkAll}
      </Button>
      <Button
        variant="secondary"
        busy={checking.isPending && checking.variables}
        busyLabel={texts.checking}
        off={checking.isPending}
        onClick={() => checking.mutate(true)}
      >
        {texts.sendTestMail}
      </Button>
    </div>
  );
}

interface StatusPanelProps {
  status: SystemStatus;
  /** What stands before the checks. */
  news?: ReactNode;
  children?: ReactNode;
}

function StatusPanel({ status, news, children }: StatusPanelProps) {
  const texts = useTexts(statusTexts);
  return (
    <Panel title={texts.title}>
      {news}
      <dl className="divide-y divide-line">
        {status.checks.map((result) => (
          <Row key={result.check} result={result} />
        ))}
      </dl>
      {children}
    </Panel>
  );
}

const SIGNS = {
  good: { Icon: CircleCheck, color: 'text-good' },
  attention: { Icon: TriangleAlert, color: 'text-star' },
  broken: { Icon: CircleAlert, color: 'text-danger' },
} as const satisfies Record<CheckState, unknown>;

function Row({ result }: { result: CheckResult }) {
  const texts = useTexts(statusTexts);
  const { Icon, color } = SIGNS[result.state];
  const toDo = toDoOf(result, texts);
  const topic = topicOf(result.finding);
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr]">
      <dt className="flex items-center gap-2 self-start font-semibold">
        <Icon className={`size-5 shrink-0 ${color}`} aria-label={texts.states[result.state]} role="img" />
        {texts.checks[result.check]}
      </dt>
      <dd className="wrap-break-word min-w-0 pl-7 sm:pl-0">
        {wordsOf(result, texts)}
        {result.at !== undefined && (
          <>
            {' '}
            <Moment at={result.at} />
          </>
        )}
        {toDo !== undefined && <p className="mt-1 text-muted">{toDo}</p>}
        {topic && <OperatorLink topic={topic} />}
      </dd>
    </div>
  );
}
