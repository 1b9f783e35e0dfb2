import { useMatches } from 'react-router';

/** The `handle` of a route that brings its own frame, `<main id="main">` included: nothing of the shop is around it. */
export const OWN_FRAME = { ownFrame: true } as const;

/** Whether the page that is shown brings its own frame. */
export function useOwnFrame(): boolean {
  return useMatches().some(({ handle }) => handle === OWN_FRAME);
}
