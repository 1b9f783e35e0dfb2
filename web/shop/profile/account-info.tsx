import { Moment } from '#web/brand/moment.tsx';
import { VerifiedBadge } from '#web/brand/verified-badge.tsx';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { memberSince, RoleBadge } from './profile-header.tsx';
import { profileTexts } from './texts.ts';

/** The facts of the account: customer id, dates, type and verification (PROFILE-4). */
export function AccountInfo({ user }: { user: CurrentUser }) {
  const texts = useTexts(profileTexts).account;
  return (
    <Panel title={texts.title}>
      <Facts
        facts={[
          { name: texts.customerId, value: user.CustomerID },
          { name: texts.created, value: <Moment at={memberSince(user)} /> },
          { name: texts.updated, value: <Moment at={user.$updatedAt} /> },
          { name: texts.accessed, value: <Moment at={user.accessedAt} /> },
          { name: texts.type, value: <RoleBadge user={user} /> },
          { name: texts.verification, value: <VerifiedBadge user={user} /> },
        ]}
      />
    </Panel>
  );
}
