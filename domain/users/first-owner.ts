/** The name of the first owner until they have said how they are called (ADMIN-66). */
export const FIRST_OWNER_NAME = 'Rasoi Admin';
