import { UserRound } from 'lucide-react';
import { initialOf } from '#web/lib/person/initial.ts';

/** What an avatar shows: the initial of a name, or a picture of a person for whoever has given none yet. */
export function AvatarFace({ name }: { name: string | null }) {
  return initialOf(name) || <UserRound className="size-1/2" aria-hidden="true" />;
}
