import { redirect } from 'react-router';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';

/** Other names under which screens of the admin area are known. */
const REAL_NAMES: Readonly<Record<string, string>> = {
  'add-dish': '/admin/dishes/new',
  'manage-dishes': '/admin/dishes',
};

const load = async ({ url }: Page) => {
  const name = url.pathname.split('/').filter(Boolean).at(-1) ?? '';
  throw redirect(`${REAL_NAMES[name] ?? '/admin'}${url.search}`);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Never drawn: the loader leads on. */
export default function AdminOtherName() {
  return null;
}
