import { Phone } from 'lucide-react';
import { useState } from 'react';
import { ATTEMPT_REASONS, type AttemptReason } from '#domain/orders/reasons.ts';
import { attemptWords } from '#domain/orders/staff-reason-words.ts';
import type { Position } from '#domain/places/position.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContact } from '#web/shared/content/contact-details.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import type { Delivery } from '../delivery.ts';
import { deliveryTexts } from '../texts.ts';
import type { RiderActions } from '../use-rider-actions.ts';
import { doorTexts } from './texts.ts';

/** Milliseconds to wait for a position: the rider stands at a door. */
const FIND_WITHIN = 6_000;
/** A position that the phone found so many milliseconds ago will do. */
const FRESH = 60_000;

/** Where this phone is, which its browser may ask about; undefined if it does not say. Never rejects. */
const whereIAm = (): Promise<Position | undefined> =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: FIND_WITHIN, maximumAge: FRESH },
    );
  });

/** What to do when nobody opens the door: the kitchen is told, with the rider's place if they say so (DOOR-7), and decides. */
export function FailedAttempt({ delivery, acts }: { delivery: Delivery; acts: RiderActions }) {
  const { problem: texts } = useTexts(deliveryTexts);
  const words = useTexts(attemptWords);
  const { where } = useTexts(doorTexts);
  const { phoneHref } = useContact();
  const [saysWhere, setSaysWhere] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const report = async (reason: AttemptReason) => {
    setIsLooking(saysWhere);
    const position = saysWhere ? await whereIAm() : undefined;
    setIsLooking(false);
    await acts.act(delivery, { type: 'attempt', reason, ...position });
  };
  return (
    <details className="text-muted">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{texts.summary}</summary>
      <p className="mb-3">{texts.hint}</p>
      <CheckBox
        name={`where-${delivery.id}`}
        label={where.label}
        hint={where.hint}
        checked={saysWhere}
        onChange={setSaysWhere}
      />
      <div className="my-3 grid gap-2">
        {ATTEMPT_REASONS.map((reason) => (
          <Button
            key={reason}
            variant="secondary"
            wide
            busy={isLooking || acts.isBusy(delivery.id)}
            onClick={() => void report(reason)}
          >
            {words[reason].chosen}
          </Button>
        ))}
      </div>
      <AnchorButton variant="secondary" wide href={phoneHref}>
        <Phone className="size-5" aria-hidden="true" />
        {texts.kitchen}
      </AnchorButton>
    </details>
  );
}
