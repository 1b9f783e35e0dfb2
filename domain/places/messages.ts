import { FARTHEST_PIN } from './map-pin.ts';

/** What is refused of map pins, for server and pages. */
export const mapPinMessages = {
  half: 'A map pin needs both a latitude and a longitude.',
  noConsent: 'Please agree that the place is kept with the address, or leave it out.',
  tooFar: `This place on the map is more than ${FARTHEST_PIN / 1000} km from its pincode. Please move it, or correct the pincode.`,
  unknownPincode:
    'We do not know where this pincode is, so it can have no place on the map. Please check the pincode, or remove the place.',
} as const;
