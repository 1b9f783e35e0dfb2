import type { ReactNode } from 'react';
import { useAudience } from '#web/lib/session/shown-person.ts';

interface ForPersonProps {
  /** The element around it, which takes no part in the layout. */
  as?: 'div' | 'span';
  children: ReactNode;
}

/** What customers see. While it is not known who sees the page, the document's mark decides (styles.css). */
export function ForCustomers({ as: Frame = 'div', children }: ForPersonProps) {
  const audience = useAudience();
  if (audience === 'visitor') return null;
  return <Frame className={audience === 'unknown' ? 'for-customers' : 'contents'}>{children}</Frame>;
}

/** What visitors see. */
export function ForVisitors({ as: Frame = 'div', children }: ForPersonProps) {
  const audience = useAudience();
  if (audience === 'customer') return null;
  return <Frame className={audience === 'unknown' ? 'for-visitors' : 'contents'}>{children}</Frame>;
}
