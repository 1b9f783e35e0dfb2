/** A kind of mails as people read it: 'order-confirmation' is an 'Order confirmation'. */
export function kindWords(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
}
