import { FIRST_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

/** The languages of a shop, in the order of the list: those that its owner chose, and always the first. */
export const offeredLanguages = (chosen: readonly Language[]): Language[] =>
  LANGUAGES.filter((language) => language === FIRST_LANGUAGE || chosen.includes(language));

/** A language that somebody wants, or the first if the shop does not offer it. */
export const ifOffered = (wanted: Language, offered: readonly Language[]): Language =>
  offered.includes(wanted) ? wanted : FIRST_LANGUAGE;
