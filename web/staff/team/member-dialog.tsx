import { useState } from 'react';
import { ROLES, type Role } from '#domain/users/roles.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { type MemberChange, useChangeMember } from './actions.ts';
import type { Member } from './queries.ts';
import { teamTexts } from './texts.ts';

interface MemberFormProps {
  member: Member;
  onDone: () => void;
}

function MemberForm({ member, onDone }: MemberFormProps) {
  const texts = useTexts(teamTexts);
  const changeMember = useChangeMember();
  const [role, setRole] = useState<Role>(member.role);
  const busy = changeMember.isPending;
  const change = (wanted: MemberChange) =>
    changeMember.mutate({ member, change: wanted }, { onSuccess: onDone });
  return (
    <div className="grid gap-6 p-5 pt-2">
      {member.isFirst ? (
        <p className="text-muted">{texts.member.protected}</p>
      ) : (
        <div className="grid gap-3">
          <Select
            label={texts.member.role}
            required
            value={role}
            onPick={setRole}
            hint={texts.rights[role]}
            choices={ROLES.map((value) => ({ value, label: texts.roles[value] }))}
          />
          <Button wide busy={busy} off={role === member.role} onClick={() => change({ type: 'role', role })}>
            {texts.member.save}
          </Button>
        </div>
      )}
      <div className="grid gap-2 border-line border-t pt-4">
        <Button variant="secondary" wide busy={busy} onClick={() => change({ type: 'devices' })}>
          {texts.member.devices}
        </Button>
        <p className="text-muted text-sm">{texts.member.devicesHint}</p>
      </div>
      {!member.isFirst && (
        <div className="grid gap-2 border-line border-t pt-4">
          <Button variant="outline" wide busy={busy} onClick={() => change({ type: 'leave' })}>
            {texts.member.leave}
          </Button>
          <p className="text-muted text-sm">{texts.member.leaveHint}</p>
        </div>
      )}
    </div>
  );
}

interface MemberDialogProps {
  /** The member to change; undefined while the dialog is closed. */
  member: Member | undefined;
  onClose: () => void;
}

/** A dialog that changes a member's role, ends their sessions, or removes them from the team. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const { noName } = useTexts(teamTexts);
  return (
    <Dialog
      open={member !== undefined}
      onClose={onClose}
      title={member?.name ?? member?.email ?? noName}
      size="small"
    >
      {member && <MemberForm key={member.id} member={member} onDone={onClose} />}
    </Dialog>
  );
}
