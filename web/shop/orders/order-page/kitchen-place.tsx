import { MapPin } from 'lucide-react';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import { DrawnMap } from '#web/brand/drawn-map.tsx';
import { wholeMap } from '#web/brand/kitchens.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContact } from '#web/shared/content/contact-details.ts';
import { AnchorButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { orderPageTexts } from './texts.tsx';

/** A drawing of the kitchen's area with a link to a real map. The page itself requests no map service. */
export function KitchenPlace({ title }: { title: string }) {
  const { map: texts } = useTexts(orderPageTexts);
  const { address } = useContact();
  const { name, latitude, longitude } = useSiteSettings().shop;
  const { shop } = PAGE_DEFAULTS;
  const isDrawn = latitude === shop.latitude && longitude === shop.longitude;
  return (
    <Panel title={title}>
      {isDrawn && (
        <div className="relative mb-3 aspect-4/3 overflow-hidden rounded-control border border-line">
          <DrawnMap kitchens={[{ name, latitude, longitude }]} chosen={0} />
        </div>
      )}
      <p className="wrap-break-word text-muted">{address}</p>
      <AnchorButton
        variant="quiet"
        href={wholeMap({ latitude, longitude })}
        target="_blank"
        rel="noreferrer"
        className="-ml-5 mt-1"
      >
        <MapPin className="size-5" aria-hidden="true" />
        {texts.open}
      </AnchorButton>
    </Panel>
  );
}
