import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface BoardBarProps {
  /** What must not be overlooked, over the whole width: no connection, a silent alarm, a pause. */
  bands: ReactNode;
  /** The row of controls. */
  children: ReactNode;
}

/**
 * The bar of the board, which stays in view at every scroll position (BOARD-16); `--state-bar` is its height, below which
 * other sticky elements begin.
 */
export function BoardBar({ bands, children }: BoardBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, board] = [bar.current, bar.current?.parentElement];
    if (!element || !board) return;
    const observer = new ResizeObserver(() =>
      board.style.setProperty('--state-bar', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={bar}
      className="sticky top-(--bar-height) z-30 -mx-4 border-line border-b bg-cream md:top-0 md:-mx-2"
    >
      {bands}
      <div className="flex flex-wrap items-center gap-2 px-3 py-1.5">{children}</div>
    </div>
  );
}
