/** What the customer does not tolerate, as it is typed. */
export interface TypedAllergies {
  words: string;
  /** They agree that it is kept with the order, and with their profile. */
  consent: boolean;
  remember: boolean;
}
