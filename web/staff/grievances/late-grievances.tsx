import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { lateGrievancesQuery } from './queries.ts';
import { grievanceAdminTexts } from './texts.ts';

/** Warns of complaints whose time is over; nothing while there are none. */
export function LateGrievances() {
  const adminId = useAdminId();
  const texts = useTexts(grievanceAdminTexts);
  const { data } = useQuery(lateGrievancesQuery(useSdk(), adminId));
  if (!data || data.overdue + data.waiting === 0) return null;
  return (
    <Notice tone={data.overdue > 0 ? 'error' : 'warning'}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">
          {[
            ...(data.overdue > 0 ? [texts.warning(data.overdue)] : []),
            ...(data.waiting > 0 ? [texts.soon(data.waiting)] : []),
          ].join(' ')}
        </p>
        <LinkButton to="/admin/grievances" variant="secondary">
          {texts.see}
        </LinkButton>
      </div>
    </Notice>
  );
}
