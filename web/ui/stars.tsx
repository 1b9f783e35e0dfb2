import { Star } from 'lucide-react';

const ALL = [1, 2, 3, 4, 5] as const;

interface StarsProps {
  /** How many of five stars are filled, possibly a fraction. */
  value: number;
  className?: string;
}

/** Five stars, filled up to a value. Screen readers skip them: the caller adds a text. */
export function Stars({ value, className = 'size-4' }: StarsProps) {
  return (
    <span aria-hidden="true" className="inline-flex gap-0.5">
      {ALL.map((star) => {
        const share = Math.min(Math.max(value - star + 1, 0), 1);
        return (
          <span key={star} className="relative">
            <Star className={`${className} text-star`} />
            {share > 0 && (
              <span
                className="absolute inset-y-0 left-0 overflow-hidden"
                style={{ width: `${Math.round(share * 100)}%` }}
              >
                <Star className={`${className} max-w-none fill-turmeric text-star`} />
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}
