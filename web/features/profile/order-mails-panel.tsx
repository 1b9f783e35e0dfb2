import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userAttributes } from '#domain/users/attributes.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { type MailChoice, orderMailTexts } from './texts.ts';

const isChoice = (name: string): name is MailChoice => name.startsWith('mailWhen');
const CHOICES = Object.keys(userAttributes).filter(isChoice);

/** Switches for the mails about a customer's orders; each takes effect at once. */
export function OrderMailsPanel({ user }: { user: CurrentUser }) {
  const texts = useTexts(orderMailTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<MailChoice>();

  const choose = async (choice: MailChoice, wanted: boolean) => {
    setBusy(choice);
    try {
      const profile = await updateDocument(sdk, 'users', user.$id, { [choice]: wanted });
      queries.setQueryData<CurrentUser | null>(
        CURRENT_USER_KEY,
        (known) => known && { ...known, ...profile },
      );
    } catch {
      toast.error(texts.failed);
    }
    setBusy(undefined);
  };

  return (
    <Panel title={texts.title}>
      <p className="text-muted">{texts.intro}</p>
      <div className="mt-3 grid justify-items-start gap-1">
        {CHOICES.map((choice) => (
          <Switch
            key={choice}
            label={texts.choices[choice]}
            checked={user[choice] !== false}
            busy={busy === choice}
            onChange={(wanted) => void choose(choice, wanted)}
          />
        ))}
      </div>
    </Panel>
  );
}
