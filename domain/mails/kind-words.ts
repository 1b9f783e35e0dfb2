/** A kind of mail in words: 'Order confirmation' for 'order-confirmation'. */
export function kindWords(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
}
