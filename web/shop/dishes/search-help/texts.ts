/** Texts of what the empty search of the menu offers. */
export const searchHelpTexts = {
  /** For screen readers, at the search. */
  follows: 'Suggestions follow.',
  recent: 'Recent searches',
  clear: 'Clear',
  clearLabel: 'Clear recent searches',
  remove: (search: string) => `Remove ${search} from recent searches`,
  knownFor: 'What the kitchen is known for',
} as const;
