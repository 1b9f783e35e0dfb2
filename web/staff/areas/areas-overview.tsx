import { useSearchParams } from 'react-router';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { AreasMap } from './areas-map.tsx';
import { useOrdersByArea } from './ordered-places.ts';
import { OrdersOutside } from './orders-outside.tsx';
import { useAreas } from './stored-areas.ts';
import { areasTexts } from './texts.ts';

/** All areas on the map, who ordered from outside, and the way back to the guide of a new kitchen. */
export function AreasOverview() {
  const texts = useTexts(areasTexts);
  const areas = useAreas();
  const [params] = useSearchParams();
  return (
    <div className="mb-4 grid gap-2">
      {params.get('from') === 'welcome' && (
        <LinkButton to="/admin/welcome?step=areas" className="justify-self-start">
          {texts.goOn}
        </LinkButton>
      )}
      <AreasMap areas={areas} />
      <OrdersOutside orders={useOrdersByArea(areas)} />
    </div>
  );
}
