// What the apps of riders' phones send, after their documentation: owntracks.org/booklet/tech/json and traccar.org/osmand.

interface Sent {
  latitude: number;
  longitude: number;
  /** When the phone was there; now if it is left out. */
  at?: Date;
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** OwnTracks on Android in the mode 'Move'. */
export const ownTracksBody = ({ latitude, longitude, at = new Date() }: Sent) => ({
  _type: 'location',
  _id: '1b2f4c6e',
  BSSID: '9c:53:22:aa:10:01',
  SSID: 'Chowk',
  acc: 12,
  alt: 913,
  batt: 71,
  bs: 1,
  conn: 'm',
  created_at: seconds(at),
  lat: latitude,
  lon: longitude,
  m: 2,
  source: 'gps',
  t: 'p',
  tid: 'mj',
  topic: 'owntracks/manoj/moto',
  tst: seconds(at),
  vac: 3,
  vel: 22,
});

/** Traccar Client 9 and newer. */
export const traccarBody = (token: string, { latitude, longitude, at = new Date() }: Sent) => ({
  location: {
    timestamp: at.toISOString(),
    coords: { latitude, longitude, accuracy: 9.6, speed: 6.2, heading: 187.4, altitude: 912.3 },
    is_moving: true,
    odometer: 48_112.7,
    event: 'motionchange',
    battery: { level: 0.64, is_charging: false },
    activity: { type: 'in_vehicle' },
    extras: {},
  },
  device_id: token,
});

/** The query of Traccar Client before 9, and of OsmAnd. */
export const traccarQuery = (token: string, { latitude, longitude, at = new Date() }: Sent): string =>
  new URLSearchParams({
    id: token,
    timestamp: `${seconds(at)}`,
    lat: `${latitude}`,
    lon: `${longitude}`,
    speed: '12.05',
    bearing: '187.4',
    altitude: '912.3',
    accuracy: '9.6',
    batt: '64.0',
  }).toString();

/** The header of Basic authentication as OwnTracks sends it. */
export const basicAuth = (token: string, user = 'manoj') => ({
  authorization: `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`,
});
