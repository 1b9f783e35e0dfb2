import { type MouseEvent, useEffect, useState } from 'react';

/** Milliseconds for which a control ignores presses after it has replaced another. */
const DOUBLE_CLICK = 350;

interface Frame {
  className: string;
  onMouseDown: ((event: MouseEvent) => void) | undefined;
}

/** Otherwise the ignored press would take the focus from the new control. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The moment after one control has replaced another: the second press of a double click must not press the new one.
 * @returns the attributes of the element around the controls, and what begins that moment
 */
export function useSettling(): [frame: Frame, settle: () => void] {
  const [settling, setSettling] = useState(false);
  useEffect(() => {
    if (!settling) return;
    const timer = setTimeout(() => setSettling(false), DOUBLE_CLICK);
    return () => clearTimeout(timer);
  }, [settling]);
  const frame = settling
    ? { className: 'grid *:pointer-events-none', onMouseDown: keepFocus }
    : { className: 'grid', onMouseDown: undefined };
  return [frame, () => setSettling(true)];
}
