/** Why the authority has given no certificate, by what is to be done. */
export const CERTIFICATE_PROBLEMS = [
  'noDns',
  'elsewhere',
  'unreachable',
  'forbidden',
  'rateLimited',
  'offline',
  'authority',
  'other',
] as const;
export type CertificateProblem = (typeof CERTIFICATE_PROBLEMS)[number];
