import { type RefObject, useEffect, useRef, useState } from 'react';

interface Shown {
  ref: RefObject<HTMLImageElement | null>;
  /** The picture's address, or the stand-in's when the picture does not load. */
  src: string;
  broken: boolean;
  onError: () => void;
}

/** Replaces a picture that does not load with a fallback. */
export function useStandIn(wanted: string, standIn: string): Shown {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  const broken = wanted === failed;
  const src = broken ? standIn : wanted;

  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = ref.current ?? {};
    // It may have failed before this script was loaded.
    if (complete && naturalWidth === 0 && wanted !== standIn) setFailed(wanted);
  }, [wanted, standIn]);

  return { ref, src, broken, onError: () => wanted !== standIn && setFailed(wanted) };
}
