import { scriptSafe, useDocumentParts } from '#web/lib/page/html-document.ts';

/** Structured data about a page (schema.org) for search engines. */
export function StructuredData({ data }: { data: object }) {
  const { nonce } = useDocumentParts();
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element (scriptSafe)
      dangerouslySetInnerHTML={{ __html: scriptSafe(JSON.stringify(data)) }}
    />
  );
}
