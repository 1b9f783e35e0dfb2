import { createContext, useContext } from 'react';
import type { HydrationState } from 'react-router';
import { type Language, languageOfPath } from '#domain/languages/languages.ts';
import type { TranslatedNames } from '#domain/languages/translated-names.ts';
import type { PublicSettings } from '#domain/site/public-settings.ts';
import type { KnownQuery } from '#web/lib/sdk/known-queries.ts';
import type { SetByOwner } from '#web/lib/site-settings.ts';

/** Data in the HTML document with which the browser starts. */
export interface Boot {
  settings: PublicSettings;
  siteSettings: SetByOwner;
  queries: readonly KnownQuery[];
  names?: TranslatedNames | undefined;
  /** Whether the browser has to read the names of further dishes. */
  namesLeftOut?: boolean;
  /** The id of the request, in a page that could not be shown. */
  problem?: string | undefined;
  /** The address at which a kept page was rendered; missing in other pages, and in the one for missing addresses. */
  address?: string | undefined;
  /** The answers of the page's loaders. */
  loaded: HydrationState;
}

export interface DocumentParts {
  nonce: string;
  /** The language of the page, which its address says. */
  language: Language;
  /** The rules that name the font files. Applying them again would lay the whole page out again, so no sheet has them. */
  fonts: string;
  /** Names and descriptions of dishes, menus and options in the page's language; missing in the language of the originals. */
  names?: TranslatedNames | undefined;
  /** The id of the request, in a page that could not be shown. People may tell it to the kitchen. */
  problem?: string | undefined;
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

export const FONTS_ID = 'fonts';
export const STYLE_ID = 'styles';
export const SHEET_ID = 'all-styles';
export const BOOT_ID = 'boot';
export const FIRST_SCRIPT_ID = 'first';

const DocumentContext = createContext<DocumentParts | null>(null);
export const DocumentProvider = DocumentContext.Provider;

export function useDocumentParts(): DocumentParts {
  const parts = useContext(DocumentContext);
  if (!parts) throw new Error('No DocumentProvider');
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

function sheetOf(document: Document): string {
  const link = document.getElementById(SHEET_ID);
  return link?.dataset.href ?? link?.getAttribute('href') ?? '';
}

/**
 * Reads the data and the parts of the server's document. With its parts, a document rendered again in the browser keeps
 * its styles.
 */
export function readDocument(document: Document): { parts: DocumentParts; boot: Boot } {
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
  const json = textOf(BOOT_ID);
  const boot = JSON.parse(json) as Boot;
  const parts = {
    nonce: document.getElementById(FIRST_SCRIPT_ID)?.nonce ?? '',
    language: languageOfPath(new URL(boot.address ?? '', document.location.href).pathname),
    fonts: textOf(FONTS_ID),
    css: textOf(STYLE_ID),
    sheet: sheetOf(document),
    firstScript: textOf(FIRST_SCRIPT_ID),
    settings: boot.settings,
    names: boot.names,
    problem: boot.problem,
    boot: () => json,
  };
  return { parts, boot };
}
