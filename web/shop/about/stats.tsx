import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Figure, FigureName } from '#domain/site/figures.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { countedTo, figure, isCounted } from './counting.ts';
import { figuresQuery } from './figures.ts';
import { aboutTexts } from './texts.ts';

/** How a figure is written. */
const FORMS: Readonly<Record<FigureName, { decimals: number; after: string }>> = {
  customers: { decimals: 0, after: '' },
  orders: { decimals: 0, after: '' },
  dishes: { decimals: 0, after: '' },
  chefs: { decimals: 0, after: '' },
  rating: { decimals: 1, after: '/5' },
};

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
    // Figures that are visible from the start don't count up, because somebody may be reading them.
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

/** Figures about the kitchen, which count up when they become visible (SUPPORT-7); nothing if there are none. */
export function Stats() {
  const { data: figures = [] } = useQuery(figuresQuery(useSdk()));
  return figures.length > 0 && <Figures figures={figures} />;
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  const texts = useTexts(aboutTexts).figures;
  const { name } = useSiteSettings().shop;
  const { ref, elapsed } = useCounting();
  return (
    <section aria-label={texts.label(name)} className="bg-leaf text-white">
      <dl
        ref={ref}
        data-counting={elapsed !== undefined || undefined}
        className="container-page grid grid-cols-2 gap-x-6 gap-y-8 py-10 text-center md:py-14 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
      >
        {figures.map(({ name: label, value: target }) => {
          const { decimals, after } = FORMS[label];
          return (
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
          );
        })}
      </dl>
    </section>
  );
}
