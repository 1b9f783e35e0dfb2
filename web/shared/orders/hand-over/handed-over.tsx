import {
  doorPhotoPreviewUrl,
  doorPhotoUrl,
  type HandOverWay,
  isPhotoKept,
} from '#domain/hand-over/attributes.ts';
import { useTexts } from '#web/lib/texts.ts';
import { handOverTexts } from './texts.ts';

/** What an order says of its hand-over. */
export interface HandedOrder {
  handedOverBy: HandOverWay | null;
  handedOverTo: string | null;
  handOverPhoto: string | null;
  /** When it was handed over. */
  statusSince: string | null;
}

interface HandedOverProps {
  order: HandedOrder;
  now: Date;
  /** Why the kitchen handed it over without its code, for the customer. */
  why?: string | null;
}

/** Who took the food and what proves it, with the photo while it is kept (DOOR-4). Nothing if nothing is known. */
export function HandedOver({ order, now, why }: HandedOverProps) {
  const texts = useTexts(handOverTexts);
  const { handedOverBy, handedOverTo, handOverPhoto, statusSince } = order;
  if (handedOverBy === null) return null;
  const hasPhoto = handOverPhoto !== null && statusSince !== null && isPhotoKept(new Date(statusSince), now);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {hasPhoto && (
        <a href={doorPhotoUrl(handOverPhoto)} target="_blank" rel="noreferrer" className="shrink-0">
          <img
            src={doorPhotoPreviewUrl(handOverPhoto)}
            alt={texts.photo}
            width={96}
            height={96}
            className="size-24 rounded-control border border-line object-cover"
          />
        </a>
      )}
      <p className="wrap-anywhere min-w-0">
        {texts.ways[handedOverBy]}
        {handedOverTo && ` ${texts.to(handedOverTo)}`}
        {handedOverBy === 'staff' && why && texts.why(why)}
      </p>
    </div>
  );
}
