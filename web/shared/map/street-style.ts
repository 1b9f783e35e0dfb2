import { layers, namedFlavor } from '@protomaps/basemaps';
import type { StyleSpecification } from 'maplibre-gl';
import type { MapSource } from '#domain/places/map-source.ts';

/** Layers of signs that need pictures, which are no part of the build. */
const WITH_PICTURES = ['pois', 'roads_shields', 'roads_oneway'];
const FONT = 'Hind';

/** The style of the streets: a provider's, or one of our own for the installed map, without any other request. */
export function styleOf(
  source: Exclude<MapSource, { kind: 'none' }>,
  isDark: boolean,
): string | StyleSpecification {
  if (source.kind === 'style') return source.url;
  const drawn = layers('protomaps', namedFlavor(isDark ? 'dark' : 'light'), { lang: 'en' });
  return {
    version: 8,
    sources: {
      protomaps: { type: 'vector', url: `pmtiles://${new URL(source.path, window.location.href)}` },
    },
    layers: drawn
      .filter(({ id }) => !WITH_PICTURES.includes(id))
      .map((layer) => {
        if (layer.type !== 'symbol') return layer;
        const { 'icon-image': _picture, ...layout } = layer.layout ?? {};
        // Without addresses of glyphs, the browser draws letters with a font of its own.
        return { ...layer, layout: { ...layout, 'text-font': [FONT] } };
      }),
  };
}

/** What the sources of a provider's style want to be named, as plain text; that of OpenStreetMap is always shown. */
export function creditsOf({ sources }: StyleSpecification): string {
  const named = Object.values(sources).flatMap((source) =>
    'attribution' in source && source.attribution ? [source.attribution] : [],
  );
  const text = new DOMParser().parseFromString(named.join(' '), 'text/html').body.textContent ?? '';
  return text
    .replace(/(©|\(c\)|&copy;)?\s*OpenStreetMap( contributors)?/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}
