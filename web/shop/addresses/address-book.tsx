import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { joinAddress } from '#domain/addresses/address.ts';
import { MAX_ADDRESSES } from '#domain/addresses/attributes.ts';
import { addressMessages } from '#domain/addresses/messages.ts';
import type { AddressDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAddressBook } from './actions.ts';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { useAddresses } from './queries.ts';
import { addressTexts } from './texts.tsx';

/** A person's addresses: to add, edit and delete, and to choose the default. */
export function AddressBook({ user }: { user: CurrentUser }) {
  const texts = useTexts(addressTexts);
  const { tooMany, mealsOutside } = useTexts(addressMessages);
  const failureWords = useFailureWords();
  const byType = { address_meals_outside: mealsOutside };
  const { data, isError, isFetching, refetch } = useAddresses(user);
  const book = useAddressBook(user);
  const [editing, setEditing] = useState<AddressDocument | 'new'>();
  const [deleting, setDeleting] = useState<AddressDocument>();
  const [busy, setBusy] = useState<string>();
  const full = data !== undefined && data.length >= MAX_ADDRESSES;

  const remove = async ({ $id }: AddressDocument) => {
    setBusy($id);
    try {
      await book.remove($id);
      toast.success(texts.deleted);
    } catch (error) {
      toast.error(failureWords(error, { byType, otherwise: texts.deleteFailed, lost: texts.deleteFailed }));
    } finally {
      setBusy(undefined);
      setDeleting(undefined);
    }
  };

  const makeDefault = async ({ $id }: AddressDocument) => {
    setBusy($id);
    try {
      await book.makeDefault($id);
      toast.success(texts.saved);
    } catch (error) {
      toast.error(failureWords(error, { byType, otherwise: texts.saveFailed, lost: texts.saveFailed }));
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
      {texts.add}
    </Button>
  );

  return (
    <Panel anchor="addresses" title={texts.title} action={data && data.length > 0 && add}>
      {full && (
        <p id="address-book-full" className="mb-4 text-muted">
          {tooMany}
        </p>
      )}
      {data === undefined ? (
        isError ? (
          <ErrorState title={texts.loadFailed} query={{ refetch, isFetching }} />
        ) : (
          <Loading label={texts.loading}>
            <Skeleton className="h-32" />
          </Loading>
        )
      ) : data.length === 0 ? (
        <EmptyState
          picture={<MapPin className="size-12" aria-hidden="true" />}
          heading="h3"
          title={texts.empty}
          action={add}
        >
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {data.map((address) => (
            <AddressCard
              key={address.$id}
              address={address}
              busy={busy === address.$id}
              onEdit={() => setEditing(address)}
              onDelete={() => setDeleting(address)}
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
        open={deleting !== undefined}
        title={texts.deleteQuestion}
        confirmLabel={texts.delete}
        busy={deleting !== undefined && busy === deleting.$id}
        busyLabel={texts.deleting}
        onConfirm={() => deleting && void remove(deleting)}
        onClose={() => setDeleting(undefined)}
      >
        {deleting && joinAddress(deleting)}
      </ConfirmDialog>
    </Panel>
  );
}
