import { BadgeCheck, CircleAlert } from 'lucide-react';
import { initialOf } from '#domain/users/initial.ts';
import { memberFor } from '#domain/users/member-for.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Badge } from '#web/ui/badge.tsx';

export function RoleBadge({ user }: { user: CurrentUser }) {
  const admin = user.isAdmin === true;
  return <Badge tone={admin ? 'accent' : 'neutral'}>{admin ? 'Administrator' : 'Customer'}</Badge>;
}

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

/** When somebody became a member. */
export function memberSince(user: CurrentUser): Date {
  return new Date(user.createdAt ?? user.$createdAt);
}

/** Whose profile it is. */
export function ProfileHeader({ user, now }: { user: CurrentUser; now: Date }) {
  return (
    <header className="flex items-center gap-4 sm:gap-6">
      <span
        aria-hidden="true"
        className="grid size-18 shrink-0 place-items-center rounded-full bg-turmeric font-display text-4xl text-on-turmeric leading-none sm:size-24 sm:text-5xl"
      >
        {initialOf(user.name)}
      </span>
      <div className="min-w-0">
        <h1 className="wrap-break-word text-3xl sm:text-4xl">{user.name || 'My Profile'}</h1>
        <p className="mt-1 text-muted">Member for {memberFor(memberSince(user), now)}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <RoleBadge user={user} />
          <VerifiedBadge user={user} />
        </p>
      </div>
    </header>
  );
}
