import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { ratingText } from './rating-text.ts';
import { reviewTexts } from './texts.ts';

const CHOICES = [1, 2, 3, 4, 5] as const;

interface StarPickerProps {
  value: number;
  onChange: (stars: number) => void;
}

/** The choice of one to five stars, each with its name. */
export function StarPicker({ value, onChange }: StarPickerProps) {
  const texts = useTexts(reviewTexts);
  const nameOf = (stars: number) => ratingText(texts.ratings, stars);
  const [over, setOver] = useState<number>();
  const shown = over ?? value;
  return (
    <fieldset onPointerLeave={() => setOver(undefined)}>
      <legend className="mb-1 font-semibold text-sm">{texts.form.rating}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {CHOICES.map((stars) => (
            <label
              key={stars}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setOver(stars)}
              className="relative grid size-12 place-items-center rounded-control has-focus-visible:ring-3 has-focus-visible:ring-turmeric"
            >
              <input
                type="radio"
                name="rating"
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              />
              <span className="sr-only">{texts.stars(stars, nameOf(stars))}</span>
              <Star
                className={`pointer-events-none size-9 text-star transition-colors duration-150 ${stars <= shown ? 'fill-turmeric' : ''}`}
                strokeWidth={1.5}
                aria-hidden="true"
              />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="font-display text-lg leading-none">
          {nameOf(shown)}
        </span>
      </div>
    </fieldset>
  );
}
