import { useEffect, useEffectEvent, useRef } from 'react';
import { type Drag, startDrag } from './drag.ts';

/** How long a sheet takes to leave, and to return to its place, in milliseconds. */
const SLIDE = 180;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface SheetHandleProps {
  /** Closes the dialog. Called when the sheet has left the screen. */
  onClose: () => void;
}

/**
 * Makes the dialog that begins with it a sheet on phones: a finger closes it by dragging it down. While the content is
 * scrolled away from its top, only the handle can be dragged, and elsewhere the browser scrolls. The cross, Escape and
 * Back close the sheet like any dialog.
 */
export function SheetHandle({ onClose }: SheetHandleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const handle = ref.current;
    const sheet = handle?.closest('dialog');
    const content = handle?.parentElement;
    if (!handle || !sheet || !content) return;
    const listening = new AbortController();
    const { signal } = listening;
    let dragging: { pointerId: number; drag: Drag } | undefined;

    const isSheet = () => getComputedStyle(handle).display !== 'none';
    const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
    const slide = (to: string) =>
      sheet.animate({ translate: to }, { duration: isCalm() ? 0 : SLIDE, easing: EASE }).finished;

    const down = (event: PointerEvent) => {
      const { isPrimary, pointerId, pointerType, target, clientY, timeStamp } = event;
      const onHandle = target instanceof Node && handle.contains(target);
      if (!isPrimary || pointerType === 'mouse' || !isSheet() || (content.scrollTop > 0 && !onHandle)) return;
      dragging = { pointerId, drag: startDrag(clientY, timeStamp) };
    };
    const move = ({ pointerId, clientY, timeStamp }: PointerEvent) => {
      if (dragging?.pointerId !== pointerId) return;
      const offset = dragging.drag.move(clientY, timeStamp);
      if (offset === undefined) return;
      sheet.style.transition = 'none';
      sheet.style.translate = `0 ${offset}px`;
    };
    // The browser cancels the pointer when it begins to scroll.
    const letGo = async (event: PointerEvent) => {
      if (dragging?.pointerId !== event.pointerId) return;
      const closes = event.type === 'pointerup' && dragging.drag.closes(sheet.offsetHeight, event.timeStamp);
      dragging = undefined;
      if (sheet.style.translate === '') return;
      await slide(closes ? '0 100%' : '0 0').catch(() => undefined);
      if (!closes) return putBack();
      if (signal.aborted) return;
      // It stays away until the dialog is closed, which takes a moment, and is put back by the clean-up.
      sheet.style.translate = '0 100%';
      close();
    };
    const putBack = () => {
      sheet.style.translate = '';
      sheet.style.transition = '';
    };
    const scrolled = () => content.toggleAttribute('data-at-top', content.scrollTop <= 0);

    sheet.addEventListener('pointerdown', down, { signal });
    sheet.addEventListener('pointermove', move, { signal });
    sheet.addEventListener('pointerup', letGo, { signal });
    sheet.addEventListener('pointercancel', letGo, { signal });
    content.addEventListener('scroll', scrolled, { signal, passive: true });
    scrolled();
    return () => {
      listening.abort();
      content.removeAttribute('data-at-top');
      putBack();
    };
  }, []);

  return <div ref={ref} className="sheet-handle" aria-hidden="true" />;
}
