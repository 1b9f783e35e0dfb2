import { useQuery } from '@tanstack/react-query';
import type { Typed } from '#domain/site/setting-rows.ts';
import { readSection } from '#domain/site/settings.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { valuesOf } from './fields.ts';
import { settingTexts } from './texts.ts';

/** The data that the next deletion would remove with the periods as they are typed now. */
export function RetentionPreview({ typed }: { typed: Typed }) {
  const sdk = useSdk();
  const texts = useTexts(settingTexts).retention;
  const periods = valuesOf('retention', typed);
  const isValid = 'value' in readSection('retention', periods);
  const { data, isError } = useQuery({
    queryKey: ['settings', 'retention', 'preview', periods],
    queryFn: () =>
      sdk.call<{ counts: Readonly<Record<string, number>> }>('post', 'retention/preview', { periods }),
    enabled: isValid,
  });
  const kinds: Readonly<Record<string, (count: number) => string>> = texts.kinds;
  const found = Object.entries(data?.counts ?? {}).flatMap(([kind, count]) =>
    count > 0 ? [kinds[kind]?.(count) ?? `${count} ${kind}`] : [],
  );
  return (
    <p aria-live="polite" className="wrap-anywhere rounded-control bg-turmeric/15 px-4 py-3">
      <span className="block text-muted text-sm">{texts.next}</span>
      {isError ? texts.failed : !data ? texts.counting : found.length > 0 ? found.join(', ') : texts.nothing}
    </p>
  );
}
