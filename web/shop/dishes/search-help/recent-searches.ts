import { isSameText } from '#domain/comparing.ts';

/**
 * A person's last searches of the menu, which only this browser keeps (MENU-25). They belong to one person: what a visitor
 * searched for becomes theirs when they sign in, and is deleted when somebody else uses the browser.
 */

const STORED = 'rasoi.searches';
/** The most searches that are kept. */
export const MOST_SEARCHES = 6;
/** Shorter and longer texts are not kept (characters). */
const SHORTEST = 2;
const LONGEST = 60;

/** The searches with another one, the newest first, each once whatever its case. */
export function withSearch(searches: readonly string[], text: string): string[] {
  const search = text.trim().replace(/\s+/g, ' ');
  if (search.length < SHORTEST || search.length > LONGEST) return [...searches];
  return [search, ...withoutSearch(searches, search)].slice(0, MOST_SEARCHES);
}

export const withoutSearch = (searches: readonly string[], search: string): string[] =>
  searches.filter((other) => !isSameText(other, search));

/** Reads stored JSON. What cannot be read, or belongs to somebody else, is no search. @param owner empty for a visitor */
export function searchesIn(stored: string | null, owner: string): string[] {
  try {
    const { of, texts } = JSON.parse(stored ?? '{}');
    const isTheirs = of === owner || of === '';
    return isTheirs && Array.isArray(texts) ? texts.reduceRight(withSearch, []) : [];
  } catch {
    return [];
  }
}

/** The person's searches in this browser, the newest first. Those of somebody else are deleted. */
export function readSearches(owner: string): string[] {
  try {
    const searches = searchesIn(localStorage.getItem(STORED), owner);
    if (searches.length === 0) localStorage.removeItem(STORED);
    return searches;
  } catch {
    // Without storage nothing is kept.
    return [];
  }
}

export function keepSearches(owner: string, searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(STORED, JSON.stringify({ of: owner, texts: searches }));
    else localStorage.removeItem(STORED);
  } catch {
    // Without storage nothing is kept.
  }
}
