/** Words about where somebody is signed in, and what happened to the account lately. */
export const sessionMessages = {
  loadFailed: 'Error loading sessions',
  activityFailed: 'Error loading recent activity',
  ended: 'Session ended',
  endedAll: 'All other sessions ended',
  endFailed: 'Failed to end session',
} as const;
