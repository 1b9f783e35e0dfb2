import { BadgeCheck, CircleAlert } from 'lucide-react';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { brandTexts } from './texts.ts';

/** Says whether a person has verified their e-mail address. */
export function VerifiedBadge({ user }: { user: CurrentUser }) {
  const texts = useTexts(brandTexts);
  const verified = user.emailVerification === true;
  const Icon = verified ? BadgeCheck : CircleAlert;
  return (
    <Badge tone={verified ? 'good' : 'warm'}>
      <Icon className="size-4" aria-hidden="true" />
      {verified ? texts.verified : texts.unverified}
    </Badge>
  );
}
