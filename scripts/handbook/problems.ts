// All that the check of the handbook finds, with the language.
import { type Language, languageRow } from '#domain/languages/languages.ts';
import { cataloguesIn } from './catalogues.ts';
import {
  brokenLinks,
  commandsElsewhere,
  differences,
  pictureProblems,
  picturesIn,
  screenProblems,
  shotProblems,
  unknownTexts,
} from './check-rules.ts';
import { MAX_BYTES, pictureSizes, THEMES } from './picture-files.ts';
import { handbookLanguages, readTasks } from './read.ts';
import { saidTexts } from './said-texts.ts';
import { NAMED_SCREENS, pathOfScreen, SCREENS } from './screens.ts';
import { readShots } from './shots.ts';

/** What is wrong with the handbook. @param root the project's folder, or another one with tasks, pictures and shots */
export async function handbookProblems(root: string): Promise<string[]> {
  const all = handbookLanguages(root).map((language) => ({ language, tasks: readTasks(root, language) }));
  const [first] = all;
  if (!first) return ['there is no handbook'];
  const shots = (await readShots(root)).map(({ name }) => name);
  const shown = new Set(first.tasks.flatMap(({ blocks }) => picturesIn(blocks)));
  const screens = { paths: SCREENS.map(pathOfScreen), named: NAMED_SCREENS };
  const inLanguages = await Promise.all(
    all.map(async ({ language, tasks }) => {
      const said = saidTexts(await cataloguesIn(language));
      return named(language, [
        ...unknownTexts(tasks, said),
        ...brokenLinks(tasks),
        ...commandsElsewhere(tasks),
        ...differences(first.tasks, tasks),
        ...THEMES.flatMap((theme) =>
          pictureProblems(shown, pictureSizes(root, language, theme), MAX_BYTES).map(
            (each) => `${each} (${theme})`,
          ),
        ),
      ]);
    }),
  );
  return [...screenProblems(first.tasks, screens), ...shotProblems(shown, shots), ...inLanguages.flat()];
}

const named = (language: Language, problems: readonly string[]): string[] =>
  problems.map((each) => `${languageRow(language).tag} ${each}`);
