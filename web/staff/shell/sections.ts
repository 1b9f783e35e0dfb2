import type { LucideIcon } from 'lucide-react';
import type { Role } from '#domain/users/roles.ts';
import { useTranslations } from '#web/lib/texts.ts';
import type { Attention, AttentionName } from './attention.ts';

/** A catalogue with the name and lead of a screen. */
type ScreenTexts = {
  page: {
    title: string;
    /** A shorter name for the navigation, if the title is too long. */
    name?: string;
  };
};

/** A screen that the navigation leads to. */
export interface Screen {
  to: `/admin/${string}`;
  /** The rest of its route's path, for what it shows under addresses of their own. */
  below?: `/:${string}?`;
  /** The file of its route. */
  file: `routes/admin-${string}.tsx`;
  texts: ScreenTexts;
  Icon: LucideIcon;
  /** Who may open it. The access rules of the collections decide what they may do there. */
  roles: readonly Role[];
  attention?: AttentionName;
  /** What the owner must have turned on. Missing: nothing. */
  needs?: Feature;
}

/** A part of the product that the owner turns on. */
export type Feature = 'ledger' | 'plans';

/** A screen under 'More', which also shows the lead of its page. */
export interface DescribedScreen extends Screen {
  texts: { page: ScreenTexts['page'] & { lead: string } };
  /** The group of the settings in which whoever may open them finds it instead. */
  inSettings?: 'evening' | 'pages' | 'law';
}

/** The screens under 'More' of a role: those of the settings only if it cannot open the settings. */
export function screensUnderMore<T extends DescribedScreen>(screens: readonly T[], role: Role): readonly T[] {
  const hasSettings = screens.some(({ to, roles }) => to === '/admin/settings' && roles.includes(role));
  return screens.filter(({ roles, inSettings }) => roles.includes(role) && !(inSettings && hasSettings));
}

interface Entry extends Omit<Screen, 'file' | 'roles' | 'needs' | 'below'> {
  /** The key that opens it when pressed after G. */
  key: string;
}

/** An entry of the navigation: one screen, or several under one name, which opens the first of them. */
export type AdminSection =
  | (Entry & { file: Screen['file']; roles: readonly Role[]; screens?: readonly Screen[] })
  | (Entry & { file?: never; roles?: never; screens: readonly Screen[] });

/** Every screen of these sections. */
export function screensOf(
  sections: readonly AdminSection[],
): Pick<Screen, 'to' | 'below' | 'file' | 'roles'>[] {
  return sections.flatMap(({ to, file, roles, screens = [] }) => [
    ...(file ? [{ to, file, roles }] : []),
    ...screens,
  ]);
}

type Named<T extends Pick<Screen, 'texts'>> = T & {
  /** Its name in the page's language. */
  name: string;
};

export type NamedSection = Named<Entry> & {
  screens: readonly Named<Omit<Screen, 'file'>>[];
};

/** The sections and screens that this role may open and whose features are on, with their names. */
export function useSections(
  all: readonly AdminSection[],
  role: Role | null,
  features: readonly Feature[],
): readonly NamedSection[] {
  const translations = useTranslations();
  const named = <T extends Pick<Screen, 'texts'>>(entry: T): Named<T> => {
    const { title, name = title } = translations.of(entry.texts).page;
    return { ...entry, name };
  };
  const opens = ({ roles, needs }: Pick<Screen, 'roles' | 'needs'>) =>
    role !== null && roles.includes(role) && (needs === undefined || features.includes(needs));
  return all.flatMap((section) => {
    const screens = (section.screens ?? []).filter(opens);
    const isShown = section.file ? opens(section) : screens.length > 0;
    return isShown ? [{ ...named(section), screens: screens.map(named) }] : [];
  });
}

const covers = (to: string, path: string): boolean => path === to || path.startsWith(`${to}/`);

/** Whether a path belongs to a section: its own screen, or a path below it. */
export function isWithin({ to, screens }: NamedSection, path: string): boolean {
  return covers(to, path) || screens.some((screen) => covers(screen.to, path));
}

/** The number shown on a section: its own count and those of its screens. */
export function attentionOf({ attention, screens }: NamedSection, counts: Attention): number {
  const names = [attention, ...screens.map((screen) => screen.attention)];
  return names.reduce((sum, name) => sum + (name ? counts[name] : 0), 0);
}
