import { dishAttributes } from '#domain/dishes/attributes.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { DishProblems } from './dish-form.ts';
import type { DishInfo } from './dish-values.ts';
import { dishAdminTexts } from './texts.ts';

interface TaxFieldsProps {
  info: DishInfo;
  onChange: (change: Partial<DishInfo>) => void;
  problems: DishProblems;
}

/** A dish's own tax, in the forms of kitchens that charge GST. */
export function TaxFields({ info, onChange, problems }: TaxFieldsProps) {
  const { fields, tax: texts } = useTexts(dishAdminTexts);
  const { tax } = useSiteSettings();
  if (tax.sellerKind !== 'regular') return null;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field
        label={fields.taxPercent}
        name="taxPercent"
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        hint={texts.percentHint(`${tax.taxPercent}`)}
        value={info.taxPercent}
        onChange={(event) => onChange({ taxPercent: event.target.value })}
        error={problems.taxPercent}
      />
      <Field
        label={fields.hsnCode}
        name="hsnCode"
        inputMode="numeric"
        autoComplete="off"
        maxLength={dishAttributes.hsnCode.size}
        hint={tax.sac ? texts.codeHint(tax.sac) : undefined}
        value={info.hsnCode ?? ''}
        onChange={(event) => onChange({ hsnCode: event.target.value })}
        error={problems.hsnCode}
      />
    </div>
  );
}
