import 'maplibre-gl/dist/maplibre-gl.css';
import { addProtocol, Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Protocol } from 'pmtiles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapSource } from '#domain/places/map-source.ts';
import { useTexts } from '#web/lib/texts.ts';
import { creditsOf, styleOf } from './street-style.ts';
import { mapTexts } from './texts.ts';
import type { View } from './viewport.ts';

setWorkerUrl(new URL(workerUrl, window.location.href).href);
addProtocol('pmtiles', new Protocol().tile);

const DARK = '(prefers-color-scheme: dark)';

interface StreetMapProps {
  source: Exclude<MapSource, { kind: 'none' }>;
  view: View;
  /** Called where the browser can't draw it, or nothing of it arrives. */
  onFail: () => void;
}

/** Streets behind a map's marks. It follows the view, and is no target of fingers and keys. */
export default function StreetMap({ source, view, onFail }: StreetMapProps) {
  const texts = useTexts(mapTexts);
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<LibreMap>(undefined);
  const [credits, setCredits] = useState('');
  const camera = ({ centre, zoom }: View) => ({
    center: [centre.longitude, centre.latitude] as [number, number],
    zoom,
  });
  const begin = useEffectEvent((container: HTMLElement) => {
    const drawn = new LibreMap({
      container,
      style: styleOf(source, matchMedia(DARK).matches),
      ...camera(view),
      interactive: false,
      attributionControl: false,
      fadeDuration: 0,
    });
    let hasLoaded = false;
    drawn.once('load', () => {
      hasLoaded = true;
      setCredits(creditsOf(drawn.getStyle()));
    });
    drawn.on('error', () => {
      if (!hasLoaded) onFail();
    });
    return drawn;
  });
  useEffect(() => {
    if (!box.current) return;
    try {
      map.current = begin(box.current);
    } catch {
      // A browser without WebGL shows the drawing.
      return onFail();
    }
    const drawn = map.current;
    return () => drawn.remove();
  }, [onFail]);
  const { centre, zoom } = view;
  useEffect(() => {
    map.current?.jumpTo({ center: [centre.longitude, centre.latitude], zoom });
  }, [centre.longitude, centre.latitude, zoom]);
  return (
    <>
      <div ref={box} aria-hidden="true" className="absolute! inset-0" />
      <a
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noreferrer"
        onPointerDown={(event) => event.stopPropagation()}
        className="absolute right-0 bottom-0 z-10 max-w-3/4 rounded-tl bg-white/85 px-1.5 text-[#2b1a12] text-xs underline"
      >
        {[texts.source, credits].filter(Boolean).join(' ')}
      </a>
    </>
  );
}
