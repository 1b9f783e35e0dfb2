// Takes pictures of the handbook in a browser, and writes each as webp.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { type Language, languageRow, pathIn } from '#domain/languages/languages.ts';
import { Failure, root } from '../steps.mjs';
import { EVENING } from './demo-server.ts';
import { MAX_BYTES, pictureFile, type Theme } from './picture-files.ts';
import { PIXELS, type Shot, type ShotTexts, WINDOW } from './shots.ts';

/** Of webp, from 1 to 100: the best one that fits is taken. */
const QUALITIES = [82, 70, 58, 46, 36, 28];

export interface PictureDeps {
  browser: Browser;
  /** Of the demo. */
  origin: string;
  language: Language;
  theme: Theme;
  texts: ShotTexts;
}

async function signIn(
  context: BrowserContext,
  origin: string,
  as: Exclude<Shot['as'], 'visitor'>,
): Promise<void> {
  const answer = await fetch(`${origin}/v1/demo/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': 'rasoi' },
    body: JSON.stringify({ as }),
  });
  if (!answer.ok) throw new Failure(`Nobody could sign in as ${as}: ${await answer.text()}`);
  // Without their end, which counts from the demo's clock.
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return { name, value, url: origin };
  });
  await context.addCookies(cookies);
}

async function openPage(shot: Shot, { browser, origin, language, theme }: PictureDeps): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: WINDOW, deviceScaleFactor: PIXELS, hasTouch: true, isMobile: true },
    ...{ baseURL: origin, locale: languageRow(language).tag, timezoneId: 'Asia/Kolkata', colorScheme: theme },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  await context.clock.install({ time: EVENING });
  if (shot.as !== 'visitor') await signIn(context, origin, shot.as);
  return context.newPage();
}

/** The banner of the demo is nothing that a kitchen sees. */
async function hideBanner(page: Page, texts: ShotTexts): Promise<void> {
  const banner = page.getByRole('complementary', { name: texts.demoTexts.label });
  await banner.evaluateAll((found) => {
    for (const each of found) (each as HTMLElement).style.display = 'none';
  });
}

/** The smallest loss with which a picture keeps to its bytes. */
async function asWebp(png: Buffer, name: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= MAX_BYTES) return webp;
  }
  throw new Failure(`The picture ${name} has more than ${MAX_BYTES} bytes: crop it.`);
}

/** Takes a picture in one language and theme. */
export async function takePicture(shot: Shot, deps: PictureDeps): Promise<void> {
  const { language, theme, texts } = deps;
  const page = await openPage(shot, deps);
  try {
    await page.goto(pathIn(language, shot.path));
    await page.waitForLoadState('networkidle');
    await hideBanner(page, texts);
    await shot.steps?.(page, texts);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const options = { animations: 'disabled', caret: 'hide' } as const;
    const png = await (shot.crop
      ? page.locator(shot.crop).first().screenshot(options)
      : page.screenshot(options));
    const file = pictureFile(root, language, theme, shot.name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await asWebp(png, `${shot.name} (${language}, ${theme})`));
  } catch (error) {
    if (error instanceof Failure) throw error;
    const why = error instanceof Error ? error.message : `${error}`;
    throw new Failure(`${shot.name} (${language}, ${theme}): ${why}`);
  } finally {
    await page.context().close();
  }
}
