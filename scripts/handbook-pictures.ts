// npm run handbook-pictures: takes the pictures of the handbook from a demo, in each of its languages, in the light and the dark
// theme. With names, `npm run handbook-pictures -- phone-order close-day`, only these. Commit the results.
import { chromium } from '@playwright/test';
import { launchOptions } from '../tests/e2e/browsers.ts';
import { build } from './build.mjs';
import { findBrowsers } from './chromium.mjs';
import { cataloguesIn } from './handbook/catalogues.ts';
import { startDemo } from './handbook/demo-server.ts';
import { THEMES } from './handbook/picture-files.ts';
import { handbookLanguages } from './handbook/read.ts';
import { readShots } from './handbook/shots.ts';
import { takePicture } from './handbook/take-pictures.ts';
import { Failure, root, script } from './steps.mjs';

await script(async () => {
  const shots = await readShots(root);
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !shots.some((shot) => shot.name === name));
  if (unknown.length > 0)
    throw new Failure(`No shot is called ${unknown.join(', ')} (scripts/handbook/shots).`);
  const chosen = asked.length > 0 ? shots.filter(({ name }) => asked.includes(name)) : shots;
  await build();
  const { shell } = await findBrowsers();
  const demo = await startDemo();
  const options = launchOptions(shell);
  // Letters stand at their true distances, as on a phone.
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), '--font-render-hinting=none'],
  });
  const failures: string[] = [];
  try {
    for (const language of handbookLanguages(root)) {
      const texts = await cataloguesIn(language);
      for (const shot of chosen) {
        for (const theme of THEMES) {
          await takePicture(shot, { browser, origin: demo.origin, language, theme, texts }).catch((error) => {
            if (!(error instanceof Failure)) throw error;
            failures.push(error.message);
          });
        }
        console.log(`${language} ${shot.name}`);
      }
    }
  } finally {
    await browser.close();
    await demo.stop();
  }
  for (const failure of failures) console.error(failure);
  return failures.length > 0 ? 1 : 0;
});
