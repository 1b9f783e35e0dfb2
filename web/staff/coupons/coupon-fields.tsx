import { COUPON_KINDS, couponAttributes } from '#domain/coupons/attributes.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CheckBoxes } from '#web/ui/form/check-boxes.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import type { CouponField, TypedCoupon } from './coupon-values.ts';
import { couponAdminTexts } from './texts.ts';

export interface CouponMenu {
  $id: string;
  name: string;
}

interface CouponFieldsProps {
  typed: TypedCoupon;
  onChange: (change: Partial<TypedCoupon>) => void;
  problems: Partial<Record<CouponField, string>>;
  /** The menus that it may be for. */
  menus: readonly CouponMenu[];
}

type TextField = { [F in CouponField]: TypedCoupon[F] extends string ? F : never }[CouponField];

/** The fields of a coupon. */
export function CouponFields({ typed, onChange, problems, menus }: CouponFieldsProps) {
  const { fields, kinds, emptyIsAny } = useTexts(couponAdminTexts);
  const { weekdays } = useTexts(openingMessages);
  const control = (name: Exclude<TextField, 'kind'>) => ({
    label: fields[name],
    name,
    autoComplete: 'off',
    value: typed[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    error: problems[name],
  });
  return (
    <>
      <Field {...control('code')} required hint={fields.codeHint} className="uppercase" />
      <Field {...control('description')} maxLength={couponAttributes.description.size} />
      <Select
        label={fields.kind}
        name="kind"
        required
        choices={COUPON_KINDS.map((value) => ({ value, label: kinds[value] }))}
        value={typed.kind}
        onPick={(kind) => onChange({ kind })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {typed.kind === 'percent' && (
          <>
            <Field {...control('percent')} required inputMode="numeric" />
            <Field {...control('maxDiscount')} inputMode="decimal" hint={emptyIsAny} />
          </>
        )}
        {typed.kind === 'amount' && <Field {...control('amount')} required inputMode="decimal" />}
        <Field {...control('minimum')} inputMode="decimal" hint={emptyIsAny} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...control('from')} type="date" />
        <Field {...control('until')} type="date" />
        <Field {...control('perPerson')} inputMode="numeric" hint={emptyIsAny} />
        <Field {...control('total')} inputMode="numeric" hint={emptyIsAny} />
      </div>
      <CheckBoxes
        legend={fields.weekdays}
        name="weekdays"
        inRows
        choices={WEEKDAYS.map((value) => ({ value, label: weekdays[value] }))}
        values={typed.weekdays}
        onChange={(days) => onChange({ weekdays: days })}
      />
      <CheckBoxes
        legend={fields.menuIds}
        name="menuIds"
        inRows
        choices={menus.map(({ $id, name }) => ({ value: $id, label: name }))}
        values={typed.menuIds}
        onChange={(menuIds) => onChange({ menuIds })}
      />
      <div className="grid justify-items-start gap-1">
        <Switch
          label={fields.firstOrder}
          checked={typed.firstOrder}
          onChange={(firstOrder) => onChange({ firstOrder })}
        />
        <Switch
          label={fields.combines}
          checked={typed.combines}
          onChange={(combines) => onChange({ combines })}
        />
        <Switch
          label={fields.isListed}
          checked={typed.isListed}
          onChange={(isListed) => onChange({ isListed })}
        />
      </div>
    </>
  );
}
