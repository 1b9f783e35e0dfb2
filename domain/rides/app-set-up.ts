/** How the apps of phones are set up (RIDE-11). The server's route is the same for all. */

/** The path of the route that takes positions. */
const PATH = '/v1/riders/positions';
/** How often the apps send while the phone moves: seconds, and metres. */
const EVERY_SECONDS = 15;
const EVERY_METRES = 30;

/** The apps, by what they call themselves. */
export const APP_NAMES = { ownTracks: 'OwnTracks', traccar: 'Traccar Client' } as const;
export type AppName = keyof typeof APP_NAMES;

/** What OwnTracks has as the name of its user; the token says who it is. */
export const OWN_TRACKS_USER = 'rider';

/** The address to which an app sends positions. @param origin of this site, such as 'https://kitchen.example' */
export const positionsUrl = (origin: string): string => `${origin}${PATH}`;

/**
 * A link that sets up OwnTracks on the phone where it is pressed: the mode HTTP, and frequent positions while moving
 * (owntracks.org/booklet/features/remoteconfig).
 */
export function ownTracksLink(origin: string, token: string): string {
  const configuration = {
    _type: 'configuration',
    mode: 3,
    url: positionsUrl(origin),
    auth: true,
    username: OWN_TRACKS_USER,
    password: token,
    deviceId: 'phone',
    tid: 'ri',
    monitoring: 2,
    locatorInterval: EVERY_SECONDS,
    moveModeLocatorInterval: EVERY_SECONDS,
    locatorDisplacement: EVERY_METRES,
    cmd: false,
    remoteConfiguration: false,
  };
  return `owntracks:///config?inline=${encodeURIComponent(btoa(JSON.stringify(configuration)))}`;
}

/** What Traccar Client reads from a QR code: the server, the identifier of the device, and how often it sends. */
export const traccarLink = (origin: string, token: string): string =>
  `${positionsUrl(origin)}?${new URLSearchParams({
    id: token,
    accuracy: 'high',
    interval: `${EVERY_SECONDS}`,
    distance: `${EVERY_METRES}`,
  })}`;
