import { figuresQuery } from '#web/features/about/figures.ts';
import { Invitation } from '#web/features/about/invitation.tsx';
import { Kitchens } from '#web/features/about/kitchen-map.tsx';
import { Stats } from '#web/features/about/stats.tsx';
import { AboutHero, Story } from '#web/features/about/story.tsx';
import { AboutTeam } from '#web/features/about/team.tsx';
import { aboutTexts } from '#web/features/about/texts.ts';
import { KitchenValues } from '#web/features/about/values.tsx';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { contentQuery } from '#web/shared/content/content.ts';

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
