import { useEffect, useRef } from 'react';
import type { Difference } from '#domain/dishes/difference.ts';
import type { DishInfo } from '#domain/dishes/form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { FIELD_WORDS, fieldWords } from './words.ts';

export interface Choice extends Difference {
  chosen: 'mine' | 'theirs';
}

interface ConflictProps {
  theirs: DishInfo;
  mine: DishInfo;
  choices: readonly Choice[];
  onChoose: (field: Choice['field'], chosen: Choice['chosen']) => void;
  menuName: (id: string) => string;
}

/** What another admin saved meanwhile beside what was typed here, field by field, and whose word counts. */
export function Conflict({ theirs, mine, choices, onChoose, menuName }: ConflictProps) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={start} tabIndex={-1} className="grid scroll-mt-4 gap-4 outline-none">
      <Notice tone="warning">
        Another admin changed this dish while you were at it. Nothing is saved yet: choose what it should be,
        and save again.
      </Notice>
      {choices.map(({ field, chosen }) => (
        <fieldset key={field} className="min-w-0">
          <legend className="mb-1 font-semibold text-sm">{FIELD_WORDS[field]}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {(
              [
                ['theirs', 'Theirs', theirs],
                ['mine', 'Yours', mine],
              ] as const
            ).map(([whose, words, info]) => (
              <label
                key={whose}
                className="flex min-w-0 cursor-pointer items-start gap-3 rounded-control border border-edge p-3 has-checked:border-chilli has-checked:bg-chilli/5 has-focus-visible:ring-3 has-focus-visible:ring-turmeric"
              >
                <input
                  type="radio"
                  name={`keep-${field}`}
                  checked={chosen === whose}
                  onChange={() => onChoose(field, whose)}
                  className="mt-0.5 size-5 shrink-0 accent-chilli outline-none"
                />
                <span className="min-w-0 flex-1">
                  <span className="block text-muted text-sm">{words}</span>
                  {field === 'imgUrl' ? (
                    <Picture
                      src={info.imgUrl}
                      alt={`${words}: ${info.imgUrl}`}
                      sizes="8rem"
                      className="mt-1 w-32 rounded-control"
                    />
                  ) : (
                    <span className="wrap-break-word block">{fieldWords(info, field, menuName)}</span>
                  )}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
