import { BadgeCheck, CircleAlert } from 'lucide-react';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Whether a person has proven their e-mail address. */
export function VerifiedBadge({ user }: { user: CurrentUser }) {
  const verified = user.emailVerification === true;
  const Icon = verified ? BadgeCheck : CircleAlert;
  return (
    <Badge tone={verified ? 'good' : 'warm'}>
      <Icon className="size-4" aria-hidden="true" />
      {verified ? 'Verified' : 'Unverified'}
    </Badge>
  );
}
