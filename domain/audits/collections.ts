/** The collections that the audit log tells of. Whatever names them in words must name all of them. */
export type AuditedCollection =
  | 'dishes'
  | 'files'
  | 'mails'
  | 'menus'
  | 'messages'
  | 'orders'
  | 'reviews'
  | 'subscribers'
  | 'users';
