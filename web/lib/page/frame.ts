import { useMatches } from 'react-router';

/** The `handle` of a route that renders its own frame, including `<main id="main">`, without the shop's frame. */
export const OWN_FRAME = { ownFrame: true } as const;

/** Whether the current page renders its own frame. */
export function useOwnFrame(): boolean {
  return useMatches().some(({ handle }) => handle === OWN_FRAME);
}
