import type { BusyMinutes, PauseLength } from '#domain/site/service-settings.ts';

/** Texts of the board about pauses and busy times. */
export const serviceTexts = {
  label: 'Taking orders',
  taking: 'Customers can order',
  paused: (until: string, reason: string) => `Paused until ${until}${reason ? `: ${reason}` : ''}`,
  busy: (minutes: number, until: string) => `+${minutes} minutes on each new promise until ${until}`,
  left: (minutes: number) => `${minutes} min left`,
  failed: 'That could not be saved',
  pause: {
    open: 'Pause',
    title: 'Pause the kitchen',
    hint: 'Customers can’t order until it ends. They keep their carts and read when you are back.',
    reason: 'What customers read',
    reasons: ['Too many orders', 'Power cut', 'Gas is out', 'Short of staff'],
    lengths: 'Pause for',
    lasts: {
      '15': '15 minutes',
      '30': '30 minutes',
      '60': '1 hour',
      tomorrow: 'Until tomorrow’s opening',
    } satisfies Record<PauseLength, string>,
    done: 'The kitchen is paused',
    end: 'Take orders again',
    ended: 'Customers can order again',
  },
  late: {
    open: 'Busy',
    title: 'Much to do?',
    hint: 'Adds minutes to each new promise. It ends after an hour by itself.',
    add: (minutes: BusyMinutes) => `+${minutes} minutes`,
    done: (minutes: BusyMinutes) => `New orders are promised ${minutes} minutes later`,
    end: 'End',
    endLabel: 'End the busy time',
    ended: 'New orders are promised as usual',
  },
} as const;
