/**
 * The rules of dragging a sheet: how far it follows the finger, and whether letting go closes it. Lengths are in CSS
 * pixels, times in milliseconds.
 */

/** A finger that has moved less than this is a tap. */
const SLOP = 8;
/**
 * The speed of a fling (pixels per millisecond). A faster move down closes the sheet wherever it is, and a faster move up
 * keeps it open.
 */
const FLING = 0.4;
/** The part of its height that the sheet has to be moved to close without a fling. */
const FAR = 0.35;
/** The speed at letting go is that of the last moves, not older than this. */
const RECENT = 50;

interface Move {
  y: number;
  at: number;
}

export interface Drag {
  /** Notes a move, and returns how far down the sheet is; undefined while the finger may still mean a tap or to scroll. */
  move: (y: number, at: number) => number | undefined;
  /** Whether letting go now closes the sheet. @param height of the sheet */
  closes: (height: number, at: number) => boolean;
}

/** Begins a drag where the finger went down. */
export function startDrag(y: number, at: number): Drag {
  let isDragging = false;
  let moves: Move[] = [{ y, at }];
  const offset = () => Math.max(0, (moves.at(-1)?.y ?? y) - y);
  return {
    move(nextY, nextAt) {
      moves = [...moves.filter((move) => nextAt - move.at <= RECENT), { y: nextY, at: nextAt }];
      isDragging ||= nextY - y > SLOP;
      return isDragging ? offset() : undefined;
    },
    closes(height, now) {
      if (!isDragging) return false;
      const recent = moves.filter((move) => now - move.at <= RECENT);
      const [first, last] = [recent[0], recent.at(-1)];
      const speed = first && last && last.at > first.at ? (last.y - first.y) / (last.at - first.at) : 0;
      return speed > FLING || (speed > -FLING && offset() > FAR * height);
    },
  };
}
