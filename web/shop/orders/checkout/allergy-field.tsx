import { useQuery } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { MAX_ALLERGIES } from '#domain/allergies/attributes.ts';
import { allergyMessages } from '#domain/allergies/messages.ts';
import { namedAllergens } from '#domain/allergies/named-allergens.ts';
import type { Allergen } from '#domain/dishes/attributes.ts';
import { factTexts } from '#web/brand/fact-texts.ts';
import { useDishName } from '#web/brand/translated-names.ts';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { allergyTexts } from '../allergy-texts.ts';
import { useCheckout } from './checkout-context.ts';
import type { TypedAllergies } from './contact-values.ts';

interface Found {
  name: string;
  allergens: readonly Allergen[];
}

/**
 * The dishes of the cart that contain what the words mean, as far as the kitchen says what they contain; or that nothing could
 * be compared.
 */
function useFoundAllergens(words: string): { found: Found[]; isUnknown: boolean } {
  const { lines } = useCheckout();
  const nameOf = useDishName();
  const sdk = useSdk();
  const named = namedAllergens(words);
  const ids = [...new Set(lines.map(({ dishId }) => dishId))].toSorted();
  const { data = [], isError } = useQuery({
    queryKey: ['dishes', 'allergens', ...ids],
    queryFn: async () => {
      const queries = [Query.equal('$id', ids), Query.select(['name', 'allergens']), Query.limit(ids.length)];
      return (await listDocuments(sdk, 'dishes', queries)).documents;
    },
    enabled: named.length > 0 && ids.length > 0,
  });
  const found = data.flatMap(({ $id, name, allergens = [] }) => {
    const contained = named.filter((allergen) => allergens?.includes(allergen));
    return contained.length > 0 ? [{ name: nameOf($id, name), allergens: contained }] : [];
  });
  return { found, isUnknown: isError && named.length > 0 };
}

interface AllergyFieldProps {
  typed: TypedAllergies;
  onChange: (typed: TypedAllergies) => void;
  /** The consent is missing. */
  lacksConsent: boolean;
}

/**
 * The field for what the customer does not tolerate, compared with what the kitchen says its dishes contain. It is kept only
 * with consent, and promises nothing (ALLERGY-1, ALLERGY-2).
 */
export default function AllergyField({ typed, onChange, lacksConsent }: AllergyFieldProps) {
  const texts = useTexts(allergyTexts);
  const { needConsent } = useTexts(allergyMessages);
  const { allergens: words } = useTexts(factTexts);
  const { found, isUnknown } = useFoundAllergens(typed.words);
  return (
    <div className="grid gap-2">
      <Field
        label={texts.label}
        name="allergies"
        autoComplete="off"
        maxLength={MAX_ALLERGIES}
        value={typed.words}
        onChange={(event) => onChange({ ...typed, words: event.target.value })}
        hint={texts.hint}
        error={lacksConsent ? needConsent : undefined}
      />
      {found.length > 0 && (
        <Notice tone="error">
          {found.map(({ name, allergens }) => (
            <p key={name} className="font-semibold">
              {texts.contains(name, allergens.map((each) => words[each]).join(', '))}
            </p>
          ))}
        </Notice>
      )}
      {isUnknown && <Notice tone="warning">{texts.unknown}</Notice>}
      {typed.words.trim() !== '' && (
        <>
          <CheckBox
            label={texts.consent}
            name="allergiesConsent"
            checked={typed.consent}
            onChange={(consent) => onChange({ ...typed, consent, remember: consent && typed.remember })}
          />
          <CheckBox
            label={texts.remember}
            name="allergiesRemember"
            checked={typed.remember}
            onChange={(remember) => onChange({ ...typed, remember, consent: typed.consent || remember })}
          />
        </>
      )}
    </div>
  );
}
