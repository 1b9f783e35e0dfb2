import type { ReactNode } from 'react';
import { useAudience } from '#web/lib/session/shown-person.ts';

interface ForPersonProps {
  /** The wrapping element, which has no influence on the layout. */
  as?: 'div' | 'span';
  children: ReactNode;
}

/** Content for signed-in customers. Until it is known who sees the page, a class of the document decides (styles.css). */
export function ForCustomers({ as: Frame = 'div', children }: ForPersonProps) {
  const audience = useAudience();
  if (audience === 'visitor') return null;
  return <Frame className={audience === 'unknown' ? 'for-customers' : 'contents'}>{children}</Frame>;
}

/** Content for visitors. */
export function ForVisitors({ as: Frame = 'div', children }: ForPersonProps) {
  const audience = useAudience();
  if (audience === 'customer') return null;
  return <Frame className={audience === 'unknown' ? 'for-visitors' : 'contents'}>{children}</Frame>;
}
