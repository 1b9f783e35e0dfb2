import { firstOf } from '../setting-rows.ts';
import { about } from './about-settings.ts';
import { legal } from './legal-settings.ts';
import { support } from './support-settings.ts';
import { testimonials } from './testimonials-settings.ts';

/** The first values of the content of pages. Scripts of pages get them as they are here, without the rows (scripts/pages/page-defaults.ts). */
export const CONTENT_DEFAULTS = {
  about: firstOf(about.settings),
  testimonials: firstOf(testimonials.settings),
  support: firstOf(support.settings),
  legal: firstOf(legal.settings),
};
