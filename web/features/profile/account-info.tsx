import { Moment } from '#web/brand/moment.tsx';
import { VerifiedBadge } from '#web/brand/verified-badge.tsx';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { memberSince, RoleBadge } from './profile-header.tsx';

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
