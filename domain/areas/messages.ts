import type { Translated } from '#domain/languages/translations.ts';
import type { Place } from './place.ts';

/** What customers are told about where the kitchen delivers, by server and pages. */
export const areaMessages = {
  outside: (pincode: string, pickup: boolean) =>
    `We don’t deliver to ${pincode} yet. Please choose another address, or ${pickup ? 'fetch it yourself: choose pickup at checkout' : 'call the kitchen to fetch your order'}.`,
  outsidePin: (pickup: boolean) =>
    `We don’t deliver yet to where this address is on the map. Please choose another address, or ${pickup ? 'fetch it yourself: choose pickup at checkout' : 'call the kitchen to fetch your order'}.`,
  outsidePlan: (pincode: string) =>
    `We don’t bring meals of this plan to ${pincode}. Please choose another address or another plan.`,
  noPincode:
    'Please give an address with its pincode of six digits, so that we know whether we deliver there.',
} as const;

/** What is said of a place to which the kitchen does not deliver. */
export const outsideWords = (
  { pincode, isPinned }: Place,
  pickup: boolean,
  words: Pick<Translated<typeof areaMessages>, 'outside' | 'outsidePin'>,
): string => (isPinned ? words.outsidePin(pickup) : words.outside(`${pincode ?? ''}`, pickup));
