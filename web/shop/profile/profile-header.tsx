import { VerifiedBadge } from '#web/brand/verified-badge.tsx';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AvatarFace } from '#web/shared/shell/avatar-face.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { memberFor } from './member-for.ts';
import { profileTexts } from './texts.ts';

/** A badge that says whether a person is an administrator or a customer. */
export function RoleBadge({ user }: { user: CurrentUser }) {
  const texts = useTexts(profileTexts);
  const admin = user.isAdmin === true;
  return <Badge tone={admin ? 'accent' : 'neutral'}>{admin ? texts.administrator : texts.customer}</Badge>;
}

/** When somebody became a member. */
export function memberSince(user: CurrentUser): Date {
  return new Date(user.createdAt ?? user.$createdAt);
}

/** The person's initial, name, time of membership, role and verification. */
export function ProfileHeader({ user, now }: { user: CurrentUser; now: Date }) {
  const texts = useTexts(profileTexts);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6">
      <span
        aria-hidden="true"
        className="grid size-18 shrink-0 place-items-center rounded-full bg-turmeric font-display text-4xl text-on-turmeric leading-none sm:size-24 sm:text-5xl"
      >
        <AvatarFace name={user.name} />
      </span>
      <div className="min-w-0 grow basis-44">
        <h1 className="wrap-break-word text-3xl sm:text-4xl">{user.name || texts.title}</h1>
        <p className="mt-1 text-muted">{texts.memberFor(memberFor(memberSince(user), now))}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <RoleBadge user={user} />
          <VerifiedBadge user={user} />
        </p>
      </div>
    </header>
  );
}
