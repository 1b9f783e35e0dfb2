import { useLayoutEffect, useRef, useState } from 'react';
import { areaMessages } from '#domain/areas/messages.ts';
import { isPincode, typedPincode } from '#domain/pincodes/answer.ts';
import type { PageSettings } from '#domain/site/page-settings.ts';
import { useRememberedPincode } from '#web/lib/person/delivery-pincode.ts';
import { useTexts } from '#web/lib/texts.ts';
import { usePlace } from '#web/shared/places/use-place.ts';
import { answerTo } from './answer.ts';
import { areaTexts } from './texts.ts';

interface PincodeCheckProps {
  settings: PageSettings;
  /** The areas that a plan is offered in; left out: it is about orders. */
  planAreas?: readonly string[];
}

/** Asks for the visitor's pincode, remembers it, and shows whether the kitchen delivers there (AREA-4). */
export default function PincodeCheck({ settings, planAreas }: PincodeCheckProps) {
  const texts = useTexts(areaTexts);
  const messages = useTexts(areaMessages);
  const [pincode, remember] = useRememberedPincode();
  const [typing, setTyping] = useState<string>();
  const typed = typing ?? pincode;
  const place = usePlace({ pincode: isPincode(typed) ? Number(typed) : undefined });
  const input = useRef<HTMLInputElement>(null);
  const type = (text: string) => {
    const digits = typedPincode(text, typed);
    setTyping(digits);
    if (digits === '' || isPincode(digits)) remember(digits);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before this script arrived is read once
  useLayoutEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== typed) type(early);
  }, []);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 pb-2">
      <input
        ref={input}
        aria-label={texts.label}
        aria-describedby="pincode-answer"
        placeholder={texts.label}
        inputMode="numeric"
        autoComplete="postal-code"
        value={typed}
        onChange={({ target: { value } }) => type(value)}
        className="min-h-11 w-44 rounded-control border border-edge bg-paper px-3.5"
      />
      <p id="pincode-answer" role="status" className="min-w-0 flex-1 basis-64 text-sm">
        {place ? answerTo(place, settings, texts, messages, planAreas) : texts.hint}
      </p>
    </div>
  );
}
