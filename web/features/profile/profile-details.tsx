import { LogOut, Pencil } from 'lucide-react';
import { useState } from 'react';
import { joinAddress } from '#domain/addresses/address.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { ProfileAddressPart } from './profile-form.tsx';
import { ProfileForm } from './profile-form.tsx';

interface ProfileDetailsProps {
  user: CurrentUser;
  address: ProfileAddressPart;
  onLogout: () => Promise<void>;
}

/** Name, phone and address, to read and to edit (PROFILE-3). */
export function ProfileDetails({ user, address, onLogout }: ProfileDetailsProps) {
  const [editing, setEditing] = useState(false);
  const [leaving, setLeaving] = useState(false);

  if (editing)
    return (
      <Panel title="Edit profile">
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
      Edit
    </Button>
  );
  return (
    <Panel title="Personal details" action={edit}>
      <Facts
        facts={[
          { name: 'Name', value: user.name || 'Not given' },
          { name: 'Email', value: user.email },
          { name: 'Phone', value: user.phone ?? 'Not given' },
          { name: 'Address', value: joinAddress(user) || orderMessages.addressUnknown },
        ]}
      />
      <Button
        variant="secondary"
        className="mt-6"
        busy={leaving}
        busyLabel="Logging out..."
        onClick={() => void logout()}
      >
        <LogOut className="size-5" aria-hidden="true" />
        Logout
      </Button>
    </Panel>
  );
}
