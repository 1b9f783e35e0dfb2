/** What the customer does not tolerate, as it is typed. */
export interface TypedAllergies {
  words: string;
  /** They agree that it is kept with the order, and with their profile. */
  consent: boolean;
  remember: boolean;
}

/** The typed name, phone number, allergies and note to the kitchen, and whether cutlery shall come along. */
export interface CheckoutContactValues {
  /** Undefined if the profile has a name: then there is no field. */
  name: string | undefined;
  /** Undefined if the profile has a number: then there is no field. */
  phone: string | undefined;
  note: string;
  cutlery: boolean;
  allergies: TypedAllergies;
}
