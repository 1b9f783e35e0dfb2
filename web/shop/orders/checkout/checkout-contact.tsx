import { Suspense } from 'react';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { userAttributes } from '#domain/users/attributes.ts';
import { laterPart } from '#web/lib/page/later.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { Field, PhoneField } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import type { CheckoutContactValues } from './contact-values.ts';

/** With what it compares the words with it is a file of its own: checkout is fetched ahead. */
const AllergyField = laterPart(() => import('./allergy-field.tsx'));

/** The counter below the note appears when this many characters are left. */
const FEW = 60;

interface ContactProps {
  contact: CheckoutContactValues;
  onChange: (contact: CheckoutContactValues) => void;
  /** The problems of the name and of the phone number. */
  errors: { name: string | undefined; phone: string | undefined };
  lacksConsent: boolean;
}

/** The fields for the name and the phone number, if the profile has none, and for what the kitchen should know. */
export function CheckoutContact({ contact, onChange, errors, lacksConsent }: ContactProps) {
  const texts = useTexts(orderTexts).checkout;
  const { name, phone, note, cutlery, allergies } = contact;
  const left = MAX_NOTE - note.length;
  return (
    <div className="grid gap-4">
      {name !== undefined && (
        <Field
          label={texts.name}
          name="name"
          autoComplete="name"
          required
          maxLength={userAttributes.name.size}
          value={name}
          onChange={(event) => onChange({ ...contact, name: event.target.value })}
          hint={texts.nameHint}
          error={errors.name}
        />
      )}
      {phone !== undefined && (
        <PhoneField
          label={texts.phone}
          required
          value={phone}
          onChange={(event) => onChange({ ...contact, phone: event.target.value })}
          hint={texts.phoneHint}
          error={errors.phone}
        />
      )}
      <Suspense>
        <AllergyField
          typed={allergies}
          onChange={(typed) => onChange({ ...contact, allergies: typed })}
          lacksConsent={lacksConsent}
        />
      </Suspense>
      <TextArea
        label={texts.note}
        name="note"
        rows={2}
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => onChange({ ...contact, note: event.target.value })}
        hint={left <= FEW && <span className="tabular-nums">{texts.noteHint(left)}</span>}
      />
      <CheckBox
        label={texts.cutlery}
        name="cutlery"
        checked={cutlery}
        onChange={(checked) => onChange({ ...contact, cutlery: checked })}
        hint={texts.cutleryHint}
      />
    </div>
  );
}
