import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { joinAddress } from '#domain/addresses/address.ts';
import { MAX_ADDRESSES } from '#domain/addresses/attributes.ts';
import { addressMessages } from '#domain/addresses/messages.ts';
import type { AddressDocument } from '#web/lib/sdk/documents.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { AddressForm } from './address-form.tsx';
import { useAddresses } from './queries.ts';

/** The address to deliver to: the one that was chosen, else the default. */
export function useChosenAddress(user: CurrentUser) {
  const [chosen, choose] = useState<string>();
  const { data } = useAddresses(user);
  const address = data?.find(({ $id }) => $id === chosen) ?? data?.find(({ isDefault }) => isDefault);
  return { address, choose };
}

interface AddressPickerProps {
  user: CurrentUser;
  chosen: AddressDocument | undefined;
  onChoose: (id: string) => void;
}

/** Where to deliver: an address of the book, or a new one that goes into it. */
export function AddressPicker({ user, chosen, onChoose }: AddressPickerProps) {
  const { data, isError, isFetching, refetch } = useAddresses(user);
  const [adding, setAdding] = useState(false);
  const choose = ({ $id }: AddressDocument) => onChoose($id);

  if (!data)
    return isError ? (
      <ErrorState title={addressMessages.loadFailed} onRetry={() => refetch()} retrying={isFetching} />
    ) : (
      <Loading label="Loading addresses...">
        <Skeleton className="h-28" />
      </Loading>
    );
  if (data.length === 0) return <AddressForm user={user} first onSaved={choose} />;
  return (
    <div className="grid gap-3">
      <RadioCards
        legend="Delivery address"
        legendHidden
        name="address"
        value={chosen?.$id ?? ''}
        onChange={onChoose}
        choices={data.map((address) => ({
          value: address.$id,
          label: address.label,
          note: joinAddress(address),
          badge: address.isDefault && <Badge tone="good">Default</Badge>,
        }))}
      />
      <p className="wrap-break-word text-muted">
        For <strong className="text-ink">{user.name}</strong>
        {user.phone && <span className="tabular-nums">, {user.phone}</span>}.{' '}
        <Link to="/profile" className="inline-block py-2 text-chilli-text underline underline-offset-4">
          Change in your profile
        </Link>
      </p>
      {data.length < MAX_ADDRESSES && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
          <Plus className="size-5" aria-hidden="true" />
          Add an address
        </Button>
      )}
      <AddressDialog
        user={user}
        address={adding ? 'new' : undefined}
        first={false}
        onSaved={choose}
        onClose={() => setAdding(false)}
      />
    </div>
  );
}
