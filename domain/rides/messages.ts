import { MOST_PHONES } from './attributes.ts';

/** What riders are told about their shifts and phones. */
export const rideMessages = {
  tokenInvalid: 'This token is not known. Please connect the app again on the page of deliveries.',
  httpsRequired: 'Positions with a token are accepted by https only.',
  noConsent: 'Please agree to be located during your shifts first.',
  tooManyPhones: `You have ${MOST_PHONES} phones already. Please remove one first.`,
  onlyEnd: 'A shift that has ended stays ended.',
} as const;
