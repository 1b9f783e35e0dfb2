import { useDates } from '#web/lib/dates.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { memberSince, RoleBadge, VerifiedBadge } from './profile-header.tsx';

/** A moment in words, and for machines. */
export function Moment({ at }: { at: string | Date | null | undefined }) {
  const { dateAndTime } = useDates();
  if (!at) return 'Not yet';
  const moment = new Date(at);
  return <time dateTime={moment.toISOString()}>{dateAndTime(moment)}</time>;
}

/** What the kitchen knows of the account. */
export function AccountInfo({ user }: { user: CurrentUser }) {
  return (
    <Panel title="Account information">
      <Facts
        facts={[
          { name: 'Customer ID', value: user.CustomerID },
          { name: 'Created', value: <Moment at={memberSince(user)} /> },
          { name: 'Last updated', value: <Moment at={user.$updatedAt} /> },
          { name: 'Last accessed', value: <Moment at={user.accessedAt} /> },
          { name: 'Account type', value: <RoleBadge user={user} /> },
          { name: 'Email verification', value: <VerifiedBadge user={user} /> },
        ]}
      />
    </Panel>
  );
}
