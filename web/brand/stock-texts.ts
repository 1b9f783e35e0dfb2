import type { SoldOutTime } from '#domain/dishes/attributes.ts';

/** Texts about dishes that are sold out, for people at work. */
export const stockTexts = {
  times: {
    '1h': '1 hour',
    '2h': '2 hours',
    '4h': '4 hours',
    today: 'Today',
    untilSwitchedOn: 'Until I switch it on',
  } satisfies Record<SoldOutTime, string>,
  available: 'Available',
  left: (portions: number) => `${portions} left today`,
  noPortions: 'All of today’s portions are ordered',
  servedFrom: (day: string) => `Not served today, but from ${day}`,
  over: 'Its last day is over',
  hidden: 'Hidden until you open it',
  /** Why a dish can’t be switched on. */
  cantSwitchOn:
    'It has no portions left today, or is not served today. An owner or manager can change that in the form of the dish.',
  back: (time: string) => `Sold out, back at ${time}`,
  backOn: (dateAndTime: string) => `Sold out, back on ${dateAndTime}`,
  off: 'Sold out until it is switched on',
  soldOut: (dishName: string) => `${dishName} is sold out`,
  backNow: (dishName: string) => `${dishName} can be ordered again`,
  failed: 'That could not be saved',
} as const;
