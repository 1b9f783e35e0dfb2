/** The kinds of fields that only the settings of taxes have. */
const TAX_FIELD_KINDS = ['sellerKind', 'taxOnCharges', 'state'] as const;
export type TaxFieldKind = (typeof TAX_FIELD_KINDS)[number];

export const isTaxFieldKind = (kind: string): kind is TaxFieldKind =>
  TAX_FIELD_KINDS.some((each) => each === kind);

const OF_REGULAR = ['gstin', 'state', 'taxPercent', 'sac', 'taxOnCharges'];

/** The settings of taxes that matter to a kitchen of the typed kind. */
export function shownTaxFields({
  sellerKind,
  taxOnCharges,
}: Readonly<Record<string, string>>): readonly string[] {
  if (sellerKind === 'composition') return ['sellerKind', 'gstin', 'state'];
  if (sellerKind !== 'regular') return ['sellerKind'];
  return ['sellerKind', ...OF_REGULAR, ...(taxOnCharges === '18' ? ['chargesSac'] : [])];
}
