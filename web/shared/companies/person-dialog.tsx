import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCompanyActions, useCompanyFailures } from './actions.ts';
import type { CompanyPerson } from './queries.ts';
import { companyTexts } from './texts.ts';

interface PersonDialogProps {
  companyId: string;
  person: CompanyPerson;
  onClose: () => void;
}

/** Makes somebody of a company its admin, or removes them (PLAN-43). */
export function PersonDialog({ companyId, person, onClose }: PersonDialogProps) {
  const texts = useTexts(companyTexts);
  const failed = useCompanyFailures();
  const { setRole, remove } = useCompanyActions(companyId);
  const [busy, setBusy] = useState(false);
  const { memberId, name, contact, role, joinedAt } = person;
  const act = async (task: Promise<void>, done: string) => {
    setBusy(true);
    try {
      await task;
      toast.success(done);
      onClose();
    } catch (error) {
      toast.error(failed(error));
      setBusy(false);
    }
  };
  const other = role === 'admin' ? 'member' : 'admin';
  return (
    <Dialog open onClose={onClose} title={name} size="small">
      <div className="grid gap-4 p-5 pt-2">
        <p className="wrap-anywhere text-muted">{contact}</p>
        {joinedAt === null && (
          <div>
            <p className="font-semibold">{texts.asked}</p>
            <p className="text-muted">{texts.askedHint}</p>
          </div>
        )}
        <Button
          variant="secondary"
          wide
          off={busy}
          onClick={() => void act(setRole(memberId, other), texts.changed(name))}
        >
          {other === 'admin' ? texts.makeAdmin : texts.makeMember}
        </Button>
        <div className="grid gap-2 border-line border-t pt-4">
          <p className="text-muted">{texts.removeText}</p>
          <Button wide busy={busy} onClick={() => void act(remove(memberId), texts.removed(name))}>
            {texts.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
