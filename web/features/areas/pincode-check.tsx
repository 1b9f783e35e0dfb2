import { useState } from 'react';
import { isPincode } from '#domain/pincodes/answer.ts';
import { areaMessages } from '#domain/site/area-messages.ts';
import type { PriceSettings } from '#domain/site/delivery-areas.ts';
import { useRememberedPincode } from '#web/lib/kitchen/delivery-pincode.ts';
import { useTexts } from '#web/lib/texts.ts';
import { answerTo } from './answer.ts';
import { areaTexts } from './texts.ts';

/** Asks for the visitor's pincode, remembers it, and says whether the kitchen delivers there (AREA-4). */
export default function PincodeCheck({ settings }: { settings: PriceSettings }) {
  const texts = useTexts(areaTexts);
  const messages = useTexts(areaMessages);
  const [pincode, remember] = useRememberedPincode();
  const [typing, setTyping] = useState<string>();
  const typed = typing ?? pincode;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 pb-2">
      <input
        aria-label={texts.label}
        aria-describedby="pincode-answer"
        placeholder={texts.label}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        value={typed}
        onChange={({ target: { value } }) => {
          const digits = value.replace(/\D/g, '');
          setTyping(digits);
          if (digits === '' || isPincode(digits)) remember(digits);
        }}
        className="min-h-11 w-44 rounded-control border border-edge bg-paper px-3.5"
      />
      <p id="pincode-answer" role="status" className="min-w-0 flex-1 basis-64 text-sm">
        {isPincode(typed) ? answerTo(Number(typed), settings, texts, messages) : texts.hint}
      </p>
    </div>
  );
}
