import { createContext, useContext } from 'react';
import type { HydrationState } from 'react-router';
import type { PublicSettings } from '#domain/site/public-settings.ts';
import type { SetByOwner } from '#web/lib/kitchen/site-settings.ts';
import type { KnownQuery } from '#web/lib/sdk/known-queries.ts';

/** Data in the HTML document with which the browser starts. */
export interface Boot {
  settings: PublicSettings;
  siteSettings: SetByOwner;
  queries: readonly KnownQuery[];
  /** What the page's loaders answered. */
  loaded: HydrationState;
}

export interface DocumentParts {
  nonce: string;
  /** The inlined styles of a kept page, so that the first paint waits for no request. Empty in other pages. */
  css: string;
  /** The address of the style sheet with all styles. In a kept page the script applies it (all-styles.ts). */
  sheet: string;
  /** A script that runs before first paint (first-script.ts). */
  firstScript: string;
  settings: PublicSettings;
  /** Returns the JSON of a Boot. A function, because the queries are complete only when rendering starts. */
  boot: () => string;
}

export const STYLE_ID = 'styles';
export const SHEET_ID = 'all-styles';
export const BOOT_ID = 'boot';
export const FIRST_SCRIPT_ID = 'first';

const DocumentContext = createContext<DocumentParts | null>(null);
export const DocumentProvider = DocumentContext.Provider;

export function useDocumentParts(): DocumentParts {
  const parts = useContext(DocumentContext);
  if (!parts) throw new Error('useDocumentParts needs a DocumentProvider above it');
  return parts;
}

/** The public settings of the server. `useSiteSettings` has those of the owner. */
export function usePublicSettings(): PublicSettings {
  return useDocumentParts().settings;
}

/** Escapes JSON so that it cannot end the script element that contains it. */
export function scriptSafe(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/** Reads the parts from the server's document, so that a document rendered again in the browser keeps its styles. */
export function documentPartsOf(document: Document): DocumentParts {
  const first = document.getElementById(FIRST_SCRIPT_ID);
  const boot = document.getElementById(BOOT_ID)?.textContent ?? '';
  const { settings } = JSON.parse(boot) as Boot;
  return {
    nonce: first?.nonce ?? '',
    css: document.getElementById(STYLE_ID)?.textContent ?? '',
    sheet: document.getElementById(SHEET_ID)?.getAttribute('href') ?? '',
    firstScript: first?.textContent ?? '',
    settings,
    boot: () => boot,
  };
}
