import type { LegalSettings } from './legal-settings.ts';

/** Whether the owner has named a grievance officer; until then pages show the policy's own words. */
export const hasOfficer = ({ officerName }: Pick<LegalSettings, 'officerName'>): boolean =>
  officerName !== '';
