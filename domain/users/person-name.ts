/** How long a person's name may be, in characters, as the protocol has it for accounts. */
export const MAX_PERSON_NAME = 128;
