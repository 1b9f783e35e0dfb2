import type { ReactNode } from 'react';
import { useStanding } from '#web/lib/session/shown-person.ts';

interface ForPersonProps {
  /** The element around it, which takes no part in the layout. */
  as?: 'div' | 'span';
  children: ReactNode;
}

/** What customers see. While it is not known who sees the page, the document's mark decides (styles.css). */
export function ForCustomers({ as: Frame = 'div', children }: ForPersonProps) {
  const standing = useStanding();
  if (standing === 'visitor') return null;
  return <Frame className={standing === 'unknown' ? 'for-customers' : 'contents'}>{children}</Frame>;
}

/** What visitors see. */
export function ForVisitors({ as: Frame = 'div', children }: ForPersonProps) {
  const standing = useStanding();
  if (standing === 'customer') return null;
  return <Frame className={standing === 'unknown' ? 'for-visitors' : 'contents'}>{children}</Frame>;
}
