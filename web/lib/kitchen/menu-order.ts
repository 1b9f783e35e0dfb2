/** Menus by position, lowest first. Menus with the same position keep their order. */
export function inOrder<M extends { position: number | null }>(menus: readonly M[]): M[] {
  return menus.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
}
