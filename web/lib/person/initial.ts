/** First letter of a name, upper case (SHELL-4); a user without a name has a dot. */
export function initialOf(name: string | null): string {
  return Array.from(name?.trim() ?? '')[0]?.toLocaleUpperCase('en-IN') ?? '·';
}
