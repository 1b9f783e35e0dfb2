const MARKS = {
  veg: { words: 'Vegetarian', colour: 'text-[#2E7D32]' },
  'non-veg': { words: 'Non-vegetarian', colour: 'text-[#8B3A1E]' },
} as const;

interface VegMarkProps {
  type: string;
  className?: string;
}

/** The mark Indian food carries: green circle or brown triangle, on white in either theme. */
export function VegMark({ type, className = 'size-5' }: VegMarkProps) {
  const { words, colour } = MARKS[type === 'veg' ? 'veg' : 'non-veg'];
  return (
    <span className={`inline-block shrink-0 rounded-xs bg-white ${colour}`} title={words}>
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
      <span className="sr-only">{words}</span>
    </span>
  );
}
