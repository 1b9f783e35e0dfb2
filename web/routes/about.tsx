import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { contentQuery } from '#web/shared/content/content.ts';
import { figuresQuery } from '#web/shop/about/figures.ts';
import { Invitation } from '#web/shop/about/invitation.tsx';
import { Kitchens } from '#web/shop/about/kitchen-map.tsx';
import { Stats } from '#web/shop/about/stats.tsx';
import { AboutHero, Story } from '#web/shop/about/story.tsx';
import { AboutTeam } from '#web/shop/about/team.tsx';
import { aboutTexts } from '#web/shop/about/texts.ts';
import { KitchenValues } from '#web/shop/about/values.tsx';

const load = async ({ sdk, prefetch }: Page) => {
  await Promise.all([prefetch(contentQuery(sdk, 'about')), prefetch(figuresQuery(sdk))]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(aboutTexts, ({ page }, shop) => page(shop));

export default function About() {
  return (
    <>
      <AboutHero />
      <Story />
      <Stats />
      <KitchenValues />
      <AboutTeam />
      <Kitchens />
      <Invitation />
    </>
  );
}
