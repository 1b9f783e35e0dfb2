import type { AddressDocument } from '#web/lib/sdk/documents.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { AddressForm } from './address-form.tsx';
import { addressTexts } from './texts.tsx';

interface AddressDialogProps {
  user: CurrentUser;
  /** The address to change, 'new' to add one, or undefined while closed. */
  address: AddressDocument | 'new' | undefined;
  /** The book is empty, so that this address becomes the default. */
  first: boolean;
  onSaved?: (address: AddressDocument) => void;
  onClose: () => void;
}

/** Adds an address to the book, or changes one. */
export function AddressDialog({ user, address, first, onSaved, onClose }: AddressDialogProps) {
  const texts = useTexts(addressTexts).form;
  return (
    <Dialog
      open={address !== undefined}
      onClose={onClose}
      title={address === 'new' ? texts.addTitle : texts.editTitle}
    >
      <div className="p-5">
        <AddressForm
          user={user}
          {...(address !== 'new' && address && { address })}
          first={first}
          onSaved={(saved) => {
            onSaved?.(saved);
            onClose();
          }}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
