import { SELLER_KINDS, TAXES_ON_CHARGES } from '#domain/taxes/seller.ts';
import { STATES } from '#domain/taxes/states.ts';
import { useTexts } from '#web/lib/texts.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { TaxFieldKind } from './shown-fields.ts';
import { taxTexts } from './texts.ts';

interface TaxFieldProps {
  name: string;
  kind: TaxFieldKind;
  label: string;
  hint: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A setting of taxes that is chosen from a few. */
export function TaxField({ kind, onChange, ...props }: TaxFieldProps) {
  const texts = useTexts(taxTexts);
  if (kind === 'state')
    return (
      <Select
        {...props}
        required
        choices={[
          { value: '', label: texts.chooseState },
          ...STATES.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onPick={onChange}
      />
    );
  const choices =
    kind === 'sellerKind'
      ? SELLER_KINDS.map((value) => ({ value, ...texts.kinds[value] }))
      : TAXES_ON_CHARGES.map((value) => ({ value, ...texts.onCharges[value] }));
  return (
    <RadioCards<string>
      legend={props.label}
      name={props.name}
      choices={choices}
      value={props.value}
      onChange={onChange}
    />
  );
}
