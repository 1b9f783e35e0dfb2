import { Invitation } from '#web/features/about/invitation.tsx';
import { Kitchens } from '#web/features/about/kitchen-map.tsx';
import { Stats } from '#web/features/about/stats.tsx';
import { AboutHero, Story } from '#web/features/about/story.tsx';
import { AboutTeam } from '#web/features/about/team.tsx';
import { aboutTexts } from '#web/features/about/texts.ts';
import { KitchenValues } from '#web/features/about/values.tsx';
import { pageMeta } from '#web/lib/page/meta.ts';

export const meta = pageMeta(aboutTexts, ({ page }) => page);

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
