import { type RefObject, useEffect, useRef, useState } from 'react';

interface Shown {
  ref: RefObject<HTMLImageElement | null>;
  /** What can be shown: the picture, or what stands in for it. */
  src: string;
  broken: boolean;
  onError: () => void;
}

/** Watches whether a picture loads; where it does not, another stands in for it. */
export function useStandIn(wanted: string, standIn: string): Shown {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  const broken = wanted === failed;
  const src = broken ? standIn : wanted;

  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = ref.current ?? {};
    // It may have failed before this script was there to hear it.
    if (complete && naturalWidth === 0 && wanted !== standIn) setFailed(wanted);
  }, [wanted, standIn]);

  return { ref, src, broken, onError: () => wanted !== standIn && setFailed(wanted) };
}
