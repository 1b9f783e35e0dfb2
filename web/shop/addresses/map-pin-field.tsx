import { useQuery } from '@tanstack/react-query';
import { LocateFixed, Map as MapIcon, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { placeInText } from '#domain/places/map-link.ts';
import { mapPinAt, mapPinOf } from '#domain/places/map-pin.ts';
import type { Position } from '#domain/places/position.ts';
import { rarePart } from '#web/lib/page/later.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { positionOfDevice } from '#web/shared/map/device-position.ts';
import { mapSourceQuery } from '#web/shared/map/map-source.ts';
import { mapTexts } from '#web/shared/map/texts.ts';
import { whereWords } from '#web/shared/map/where-words.ts';
import { usePositions } from '#web/shared/places/use-place.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { mapPinTexts } from './map-pin-texts.ts';

const MapView = rarePart(() => import('#web/shared/map/map-view.tsx'));

export interface MapPinFieldProps {
  pin: Position | undefined;
  onChange: (pin: Position | undefined) => void;
  /** The pincode that is typed, near which the map begins. */
  pincode: number | undefined;
}

/**
 * Where an address is on the map: found by the device when somebody presses the button, chosen on a map with streets, or typed.
 * The words above say what is kept and for what, so each of these is the person's consent (PIN-2).
 */
export default function MapPinField({ pin, onChange, pincode }: MapPinFieldProps) {
  const texts = useTexts(mapPinTexts);
  const words = useTexts(mapTexts);
  const { latitude, longitude } = useSiteSettings().shop;
  const kitchen = { latitude, longitude };
  const { data: source } = useQuery(mapSourceQuery);
  const hasStreets = source !== undefined && source.kind !== 'none';
  const [showsMap, setShowsMap] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const [failure, setFailure] = useState<'lost' | 'far'>();
  const [isUnread, setIsUnread] = useState(false);
  const middle = usePositions([{ pincode }])({ pincode });
  const rounded = (position: Position) => onChange(mapPinOf(mapPinAt(position)));
  const find = async () => {
    setIsLooking(true);
    setFailure(undefined);
    const found = await positionOfDevice();
    setIsLooking(false);
    if (found === 'lost' || found === 'far') return setFailure(found);
    rounded(found);
    setShowsMap(hasStreets);
  };
  const readTyped = (typed: string) => {
    const place = placeInText(typed);
    setIsUnread(typed.trim() !== '' && place === undefined);
    if (place) rounded(place);
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold text-sm">{texts.title}</legend>
      <p className="text-muted text-sm">{texts.kept}</p>
      <p role="status" className="font-semibold empty:hidden">
        {pin && texts.pinned(whereWords(kitchen, pin, words))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={isLooking} busyLabel={texts.looking} onClick={() => void find()}>
          <LocateFixed className="size-5" aria-hidden="true" />
          {texts.here}
        </Button>
        {hasStreets && (
          <Button variant="secondary" aria-expanded={showsMap} onClick={() => setShowsMap(!showsMap)}>
            <MapIcon className="size-5" aria-hidden="true" />
            {showsMap ? texts.hide : pin ? texts.change : texts.choose}
          </Button>
        )}
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
      {showsMap && hasStreets && (
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
      <details open={failure !== undefined || undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
          {texts.paste}
        </summary>
        <Field
          label={texts.link}
          name="mapLink"
          autoComplete="off"
          hint={texts.linkHint}
          error={isUnread ? texts.linkUnread : undefined}
          onChange={(event) => readTyped(event.target.value)}
        />
      </details>
    </fieldset>
  );
}
