/** Menus or dishes by position, lowest first. Those with the same position keep their order. */
export function inOrder<M extends { position: number | null }>(listed: readonly M[]): M[] {
  return listed.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
}
