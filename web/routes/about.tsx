import { Invitation } from '#web/features/about/invitation.tsx';
import { Kitchens } from '#web/features/about/kitchen-map.tsx';
import { Stats } from '#web/features/about/stats.tsx';
import { AboutHero, Story } from '#web/features/about/story.tsx';
import { Team } from '#web/features/about/team.tsx';
import { Values } from '#web/features/about/values.tsx';
import { titled } from '#web/lib/page/meta.ts';

export const meta = titled(
  'About Us',
  'Rasoi is a home kitchen with more burners: everyday Indian food, cooked when you order. The story, the people and the three kitchens.',
);

export default function About() {
  return (
    <>
      <AboutHero />
      <Story />
      <Stats />
      <Values />
      <Team />
      <Kitchens />
      <Invitation />
    </>
  );
}
