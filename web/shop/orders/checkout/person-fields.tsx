import { MAX_PERSON_NAME } from '#domain/users/person-name.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { Field, PhoneField } from '#web/ui/form/field.tsx';
import type { CheckoutDraft } from './use-checkout-draft.ts';

/** Beside each other; the hint below would keep a place for the other field beside a single one. */
const BOTH = 'grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]';

/** The fields for the name and the phone number, each only if the profile has none. */
export function PersonFields({ draft }: { draft: CheckoutDraft }) {
  const texts = useTexts(orderTexts).checkout;
  const { contact, errors, type } = draft;
  const { name, phone } = contact;
  if (name === undefined && phone === undefined) return null;
  return (
    <div
      className={`mb-3 grid items-start gap-x-4 gap-y-3 ${name !== undefined && phone !== undefined ? BOTH : ''}`}
    >
      {name !== undefined && (
        <Field
          label={texts.name}
          name="name"
          autoComplete="name"
          required
          maxLength={MAX_PERSON_NAME}
          value={name}
          onChange={(event) => type({ ...contact, name: event.target.value })}
          error={errors.name}
        />
      )}
      {phone !== undefined && (
        <PhoneField
          label={texts.phone}
          required
          value={phone}
          onChange={(event) => type({ ...contact, phone: event.target.value })}
          error={errors.phone}
        />
      )}
      <p className="col-span-full -mt-2 text-muted text-sm">{texts.personHint}</p>
    </div>
  );
}
