import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Panel } from '#web/ui/panel.tsx';
import { useAttention } from './attention.ts';
import { todayQuery } from './queries.ts';
import { dashboardTexts } from './texts.ts';

/** What waits for the owner or a manager, each with a link (ADMIN-102); nothing while nothing waits. */
export function Needs() {
  const adminId = useAdminId();
  const { needs: texts } = useTexts(dashboardTexts);
  const { data: today } = useQuery(todayQuery(useSdk(), adminId));
  const { issues, mails } = useAttention(adminId, true);
  const toConfirm = today?.toConfirm ?? 0;
  const rows = [
    { count: toConfirm, to: '/admin/kitchen', words: texts.toConfirm(toConfirm) },
    { count: issues, to: '/admin/issues', words: texts.issues(issues) },
    { count: mails, to: '/admin/mail', words: texts.mails(mails) },
  ].filter(({ count }) => count > 0);
  if (rows.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <ul className="-my-2 divide-y divide-line">
        {rows.map(({ to, words }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-12 items-center gap-3 font-semibold hover:text-chilli-text">
              <span className="min-w-0 flex-1">{words}</span>
              <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
