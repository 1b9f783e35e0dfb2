/** The sample that pages show about complaints until the owner names a grievance officer. Its text says that it is a sample. */
export const GRIEVANCE_DEFAULT = `# Grievance officer
Farida Khan, {address}; {email}, {phone}. Every complaint is acknowledged within 48 hours and settled within one month.

# Who we are
{name} Home Kitchens (a sample business: this name, the address {address} and the people on these pages stand in for those of the kitchen that runs this site). Licence and tax numbers are printed on the bills of kitchens that have them.`;
