import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { menuSizeQuery, printersQuery, teamSizeQuery } from './queries.ts';
import { welcomeTexts } from './texts.ts';

interface LinkStepProps {
  step: 'pictures' | 'team' | 'printer';
  /** How it stands; empty until it is known. */
  stands: string;
  to: string;
  label: string;
}

/** A step that is done on another screen. */
function LinkStep({ step, stands, to, label }: LinkStepProps) {
  const { title, lead } = useTexts(welcomeTexts).steps[step];
  return (
    <Panel title={title}>
      <p className="mb-4 text-muted">{lead}</p>
      <p className="mb-4 min-h-6">{stands}</p>
      <LinkButton to={to}>{label}</LinkButton>
    </Panel>
  );
}

export function PicturesStep() {
  const { pictures: texts } = useTexts(welcomeTexts);
  const { data } = useQuery(menuSizeQuery(useSdk()));
  const { dishes = 0, drawn = 0, bare = 0 } = data ?? {};
  const stands = !data
    ? ''
    : drawn > 0
      ? texts.drawn(drawn, dishes)
      : bare > 0
        ? texts.bare(bare, dishes)
        : dishes > 0
          ? texts.own
          : texts.none;
  return (
    <LinkStep step="pictures" stands={stands} to="/admin/dishes/import?guide=pictures" label={texts.to} />
  );
}

export function TeamStep() {
  const { team: texts } = useTexts(welcomeTexts);
  const { data } = useQuery(teamSizeQuery(useSdk()));
  const stands = data === undefined ? '' : texts.count(data);
  return <LinkStep step="team" stands={stands} to="/admin/team?guide=team" label={texts.to} />;
}

export function PrinterStep() {
  const { printer: texts } = useTexts(welcomeTexts);
  const { data } = useQuery(printersQuery(useSdk()));
  const stands = data === undefined ? '' : data === 0 ? texts.none : texts.count(data);
  return (
    <LinkStep step="printer" stands={stands} to="/admin/team?guide=printer&new=devices" label={texts.to} />
  );
}
