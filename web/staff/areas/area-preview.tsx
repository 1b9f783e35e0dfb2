import type { Area } from '#domain/areas/area.ts';
import { AREA_KINDS } from '#domain/areas/attributes.ts';
import { isPincode } from '#domain/pincodes/answer.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ControlProps } from '#web/sheets/sheet.ts';
import { AreasMap } from './areas-map.tsx';
import { useOrdersByArea } from './ordered-places.ts';
import { OrdersOutside } from './orders-outside.tsx';
import { useAreas } from './stored-areas.ts';
import { areasTexts } from './texts.ts';

/** The terms of everywhere, which say nothing of where an area is. */
const TERMS = {
  ...{ deliveryFee: null, minimumOrder: null, freeAbove: null, feePerKm: null, kmIncluded: null },
  ...{ extraMinutes: 0, plans: true },
};

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Where the typed area is, as far as it can be read. */
const draftOf = (form: ControlProps['form'], areaId: string): Area => ({
  ...TERMS,
  areaId,
  name: `${form.name ?? ''}`.trim(),
  kind: AREA_KINDS.find((each) => each === form.kind) ?? 'pincodes',
  pincodes: Array.isArray(form.pincodes) ? form.pincodes.filter(isPincode) : [],
  radiusKm: numberOf(form.radiusKm),
  latitude: numberOf(form.latitude),
  longitude: numberOf(form.longitude),
});

interface AreaPreviewProps extends Pick<ControlProps, 'form' | 'documentId'> {
  onMove?: Parameters<typeof AreasMap>[0]['onMove'];
}

/** All areas as they would be with what is typed, on the map, and how the last orders would lie in them (AREA-15). */
export function AreaPreview({ form, documentId, onMove }: AreaPreviewProps) {
  const { lately } = useTexts(areasTexts);
  const areas = useAreas();
  const draft = draftOf(form, documentId ?? 'new');
  const drafted = documentId
    ? areas.map((each) => (each.areaId === documentId ? draft : each))
    : [...areas, draft];
  const orders = useOrdersByArea(drafted);
  return (
    <>
      <AreasMap areas={drafted} edited={draft.areaId} onMove={onMove} />
      {orders && (
        <div>
          <p className="text-sm">{lately.inside(orders.byArea[draft.areaId] ?? 0)}</p>
          <OrdersOutside orders={orders} />
        </div>
      )}
    </>
  );
}
