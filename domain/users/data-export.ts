/** The name of the file with everything that the kitchen stores about a person. */
export const DATA_EXPORT_FILE = 'rasoi-my-data.json';
