import { useState } from 'react';
import { scriptSafe, useDocumentParts } from '#web/lib/page/html-document.ts';
import { useHydrated } from './hydrated.ts';

/**
 * Structured data about a page (schema.org) for search engines: only in the document, since nothing in the browser reads
 * it.
 * @param data undefined in the browser
 */
export function StructuredData({ data }: { data: object | undefined }) {
  const { nonce } = useDocumentParts();
  const hydrated = useHydrated();
  const [inDocument] = useState(!hydrated);
  if (!inDocument) return null;
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element (scriptSafe)
      dangerouslySetInnerHTML={{ __html: data ? scriptSafe(JSON.stringify(data)) : '' }}
    />
  );
}
