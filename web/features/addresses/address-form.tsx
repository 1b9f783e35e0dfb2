import { ID } from 'appwrite';
import { type FormEvent, useState } from 'react';
import { DEFAULT_LABEL } from '#domain/addresses/attributes.ts';
import { ADDRESS_FIELDS } from '#domain/addresses/complete.ts';
import { type AddressInfo, addressOf, addressProblem } from '#domain/addresses/form.ts';
import { addressMessages } from '#domain/addresses/messages.ts';
import { userMessages } from '#domain/users/messages.ts';
import { phoneNumber } from '#domain/users/personal-info.ts';
import type { CurrentUser } from '#web/lib/current-user.ts';
import type { AddressDocument } from '#web/lib/documents.ts';
import { failureWords } from '#web/lib/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { focusField, readFields } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAddressBook } from './actions.ts';
import { AddressFields } from './address-fields.tsx';

const FIELDS = [...ADDRESS_FIELDS, 'label', 'phone'] as const;

interface AddressFormProps {
  user: CurrentUser;
  /** The address to change; a new one without it. */
  address?: AddressDocument;
  /** The book is empty: this one is the default anyway. */
  first: boolean;
  onSaved: (address: AddressDocument) => void;
  onCancel?: () => void;
}

function infoOf(address: AddressDocument): AddressInfo {
  const entries = ADDRESS_FIELDS.map((field) => [field, String(address[field] ?? '')]);
  return Object.fromEntries(entries) as AddressInfo;
}

/** An address to add or to change. Who never gave a telephone number is asked for it too. */
export function AddressForm({ user, address, first, onSaved, onCancel }: AddressFormProps) {
  const { save } = useAddressBook(user);
  const [id] = useState(() => address?.$id ?? ID.unique());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ field: string; message: string }>();
  const [failure, setFailure] = useState('');
  const asksPhone = user.phone === null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = readFields(form, FIELDS);
    const phone = asksPhone ? phoneNumber(typed.phone) : undefined;
    const found =
      asksPhone && phone === undefined
        ? {
            field: 'phone',
            message: typed.phone.trim() ? userMessages.invalidPhone : userMessages.fillRequired,
          }
        : addressProblem(typed);
    setProblem(found);
    setFailure('');
    if (found) return focusField(form, found.field);
    const makeDefault = new FormData(form).has('isDefault');
    setBusy(true);
    try {
      const saved = await save({
        id,
        isNew: address === undefined,
        values: {
          label: typed.label.trim() || DEFAULT_LABEL,
          ...addressOf(typed),
          ...(makeDefault && { isDefault: true }),
        },
        ...(phone !== undefined && { phone }),
      });
      toast.success(addressMessages.saved);
      onSaved(saved);
    } catch (error) {
      setFailure(failureWords(error, addressMessages.saveFailed));
      toast.error(addressMessages.saveFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => setProblem(undefined)}
      className="grid gap-3"
    >
      {failure && <Notice tone="error">{failure}</Notice>}
      {asksPhone && (
        <Field
          label="Contact phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={20}
          error={problem?.field === 'phone' ? problem.message : undefined}
        />
      )}
      <AddressFields problem={problem} {...(address && { defaults: infoOf(address) })} />
      <Field
        label="Label"
        name="label"
        maxLength={40}
        defaultValue={address?.label ?? (first ? DEFAULT_LABEL : '')}
        hint="What you call this place: Home, Work, Grandma's…"
      />
      {!first && !address?.isDefault && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input name="isDefault" type="checkbox" className="size-6 shrink-0 accent-chilli" />
          Make this my default address
        </label>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save address
        </Button>
        {onCancel && (
          <Button variant="secondary" off={busy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
