import type { Translated } from '#domain/languages/translations.ts';
import { groupDigits } from '#domain/money.ts';
import type { AboutSettings } from '#domain/site/content/about-settings.ts';
import { readPolicy } from '#domain/site/content/policy-text.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { ContentSection } from '#web/shared/content/content.ts';
import type { settingTexts } from './texts.ts';

type EffectTexts = Translated<typeof settingTexts>['content'];

const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name).join(', ');

function figuresText({ figuresFrom, customers, dishes, chefs, rating }: AboutSettings, texts: EffectTexts) {
  if (figuresFrom === 'counted') return texts.counted;
  const shown = [customers, dishes, chefs].filter((figure) => figure > 0).map(groupDigits);
  const all = rating > 0 ? [...shown, `${rating}/5`] : shown;
  return all.length > 0 ? texts.figures(all.join(' · ')) : texts.noFigures;
}

function aboutText(about: AboutSettings, texts: EffectTexts): string {
  const { people, kitchens } = about;
  return [
    figuresText(about, texts),
    ...(people.length > 0 ? [texts.people(namesOf(people))] : []),
    ...(kitchens.length > 0 ? [texts.kitchens(namesOf(kitchens))] : []),
  ].join(' ');
}

/** The texts that customers read with the typed settings of a page; undefined for other sections. */
export function contentSentence(
  value: SiteSettings[ContentSection] | object,
  texts: EffectTexts,
): string | undefined {
  if ('closingHeading' in value) {
    const own = [value.heading, value.lead, namesOf(value.reasons.map(({ title }) => ({ name: title })))];
    return own.filter(Boolean).join(' · ') || texts.asItCame;
  }
  if ('figuresFrom' in value) return aboutText(value, texts);
  if ('quotes' in value) return texts.quotes(value.quotes.length);
  if ('faqs' in value) return texts.questions(value.faqs.length);
  if ('officerName' in value) {
    const officer = [value.officerName, value.officerDesignation].filter(Boolean).join(', ');
    return texts.legal(value.legalName || texts.noLegalName, officer || texts.noOfficer, value.refundTakes);
  }
  if (!('grievance' in value)) return undefined;
  const { translations: _, ...policies } = value;
  const headings = Object.values(policies).flatMap((policy) =>
    readPolicy(policy).flatMap(({ heading }) => (heading ? [heading] : [])),
  );
  return headings.length > 0 ? texts.policies(headings.join(', ')) : texts.noPolicies;
}
