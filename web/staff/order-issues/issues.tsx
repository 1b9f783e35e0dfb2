import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ChatButton } from '#web/shared/chats/chat-button.tsx';
import { IssueCard } from '#web/shared/order-issues/issue-card.tsx';
import { type Issue, issuesOfOrderQuery, reportedOrderQuery } from '#web/shared/order-issues/queries.ts';
import { HandedOver } from '#web/shared/orders/hand-over/handed-over.tsx';
import { AnswerForm } from './answer-form.tsx';
import { adminIssueTexts } from './texts.ts';

interface AdminIssueProps {
  issue: Issue;
  /** The names of the order's lines, where the order itself is shown beside it; fetched if left out. */
  dishes?: readonly string[];
}

/** A report as the kitchen reads it; an open one can be answered. */
export function AdminIssue({ issue, dishes }: AdminIssueProps) {
  const adminId = useAdminId();
  const texts = useTexts(adminIssueTexts);
  const { data } = useQuery({
    ...reportedOrderQuery(useSdk(), adminId, issue.orderId),
    enabled: !dishes,
  });
  return (
    <div className="grid gap-5">
      <IssueCard issue={issue} showsPhoto dishes={dishes ?? data?.dishes ?? []} />
      {data?.handed && <HandedOver order={data.handed} now={new Date()} />}
      <ChatButton subject="issue" id={issue.id} name={texts.heading} />
      {issue.state === 'open' && <AnswerForm issue={issue} />}
    </div>
  );
}

interface IssuesOfOrderProps {
  orderId: string;
  /** The names of the order's lines. */
  dishes: readonly string[];
}

/** The reports about one order, in its details. */
export function IssuesOfOrder({ orderId, dishes }: IssuesOfOrderProps) {
  const adminId = useAdminId();
  const texts = useTexts(adminIssueTexts);
  const { data: issues = [] } = useQuery(issuesOfOrderQuery(useSdk(), adminId, orderId));
  if (issues.length === 0) return null;
  return (
    <section aria-label={texts.heading} className="grid gap-5 border-line border-t pt-5">
      <h3 className="text-lg">{texts.heading}</h3>
      {issues.map((issue) => (
        <AdminIssue key={issue.id} issue={issue} dishes={dishes} />
      ))}
    </section>
  );
}
