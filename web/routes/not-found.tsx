import { data } from 'react-router';
import { pageMeta } from '#web/lib/page/meta.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Oops } from '#web/shared/shell/oops.tsx';
import { shellTexts } from '#web/shared/shell/texts.tsx';

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;
export const meta = pageMeta(shellTexts, ({ notFoundPage }) => notFoundPage);

export default function NotFound() {
  const { title, text } = useTexts(shellTexts).notFound;
  return <Oops title={title}>{text}</Oops>;
}
