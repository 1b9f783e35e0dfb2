import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { PhoneProblem } from '#domain/rides/attributes.ts';
import type { Report } from '#domain/rides/point.ts';
import { Failure } from '#server/base/failure.ts';
import { parseParams } from '#server/http/params.ts';

// The positions that phones send: OwnTracks (owntracks.org/booklet/tech/json), Traccar Client (traccar.org/osmand) as JSON and
// as a query or form, and the rider's own page.

const SECOND = 1000;
/** The end of the year 2099 (milliseconds). */
const LAST_MOMENT = 4_102_444_800_000;

const DEGREES = (most: number) => `Value must be a number from -${most} to ${most}`;
const degrees = (most: number) =>
  v.pipe(
    v.number(DEGREES(most)),
    v.finite(DEGREES(most)),
    v.minValue(-most, DEGREES(most)),
    v.maxValue(most, DEGREES(most)),
  );
/** The same as text of a query or a form. */
const degreesText = (most: number) =>
  v.pipe(
    v.string(DEGREES(most)),
    v.regex(/^-?\d{1,3}(\.\d{1,20})?$/, DEGREES(most)),
    v.transform(Number),
    degrees(most),
  );

const METRES = 'Value must be a number of metres';
const accuracy = v.nullish(v.pipe(v.number(METRES), v.finite(METRES)));
const accuracyText = v.optional(
  v.pipe(v.string(METRES), v.regex(/^-?\d{1,7}(\.\d{1,20})?$/, METRES), v.transform(Number)),
);
/** Apps send -1 or nothing for an accuracy that they do not know. */
const knownAccuracy = (metres: number | null | undefined): number | null =>
  metres === null || metres === undefined || metres < 0 ? null : metres;

const MOMENT = 'Value must be a time';
const milliseconds = v.pipe(v.number(MOMENT), v.minValue(0, MOMENT), v.maxValue(LAST_MOMENT, MOMENT));
const seconds = v.pipe(
  v.number(MOMENT),
  v.transform((given) => given * SECOND),
  milliseconds,
);
const isoTime = v.pipe(v.string(MOMENT), v.isoTimestamp(MOMENT), v.transform(Date.parse), milliseconds);

/** Seconds or milliseconds since 1970, or ISO text. Apps of Traccar send each of them. */
const timeText = v.union(
  [
    v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), seconds),
    v.pipe(v.string(), v.regex(/^\d{11,14}$/), v.transform(Number), milliseconds),
    isoTime,
  ],
  MOMENT,
);

const ownTracks = v.object({ lat: degrees(90), lon: degrees(180), acc: accuracy, tst: seconds });
const OBJECT = 'Value must be an object';
const traccar = v.object({
  location: v.object(
    {
      timestamp: isoTime,
      coords: v.object({ latitude: degrees(90), longitude: degrees(180), accuracy }, OBJECT),
    },
    OBJECT,
  ),
});
const osmAnd = v.object({
  lat: degreesText(90),
  lon: degreesText(180),
  accuracy: accuracyText,
  timestamp: v.optional(timeText),
});
const ownPage = v.object({
  latitude: degrees(90),
  longitude: degrees(180),
  accuracy,
  at: v.optional(milliseconds),
});

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a request: those of its body, and of its address. */
function fieldsOf({ body, query }: FastifyRequest): Fields {
  if (body !== undefined && body !== null && !isFields(body))
    throw new Failure('general_argument_invalid', `Invalid \`body\` param: ${OBJECT}`);
  return { ...(isFields(query) ? query : {}), ...(body ?? {}) };
}

/** The token of an app: the password of Basic authentication (OwnTracks), or the identifier of a device (Traccar). */
export function tokenIn(request: FastifyRequest): string | undefined {
  const [, basic] = /^Basic +([\w+/=-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (basic !== undefined) {
    const text = Buffer.from(basic, 'base64').toString('utf8');
    return text.slice(text.indexOf(':') + 1);
  }
  const { id, deviceid, device_id: deviceId } = fieldsOf(request);
  return [deviceId, id, deviceid].find((each) => typeof each === 'string');
}

interface Given extends Omit<Report, 'accuracy'> {
  accuracy?: number | null | undefined;
}

const readAs = (given: Given): Report => ({ ...given, accuracy: knownAccuracy(given.accuracy) });

/**
 * Reads a position. Undefined for messages of OwnTracks that are none, such as 'lwt', and for empty ones; 'encrypted' for those
 * that its own key hides.
 * @param now stands for the time of a query or a page that says none (milliseconds)
 * @throws Failure general_argument_invalid for everything else; it names the field
 */
export function readReport(request: FastifyRequest, now: number): Report | 'encrypted' | undefined {
  const fields = fieldsOf(request);
  if ('_type' in fields) {
    if (typeof fields._type !== 'string')
      throw new Failure('general_argument_invalid', 'Invalid `_type` param: Value must be a text');
    if (fields._type === 'encrypted') return 'encrypted';
    if (fields._type !== 'location') return undefined;
    const { lat, lon, acc, tst } = parseParams(ownTracks, fields);
    return readAs({ latitude: lat, longitude: lon, accuracy: acc, at: tst });
  }
  if ('location' in fields) {
    const { coords, timestamp } = parseParams(traccar, fields).location;
    return readAs({ ...coords, at: timestamp });
  }
  if ('latitude' in fields || 'longitude' in fields) {
    const { at = now, ...place } = parseParams(ownPage, fields);
    return readAs({ ...place, at });
  }
  if ('lat' in fields || 'lon' in fields) {
    const { lat, lon, timestamp = now, accuracy: off } = parseParams(osmAnd, fields);
    return readAs({ latitude: lat, longitude: lon, accuracy: off, at: timestamp });
  }
  const rest = Object.keys(fields).filter((name) => !['id', 'deviceid', 'device_id'].includes(name));
  if (rest.length === 0) return undefined;
  throw new Failure('general_argument_invalid', 'Param "lat" is not optional.');
}

/** Reads what an app sent, like `readReport`, or says why it is of no use. It refuses nothing. */
export function readFromApp(request: FastifyRequest, now: number): Report | PhoneProblem | undefined {
  try {
    return readReport(request, now);
  } catch (error) {
    if (error instanceof Failure) return 'unreadable';
    throw error;
  }
}
