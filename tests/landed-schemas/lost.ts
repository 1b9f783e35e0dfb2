import type { Seen } from './people.ts';

/** Values that upgrades change on purpose, by the last part of their path: whether `later` is what became of `earlier`. */
const CHANGED: Readonly<Record<string, (earlier: unknown, later: unknown) => boolean>> = {
  // Emoji of menus became drawn icons.
  icon: (earlier, later) =>
    /\p{Extended_Pictographic}/u.test(String(earlier)) && /^[a-z]+$/.test(String(later)),
  // Indian numbers lost the country's code.
  phone: (earlier, later) => String(earlier) === `91${later}`,
  customerPhone: (earlier, later) => earlier === `91${later}`,
};

/** What of the earlier answers the later ones lack, each as a path with both values. Later answers may say more. */
export const lostSince = (before: Seen, after: Seen): string[] => lost(before, after, '');

function lost(before: unknown, after: unknown, path: string): string[] {
  const earlier = parsed(before);
  const later = parsed(after);
  if (!isGroup(earlier) || !isGroup(later) || Array.isArray(earlier) !== Array.isArray(later)) {
    const isKept = earlier === later || CHANGED[path.split('/').at(-1) ?? '']?.(earlier, later);
    return isKept ? [] : [`${path}: ${JSON.stringify(earlier)} → ${JSON.stringify(later)}`];
  }
  const isLonger = Array.isArray(earlier) && Object.keys(later).length > earlier.length;
  return [
    ...(isLonger ? [`${path}: has more entries`] : []),
    ...Object.entries(earlier).flatMap(([key, value]) => lost(value, later[key], `${path}/${key}`)),
  ];
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Lines of orders are JSON in texts. */
const parsed = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value;
