import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Models } from 'appwrite';
import { Query } from 'appwrite';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Happenings shown at first, and more at each press. */
export const ACTIVITY_STEP = 8;

/** A log as the kitchen keeps it: it tells what was updated, too. */
type Activity = Models.Log & {
  detail?: string;
  /** Its place among all of them, the oldest first. */
  place: number;
};

/** What happened to somebody's account lately, newest first. */
export function activityQuery({ account }: Sdk, userId: string, count = ACTIVITY_STEP) {
  return queryOptions({
    queryKey: ['activity', userId, count],
    queryFn: async () => {
      const { total, logs } = await account.listLogs([Query.limit(count)]);
      const placed = logs.map((log, at): Activity => ({ ...log, place: total - at }));
      return { total, logs: placed };
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

const WORDS: Readonly<Record<string, string>> = {
  'user.create': 'Account created',
  'user.update name': 'Name changed',
  'user.update email': 'Email address changed',
  'user.update phone': 'Phone number changed',
  'user.update password': 'Password changed',
  'user.update prefs': 'Preferences changed',
  'user.update mfa': 'Two-step login changed',
  'user.update owner': 'Earlier password and logins removed',
  'session.create': 'Signed in',
  'session.update': 'Stayed signed in',
  'session.delete': 'Signed out',
  'token.create': 'Asked to sign in without a password',
  'challenge.create': 'Asked for a login code',
  'recovery.create': 'Asked for a password reset',
  'recovery.update': 'Password reset',
  'verification.create': 'Asked for a verification',
  'verification.update': 'Address or number verified',
  'identity.create': 'Login with a provider added',
  'identity.delete': 'Login with a provider removed',
  'target.create': 'Notifications turned on',
  'target.update': 'Notifications changed',
  'target.delete': 'Notifications turned off',
};

/** What happened, in words. */
export function activityWords({ event, detail }: Pick<Activity, 'event' | 'detail'>): string {
  return WORDS[detail ? `${event} ${detail}` : event] ?? 'Account changed';
}
