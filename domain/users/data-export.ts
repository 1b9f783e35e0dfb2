/** The name of the file with everything the kitchen keeps of a person. */
export const DATA_EXPORT_FILE = 'rasoi-my-data.json';
