import { ExternalLink, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import type { AboutKitchen } from '#domain/site/content/about-settings.ts';
import { DrawnMap } from '#web/brand/drawn-map.tsx';
import { embeddedMap, wholeMap } from '#web/brand/kitchens.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContent } from '#web/shared/content/content.ts';
import { Button } from '#web/ui/button.tsx';
import { aboutTexts } from './texts.ts';

interface MapProps {
  kitchens: readonly AboutKitchen[];
  chosen: number;
  /** Whether OpenStreetMap's map is shown in place of the drawn one. */
  live: boolean;
  onAsk: () => void;
}

/** The drawn map. OpenStreetMap's map is loaded only on request, because OpenStreetMap then learns of the visit. */
function KitchenMap({ kitchens, chosen, live, onAsk }: MapProps) {
  const texts = useTexts(aboutTexts).kitchens;
  const kitchen = kitchens[chosen];
  return (
    <div className="flex flex-col overflow-hidden rounded-card border border-line bg-paper">
      <div className="relative aspect-4/3 lg:aspect-auto lg:min-h-80 lg:flex-1">
        {live && kitchen ? (
          <iframe
            title={texts.mapOf(kitchen.name)}
            src={embeddedMap(kitchen)}
            referrerPolicy="strict-origin-when-cross-origin"
            className="absolute inset-0 size-full border-0"
          />
        ) : (
          <DrawnMap kitchens={kitchens} chosen={chosen} />
        )}
      </div>
      {!live && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t p-4">
          <p className="min-w-0 grow basis-48 text-muted text-sm leading-snug">{texts.drawnByUs}</p>
          <Button variant="outline" onClick={onAsk} className="max-sm:w-full">
            <MapIcon className="size-5" aria-hidden="true" />
            {texts.showTheMap}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The kitchens with their addresses, and a map of the chosen one; nothing if none are named. */
export function Kitchens() {
  const texts = useTexts(aboutTexts).kitchens;
  const kitchens = useContent('about')?.kitchens ?? [];
  const [wanted, setWanted] = useState(0);
  const [live, setLive] = useState(false);
  if (kitchens.length === 0) return null;
  // The owner may have removed the chosen kitchen while the page was open.
  const chosen = Math.min(wanted, kitchens.length - 1);
  return (
    <section aria-labelledby="kitchens" className="container-page pb-14 md:pb-20">
      <h2 id="kitchens" className="mb-6 text-3xl md:mb-8 md:text-4xl">
        {texts.heading(kitchens.length)}
      </h2>
      <div className="grid gap-4 lg:grid-cols-[1fr_1.6fr] lg:gap-6">
        <ul className="grid content-start gap-3">
          {kitchens.map((each, index) => (
            <li
              key={each.name}
              data-chosen={index === chosen || undefined}
              className="wrap-anywhere rounded-card border border-line bg-paper p-4 data-chosen:border-chilli-text"
            >
              <h3 className="text-xl">{each.name}</h3>
              <p className="mt-1 text-muted">{each.address}</p>
              <div className="mt-2 -mb-1 -ml-3 flex flex-wrap items-center">
                <Button
                  variant="quiet"
                  className="px-3! text-chilli-text!"
                  aria-pressed={index === chosen}
                  aria-label={texts.showOnTheMap(each.name)}
                  onClick={() => setWanted(index)}
                >
                  {texts.onTheMap}
                </Button>
                <a
                  href={wholeMap(each)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={texts.inOpenStreetMap(each.name)}
                  className="inline-flex min-h-11 items-center gap-2 px-3 text-muted underline-offset-4 hover:underline"
                >
                  {texts.openStreetMap}
                  <ExternalLink className="size-4" aria-hidden="true" />
                </a>
              </div>
            </li>
          ))}
        </ul>
        <KitchenMap kitchens={kitchens} chosen={chosen} live={live} onAsk={() => setLive(true)} />
      </div>
    </section>
  );
}
