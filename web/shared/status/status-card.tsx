import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { problemOf, STATUS_PARTS, type StatusPart, type SystemStatus } from '#domain/operation/status.ts';
import { Moment } from '#web/brand/moment.tsx';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Panel } from '#web/ui/panel.tsx';
import { statusQuery } from './queries.ts';
import { stateWords } from './state-words.ts';
import { statusTexts } from './texts.ts';

/**
 * On the dashboard of owners: the state of database, mail, disk, backups and version, and what to do about a problem.
 */
export function StatusCard({ ownerId }: { ownerId: string }) {
  const { data: status } = useQuery(statusQuery(useSdk(), ownerId));
  if (!status) return null;
  return <StatusPanel status={status} parts={STATUS_PARTS} />;
}

/** What an owner sees in place of the dashboard while the database does not answer. Nothing for everybody else. */
export function OutageCard() {
  const { data: status } = useQuery({ ...statusQuery(useSdk(), NOBODY_KNOWN), retry: false });
  return status ? <StatusPanel status={status} parts={KNOWN_IN_OUTAGE} /> : null;
}

/** Who asks cannot be told then; the answer is not kept for anybody. */
const NOBODY_KNOWN = 'somebody';
const KNOWN_IN_OUTAGE = ['database', 'disk'] as const;

function StatusPanel({ status, parts }: { status: SystemStatus; parts: readonly StatusPart[] }) {
  const texts = useTexts(statusTexts);
  return (
    <Panel title={texts.title}>
      <dl className="divide-y divide-line">
        {parts.map((part) => (
          <Row key={part} part={part} status={status} />
        ))}
      </dl>
    </Panel>
  );
}

function Row({ part, status }: { part: StatusPart; status: SystemStatus }) {
  const texts = useTexts(statusTexts);
  const problem = problemOf(part, status);
  const Icon = problem ? TriangleAlert : CircleCheck;
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr]">
      <dt className="flex items-center gap-2 self-start font-semibold">
        <Icon
          className={`size-5 shrink-0 ${problem ? 'text-danger' : 'text-good'}`}
          aria-label={problem ? texts.notWell : texts.well}
          role="img"
        />
        {texts.parts[part]}
      </dt>
      <dd className="wrap-break-word min-w-0 pl-7 sm:pl-0">
        {stateWords(texts.states, part, status)}
        {part === 'backup' && status.backup.last && !status.database.isAway && (
          <>
            {' '}
            <Moment at={status.backup.last.at} />
          </>
        )}
        {problem && <p className="mt-1 text-muted">{texts.toDo[problem]}</p>}
      </dd>
    </div>
  );
}
