import { useEffect } from 'react';

/**
 * Scrolls to the part that the address names, once it is there: the browser and the router look for it before the data of the
 * page has come.
 */
export function useHashTarget(isThere: boolean): void {
  useEffect(() => {
    if (isThere && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
}
