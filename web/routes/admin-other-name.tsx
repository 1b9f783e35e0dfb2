import { redirect } from 'react-router';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';

/** The screens that alternative addresses open (ADMIN-21). */
const REAL_ADDRESSES: Readonly<Record<string, string>> = {
  'add-dish': '/admin/dishes/new',
  'manage-dishes': '/admin/dishes',
};

const load = async ({ url }: Page) => {
  const name = url.pathname.split('/').filter(Boolean).at(-1) ?? '';
  throw redirect(`${REAL_ADDRESSES[name] ?? '/admin'}${url.search}`);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Never rendered: the loader redirects. */
export default function AdminOtherName() {
  return null;
}
