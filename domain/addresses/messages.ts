import { MAX_ADDRESSES } from './attributes.ts';

/** Words about the address book. */
export const addressMessages = {
  loadFailed: 'Error loading addresses',
  loginFirst: 'Please login first',
  saved: 'Address saved',
  saveFailed: 'Failed to save address',
  deleted: 'Address deleted',
  deleteFailed: 'Failed to delete address',
  incomplete: 'Please fill in all required fields',
  tooMany: `You can keep at most ${MAX_ADDRESSES} addresses. Please delete one first.`,
} as const;
