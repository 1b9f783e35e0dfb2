import { LogOut, Pencil } from 'lucide-react';
import { useState } from 'react';
import { joinAddress } from '#domain/addresses/address.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { ProfileAddressPart } from './profile-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileTexts } from './texts.ts';

interface ProfileDetailsProps {
  user: CurrentUser;
  address: ProfileAddressPart;
  onLogout: () => Promise<void>;
}

/** Shows name, phone and address, and their form (PROFILE-3). */
export function ProfileDetails({ user, address, onLogout }: ProfileDetailsProps) {
  const texts = useTexts(profileTexts);
  const { addressUnknown } = useTexts(orderMessages);
  const [editing, setEditing] = useState(false);
  const [leaving, setLeaving] = useState(false);

  if (editing)
    return (
      <Panel title={texts.form.title}>
        <ProfileForm user={user} address={address} onDone={() => setEditing(false)} />
      </Panel>
    );

  const logout = async () => {
    setLeaving(true);
    await onLogout();
    setLeaving(false);
  };
  const edit = (
    <Button variant="secondary" onClick={() => setEditing(true)}>
      <Pencil className="size-4" aria-hidden="true" />
      {texts.details.edit}
    </Button>
  );
  return (
    <Panel title={texts.details.title} action={edit}>
      <Facts
        facts={[
          { name: texts.details.name, value: user.name || texts.details.notGiven },
          { name: texts.details.email, value: user.email },
          { name: texts.details.phone, value: user.phone ?? texts.details.notGiven },
          { name: texts.details.address, value: joinAddress(user) || addressUnknown },
        ]}
      />
      <Button
        variant="secondary"
        className="mt-6"
        busy={leaving}
        busyLabel={texts.loggingOut}
        onClick={() => void logout()}
      >
        <LogOut className="size-5" aria-hidden="true" />
        {texts.logout}
      </Button>
    </Panel>
  );
}
