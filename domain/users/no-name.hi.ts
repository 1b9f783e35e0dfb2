export const NO_NAME_HINDI = 'नाम नहीं दिया';
