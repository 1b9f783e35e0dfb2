import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { joinAddress } from '#domain/addresses/address.ts';
import { MAX_ADDRESSES } from '#domain/addresses/attributes.ts';
import { addressMessages } from '#domain/addresses/messages.ts';
import type { AddressDocument } from '#web/lib/sdk/documents.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAddressBook } from './actions.ts';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { useAddresses } from './queries.ts';

/** The addresses somebody keeps: added, changed, deleted, and one of them the default. */
export function AddressBook({ user }: { user: CurrentUser }) {
  const { data, isError, isFetching, refetch } = useAddresses(user);
  const book = useAddressBook(user);
  const [editing, setEditing] = useState<AddressDocument | 'new'>();
  const [leaving, setLeaving] = useState<AddressDocument>();
  const [busy, setBusy] = useState<string>();
  const full = data !== undefined && data.length >= MAX_ADDRESSES;

  const remove = async ({ $id }: AddressDocument) => {
    setBusy($id);
    try {
      await book.remove($id);
      toast.success(addressMessages.deleted);
    } catch {
      toast.error(addressMessages.deleteFailed);
    } finally {
      setBusy(undefined);
      setLeaving(undefined);
    }
  };

  const makeDefault = async ({ $id }: AddressDocument) => {
    setBusy($id);
    try {
      await book.makeDefault($id);
      toast.success(addressMessages.saved);
    } catch {
      toast.error(addressMessages.saveFailed);
    } finally {
      setBusy(undefined);
    }
  };

  const add = (
    <Button
      variant="secondary"
      off={full}
      aria-describedby={full ? 'address-book-full' : undefined}
      onClick={() => setEditing('new')}
    >
      <Plus className="size-5" aria-hidden="true" />
      Add address
    </Button>
  );

  return (
    <Panel title="Address book" action={data && data.length > 0 && add}>
      {full && (
        <p id="address-book-full" className="mb-4 text-muted">
          {addressMessages.tooMany}
        </p>
      )}
      {data === undefined ? (
        isError ? (
          <ErrorState title={addressMessages.loadFailed} onRetry={() => refetch()} retrying={isFetching} />
        ) : (
          <Loading label="Loading addresses...">
            <Skeleton className="h-32" />
          </Loading>
        )
      ) : data.length === 0 ? (
        <EmptyState
          picture={<MapPin className="size-12" aria-hidden="true" />}
          heading="h3"
          title="No addresses yet"
          action={add}
        >
          Add the place where you eat, and checkout is two presses.
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {data.map((address) => (
            <AddressCard
              key={address.$id}
              address={address}
              busy={busy === address.$id}
              onEdit={() => setEditing(address)}
              onDelete={() => setLeaving(address)}
              onMakeDefault={() => void makeDefault(address)}
            />
          ))}
        </ul>
      )}
      <AddressDialog
        user={user}
        address={editing}
        first={data?.length === 0}
        onClose={() => setEditing(undefined)}
      />
      <ConfirmDialog
        open={leaving !== undefined}
        title="Delete this address?"
        confirmLabel="Delete"
        busy={leaving !== undefined && busy === leaving.$id}
        busyLabel="Deleting..."
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(undefined)}
      >
        {leaving && joinAddress(leaving)}
      </ConfirmDialog>
    </Panel>
  );
}
