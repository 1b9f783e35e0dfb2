import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { countedTo, figure, isCounted } from './counting.ts';
import { aboutTexts } from './texts.ts';

/** The kitchen's figures (SUPPORT-7). */
const STATS = [
  { target: 5500, decimals: 0, after: '', label: 'customers' },
  { target: 100, decimals: 0, after: '', label: 'dishes' },
  { target: 25, decimals: 0, after: '', label: 'chefs' },
  { target: 4.8, decimals: 1, after: '/5', label: 'rating' },
] as const;

/**
 * Milliseconds since the figures began to count up. Undefined while they don't count: before they are visible, after
 * counting, and for people who prefer reduced motion.
 */
function useCounting() {
  const ref = useRef<HTMLDListElement>(null);
  const [elapsed, setElapsed] = useState<number>();

  useEffect(() => {
    const list = ref.current;
    const inSight = list && list.getBoundingClientRect().top < window.innerHeight;
    // Figures that are visible at once don't count: somebody may be reading them.
    if (!list || inSight || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    let started = 0;
    const step = (now: number) => {
      started ||= now;
      const since = now - started;
      setElapsed(isCounted(since) ? undefined : since);
      if (!isCounted(since)) frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setElapsed(0);
      frame = requestAnimationFrame(step);
    });
    observer.observe(list);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  return { ref, elapsed };
}

/** Figures about the kitchen, which count up when they become visible. */
export function Stats() {
  const texts = useTexts(aboutTexts).figures;
  const { ref, elapsed } = useCounting();
  return (
    <section aria-label={texts.label} className="bg-leaf text-white">
      <dl
        ref={ref}
        data-counting={elapsed !== undefined || undefined}
        className="container-page grid grid-cols-2 gap-x-6 gap-y-8 py-10 text-center md:py-14 lg:grid-cols-4"
      >
        {STATS.map(({ target, decimals, after, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-lg text-white/90">{texts[label]}</dt>
            <dd className="font-display text-5xl text-turmeric leading-none tabular-nums md:text-6xl">
              <span aria-hidden="true">
                {figure(elapsed === undefined ? target : countedTo(target, elapsed), decimals)}
                {after}
              </span>
              <span className="sr-only">
                {figure(target, decimals)}
                {after}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
