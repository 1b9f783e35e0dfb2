/** Below the key of the settings, so that their events refetch it. */
export const OPENING_KEY = ['settings', 'opening'];
