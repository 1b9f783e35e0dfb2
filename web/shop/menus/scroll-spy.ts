import { useEffect } from 'react';

const chipOf = (menuId: string): HTMLElement | null =>
  document.querySelector(`[data-menu="${CSS.escape(menuId)}"]`);

function unmark(): void {
  for (const link of document.querySelectorAll('[data-menu] > [aria-current=location]'))
    link.removeAttribute('aria-current');
}

/** Marks only the chip of this category, and scrolls it to the middle of its row. */
function mark(menuId: string | undefined): void {
  unmark();
  const chip = menuId === undefined ? null : chipOf(menuId);
  const row = chip?.parentElement ?? document.querySelector('[data-menu]')?.parentElement;
  if (!row) return;
  chip?.firstElementChild?.setAttribute('aria-current', 'location');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const left = chip ? chip.offsetLeft - (row.clientWidth - chip.clientWidth) / 2 : 0;
  row.scrollTo({ left, behavior: reduced ? 'instant' : 'smooth' });
}

/** The category of the section whose heading is at the top, below the bars; undefined above the first section. */
function inSight(): string | undefined {
  const barsEnd = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const passed = [...document.querySelectorAll('.menu-section')].filter(
    (section) => section.getBoundingClientRect().top < barsEnd + 40,
  );
  return passed.at(-1)?.id.replace(/^menu-/, '');
}

/**
 * Marks, among the chips of the categories, the one whose dishes are in sight, and makes the button 'Menu' small while the
 * page is scrolled down.
 */
export default function ScrollSpy(): null {
  useEffect(() => {
    let marked: string | undefined;
    let frame = 0;
    let top = window.scrollY;
    const look = () => {
      frame = 0;
      if (window.scrollY !== top)
        document.querySelector('.menu-dock')?.toggleAttribute('data-small', window.scrollY > top);
      top = window.scrollY;
      const menuId = window.scrollY > 0 ? inSight() : undefined;
      if (menuId === marked) return;
      marked = menuId;
      mark(menuId);
    };
    const scrolled = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      cancelAnimationFrame(frame);
      unmark();
    };
  }, []);
  return null;
}
