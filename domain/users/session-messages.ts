/** Words about where somebody is signed in. */
export const sessionMessages = {
  loadFailed: 'Error loading sessions',
  ended: 'Session ended',
  endedAll: 'All other sessions ended',
  endFailed: 'Failed to end session',
} as const;
