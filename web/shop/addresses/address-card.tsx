import { MapPin } from 'lucide-react';
import { joinAddress } from '#domain/addresses/address.ts';
import { doorOf } from '#domain/addresses/door.ts';
import type { AddressDocument } from '#web/lib/sdk/documents.ts';
import { useTexts } from '#web/lib/texts.ts';
import { DoorLine } from '#web/shared/addresses/door-line.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { shownLabel } from './label.ts';
import { addressTexts } from './texts.tsx';

interface AddressCardProps {
  address: AddressDocument;
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => void;
}

/** One address of the book, with buttons to edit it, delete it and make it the default. */
export function AddressCard({ address, busy, onEdit, onDelete, onMakeDefault }: AddressCardProps) {
  const texts = useTexts(addressTexts);
  const label = shownLabel(address.label, texts.form.home);
  const named = <span className="sr-only"> {label}</span>;
  return (
    <li className="flex min-w-0 flex-col rounded-control border border-line p-4">
      <h3 className="flex flex-wrap items-center gap-2 font-sans font-semibold">
        <MapPin className="size-5 shrink-0 text-muted" aria-hidden="true" />
        <span className="wrap-break-word min-w-0">{label}</span>
        {address.isDefault && <Badge tone="good">{texts.default}</Badge>}
      </h3>
      <p className="wrap-break-word mt-1 mb-2 min-w-0 text-muted">{joinAddress(address)}</p>
      <DoorLine door={doorOf(address)} className="mb-2 text-sm" />
      {address.deliveryInstructions && (
        <p className="wrap-anywhere mb-2 text-sm">{address.deliveryInstructions}</p>
      )}
      <div className="-mx-3 mt-auto flex flex-wrap">
        <Button variant="quiet" className="px-3" onClick={onEdit}>
          {texts.edit}
          {named}
        </Button>
        <Button variant="quiet" className="px-3" onClick={onDelete}>
          {texts.delete}
          {named}
        </Button>
        {!address.isDefault && (
          <Button variant="quiet" className="px-3" busy={busy} onClick={onMakeDefault}>
            {texts.makeDefault}
            {named}
          </Button>
        )}
      </div>
    </li>
  );
}
