// Prints what is wrong with the handbook; `npm run check` runs it.
import { root, script } from '../steps.mjs';
import { handbookProblems } from './problems.ts';

await script(async () => {
  const problems = await handbookProblems(root);
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
});
