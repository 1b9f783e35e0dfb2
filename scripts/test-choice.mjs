// What the arguments of `npm test -- …` choose.

/** Folders whose tests need no built site. The rest starts servers, and some of those serve pages. */
const WITHOUT_SITE = /^(\.\/)?(domain|printer|scripts|web)(\/|$)/;

/** Flags whose next argument is their value, and no path. */
const WITH_VALUE = ['-t', '--testNamePattern', '--project'];

/**
 * Whether the chosen tests need the built site.
 * @param {string[]} chosen
 */
export function needsSite(chosen) {
  const paths = chosen.filter(
    (argument, at) => !argument.startsWith('-') && !WITH_VALUE.includes(chosen[at - 1] ?? ''),
  );
  return paths.length === 0 || !paths.every((path) => WITHOUT_SITE.test(path));
}
