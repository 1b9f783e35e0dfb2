import { LocateFixed, Map as MapIcon, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { mapPinAt, mapPinOf } from '#domain/places/map-pin.ts';
import type { Position } from '#domain/places/position.ts';
import { rarePart } from '#web/lib/page/later.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { positionOfDevice } from '#web/shared/map/device-position.ts';
import { mapTexts } from '#web/shared/map/texts.ts';
import { whereWords } from '#web/shared/map/where-words.ts';
import { usePositions } from '#web/shared/places/use-place.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { mapPinTexts } from './map-pin-texts.ts';

const MapView = rarePart(() => import('#web/shared/map/map-view.tsx'));

export interface MapPinFieldProps {
  pin: Position | undefined;
  onChange: (pin: Position | undefined) => void;
  /** The pincode that is typed, near which the map begins. */
  pincode: number | undefined;
  /** Whether the pin is one that the person has not agreed to yet. */
  asksConsent: boolean;
  problem: string | undefined;
}

/**
 * Where an address is on the map: found by the device when somebody presses the button, or chosen on the map, and kept if the
 * person agrees (PIN-2).
 */
export default function MapPinField({ pin, onChange, pincode, asksConsent, problem }: MapPinFieldProps) {
  const texts = useTexts(mapPinTexts);
  const words = useTexts(mapTexts);
  const { latitude, longitude } = useSiteSettings().shop;
  const kitchen = { latitude, longitude };
  const [showsMap, setShowsMap] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const [failure, setFailure] = useState<'lost' | 'far'>();
  const middle = usePositions([{ pincode }])({ pincode });
  const rounded = (position: Position) => onChange(mapPinOf(mapPinAt(position)));
  const find = async () => {
    setIsLooking(true);
    setFailure(undefined);
    const found = await positionOfDevice();
    setIsLooking(false);
    if (found === 'lost' || found === 'far') return setFailure(found);
    rounded(found);
    setShowsMap(true);
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold text-sm">{texts.title}</legend>
      <p className={pin ? 'font-semibold' : 'text-muted text-sm'} role="status">
        {pin ? whereWords(kitchen, pin, words) : texts.hint}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={isLooking} busyLabel={texts.looking} onClick={() => void find()}>
          <LocateFixed className="size-5" aria-hidden="true" />
          {texts.here}
        </Button>
        <Button variant="secondary" aria-expanded={showsMap} onClick={() => setShowsMap(!showsMap)}>
          <MapIcon className="size-5" aria-hidden="true" />
          {showsMap ? texts.hide : pin ? texts.change : texts.choose}
        </Button>
        {pin && (
          <Button
            variant="quiet"
            onClick={() => {
              onChange(undefined);
              setShowsMap(false);
            }}
          >
            <Trash2 className="size-5" aria-hidden="true" />
            {texts.remove}
          </Button>
        )}
      </div>
      <p role="alert" className="font-semibold text-danger text-sm empty:hidden">
        {failure && (failure === 'far' ? texts.far : texts.notFound)}
      </p>
      {showsMap && (
        <>
          <p className="text-muted text-sm">{texts.press}</p>
          <Suspense fallback={<Skeleton className="h-72 sm:h-96" />}>
            <MapView
              label={texts.map}
              marks={[
                { id: 'kitchen', kind: 'kitchen', position: kitchen, label: texts.kitchen },
                ...(middle && !pin
                  ? [{ id: 'pincode', kind: 'area' as const, position: middle, label: `${pincode}` }]
                  : []),
                ...(pin ? [{ id: 'home', kind: 'home' as const, position: pin, label: texts.pin }] : []),
              ]}
              focus={pin ?? middle}
              movable="home"
              onMove={rounded}
            />
          </Suspense>
        </>
      )}
      {asksConsent && (
        <div>
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              name="mapPinConsent"
              type="checkbox"
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? 'map-pin-problem' : undefined}
              className="size-6 shrink-0 accent-chilli"
            />
            {texts.agree}
          </label>
          {problem && (
            <p id="map-pin-problem" className="font-semibold text-danger text-sm">
              {problem}
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}
