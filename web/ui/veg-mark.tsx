const MARKS = {
  veg: { words: 'Veg', colour: 'text-[#2E7D32]' },
  'non-veg': { words: 'Non-Veg', colour: 'text-[#8B3A1E]' },
} as const;

interface VegMarkProps {
  type: string;
  className?: string;
  /** The word beside the mark, where there is room. */
  worded?: boolean;
}

/** The mark Indian food carries: green circle or brown triangle, on white in either theme. */
export function VegMark({ type, className = 'size-5', worded = false }: VegMarkProps) {
  const { words, colour } = MARKS[type === 'veg' ? 'veg' : 'non-veg'];
  return (
    <span className={`inline-flex shrink-0 items-center rounded-xs bg-white ${colour}`} title={words}>
      <svg viewBox="0 0 20 20" aria-hidden="true" className={`block ${className}`}>
        <rect
          x="1.5"
          y="1.5"
          width="17"
          height="17"
          rx="2"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        {type === 'veg' ? (
          <circle cx="10" cy="10" r="4.75" fill="currentColor" />
        ) : (
          <path d="M10 4.8 15.4 14.6H4.6Z" fill="currentColor" />
        )}
      </svg>
      <span
        className={`sr-only font-semibold text-xs leading-none ${worded ? 'sm:not-sr-only sm:px-1.5' : ''}`}
      >
        {words}
      </span>
    </span>
  );
}
