/** Texts for problems of typed personal data. */
export const personTexts = {
  required: 'Please fill in all required fields',
  invalidEmail: 'Please enter a valid email address',
  invalidPhone: 'Please enter a valid phone number',
  unknownPincode: 'Invalid pincode or no data found',
} as const;
