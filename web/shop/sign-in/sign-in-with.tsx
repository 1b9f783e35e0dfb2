import { useSearchParams } from 'react-router';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AnchorButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OrLine } from './or-line.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { failureIn, nextQuery, providerSignInUrl } from './providers.ts';
import { providerTexts } from './texts.tsx';

/** Buttons to sign in with a provider; nothing if the kitchen has set up none. */
export function SignInWith() {
  const texts = useTexts(providerTexts);
  const { publicUrl: origin, signInWith } = usePublicSettings();
  const [search] = useSearchParams();
  if (signInWith.length === 0) return null;
  const next = nextQuery(search);
  return (
    <div className="mt-6">
      <OrLine words={texts.or} />
      <ul className="mt-4 grid gap-3">
        {signInWith.map(({ name, label }) => (
          <li key={name}>
            <AnchorButton
              wide
              variant="secondary"
              href={providerSignInUrl({
                origin,
                provider: name,
                success: `/signed-in${next}`,
                failure: `/login${next}`,
              })}
            >
              <ProviderMark provider={name} />
              {texts.continueWith(label)}
            </AnchorButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows why signing in with a provider failed, on the page to which the provider returns. */
export function ProviderNotice() {
  const texts = useTexts(providerTexts);
  const [search] = useSearchParams();
  const failure = failureIn(search, texts.failures);
  if (failure === undefined) return null;
  return (
    <div className="mb-4">
      <Notice tone="error">{failure}</Notice>
    </div>
  );
}
