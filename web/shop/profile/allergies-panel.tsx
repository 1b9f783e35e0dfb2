import { useState } from 'react';
import { useSaveContact } from '#web/lib/person/save-profile.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { allergyPanelTexts } from './allergy-panel-texts.ts';

/** What the profile keeps of the person's allergies, and the button that erases it (ALLERGY-1). */
export function AllergiesPanel({ user }: { user: CurrentUser }) {
  const texts = useTexts(allergyPanelTexts);
  const save = useSaveContact(user);
  const [busy, setBusy] = useState(false);
  const erase = async () => {
    setBusy(true);
    try {
      await save({ allergies: '' });
      toast.success(texts.erased);
    } catch {
      toast.error(texts.failed);
    } finally {
      setBusy(false);
    }
  };
  if (!user.allergies) return null;
  return (
    <Panel title={texts.title}>
      <p className="wrap-anywhere font-semibold">{user.allergies}</p>
      <p className="mt-1 text-muted">{texts.kept}</p>
      <Button
        variant="secondary"
        className="mt-4"
        busy={busy}
        busyLabel={texts.erasing}
        onClick={() => void erase()}
      >
        {texts.erase}
      </Button>
    </Panel>
  );
}
