import { Plus } from 'lucide-react';
import { type RefObject, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { joinAddress } from '#domain/addresses/address.ts';
import { MAX_ADDRESSES } from '#domain/addresses/attributes.ts';
import { doorOf } from '#domain/addresses/door.ts';
import { doorMessages, doorWords } from '#domain/addresses/door-messages.ts';
import type { PlacedAddress } from '#domain/places/map-pin.ts';
import { laterPart, rarePart } from '#web/lib/page/later.ts';
import type { AddressDocument } from '#web/lib/sdk/documents.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import type { TypedAddress } from './address-form.tsx';
import { shownLabel } from './label.ts';
import { useAddresses } from './queries.ts';
import { addressTexts } from './texts.tsx';

/** Most customers choose a saved address, and checkout is fetched ahead. */
const AddressForm = laterPart(async () => ({ default: (await import('./address-form.tsx')).AddressForm }));
const AddressDialog = rarePart(async () => ({
  default: (await import('./address-dialog.tsx')).AddressDialog,
}));

interface AddressPickerProps {
  user: CurrentUser;
  chosen: AddressDocument | undefined;
  onChoose: (id: string) => void;
  /** Called with the place that is being typed into the form of an empty book. */
  onPlace: (place: PlacedAddress | undefined) => void;
  /** The form of an empty book. */
  typed: RefObject<TypedAddress | null>;
}

/** Chooses an address of the book to deliver to, or adds a new one. An empty book shows the fields of the first. */
export function AddressPicker({ user, chosen, onChoose, onPlace, typed }: AddressPickerProps) {
  const texts = useTexts(addressTexts);
  const { data, isError, isFetching, refetch } = useAddresses(user);
  const door = useTexts(doorMessages);
  const [adding, setAdding] = useState(false);
  const choose = ({ $id }: AddressDocument) => onChoose($id);

  if (!data)
    return isError ? (
      <ErrorState title={texts.loadFailed} query={{ refetch, isFetching }} />
    ) : (
      <Loading label={texts.loading}>
        <Skeleton className="h-28" />
      </Loading>
    );
  if (data.length === 0)
    return (
      <Suspense
        fallback={
          <Loading label={texts.loading}>
            <Skeleton className="h-52" />
          </Loading>
        }
      >
        <AddressForm user={user} first onSaved={choose} onPlace={onPlace} ref={typed} />
      </Suspense>
    );
  return (
    <div className="grid gap-3">
      <RadioCards
        legend={texts.picker.legend}
        legendHidden
        name="address"
        value={chosen?.$id ?? ''}
        onChange={onChoose}
        choices={data.map((address) => ({
          value: address.$id,
          label: shownLabel(address.label, texts.form.home),
          note: [joinAddress(address), ...doorWords(doorOf(address), door), address.deliveryInstructions]
            .filter(Boolean)
            .join(' · '),
          badge: address.isDefault && <Badge tone="good">{texts.default}</Badge>,
        }))}
      />
      {user.name && (
        <p className="wrap-break-word text-muted">
          {texts.picker.recipient(
            <strong className="text-ink">{user.name}</strong>,
            user.phone && <span className="tabular-nums">{`, ${user.phone}`}</span>,
          )}{' '}
          <Link to="/profile" className="inline-block py-2 text-chilli-text underline underline-offset-4">
            {texts.picker.changeInProfile}
          </Link>
        </p>
      )}
      {data.length < MAX_ADDRESSES && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
          <Plus className="size-5" aria-hidden="true" />
          {texts.picker.add}
        </Button>
      )}
      {adding && (
        <Suspense>
          <AddressDialog
            user={user}
            address="new"
            first={false}
            onSaved={choose}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
