import { isEmail } from '#domain/email.ts';
import { useCanSend } from '#web/lib/can-send.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useChangeInvitation } from './actions.ts';
import type { Invited } from './queries.ts';
import { teamTexts } from './texts.ts';

interface InvitationListProps {
  invitations: readonly Invited[];
  /** When they were loaded, in milliseconds. */
  asOf: number;
  /** Whether the signed-in person may send invitations again and withdraw them. */
  mayChange: boolean;
  /** Called to show the link of an invitation that no service can send. */
  onLink: (invited: Invited) => void;
}

/** The invitations that were not accepted yet. */
export function InvitationList({ invitations, asOf, mayChange, onLink }: InvitationListProps) {
  const texts = useTexts(teamTexts);
  const { shortDateAndTime } = useDates();
  const changeInvitation = useChangeInvitation();
  const { variables, isPending } = changeInvitation;
  const canSend = useCanSend();
  const { invitations: words } = texts;
  return (
    <section aria-labelledby="team-invited">
      <h2 id="team-invited" className="mb-2 text-2xl">
        {words.title}
      </h2>
      {invitations.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="grid gap-3 md:gap-0 md:divide-y md:divide-line md:overflow-hidden md:rounded-card md:bg-paper md:outline md:outline-line md:empty:hidden">
        {invitations.map((invited) => {
          const { id, to, role, expires } = invited;
          const busy = isPending && variables.invited.id === id;
          const until = new Date(expires);
          const isSent = isEmail(to) ? canSend.email : canSend.text;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 max-md:rounded-card max-md:border max-md:border-line max-md:bg-paper"
            >
              <span className="wrap-anywhere min-w-0 flex-1 basis-56">
                <span className="block font-semibold">{to}</span>
                <span className="block text-muted text-sm">
                  {until.getTime() > asOf ? words.until(shortDateAndTime(until)) : words.expired}
                </span>
              </span>
              <Badge>{texts.roles[role]}</Badge>
              {mayChange && (
                <span className="flex gap-2 max-md:w-full max-md:*:flex-1">
                  <Button
                    variant="secondary"
                    busy={busy}
                    onClick={() =>
                      isSent ? changeInvitation.mutate({ invited, again: true }) : onLink(invited)
                    }
                  >
                    {isSent ? words.again : words.show}
                    <span className="sr-only">{words.of(to)}</span>
                  </Button>
                  <Button
                    variant="outline"
                    busy={busy}
                    onClick={() => changeInvitation.mutate({ invited, again: false })}
                  >
                    {words.withdraw}
                    <span className="sr-only">{words.of(to)}</span>
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
