/** Menus by their position, lowest first; those of one position stay as they came. */
export function inOrder<M extends { position: number | null }>(menus: readonly M[]): M[] {
  return menus.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
}
