import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router';
import type { MetaTag } from '#web/lib/page/meta.ts';
import { RouteModulesContext } from './route-modules.tsx';

function Tag({ tag }: { tag: MetaTag }) {
  if ('title' in tag) return <title>{tag.title}</title>;
  return <meta {...tag} />;
}

/** Title, description and the like of the page that is shown: those of its deepest route that has some. */
export function PageMeta() {
  const modules = useContext(RouteModulesContext);
  const state = useContext(UNSAFE_DataRouterStateContext);
  const matches = state?.matches ?? [];
  const failed = matches.findIndex(({ route }) => state?.errors?.[route.id] !== undefined);
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1);
  const meta = shown.map(({ route }) => modules[route.id]?.meta).findLast((each) => each !== undefined);
  return meta?.().map((tag) => <Tag key={JSON.stringify(tag)} tag={tag} />);
}
