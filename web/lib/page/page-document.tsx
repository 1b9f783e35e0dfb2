import { type ReactNode, useEffect, useState } from 'react';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { type DocumentParts, DocumentProvider } from './html-document.ts';

interface PageDocumentProps {
  parts: DocumentParts;
  sdk: Sdk;
  namesLeftOut: boolean | undefined;
  children: ReactNode;
}

/** Provides the parts of the document, and reads the translated names that were left out of it (a long menu's). */
export function PageDocument({ parts, sdk, namesLeftOut, children }: PageDocumentProps) {
  const [names, setNames] = useState(parts.names);
  useEffect(() => {
    if (!namesLeftOut) return;
    // Without the others, dishes beyond the document keep their original names.
    void import('./read-translations.ts')
      .then(({ translatedNames }) => translatedNames(sdk, parts.language))
      .then(
        (all) => setNames(all?.names),
        () => undefined,
      );
  }, [namesLeftOut, sdk, parts.language]);
  return (
    <DocumentProvider value={names === parts.names ? parts : { ...parts, names }}>
      {children}
    </DocumentProvider>
  );
}
