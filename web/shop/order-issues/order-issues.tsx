import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type ReportableOrder, reportingOf } from '#domain/order-issues/reporting.ts';
import { useDates } from '#web/lib/dates.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { IssueCard } from '#web/shared/order-issues/issue-card.tsx';
import { type Issue, issuesOfOrderQuery } from '#web/shared/order-issues/queries.ts';
import { issueTexts } from '#web/shared/order-issues/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { ReportDialog } from './report-dialog.tsx';

/** The order of a report, with the names of its lines. */
export interface ReportedOrder extends ReportableOrder {
  id: string;
  dishes: readonly string[];
}

interface IssueListProps {
  issues: readonly Issue[];
  dishes: readonly string[];
  showsPhotos: boolean;
  /** Closes a report that its customer considers settled. */
  onSettled?: (issue: Issue) => Promise<void>;
}

function Reports({ issues, dishes, showsPhotos, onSettled }: IssueListProps) {
  const texts = useTexts(issueTexts);
  const [busy, setBusy] = useState(false);
  const settle = async (issue: Issue) => {
    setBusy(true);
    await onSettled?.(issue);
    setBusy(false);
  };
  return issues.map((issue) => (
    <div key={issue.id} className="grid gap-3 border-line border-b pb-5 last:border-b-0 last:pb-0">
      <IssueCard issue={issue} dishes={dishes} showsPhoto={showsPhotos} />
      {issue.state === 'open' && <p className="text-muted">{texts.waiting}</p>}
      {issue.state === 'open' && onSettled && (
        <Button
          variant="secondary"
          busy={busy}
          className="justify-self-start"
          onClick={() => void settle(issue)}
        >
          {texts.settled}
        </Button>
      )}
    </div>
  ));
}

/** The reports about an order with their answers, read-only. */
export function SharedIssues({ issues, dishes }: Pick<IssueListProps, 'issues' | 'dishes'>) {
  const texts = useTexts(issueTexts);
  if (issues.length === 0) return null;
  return (
    <Panel title={texts.panel}>
      <div aria-live="polite" className="grid gap-5">
        <Reports issues={issues} dishes={dishes} showsPhotos={false} />
      </div>
    </Panel>
  );
}

interface OrderIssuesProps {
  user: CurrentUser;
  order: ReportedOrder;
  now: Date;
}

/** The panel of the order's page where a customer reports a problem and reads the kitchen's answer. */
export function OrderIssues({ user, order, now }: OrderIssuesProps) {
  const texts = useTexts(issueTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const { orderMode } = useSiteSettings().kitchen;
  const { timeOfDay } = useDates();
  const { data: issues = [] } = useQuery(issuesOfOrderQuery(sdk, user.$id, order.id));
  const [writing, setWriting] = useState(false);
  const reporting = reportingOf(order, now, orderMode);
  const mayReport = reporting.can && issues.every(({ state }) => state !== 'open');
  const isProven = user.emailVerification || user.phoneVerification;
  const isHeld = !isProven && issues.some(({ state, photoId }) => state !== 'closed' && photoId !== null);
  if (issues.length === 0 && !mayReport && !writing) return null;

  const refresh = () => queries.invalidateQueries({ queryKey: ['orderIssues'] });
  const settle = async ({ id }: Issue) => {
    try {
      await updateDocument(sdk, 'orderIssues', id, { state: 'closed' });
      toast.success(texts.settledDone);
    } catch {
      toast.error(texts.failed);
    }
    await refresh();
  };
  return (
    <Panel title={texts.panel}>
      <div className="grid gap-5">
        <div aria-live="polite" className="grid gap-5 empty:hidden">
          <Reports issues={issues} dishes={order.dishes} showsPhotos onSettled={settle} />
          {isHeld && (
            <Notice>
              {texts.photoHeld(
                <Link to="/profile" className="text-chilli-text underline underline-offset-4">
                  {texts.photoHeldLink}
                </Link>,
              )}
            </Notice>
          )}
        </div>
        {issues.some(({ state }) => state !== 'open') && (
          <Link
            to={`/complaint?order=${encodeURIComponent(issues[0]?.orderNumber ?? '')}`}
            className="w-fit text-chilli-text underline underline-offset-2"
          >
            {texts.complain}
          </Link>
        )}
        {mayReport && (
          <div className="grid gap-3">
            <p className="text-muted">
              {texts.offer(
                <time dateTime={reporting.until.toISOString()}>{timeOfDay(reporting.until)}</time>,
              )}
            </p>
            <Button variant="secondary" className="justify-self-start" onClick={() => setWriting(true)}>
              <MessageSquareWarning className="size-5" aria-hidden="true" />
              {texts.report}
            </Button>
          </div>
        )}
      </div>
      {writing && (
        <ReportDialog
          user={user}
          order={order}
          onClose={() => {
            setWriting(false);
            void refresh();
          }}
        />
      )}
    </Panel>
  );
}
