import { ID } from 'appwrite';
import {
  type FormEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { ADDRESS_FIELDS } from '#domain/addresses/address.ts';
import { parsePhone } from '#domain/phone.ts';
import { readPincode } from '#domain/pincodes/answer.ts';
import { mapPinAt, mapPinOf, type PlacedAddress } from '#domain/places/map-pin.ts';
import { isSamePosition } from '#domain/places/position.ts';
import { phoneProblem } from '#web/lib/person/personal-info.ts';
import { personTexts } from '#web/lib/person/texts.ts';
import { type AddressInfo, addressOf, addressProblems } from '#web/lib/person/typed-address.ts';
import type { AddressDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { PhoneField } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { problemWords, readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { useAddressBook } from './actions.ts';
import { AddressFields } from './address-fields.tsx';
import { keptPin, pinOfKept, useKeptAddress } from './kept-address.ts';
import { shownLabel, storedLabel } from './label.ts';
import { RiderFields, type TypedDoor } from './rider-fields.tsx';
import { addressTexts } from './texts.tsx';

const FIELDS = [...ADDRESS_FIELDS, 'deliveryInstructions', 'floor', 'gate', 'label', 'phone'] as const;

/** The address that is being typed into a form without a button of its own. */
export interface TypedAddress {
  /** Shows what the address lacks, and moves the focus there. Returns whether it is complete. */
  check: () => boolean;
  /** Saves the address; undefined if that failed, which the form then shows. */
  save: () => Promise<AddressDocument | undefined>;
}

interface AddressFormProps {
  user: CurrentUser;
  /** The address to change; a new one without it. */
  address?: AddressDocument;
  /** The book is empty, so that this address becomes the default. */
  first: boolean;
  onSaved: (address: AddressDocument) => void;
  onCancel?: () => void;
  onPlace?: ((place: PlacedAddress | undefined) => void) | undefined;
  /** For a page that has its own button, and asks for the phone number itself: the form then has neither. */
  ref?: Ref<TypedAddress>;
}

function infoOf(address: AddressDocument): AddressInfo {
  const entries = ADDRESS_FIELDS.map((field) => [field, `${address[field] ?? ''}`]);
  return Object.fromEntries(entries) as AddressInfo;
}

function doorOfAddress(address: AddressDocument | undefined, label: string): TypedDoor {
  const { floor, gate, leaveAtDoor = false, deliveryInstructions } = address ?? {};
  return {
    ...{ floor: floor ?? '', gate: gate ?? '', leaveAtDoor: leaveAtDoor ?? false, label },
    deliveryInstructions: deliveryInstructions ?? '',
  };
}

function readAddress(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    ...readFields(form, FIELDS),
    makeDefault: data.has('isDefault'),
    leaveAtDoor: data.has('leaveAtDoor'),
  };
}

/**
 * Adds an address or changes one. A person without a phone number is asked for one too. On a page that has its own button, only
 * what an address needs is in sight, and what is typed survives a reload (ORDER-49).
 */
export function AddressForm({ user, address, first, onSaved, onCancel, onPlace, ref }: AddressFormProps) {
  const texts = useTexts(addressTexts);
  const problemTexts = useTexts(personTexts);
  const failureWords = useFailureWords();
  const { save } = useAddressBook(user);
  const [id] = useState(() => address?.$id ?? ID.unique());
  const hasButtons = ref === undefined;
  const asksPhone = user.phone === null && hasButtons;
  const compact = !hasButtons;
  const form = useRef<HTMLFormElement>(null);
  const lastSaved = useRef<AddressDocument>(undefined);
  const [pincode, setPincode] = useState(address?.pincode ?? undefined);
  const [pin, setPin] = useState(address && mapPinOf(address));
  const pinned = mapPinAt(pin);
  const isNewPin = pin !== undefined && !isSamePosition(pin, address && mapPinOf(address));
  const tell = (place: PlacedAddress) => onPlace?.(place.pincode === undefined ? undefined : place);
  const { kept, keep } = useKeptAddress(compact ? user.$id : undefined);
  const tellKept = useEffectEvent(() => {
    const typed = readPincode(kept?.pincode ?? '');
    const mapPin = pinOfKept(kept) ?? pin;
    setPin(mapPin);
    if (typed === undefined) return;
    setPincode(typed);
    tell({ pincode: typed, mapPin });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was kept has been read
  useEffect(() => tellKept(), [kept]);
  const submission = useSubmit({
    read: readAddress,
    check(typed) {
      const phone = asksPhone ? phoneProblem(typed.phone) : undefined;
      return problemWords({ ...(phone && { phone }), ...addressProblems(typed) }, problemTexts);
    },
    async send({ makeDefault, label, phone, deliveryInstructions, floor, gate, leaveAtDoor, ...typed }) {
      const number = asksPhone ? parsePhone(phone) : undefined;
      const saved = await save({
        id,
        isNew: address === undefined,
        values: {
          label: storedLabel(label, texts.form.home),
          ...addressOf(typed),
          deliveryInstructions: deliveryInstructions.trim() || null,
          floor: floor.trim() || null,
          gate: gate.trim() || null,
          leaveAtDoor,
          ...pinned,
          // The press that set it was the consent (map-pin-field.tsx).
          ...(isNewPin && { mapPinConsent: true }),
          ...(makeDefault && { isDefault: true }),
        },
        ...(number !== undefined && { phone: number }),
      });
      if (hasButtons) toast.success(texts.saved);
      lastSaved.current = saved;
      onSaved(saved);
    },
    failed(error) {
      toast.error(texts.saveFailed);
      return failureWords(error, texts.form.failures);
    },
  });
  const { busy, problems, verify, submit } = submission;
  useImperativeHandle(ref, () => ({
    check: () => form.current !== null && verify(form.current),
    async save() {
      if (form.current) await submit(form.current);
      return lastSaved.current;
    },
  }));

  const known = address && infoOf(address);
  const label = address ? shownLabel(address.label, texts.form.home) : first ? texts.form.home : '';
  const door = kept ?? doorOfAddress(address, label);
  const opensFold =
    kept !== undefined && [kept.floor, kept.gate, kept.deliveryInstructions, pinOfKept(kept)].some(Boolean);
  const riderFields = (
    <RiderFields
      key={kept ? 'kept door' : 'door'}
      defaults={door}
      pin={{
        pin,
        pincode,
        onChange(mapPin) {
          setPin(mapPin);
          tell({ pincode, mapPin });
          if (form.current) keep({ ...readAddress(form.current), ...keptPin(mapPin) });
        },
      }}
    />
  );
  const typing = {
    ...submission,
    onInput(event: FormEvent<HTMLFormElement>) {
      submission.onInput(event);
      keep({ ...readAddress(event.currentTarget), ...keptPin(pin) });
    },
  };

  return (
    <Form ref={form} submission={typing} className="grid gap-3">
      {asksPhone && <PhoneField label={texts.form.phone} required error={problems.phone} />}
      <AddressFields
        key={kept ? 'kept address' : 'address'}
        problems={problems}
        compact={compact}
        onPincode={(typed) => {
          setPincode(typed);
          tell({ pincode: typed, mapPin: pin });
        }}
        {...((kept ?? known) && { defaults: kept ?? known })}
      />
      {compact ? (
        <details open={opensFold} className="-mb-2 border-line border-t">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-chilli-text underline underline-offset-4">
            {texts.form.findYou}
          </summary>
          <div className="grid gap-3 pb-2">{riderFields}</div>
        </details>
      ) : (
        riderFields
      )}
      {!first && !address?.isDefault && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input name="isDefault" type="checkbox" className="size-6 shrink-0 accent-chilli" />
          {texts.form.makeDefault}
        </label>
      )}
      {hasButtons && (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button type="submit" busy={busy} busyLabel={texts.form.saving}>
            {texts.form.save}
          </Button>
          {onCancel && (
            <Button variant="secondary" off={busy} onClick={onCancel}>
              {texts.form.cancel}
            </Button>
          )}
        </div>
      )}
    </Form>
  );
}
