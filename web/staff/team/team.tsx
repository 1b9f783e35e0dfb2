import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { allOf, ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { InvitationLinkDialog } from './invitation-link.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { invitationsQuery, type Member, teamQuery } from './queries.ts';
import { TeamList } from './team-list.tsx';
import { teamTexts } from './texts.ts';

interface TeamProps {
  /** Whether this admin may change roles: owners may. */
  givesRoles: boolean;
}

/** The members of the team and the open invitations. Owners can change both. */
export function Team({ givesRoles }: TeamProps) {
  const adminId = useAdminId();
  const texts = useTexts(teamTexts);
  const sdk = useSdk();
  const members = useQuery(teamQuery(sdk, adminId));
  const invitations = useQuery(invitationsQuery(sdk, adminId));
  const [changed, setChanged] = useState<Member>();
  const [inviting, setInviting] = useState(false);
  const [linked, setLinked] = useState<{ id: string; to: string }>();
  const both = [members, invitations];
  if (both.some(({ isLoadingError }) => isLoadingError))
    return <ErrorState title={texts.failed} query={allOf(both)} />;
  if (!members.data || !invitations.data)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  return (
    <div className="grid gap-8">
      <section aria-labelledby="team-members">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id="team-members" className="text-2xl">
            {texts.members}
          </h2>
          {givesRoles && (
            <Button className="max-md:w-full" onClick={() => setInviting(true)}>
              <UserPlus className="size-5" aria-hidden="true" />
              {texts.invite}
            </Button>
          )}
        </div>
        <TeamList members={members.data} ownId={adminId} onChange={givesRoles ? setChanged : undefined} />
      </section>
      <InvitationList
        invitations={invitations.data}
        asOf={invitations.dataUpdatedAt}
        mayChange={givesRoles}
        onLink={setLinked}
      />
      <InviteDialog open={inviting} onClose={() => setInviting(false)} onLink={setLinked} />
      <InvitationLinkDialog invited={linked} onClose={() => setLinked(undefined)} />
      <MemberDialog member={changed} onClose={() => setChanged(undefined)} />
    </div>
  );
}
