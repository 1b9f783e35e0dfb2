import { data } from 'react-router';
import { Oops } from '#web/features/shell/oops.tsx';
import { titled } from '#web/lib/page/meta.ts';

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;
export const meta = titled('Page not found');

export default function NotFound() {
  return <Oops title="We can't find that page">It may have moved, or the address has a slip in it.</Oops>;
}
