import { isInBounds } from './map-pin.ts';
import type { Position } from './position.ts';

/** Reads the place in what people send as 'here I am': links of map apps, and degrees. Nothing is fetched. */

const NUMBER = String.raw`-?\d{1,3}\.\d{1,15}|-?\d{1,3}`;
/** Two numbers of degrees, parted by a comma, spaces or both, each perhaps with a sign of degrees and a direction. */
const PAIR = new RegExp(
  String.raw`(${NUMBER})\s*°?\s*[Nn]?(?:\s*,\s*|\s+|\s*%2C\s*(?:%20|\+)?)\+?(${NUMBER})(?![\d.])\s*°?\s*[Ee]?`,
  'i',
);
const WHOLE_PAIR = new RegExp(`^${PAIR.source}$`, 'i');
/** A link anywhere in a message. */
const LINK = /\b(?:https?:\/\/|geo:|maps:)\S+/i;

/** Where map apps write the place of a link; the exact place goes before the middle of the map. */
const PLACES: readonly RegExp[] = [
  /!3d(-?\d{1,3}\.\d+)!4d(-?\d{1,3}\.\d+)/,
  /[?&](?:q|query|coordinate|destination|daddr|ll|sll|center|cp)=(?:loc:|@)?(-?\d{1,3}(?:\.\d+)?)(?:,|%2C)(?:\+|%20)?(-?\d{1,3}(?:\.\d+)?)/i,
  /[?&]mlat=(-?\d{1,3}\.\d+)&mlon=(-?\d{1,3}\.\d+)/,
  /\/(?:place|search|dir\/[^/]*)\/(-?\d{1,3}\.\d+),\+?(-?\d{1,3}\.\d+)/,
  /\/@(-?\d{1,3}\.\d+),(-?\d{1,3}\.\d+)/,
  /#map=\d+(?:\.\d+)?\/(-?\d{1,3}\.\d+)\/(-?\d{1,3}\.\d+)/,
  /^geo:(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/i,
];

function read(match: RegExpExecArray | null): Position | undefined {
  if (!match) return undefined;
  const position = { latitude: Number(match[1]), longitude: Number(match[2]) };
  return isInBounds(position) ? position : undefined;
}

/**
 * The place in a pasted text: `13.0031, 77.5699`, a `geo:` link, or a link of Google Maps, Apple Maps or OpenStreetMap with
 * degrees in it (PIN-9). Undefined if there is none in India; short links have none.
 */
export function placeInText(text: string): Position | undefined {
  const plain = text.trim();
  const link = LINK.exec(plain)?.[0];
  if (link === undefined) return read(WHOLE_PAIR.exec(plain));
  for (const place of PLACES) {
    const found = read(place.exec(link));
    if (found) return found;
  }
  return undefined;
}
