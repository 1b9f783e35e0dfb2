import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';
import { NoticeList } from '#web/shop/privacy/notice-list.tsx';
import { keptDaysQuery } from '#web/shop/privacy/queries.ts';
import { privacyTexts } from '#web/shop/privacy/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';

const load = async ({ sdk, prefetch }: Page) => {
  await prefetch(keptDaysQuery(sdk));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(privacyTexts, ({ page }) => page);

export default function Privacy() {
  const texts = useTexts(privacyTexts);
  const { see, withdraw, close, complain } = texts.rightsList;
  return (
    <div className="container-page grid max-w-3xl gap-6 py-10 md:py-14">
      <div>
        <h1 className="text-4xl md:text-5xl">{texts.heading}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{texts.lead}</p>
      </div>
      <NoticeList />
      <Panel title={texts.rights}>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>{see}</li>
          <li>{withdraw}</li>
          <li>{close}</li>
          <li>{complain}</li>
        </ul>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton to="/profile" variant="secondary">
            {texts.toProfile}
          </LinkButton>
          <LinkButton to="/complaint" variant="secondary">
            {texts.toComplaint}
          </LinkButton>
        </div>
      </Panel>
    </div>
  );
}
