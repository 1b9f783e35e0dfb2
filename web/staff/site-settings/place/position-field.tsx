import { LocateFixed, Map as MapIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readNumber, readSigned } from '#domain/numbers.ts';
import { isPincode } from '#domain/pincodes/answer.ts';
import { metresBetween, type Position } from '#domain/places/position.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { PositionMap } from './position-map.tsx';
import { placeTexts } from './texts.ts';

/** How long a device may take to find itself (milliseconds). */
const FIND_WITHIN = 15_000;
/** Where the map begins if no position is typed: in the middle of India. */
const INDIA: Position = { latitude: 22.35, longitude: 78.67 };

interface PositionFieldProps {
  /** The typed degrees. */
  latitude: string;
  longitude: string;
  onChange: (position: Position) => void;
  /** The pincode of its address, where the map begins if the point is elsewhere. */
  pincode?: string;
  /** The fields for typing degrees, folded until somebody opens them. */
  children: ReactNode;
  hasProblem: boolean;
}

/** Metres from the middle of a pincode's area beyond which a point is not in it. Those in the country reach far. */
const ELSEWHERE = 30_000;

/** The middle of a pincode's area; undefined if it is not known just now. */
async function positionOfPincode(pincode = ''): Promise<Position | undefined> {
  if (!isPincode(pincode)) return undefined;
  try {
    const answer = await fetch(`/pincodes/positions/${pincode}`);
    return (await answer.json())[pincode];
  } catch {
    return undefined;
  }
}

const typedPosition = (latitude: string, longitude: string): Position => {
  const [north, east] = [latitude, longitude].map((degrees) => readSigned(degrees, readNumber));
  return north === undefined || east === undefined ? INDIA : { latitude: north, longitude: east };
};

/** Where a place is: found by the device, chosen on a map that loads on request, or typed in degrees (SETTINGS-11). */
export function PositionField({ latitude, longitude, pincode, onChange, ...field }: PositionFieldProps) {
  const { children, hasProblem } = field;
  const texts = useTexts(placeTexts).position;
  const [showsMap, setShowsMap] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const find = () => {
    setIsLooking(true);
    setIsLost(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsLooking(false);
        setShowsMap(true);
        onChange({
          latitude: Number(coords.latitude.toFixed(5)),
          longitude: Number(coords.longitude.toFixed(5)),
        });
      },
      () => {
        setIsLooking(false);
        setIsLost(true);
      },
      { enableHighAccuracy: true, timeout: FIND_WITHIN },
    );
  };
  const openMap = async () => {
    setIsLooking(true);
    const area = await positionOfPincode(pincode);
    setIsLooking(false);
    if (area && metresBetween(area, typedPosition(latitude, longitude)) > ELSEWHERE) onChange(area);
    setShowsMap(true);
  };
  return (
    <fieldset className="grid min-w-0 gap-3 sm:col-span-2">
      <legend className="mb-1 font-semibold text-sm">{texts.title}</legend>
      <p className="text-muted text-sm">{showsMap ? texts.move : texts.hint}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={isLooking} busyLabel={texts.looking} onClick={find}>
          <LocateFixed className="size-5" aria-hidden="true" />
          {texts.here}
        </Button>
        {!showsMap && (
          <Button variant="secondary" onClick={() => void openMap()}>
            <MapIcon className="size-5" aria-hidden="true" />
            {texts.onMap}
          </Button>
        )}
      </div>
      <p role="status" className="font-semibold text-danger text-sm empty:hidden">
        {isLost && texts.notFound}
      </p>
      {showsMap && <PositionMap position={typedPosition(latitude, longitude)} onChange={onChange} />}
      <details open={hasProblem || undefined}>
        <summary className="min-h-11 cursor-pointer content-center text-muted text-sm">
          {texts.byHand}
        </summary>
        <div className="grid gap-4 sm:grid-cols-2">{children}</div>
      </details>
    </fieldset>
  );
}
