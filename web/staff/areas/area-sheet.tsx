import { MapPinned } from 'lucide-react';
import { areaAttributes } from '#domain/areas/attributes.ts';
import { checkArea } from '#domain/areas/check-area.ts';
import { areaFormMessages } from '#domain/areas/form-messages.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { formatRupees } from '#domain/money.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PlacedList } from '#web/sheets/placed-list.tsx';
import { type ControlProps, sheetScreen } from '#web/sheets/sheet.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { AreaPreview } from './area-preview.tsx';
import { MiddleField, ShownMiddle } from './middle-field.tsx';
import { useOrdersByArea } from './ordered-places.ts';
import { useAreas } from './stored-areas.ts';
import { areasTexts } from './texts.ts';

/** The pincodes of an area, with the map of all. */
function PincodesField({ value, form, documentId, onChange, ...field }: ControlProps) {
  const { label, hint, name, error } = field;
  return (
    <>
      <TextArea
        {...{ label, hint, name, error }}
        rows={3}
        required
        value={`${value}`}
        onChange={({ target }) => onChange(target.value)}
      />
      <AreaPreview {...{ form, documentId }} />
    </>
  );
}

const ShownPincodes = ({ value }: Pick<ControlProps, 'value'>) => `${value}`;

/** How many orders of the last 30 days lie in an area (AREA-15). */
function OrdersInside({ areaId }: { areaId: string }) {
  const { lately } = useTexts(areasTexts);
  const orders = useOrdersByArea(useAreas());
  return orders && <p className="mt-1 text-muted text-sm">{lately.inside(orders.byArea[areaId] ?? 0)}</p>;
}

/** The most pincodes that a card names. */
const MOST_NAMED = 4;

type AreaDocument = StoredDocument<'areas'>;
type Words = Translated<typeof areasTexts>['about'];

/** What an area is. */
function shapeOf({ kind, pincodes, radiusKm, latitude }: AreaDocument, words: Words): string {
  if (kind === 'pincodes') {
    const first = pincodes.slice(0, MOST_NAMED).join(', ');
    return pincodes.length > MOST_NAMED ? words.manyPincodes(pincodes.length, first) : first;
  }
  return latitude === null ? words.circle(radiusKm ?? 0) : words.circleElsewhere(radiusKm ?? 0);
}

/** What differs in an area. */
function termsOf(area: AreaDocument, words: Words): string {
  const { deliveryFee, feePerKm, kmIncluded, minimumOrder, freeAbove, extraMinutes, plans } = area;
  const own = [
    ...(deliveryFee === null ? [] : [deliveryFee > 0 ? words.fee(formatRupees(deliveryFee)) : words.free]),
    ...(feePerKm
      ? [
          kmIncluded
            ? words.perKmBeyond(formatRupees(feePerKm), kmIncluded)
            : words.perKm(formatRupees(feePerKm)),
        ]
      : []),
    ...(minimumOrder === null ? [] : [words.minimum(formatRupees(minimumOrder))]),
    ...(freeAbove === null ? [] : [words.freeAbove(formatRupees(freeAbove))]),
    ...(extraMinutes ? [words.later(extraMinutes)] : []),
    ...(plans ? [] : [words.noPlans]),
  ];
  return own.join(' · ') || words.usual;
}

/** The screen on which owners make, order, change and delete areas (AREA-6). */
export const areaSheet = sheetScreen('areas', {
  rows: areaAttributes,
  texts: areasTexts,
  messages: areaFormMessages,
  icon: MapPinned,
  placed: PlacedList,
  card: (area, { about }) => ({
    title: area.name,
    lines: [shapeOf(area, about), termsOf(area, about)],
    state: <OrdersInside areaId={area.$id} />,
  }),
  groups: [
    ['name', 'kind'],
    ['pincodes', 'radiusKm', 'latitude'],
    ['deliveryFee', 'minimumOrder', 'freeAbove', 'extraMinutes', 'feePerKm', 'kmIncluded'],
    ['plans'],
  ],
  controls: {
    pincodes: { Field: PincodesField, Shown: ShownPincodes },
    latitude: { Field: MiddleField, Shown: ShownMiddle, besides: ['longitude'] },
  },
  check: checkArea,
  refusals: {
    areas_full: { name: 'name', message: 'tooMany' },
    area_pincodes_full: { name: 'pincodes', message: 'tooManyPincodes' },
    document_delete_restricted: { name: 'name', message: 'inPlan' },
  },
});
