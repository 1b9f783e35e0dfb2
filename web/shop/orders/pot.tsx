/** A pot on the fire, whose steam rises while the customer reads that their order is in. */
export function Pot() {
  const steam = 'animate-pulse motion-reduce:animate-none';
  return (
    <svg viewBox="0 0 96 80" aria-hidden="true" className="h-20 w-24" fill="none" strokeLinecap="round">
      <g className="stroke-turmeric" strokeWidth="4">
        <path className={steam} d="M36 26c-5-5 4-9 0-16" />
        <path className={`${steam} [animation-delay:300ms]`} d="M48 24c-5-5 4-9 0-18" />
        <path className={`${steam} [animation-delay:600ms]`} d="M60 26c-5-5 4-9 0-16" />
      </g>
      <path className="fill-chilli" d="M18 36h60v14a22 22 0 0 1-22 22H40a22 22 0 0 1-22-22Z" />
      <path className="stroke-ink" strokeWidth="5" d="M12 36h72M8 46h10M78 46h10" />
    </svg>
  );
}
